/** One table as this tab knows it: the last picture, and what became of what was sent. */

import { type Line, type Place, Wire } from "./socket"
import type { Ask, Event, Hello, Lobby, No, Tick, ToPage, Touch, Tried, Value, View } from "./wire"

export type Sent = "sending" | "saved" | "refused"

/** What a drawn table needs; a film gives the same without a server. */
export interface Table {
  readonly view: View | null
  readonly fresh: readonly Event[]
  readonly no: No | null
  readonly tried: Tried | null
  readonly live: boolean
  /** Only looked at: a film, or a moment that is over. */
  readonly past: boolean
  sent(ask: Ask): Sent | null
  answer(ask: Ask, val: Value | null): void
  why(ask: Ask, touch: Touch, val: Value): void
  attempt(ask: Ask, val: Value): void
  undo(to: string): void
  hush(): void
}

export class LiveTable implements Table {
  view = $state.raw<View | null>(null)
  lobby = $state.raw<Lobby | null>(null)
  fresh = $state.raw<readonly Event[]>([])
  no = $state.raw<No | null>(null)
  tried = $state.raw<Tried | null>(null)
  line = $state<Line>("joining")
  elsewhere = $state<{ t: string; say: string } | null>(null)
  readonly past = false
  private states = $state<Record<string, { key: string; state: Sent; back: boolean }>>({})
  readonly wire: Wire

  constructor(hello: Omit<Hello, "k">, place: Place, first: ToPage | null) {
    if (first) this.frame(first)
    const have = this.view?.cur
    this.wire = new Wire(have ? { ...hello, have } : hello, { frame: this.frame, line: this.set }, place)
  }

  get live(): boolean {
    return this.line === "live"
  }

  sent(ask: Ask): Sent | null {
    return this.states[ask.id]?.state ?? null
  }

  answer(ask: Ask, val: Value | null): void {
    this.no = null
    this.states[ask.id] = { key: this.wire.answer(ask.id, val), state: "sending", back: val === null }
  }

  why(ask: Ask, touch: Touch, val: Value): void {
    this.wire.send({ k: "why", t: this.view?.t ?? "", ask: ask.id, touch, val })
  }

  attempt(ask: Ask, val: Value): void {
    this.wire.send({ k: "try", t: this.view?.t ?? "", ask: ask.id, val })
  }

  undo(to: string): void {
    this.wire.undo(to)
  }

  hush(): void {
    this.no = null
  }

  private set = (line: Line): void => {
    this.line = line
  }

  private frame = (frame: ToPage): void => {
    if (frame.k === "view") this.show(frame, [])
    else if (frame.k === "moved") this.show(frame.view, frame.events)
    else if (frame.k === "rewound") this.show(frame.view, [])
    else if (frame.k === "lobby") this.lobby = frame
    else if (frame.k === "ack") this.mark(frame.key, "saved")
    else if (frame.k === "no") this.refused(frame)
    else if (frame.k === "tried") this.tried = frame
    else if (frame.k === "tick") this.tick(frame)
    else if (frame.k === "turn") this.elsewhere = frame
    else if (frame.k === "reload") location.reload()
  }

  private show(view: View, events: readonly Event[]): void {
    this.view = view
    this.lobby = null
    this.fresh = events
    this.tried = null
    this.wire?.seen(view.cur, view.build)
    const asked = new Set(view.asks.map((ask) => ask.id))
    for (const id of Object.keys(this.states)) if (!asked.has(id)) delete this.states[id]
  }

  private mark(key: string, state: Sent): void {
    for (const [id, one] of Object.entries(this.states)) {
      if (one.key !== key) continue
      if (one.back && state === "saved") delete this.states[id] // the question is open again
      else one.state = state
    }
  }

  private refused(no: No): void {
    this.no = no
    if (no.key) this.mark(no.key, "refused")
    if (no.view) this.show(no.view, [])
  }

  private tick(tick: Tick): void {
    if (this.view === null) return
    this.view = { ...this.view, seats: this.view.seats.map((seat) => ({ ...seat, here: tick.here.includes(seat.seat) })) }
  }
}
