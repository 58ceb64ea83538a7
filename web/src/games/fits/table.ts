// Made from src/stolik by tools/wire_types.py. Change the structs there, then run it.

import type { Touch } from "../../kit/wire"

/** A special field: a number, or a symbol (FITS-D1 to FITS-D4). */
export interface Field {
  at: [number, number]
  say: string
  value?: number
  symbol?: string
}

/** A board, and in words what counts on it. */
export interface BoardSeen {
  number: number
  kind: string
  say: string
  help: string
  fields: Field[]
}

/** A block as table 1.1 draws it: its name, and its cells as (x, y) from its corner. */
export interface Shape {
  say: string
  cells: [number, number][]
}

/** The card turned up, what may still come (in no order), and what is gone (FITS-G5). */
export interface Cards {
  now: string | null
  left: string[]
  gone: string[]
  spare: string[]
}

/** A block that lies on a ramp, by the (column, row) of its cells, those over row 12 too. */
export interface Block {
  at: Touch
  shape: string
  cells: [number, number][]
}

/** What counted, for how much, and where. */
export interface ScoreLine {
  say: string
  points: number
  clause: string
  fields: [number, number][]
}

/** The points of a ramp on a board, line by line (FITS-K0 to FITS-K6). */
export interface Score {
  points: number
  lines: ScoreLine[]
}

/** What a seat has in front of it; `now` is the score if the round ended at this moment. */
export interface RampSeen {
  seat: number
  start: string | null
  blocks: Block[]
  aside: string[]
  points: number[]
  total: number
  now: Score | null
}

/** A block in one turn, and the turns that the gestures lead to (FITS-P2). */
export interface Orient {
  cells: [number, number][]
  cw: Touch
  ccw: Touch
  flip: Touch
}

/** The block that the viewer has to place, in its distinct turns. */
export interface Piece {
  at: Touch
  shape: string
  orients: Record<Touch, Orient>
}

/** A ramp as the last round left it. */
export interface LastRamp {
  seat: number
  blocks: Block[]
  score: Score
}

/** The round that ended last: its board, and each ramp with its points. */
export interface LastRound {
  round: number
  board: BoardSeen
  ramps: LastRamp[]
}

/** The table of FITS as one viewer sees it. */
export interface FitsPicture {
  round: number
  rounds: number
  say: string
  board: BoardSeen
  boards: string[]
  shapes: Record<string, Shape>
  cards: Cards
  ramps: RampSeen[]
  piece: Piece | null
  note: string | null
  last: LastRound | null
}
