/** What this browser remembers of its person: language, theme, motion. */

import { WORDS, type Words } from "./texts"

export type Lang = "pl" | "en"
export type Theme = "auto" | "light" | "dark"
export type Motion = "auto" | "less"

/** The first language is the browser's, and Polish when that is unclear. */
function firstLang(): Lang {
  const kept = localStorage.getItem("stolik.lang")
  if (kept === "pl" || kept === "en") return kept
  const known = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === "pl" || one === "en")
  return known === "en" ? "en" : "pl"
}

class Home {
  lang = $state<Lang>(firstLang())
  theme = $state<Theme>((localStorage.getItem("stolik.theme") as Theme | null) ?? "auto")
  motion = $state<Motion>((localStorage.getItem("stolik.motion") as Motion | null) ?? "auto")

  get words(): Words {
    return WORDS[this.lang]
  }

  get still(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches
  }

  /** Put the choices on the page and keep them. */
  apply(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches)
    const root = document.documentElement
    root.lang = this.lang
    root.dataset.theme = dark ? "dark" : "light"
    root.dataset.motion = this.still ? "less" : "full"
    localStorage.setItem("stolik.lang", this.lang)
    localStorage.setItem("stolik.theme", this.theme)
    localStorage.setItem("stolik.motion", this.motion)
  }
}

export const home = new Home()
