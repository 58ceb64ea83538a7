import { expect, test } from "vitest"
import { downwards, outline } from "../../src/games/fits/outline"

test("a block has one outline, however many cells it has", () => {
  const u = downwards([[0, 0], [0, 1], [1, 0], [2, 0], [2, 1]])
  expect(outline(u, 10).match(/M/g)).toHaveLength(1)
  expect(outline(u, 10).match(/Q/g)).toHaveLength(8)
})

test("cells that count upwards are turned to count downwards", () => {
  expect(downwards([[0, 0], [0, 1], [1, 0]])).toEqual([[0, 1], [0, 0], [1, 1]])
})
