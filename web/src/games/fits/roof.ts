/** How many rows blocks stand out over the top of a ramp: several ramps side by side share it. */

import type { Block } from "./table"

export const ROWS = 12

export function roof(ramps: readonly { blocks: readonly Block[] }[]): number {
  return Math.max(0, ...ramps.flatMap((one) => one.blocks.flatMap((block) => block.cells.map(([, row]) => row - ROWS))))
}
