/** Where in the page we are; the address is the truth. */

class Route {
  path = $state(location.pathname)
  search = $state(location.search)

  constructor() {
    addEventListener("popstate", () => this.read())
  }

  go(to: string): void {
    history.pushState(null, "", to)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
  }
}

export const route = new Route()
