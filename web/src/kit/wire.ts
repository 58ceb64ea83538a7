// Made from src/stolik by tools/wire_types.py. Change the structs there, then run it.

/**
 * A moment: how often the table was wound back, and how many events this viewer was shown
 * since the beginning.
 */
export type Cur = [number, number]

/** The first word of a page, and after every break: which table, and what it has seen of it. */
export interface Hello {
  k: "hello"
  t: string
  as?: "seat" | "watch"
  lang?: "en" | "pl"
  have?: Cur
  build?: string
  proto?: number
}

/** Names a question; unchanged as long as the question is. */
export type AskId = string

/** 128 random bits: what comes twice with the same key is done once. */
export type Key = string

/** A handle of something on the table ("cell:4,5"): never shown to a player. */
export type Touch = string

/** An answer: for each slot that is used its touch, its dials, or its text. */
export type Value = Record<string, Touch | Record<Touch, number>>

/** An answer; `val` null takes a sealed one back. */
export interface Answer {
  k: "answer"
  t: string
  ask: AskId
  key: Key
  val: Value | null
}

/** What would this be, as far as it is touched? Never logged. */
export interface Try {
  k: "try"
  t: string
  ask: AskId
  val: Value
}

/** Something unlit was touched, and the player wonders why not; `val` = touched before it. */
export interface AskWhy {
  k: "why"
  t: string
  ask: AskId
  touch: Touch
  val?: Value
}

/** Take back, so that this question is open again. */
export interface UndoTo {
  k: "undo"
  t: string
  to: AskId
  key: Key
}

/** The page asks whether anybody is there. */
export interface Ping {
  k: "ping"
}

export type FromPage =
  | Hello
  | Answer
  | Try
  | AskWhy
  | UndoTo
  | Ping

/** One thing in an area of the plain table. */
export interface Item {
  say: string
  touch?: Touch
  count?: number
}

/** A part of the plain table: its heading, what lies in it, and a picture made of letters. */
export interface Area {
  say: string
  items?: Item[]
  text?: string
}

/** The game's generic picture: enough to play on. */
export interface Plain {
  areas: Area[]
}

/** How long a seat has left. */
export interface Clock {
  left: number
  until?: number
  runs?: boolean
}

/** Who sits where. Colour and mark say the same twice, for those who see no colours. */
export interface Seat {
  seat: number
  name: string
  colour: string
  mark: string
  bot?: string
  here?: boolean
  clock?: Clock
}

/** A seat that the game waits for; `done` in sealed steps only, where it is public. */
export interface Wait {
  seat: number
  say: string
  done?: boolean
}

/** A slot that takes one touch. */
export interface Pick {
  kind: "pick"
  name: string
}

/** Something that is turned up and down. */
export interface Dial {
  at: Touch
  from?: number
  min?: number
  max: number
  cost?: number
}

/** A slot of dials; their costs have to add up to something in `sum`. */
export interface Dials {
  kind: "dials"
  name: string
  dials: Dial[]
  sum: [number, number]
  alike?: boolean
}

/** A slot that takes a word of these letters. */
export interface Text {
  kind: "text"
  name: string
  abc: string
  len: [number, number]
}

export type Slot = Pick | Dials | Text

/**
 * What a box offers in one slot: touches; "*" for dials, text or what `try` opens; null
 * where the slot is unused.
 */
export type Fill = Touch[] | "*" | null

/** A product of choices: any touch of each slot with any of the others. */
export type Box = Fill[]

export type Mark = [Touch, "hit" | "to" | "use" | "warn"]

export type Motion = "appear" | "bump" | "count" | "drop" | "flip" | "hit" | "mark" | "move" | "pause" | "roll" | "say" | "turn" | "vanish"

/**
 * Something that happened, as one viewer was shown it.
 * `n` counts the happenings of this viewer from 1: one that moves several things is several
 * events of the same `n`. The same `beat` means at once. `say` is the line of the log.
 */
export interface Event {
  n?: number
  e: Motion
  beat?: number
  what?: Touch[]
  from?: Touch
  to?: Touch
  face?: string
  value?: number
  by?: number
  say?: string
  clause?: string
}

/** What these touches together would do: marks, ghosts, and a sentence for a screen reader. */
export interface Hint {
  if: Record<string, Touch>
  mark?: Mark[]
  ghost?: Event[]
  say: string
}

/**
 * A question to this viewer. Its boxes are disjoint, and together they are all the choices.
 * `sent` is the answer that lies sealed. `names` name touches that mean something else
 * elsewhere. With `try` the page asks about what has been touched so far, which may open
 * later slots.
 */
export interface Ask {
  id: AskId
  what: string
  say: string
  role: "main" | "tray"
  source?: Touch
  sealed?: boolean
  amend?: boolean
  until?: number
  sent?: Value
  confirm?: Record<Touch, string>
  slots: Slot[]
  boxes: Box[]
  names?: Record<Touch, string>
  hints?: Hint[]
  try?: boolean
}

/** A reason: the sentence, the clause, where to read it, and what to shake. */
export interface Why {
  say: string
  clause?: string
  link?: string
  at?: Touch[]
}

/** Where undo leads: freely, or if the others agree; or why nowhere. */
export interface Undo {
  free?: AskId
  ask?: AskId
  why?: Why
}

