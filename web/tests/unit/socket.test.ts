import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Line, Wire } from "../../src/kit/socket"
import type { ToPage } from "../../src/kit/wire"

/** One end of a socket; what is sent lies in `said`. */
class End {
  readyState = 0
  said: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(frame: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

let ends: End[]
let lines: Line[]
function join(): Wire {
  return new Wire({ t: "t1" }, { frame: () => {}, line: (one) => lines.push(one) }, {
    open: () => {
      const end = new End()
      ends.push(end)
      return end as unknown as WebSocket
    },
    random: () => 1,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  ends = []
  lines = []
  const shelf = new Map<string, string>()
  vi.stubGlobal("sessionStorage", { getItem: (k: string) => shelf.get(k) ?? null, setItem: (k: string, v: string) => shelf.set(k, v) })
  vi.stubGlobal("window", globalThis)
  vi.stubGlobal("document", { visibilityState: "visible" })
})
afterEach(() => vi.useRealTimers())

test("an answer that was not acknowledged is sent again with its old key", () => {
  const wire = join()
  ends[0]?.open()
  const key = wire.answer("a1", { turn: "turn:0" })
  ends[0]?.close()
  vi.advanceTimersByTime(500)
  ends[1]?.open()
  expect(ends[1]?.said).toMatchObject([{ k: "hello", t: "t1" }, { k: "answer", ask: "a1", key }])
})

test("an acknowledged answer is not sent again", () => {
  const wire = join()
  ends[0]?.open()
  const key = wire.answer("a1", null)
  ends[0]?.tell({ k: "ack", key, cur: [0, 1] })
  ends[0]?.close()
  vi.advanceTimersByTime(500)
  ends[1]?.open()
  expect(ends[1]?.said).toHaveLength(1)
})

test("an answer outlives a reload of the tab", () => {
  const key = join().answer("a1", { col: "col:1" })
  join()
  ends[1]?.open()
  expect(ends[1]?.said[1]).toMatchObject({ k: "answer", key })
})

test("the page waits longer each time, and not at all when the phone wakes", () => {
  const wire = join()
  ends[0]?.close()
  vi.advanceTimersByTime(500)
  ends[1]?.close()
  vi.advanceTimersByTime(999)
  expect(ends).toHaveLength(2)
  wire.wake()
  expect(ends).toHaveLength(3)
})

test("two pings without an answer are a lost line", () => {
  join()
  ends[0]?.open()
  vi.advanceTimersByTime(45_000)
  expect(lines.at(-1)).toBe("lost")
})
