import { expect, test } from "vitest"
import { begun, centred, clamped, moved, turned } from "../../src/games/fits/aim"
import type { Piece } from "../../src/games/fits/table"
import type { Ask } from "../../src/kit/wire"

// A beam of three: lying in turn 0, standing in turn 1.
const beam: Piece = {
  at: "block:0:I3",
  shape: "I3",
  orients: {
    "turn:0": { cells: [[0, 0], [1, 0], [2, 0]], cw: "turn:1", ccw: "turn:1", flip: "turn:0" },
    "turn:1": { cells: [[0, 0], [0, 1], [0, 2]], cw: "turn:0", ccw: "turn:0", flip: "turn:1" },
  },
}
const cols = (to: number): string[] => Array.from({ length: to }, (_, i) => `col:${i + 1}`)
const ask: Ask = {
  id: "a", what: "drop", say: "", role: "main",
  slots: [{ kind: "pick", name: "turn" }, { kind: "pick", name: "col" }],
  boxes: [[["turn:0"], cols(4)], [["turn:1"], cols(6)], [["button:skip"], null]],
}

test("every touched column answers, and the walls hold the block in", () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => centred(ask, beam, "turn:0", n).col)).toEqual([1, 1, 2, 3, 4, 4])
  expect([1, 6].map((n) => centred(ask, beam, "turn:1", n).col)).toEqual([1, 6])
})

test("turning at a wall pushes the block in", () => {
  expect(turned(ask, beam, { turn: "turn:1", col: 6 }, "cw")).toEqual({ turn: "turn:0", col: 4 })
})

test("a block turns about its middle", () => {
  expect(turned(ask, beam, { turn: "turn:0", col: 2 }, "cw")).toEqual({ turn: "turn:1", col: 3 })
})

test("setting aside is not a turn to begin with", () => {
  expect(begun(ask, beam).turn).toBe("turn:0")
})

test("a step beyond the wall stays at the wall", () => {
  expect(moved(ask, { turn: "turn:0", col: 4 }, 1).col).toBe(4)
  expect(clamped(ask, "turn:0", 9)).toBe(4)
})
