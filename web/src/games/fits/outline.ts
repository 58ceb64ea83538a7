/** One outline round a whole block, with rounded corners. Cells are (x, y) from the top left, y down. */

export type Cell = readonly [number, number]
type Point = [number, number]

/** The edges of the cells walked clockwise, so that the inside is on the right. */
function edges(cells: readonly Cell[]): Map<string, Point[]> {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`))
  const out = new Map<string, Point[]>()
  const add = (x: number, y: number, to: Point): void => {
    const at = `${x},${y}`
    out.set(at, [...(out.get(at) ?? []), to])
  }
  for (const [x, y] of cells) {
    if (!inside.has(`${x},${y - 1}`)) add(x, y, [x + 1, y])
    if (!inside.has(`${x + 1},${y}`)) add(x + 1, y, [x + 1, y + 1])
    if (!inside.has(`${x},${y + 1}`)) add(x + 1, y + 1, [x, y + 1])
    if (!inside.has(`${x - 1},${y}`)) add(x, y + 1, [x, y])
  }
  return out
}

/** The closed loops of a shape's edge, corner by corner. */
function loops(cells: readonly Cell[]): Point[][] {
  const left = edges(cells)
  const found: Point[][] = []
  for (;;) {
    const first = left.keys().next()
    if (first.done) return found
    const start = first.value.split(",").map(Number) as Point
    const loop: Point[] = []
    let at = start
    do {
      loop.push(at)
      const name = `${at[0]},${at[1]}`
      const next = left.get(name) as Point[]
      const to = next.shift() as Point
      if (next.length === 0) left.delete(name)
      at = to
    } while (at[0] !== start[0] || at[1] !== start[1])
    found.push(loop)
  }
}

function corners(loop: Point[], size: number, round: number, inset: number): string {
  let path = ""
  loop.forEach((b, i) => {
    const a = loop[(i + loop.length - 1) % loop.length] as Point
    const c = loop[(i + 1) % loop.length] as Point
    const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
    const [vx, vy] = [c[0] - b[0], c[1] - b[1]]
    if (ux === vx && uy === vy) return
    const x = b[0] * size + inset * (-uy - vy)
    const y = b[1] * size + inset * (ux + vx)
    const from = `${(x - ux * round).toFixed(1)} ${(y - uy * round).toFixed(1)}`
    const to = `${(x + vx * round).toFixed(1)} ${(y + vy * round).toFixed(1)}`
    path += `${path ? "L" : "M"}${from}Q${x.toFixed(1)} ${y.toFixed(1)} ${to}`
  })
  return `${path}Z`
}

export function outline(cells: readonly Cell[], size: number, inset = 0.035): string {
  return loops(cells)
    .map((loop) => corners(loop, size, size * 0.2, size * inset))
    .join("")
}

/** Hints of seams between the cells of one block. */
export function seams(cells: readonly Cell[], size: number): string {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`))
  let path = ""
  for (const [x, y] of cells) {
    if (inside.has(`${x + 1},${y}`)) path += `M${(x + 1) * size} ${y * size + size * 0.22}v${size * 0.56}`
    if (inside.has(`${x},${y + 1}`)) path += `M${x * size + size * 0.22} ${(y + 1) * size}h${size * 0.56}`
  }
  return path
}

export function widest(cells: readonly Cell[]): number {
  return Math.max(...cells.map(([x]) => x)) + 1
}

export function highest(cells: readonly Cell[]): number {
  return Math.max(...cells.map(([, y]) => y)) + 1
}

/** Cells that count upwards from a corner, as the table has them, turned to count downwards. */
export function downwards(cells: readonly Cell[]): Cell[] {
  const top = highest(cells) - 1
  return cells.map(([x, y]) => [x, top - y] as const)
}
