/** The socket of a tab: it comes back by itself, and what was sent and not acknowledged is sent again. */

import { key } from "./keys"
import type { AskId, Cur, FromPage, Hello, ToPage, Value } from "./wire"

export type Line = "joining" | "live" | "lost"

export interface Listener {
  frame(frame: ToPage): void
  line(state: Line): void
}

/** What a socket is made of, so that a test can hand in its own. */
export interface Place {
  open(): WebSocket
  random(): number
}

interface Unsaid {
  ask: AskId
  val: Value | null
  undo?: boolean
}

const PING = 15_000
const FIRST = 500
const LONGEST = 8_000

export class Wire {
  private socket: WebSocket | null = null
  private waited = 0
  private missed = 0
  private timer = 0
  private beat = 0
  private ended = false
  private hello: Hello
  private unsaid = new Map<string, Unsaid>()

  constructor(
    hello: Omit<Hello, "k">,
    private listener: Listener,
    private place: Place,
  ) {
    this.hello = { k: "hello", proto: 1, ...hello }
    for (const [one, what] of this.stored()) this.unsaid.set(one, what)
    this.connect()
  }

  /** A phone that wakes, or a network that is back, does not wait for the back-off. */
  wake = (): void => {
    if (this.ended || document.visibilityState === "hidden") return
    if (this.socket === null) this.connect()
    else this.ping()
  }

  seen(have: Cur, build: string): void {
    this.hello = { ...this.hello, have, build }
  }

  /** Come again: in another language, or as somebody the server knows now. */
  speak(lang: Hello["lang"]): void {
    const { have: _, ...rest } = this.hello // words in the new language come with a whole view
    this.hello = { ...rest, lang }
    this.socket?.close()
    this.lose()
    this.connect()
  }

  answer(ask: AskId, val: Value | null): string {
    const one = key()
    this.unsaid.set(one, { ask, val })
    this.keep()
    this.send({ k: "answer", t: this.hello.t, ask, key: one, val })
    return one
  }

  undo(to: AskId): string {
    const one = key()
    this.unsaid.set(one, { ask: to, val: null, undo: true })
    this.keep()
    this.send({ k: "undo", t: this.hello.t, to, key: one })
    return one
  }

  send(frame: FromPage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame))
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.socket?.close()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const socket = this.place.open()
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => socket === this.socket && this.heard(JSON.parse(String(event.data)) as ToPage)
    socket.onclose = () => socket === this.socket && this.lose()
  }

  private opened(): void {
    this.missed = 0
    this.send(this.hello)
    for (const [one, what] of this.unsaid) this.again(one, what)
    clearInterval(this.beat)
    this.beat = window.setInterval(() => this.ping(), PING)
  }

  private again(one: string, what: Unsaid): void {
    const t = this.hello.t
    if (what.undo) this.send({ k: "undo", t, to: what.ask, key: one })
    else this.send({ k: "answer", t, ask: what.ask, key: one, val: what.val })
  }

  private ping(): void {
    if (this.missed >= 2) {
      this.socket?.close()
      this.lose()
      return
    }
    this.missed += 1
    this.send({ k: "ping" })
  }

  private heard(frame: ToPage): void {
    this.missed = 0
    this.waited = 0
    if (frame.k === "ack" || (frame.k === "no" && frame.key && frame.code !== "rate")) this.settle(frame.key as string)
    if (frame.k === "pong") return
    this.listener.line("live")
    if (frame.k === "bye") this.waited = frame.retry
    this.listener.frame(frame)
  }

  private settle(one: string): void {
    this.unsaid.delete(one)
    this.keep()
  }

  private lose(): void {
    this.socket = null
    clearInterval(this.beat)
    if (this.ended) return
    this.listener.line("lost")
    this.waited = Math.min(LONGEST, this.waited ? this.waited * 2 : FIRST)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.connect(), this.waited * (0.5 + this.place.random() / 2))
  }

  // Unacknowledged answers outlive a reload of the tab.

  private get shelf(): string {
    return `stolik.unsaid.${this.hello.t}`
  }

  private stored(): [string, Unsaid][] {
    return JSON.parse(sessionStorage.getItem(this.shelf) ?? "[]") as [string, Unsaid][]
  }

  private keep(): void {
    sessionStorage.setItem(this.shelf, JSON.stringify([...this.unsaid]))
  }
}

/** The server's socket at the address the page was opened with. */
export function atHome(): Place {
  return {
    open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
    random: Math.random,
  }
}
