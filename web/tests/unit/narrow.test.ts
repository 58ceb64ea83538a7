import { describe, expect, test } from "vitest"
import { filled, offered, open, ready, touched } from "../../src/kit/narrow"
import type { Ask, Box, Slot } from "../../src/kit/wire"

const pick = (name: string): Slot => ({ kind: "pick", name })
const ask = (slots: Slot[], boxes: Box[]): Pick<Ask, "slots" | "boxes"> => ({ slots, boxes })

const DROP = ask(
  [pick("turn"), pick("col")],
  [
    [["turn:0"], ["col:1", "col:2"]],
    [["turn:1"], ["col:1", "col:2", "col:3"]],
    [["button:skip"], null],
  ],
)

describe("narrowing", () => {
  test("touches may come in any order", () => {
    expect(offered(DROP, { col: "col:3" }, "turn")).toEqual(["turn:1"])
    expect(offered(DROP, { turn: "turn:0" }, "col")).toEqual(["col:1", "col:2"])
  })
  test("a slot with one touch fills itself", () => {
    expect(filled(DROP, { col: "col:3" })).toEqual({ col: "col:3", turn: "turn:1" })
    expect(filled(DROP, { col: "col:2" })).toEqual({ col: "col:2" })
  })
  test("an unused slot is not waited for", () => {
    expect(ready(DROP, { turn: "button:skip" })).toBe(true)
    expect(open(DROP, { turn: "button:skip" })).toEqual([])
    expect(ready(DROP, { turn: "turn:0" })).toBe(false)
  })
  test("what is chosen may be changed: its own slot does not narrow itself", () => {
    expect(offered(DROP, { turn: "turn:0" }, "turn")).toEqual(["turn:0", "turn:1", "button:skip"])
  })
  test("a touch that is not offered leads nowhere", () => {
    expect(touched(DROP, { turn: "turn:0" }, "col:3")).toBeNull()
    expect(touched(DROP, { turn: "turn:0" }, "col:2")).toEqual({ turn: "turn:0", col: "col:2" })
  })
  test("dials are ready when their costs add up, and alike when they must be", () => {
    const dials = ask([{ kind: "dials", name: "pay", dials: [{ at: "a", max: 3 }, { at: "b", max: 3 }], sum: [3, 3] }], [["*"]])
    expect(ready(dials, { pay: { a: 1, b: 1 } })).toBe(false)
    expect(ready(dials, { pay: { a: 1, b: 2 } })).toBe(true)
    const alike = ask([{ kind: "dials", name: "pay", dials: [{ at: "a", max: 3 }, { at: "b", max: 3 }], sum: [2, 4], alike: true }], [["*"]])
    expect(ready(alike, { pay: { a: 1, b: 2 } })).toBe(false)
    expect(ready(alike, { pay: { a: 2, b: 2 } })).toBe(true)
  })
  test("a word has its length and its letters", () => {
    const word = ask([{ kind: "text", name: "word", abc: "KOT", len: [2, 4] }], [["*"]])
    expect(ready(word, { word: "KOT" })).toBe(true)
    expect(ready(word, { word: "K" })).toBe(false)
    expect(ready(word, { word: "KIT" })).toBe(false)
  })
})
