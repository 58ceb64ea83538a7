import { expect, test } from "vitest"
import { parts } from "../../src/app/markdown"

test("a clause is known by its number, and its text may be strong", () => {
  const [head, clause] = parts("# Koniec\n\n- **FITS-E1** Wygrywa **najwięcej** punktów.\n")
  expect(head).toMatchObject({ kind: "h1", text: "Koniec" })
  expect(clause).toMatchObject({ kind: "p", clause: "FITS-E1" })
  expect(clause?.runs).toEqual([
    { text: "Wygrywa ", strong: false },
    { text: "najwięcej", strong: true },
    { text: " punktów.", strong: false },
  ])
})

test("markup stays text", () => {
  expect(parts("<b>x</b>")[0]?.runs).toEqual([{ text: "<b>x</b>", strong: false }])
})

test("headings leave no level out", () => {
  expect(parts("# A\n### B\n### C\n## D").map((one) => one.kind)).toEqual(["h1", "h2", "h3", "h2"])
})
