/** The little Markdown of a rules page, as parts that are drawn as text, never as HTML. */

export interface Run {
  text: string
  strong: boolean
}

export interface Part {
  kind: "h1" | "h2" | "h3" | "p" | "pre"
  text: string
  clause?: string
  runs: Run[]
}

const CLAUSE = /^(?:[-*]\s+)?\*{0,2}([A-Z]{2,5}-[A-Z]+\d+[a-z]?)\*{0,2}[.:]?\s*/

function runs(text: string): Run[] {
  return text
    .split("**")
    .map((one, i) => ({ text: one.replace(/[*_`]{1,2}(\S[^*_`]*?)[*_`]{1,2}/g, "$1"), strong: i % 2 === 1 }))
    .filter((one) => one.text !== "")
}

function made(kind: Part["kind"], text: string): Part {
  const clause = kind === "p" ? CLAUSE.exec(text) : null
  const rest = clause ? text.slice(clause[0].length) : text.replace(/^[-*]\s+/, "– ")
  return { kind, text, runs: runs(rest), ...(clause ? { clause: clause[1] as string } : {}) }
}

export function parts(markdown: string): Part[] {
  const found: Part[] = []
  let level = 0
  let open: string[] = []
  let code: string[] | null = null
  const end = (): void => {
    if (open.length) found.push(made("p", open.join(" ")))
    open = []
  }
  for (const line of markdown.split("\n")) {
    const head = /^(#{1,3})\s+(.*)/.exec(line)
    if (line.startsWith("```")) {
      if (code) found.push(made("pre", code.join("\n")))
      else end()
      code = code ? null : []
    } else if (code) code.push(line)
    else if (head) {
      end()
      level = Math.min(level + 1, (head[1] as string).length) // no level is left out
      found.push(made(`h${level}` as Part["kind"], head[2] ?? ""))
    } else if (line.trim() === "" || /^[-*] /.test(line) || CLAUSE.test(line)) {
      end()
      if (line.trim()) open.push(line.trim())
    } else open.push(line.trim())
  }
  end()
  return found
}
