/** Choices made of touches, narrowed in any order, for all games alike. */

import type { Ask, Box, Fill, Slot, Touch, Value } from "./wire"

/** What was chosen so far, by the name of the slot. */
export type Draft = Readonly<Value>

function takes(fill: Fill | undefined, part: Value[string] | undefined): boolean {
  if (part === undefined) return true
  if (fill === "*") return true
  if (fill === null || fill === undefined) return false
  return typeof part === "string" && fill.includes(part)
}

/** The boxes that hold everything chosen so far. */
export function kept(ask: Pick<Ask, "slots" | "boxes">, draft: Draft): Box[] {
  return ask.boxes.filter((box) => ask.slots.every((slot, i) => takes(box[i], draft[slot.name])))
}

/** What the kept boxes offer in a slot, in the order they offer it. */
export function offered(ask: Pick<Ask, "slots" | "boxes">, draft: Draft, slot: string): Touch[] {
  const at = ask.slots.findIndex((one) => one.name === slot)
  const others = { ...draft }
  delete others[slot]
  const found = new Set<Touch>()
  for (const box of kept(ask, others)) {
    const fill = box[at]
    if (Array.isArray(fill)) for (const touch of fill) found.add(touch)
  }
  return [...found]
}

/** A slot where all kept boxes agree on one touch fills itself. */
export function filled(ask: Pick<Ask, "slots" | "boxes">, draft: Draft): Draft {
  const boxes = kept(ask, draft)
  const full: Value = { ...draft }
  ask.slots.forEach((slot, i) => {
    const first = boxes[0]?.[i]
    if (full[slot.name] !== undefined || !Array.isArray(first) || first.length !== 1) return
    const alone = boxes.every((box) => Array.isArray(box[i]) && box[i].length === 1 && box[i][0] === first[0])
    if (alone) full[slot.name] = first[0] as Touch
  })
  return full
}

/** The slots that still want something: those which no kept box leaves unused. */
export function open(ask: Pick<Ask, "slots" | "boxes">, draft: Draft): Slot[] {
  const boxes = kept(ask, draft)
  return ask.slots.filter((slot, i) => draft[slot.name] === undefined && boxes.some((box) => box[i] !== null))
}

/** Whether the draft is a whole answer: one box takes it, and leaves nothing open. */
export function ready(ask: Pick<Ask, "slots" | "boxes">, draft: Draft): boolean {
  return kept(ask, draft).some((box) =>
    ask.slots.every((slot, i) => (box[i] === null) === (draft[slot.name] === undefined) && fits(slot, draft)),
  )
}

/** Whether dials add up and a word is long enough; a pick is what it is. */
function fits(slot: Slot, draft: Draft): boolean {
  const part = draft[slot.name]
  if (slot.kind === "text" && typeof part === "string")
    return part.length >= slot.len[0] && part.length <= slot.len[1] && [...part].every((one) => slot.abc.includes(one))
  if (slot.kind !== "dials" || typeof part !== "object") return true
  const sum = slot.dials.reduce((all, dial) => all + (part[dial.at] ?? dial.from ?? 0) * (dial.cost ?? 1), 0)
  const turned = slot.dials.map((dial) => part[dial.at] ?? dial.from ?? 0).filter((value) => value !== 0)
  return sum >= slot.sum[0] && sum <= slot.sum[1] && !(slot.alike && new Set(turned).size > 1)
}

/** The draft with one more touch: the first slot that is open and offers it takes it. */
export function touched(ask: Pick<Ask, "slots" | "boxes">, draft: Draft, touch: Touch): Draft | null {
  for (const slot of open(ask, draft))
    if (offered(ask, draft, slot.name).includes(touch)) return filled(ask, { ...draft, [slot.name]: touch })
  return null
}
