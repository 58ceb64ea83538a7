/** The pictures of games for the front page; they are files of their own, not JavaScript. */

const FOUND = import.meta.glob<string>("../games/*/*.svg", { eager: true, query: "?url", import: "default" })

export function pictureOf(game: string, which: "front" | "daily"): string | undefined {
  return FOUND[`../games/${game}/${which}.svg`]
}
