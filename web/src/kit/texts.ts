import { en } from "./texts.en"
import { pl } from "./texts.pl"

/** The page's own words; those about a game come from the server. */
export type Words = typeof pl

export const WORDS: Record<"pl" | "en", Words> = { pl, en }

/** One word of a Polish or English count: 1 klocek, 2 klocki, 5 klocków. */
export function counted(n: number, forms: readonly [string, string, string], lang: "pl" | "en"): string {
  const rule = new Intl.PluralRules(lang).select(n)
  return `${n} ${rule === "one" ? forms[0] : rule === "few" ? forms[1] : forms[2]}`
}