/** How the game ended: equal places are ties. */
export interface Result {
  places: number[]
  points: number[]
  teams?: number[][]
  ranks?: string[]
}

/** The end of the game, and in sentences why it ended and who has won. */
export interface Over {
  result: Result
  reasons: string[]
}

/**
 * What one viewer may see of a table, now; `me` is null for those who watch.
 * `table` is the game's own struct. `names` has a label for every touch of every ask on
 * show.
 */
export interface View {
  k: "view"
  t: string
  cur: Cur
  build: string
  rules: number
  game: string
  me: number | null
  now: number
  table: unknown
  names: Record<Touch, string>
  plain: Plain
  seats: Seat[]
  waits: Wait[]
  asks: Ask[]
  log: Event[]
  undo: Undo
  over?: Over
  skipped?: boolean
}

/** What happened since `from`, to be played over the old picture; then the view wins. */
export interface Moved {
  k: "moved"
  t: string
  from: Cur
  cur: Cur
  events: Event[]
  view: View
}

/** An answer was taken back: the table as it stands again. */
export interface Rewound {
  k: "rewound"
  t: string
  cur: Cur
  by?: number
  say: string
  view: View
}

/** A seat before the start: free, taken by a person, or a bot's. */
export interface LobbySeat {
  seat: number
  colour: string
  mark: string
  name?: string
  bot?: string
  here?: boolean
  nonce?: boolean
}

/** A table before the start: what is agreed, who sits where, and what this person may do. */
export interface Lobby {
  k: "lobby"
  t: string
  game: string
  mode: string
  options: Record<string, string>
  invite: string
  commit: string
  seats: LobbySeat[]
  mine: number | null
  may: string[]
  build: string
  now: number
}

/** The answer of this key is kept for good. */
export interface Ack {
  k: "ack"
  key: Key
  cur: Cur
}

export type Code = "closed" | "illegal" | "late" | "malformed" | "not_yours" | "over" | "rate" | "readonly" | "stale"

/** A refusal. Code and clause have no language; `view` comes with what was stale or late. */
export interface No {
  k: "no"
  code: Code
  why: Why
  key?: Key
  retry?: number
  view?: View
}

/** What the touches so far would be; new slots and boxes replace those of the ask. */
export interface Tried {
  k: "tried"
  t: string
  ask: AskId
  ok: boolean
  say: string
  why?: Why
  ghost?: Event[]
  slots?: Slot[]
  boxes?: Box[]
  names?: Record<Touch, string>
  fill?: Value
}

/** Yes, and it is so late. */
export interface Pong {
  k: "pong"
  now: number
}

/** There is a new build of the page. */
export interface Reload {
  k: "reload"
  build: string
}

/** This server goes; come back in so many milliseconds. */
export interface Bye {
  k: "bye"
  retry: number
}

/** Who is here now, and the clocks, by seat. */
export interface Tick {
  k: "tick"
  t: string
  now: number
  here: number[]
  clocks?: Clock[]
}

/** At another table it is this person's turn. */
export interface Turn {
  k: "turn"
  t: string
  say: string
}

export type ToPage =
  | View
  | Moved
  | Rewound
  | Lobby
  | Ack
  | No
  | Tried
  | Pong
  | Reload
  | Bye
  | Tick
  | Turn

/** POST /api/me: give a name, choose a language. */
export interface PostMe {
  name?: string
  lang?: "en" | "pl"
}

/** Who this is. */
export interface Me {
  name: string
  lang: "en" | "pl"
}

/** A way to play, and how many it takes. */
export interface ModeInfo {
  name: string
  say: string
  least: number
  most: number
  daily?: boolean
}

/** A choice before the game; without values any text that the game accepts. */
export interface OptionInfo {
  name: string
  say: string
  default: string
  values?: string[]
}

/** GET /api/games: a game one can play. */
export interface GameInfo {
  game: string
  title: string
  subtitle: string
  credits: string
  unofficial: string
  rules: number
  modes: ModeInfo[]
  options?: OptionInfo[]
  bots?: string[]
}

/** GET /api/tables: a table of this person, whose turn it is there and since when. */
export interface TableInfo {
  t: string
  game: string
  mode: string
  state: "lobby" | "over" | "playing"
  names: string[]
  mine?: number
  turn?: boolean
  say?: string
  since?: number
}

/** How long bots take to answer, to be followed. */
export type Pace = "instant" | "normal" | "slow"

/** POST /api/tables: a new table. */
export interface PostTable {
  game: string
  mode: string
  key: Key
  seats?: number
  options?: Record<string, string>
  pace?: Pace
}

/** A table was made; `commit` binds the server's part of the deal. */
export interface NewTable {
  t: string
  invite: string
  commit: string
}

/** POST /api/tables/T/sit: take a seat; the nonce was chosen after `commit` was read. */
export interface PostSit {
  key: Key
  nonce: Key
  seat?: number
  invite?: string
}

/** POST /api/tables/T/fill: a bot into a seat that is empty, or whose person is away. */
export interface PostFill {
  key: Key
  seat: number
  bot: string
}

/** POST /api/tables/T/{leave,start,rematch}. */
export interface PostKey {
  key: Key
}

/** It is done; the view where there is one, and for a rematch the new table. */
export interface Done {
  key: Key
  view?: View
  t?: string
}
