/** Aiming a block before it is sent: which turn, over which column. All from the ask and the view. */

import { offered } from "../../kit/narrow"
import type { Ask, Hint, Touch } from "../../kit/wire"
import type { Orient, Piece } from "./table"
import { widest } from "./outline"

export interface Aim {
  turn: Touch
  col: number
}

export type Gesture = "cw" | "ccw" | "flip"

export function column(touch: Touch): number {
  return Number(touch.slice(touch.indexOf(":") + 1))
}

function columns(ask: Ask, turn: Touch): number[] {
  return offered(ask, { turn }, "col").map(column)
}

/** The offered column nearest to the wished one: at a wall the block is pushed in. */
export function clamped(ask: Ask, turn: Touch, wish: number): number {
  const all = columns(ask, turn)
  return all.reduce((best, one) => (Math.abs(one - wish) < Math.abs(best - wish) ? one : best), all[0] ?? 1)
}

export function orient(piece: Piece, turn: Touch): Orient {
  return piece.orients[turn] as Orient
}

/** The first turn that is offered, over the middle. */
export function begun(ask: Ask, piece: Piece): Aim {
  const turn = offered(ask, {}, "turn").find((one) => one in piece.orients) ?? ""
  return centred(ask, piece, turn, 3.5)
}

/** The block centred at a place of the ramp, counted in columns (1 to 6). */
export function centred(ask: Ask, piece: Piece, turn: Touch, middle: number): Aim {
  const wide = widest(orient(piece, turn).cells)
  return { turn, col: clamped(ask, turn, Math.round(middle - (wide - 1) / 2 - 0.01)) }
}

/** Turned or flipped on the spot; what would stick out is pushed in. */
export function turned(ask: Ask, piece: Piece, aim: Aim, gesture: Gesture): Aim {
  const turn = orient(piece, aim.turn)[gesture]
  const before = widest(orient(piece, aim.turn).cells)
  const after = widest(orient(piece, turn).cells)
  return { turn, col: clamped(ask, turn, aim.col + Math.trunc((before - after) / 2)) }
}

export function moved(ask: Ask, aim: Aim, by: number): Aim {
  return { ...aim, col: clamped(ask, aim.turn, aim.col + by) }
}

export function hinted(ask: Ask, aim: Aim): Hint | undefined {
  return ask.hints?.find((hint) => hint.if.turn === aim.turn && hint.if.col === `col:${aim.col}`)
}

/** The row where the ghost of a hint stands. */
export function landing(hint: Hint | undefined): number | null {
  const to = hint?.ghost?.[0]?.to
  return to === undefined ? null : Number(to.slice(to.indexOf(",") + 1))
}
