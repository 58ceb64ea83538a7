/** A film is a table that is over: any of its frames may be looked at, and nothing can be sent. */

import type { Sent, Table } from "./table.svelte"
import type { Event, ToPage, View } from "./wire"

export interface Frame {
  view: View
  events: readonly Event[]
}

/** The pictures among the lines of a film. */
export function frames(lines: string, me?: number | null): Frame[] {
  const found: Frame[] = []
  for (const line of lines.split("\n")) {
    if (line.trim() === "") continue
    const frame = JSON.parse(line) as ToPage
    if (frame.k === "view") found.push({ view: frame, events: [] })
    else if (frame.k === "moved") found.push({ view: frame.view, events: frame.events })
  }
  return me === undefined ? found : found.filter((one) => one.view.me === me)
}

export class FilmTable implements Table {
  at = $state(0)
  readonly no = null
  readonly tried = null
  readonly live = true
  readonly past = true

  constructor(readonly frames: readonly Frame[]) {}

  get view(): View | null {
    return this.frames[this.at]?.view ?? null
  }

  get fresh(): readonly Event[] {
    return this.frames[this.at]?.events ?? []
  }

  /** The first frame that shows this event. */
  jump(n: number): void {
    const found = this.frames.findIndex((one) => one.view.cur[1] >= n)
    this.at = found < 0 ? this.frames.length - 1 : found
  }

  sent(): Sent | null {
    return null
  }

  answer(): void {}
  why(): void {}
  attempt(): void {}
  undo(): void {}
  hush(): void {}
}
