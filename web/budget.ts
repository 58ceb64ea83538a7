/** What the JavaScript of a page may weigh, gzipped; more fails the build. */

import { gzipSync } from "node:zlib"
import type { Plugin, Rollup } from "vite"

const KB = 1024
const BUDGETS = { front: 45 * KB, game: 80 * KB }

/** A chunk with all it imports at once. */
function closure(name: string, bundle: Rollup.OutputBundle, seen: Set<string>): Set<string> {
  const chunk = bundle[name]
  if (chunk?.type !== "chunk" || seen.has(name)) return seen
  seen.add(name)
  for (const one of chunk.imports) closure(one, bundle, seen)
  return seen
}

function weight(names: Iterable<string>, bundle: Rollup.OutputBundle): number {
  let sum = 0
  for (const name of names) sum += gzipSync((bundle[name] as Rollup.OutputChunk).code, { level: 9 }).length
  return sum
}

export function budget(): Plugin {
  return {
    name: "budget",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk")
      const entry = chunks.find((one) => one.isEntry)
      if (!entry) return
      const front = closure(entry.fileName, bundle, new Set())
      if (weight(front, bundle) > BUDGETS.front) this.error(`The front page weighs ${weight(front, bundle)} bytes of JavaScript.`)
      const page = chunks.find((one) => one.name === "TablePage")
      for (const game of chunks.filter((one) => one.facadeModuleId?.includes("/src/games/"))) {
        const all = closure(game.fileName, bundle, page ? closure(page.fileName, bundle, new Set(front)) : new Set(front))
        const sum = weight(all, bundle)
        this.info(`${game.name}: ${sum} bytes of JavaScript, the front page ${weight(front, bundle)}`)
        if (sum > BUDGETS.game) this.error(`${game.name} weighs ${sum} bytes of JavaScript.`)
      }
    },
  }
}
