/** Pictures of every screen, into docs/screens: `npm run screens`. */

import { mkdirSync } from "node:fs"
import { resolve } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, test } from "vitest"
import { type Place, place } from "./place"

const OUT = resolve(import.meta.dirname, "../../../docs/screens")
const KINDS = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

let at: Place
beforeAll(async () => {
  mkdirSync(OUT, { recursive: true })
  at = await place()
})
afterAll(() => at?.stop())

/** Drop blocks where the score gains most, `drops` times or until something is shown. */
async function play(page: Page, drops: number): Promise<void> {
  for (let n = 0; n < drops; n++) {
    await page.locator("dialog, .end, .prompt.amber").first().waitFor()
    if (await page.locator("dialog, .end").count()) return
    const before = await page.locator(".prompt").innerText()
    let best = { key: "1", points: -999 }
    for (const i of [0, 1, 2, 3, 4, 5]) {
      const key = String(1 + ((i + 2 * n) % 6)) // equally good columns take turns
      await page.keyboard.press(key)
      const said = (await page.locator(".hint").innerText()).replaceAll("−", "-")
      const points = Number(/→ (-?\d+)/.exec(said)?.[1] ?? -999)
      if (points > best.points) best = { key, points }
    }
    await page.keyboard.press(best.key)
    await page.keyboard.press(" ")
    await page.waitForFunction((was) => document.querySelector("dialog, .end") !== null || document.querySelector<HTMLElement>(".prompt")?.innerText !== was, before)
  }
}

for (const colorScheme of ["light", "dark"] as const)
  for (const [kind, viewport] of Object.entries(KINDS))
    test(`${kind}, ${colorScheme}`, async () => {
      const page = await at.page({ viewport, colorScheme })
      const shot = async (name: string): Promise<void> => {
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: `${OUT}/${name}_${kind}_${colorScheme}.png` })
      }
      await page.goto(at.base)
      await page.getByRole("button", { name: "Zagraj z botem" }).first().click()
      await page.getByRole("button", { name: /^Upuść/ }).waitFor()
      await shot("fits_start")
      await play(page, 8)
      await shot("fits_middle")
      const table = page.url()
      await page.goto(`${table}?plain`)
      await page.locator("section.amber").waitFor()
      await shot("plain")
      await page.goto(table)
      await play(page, 20)
      await shot("fits_round")
      for (;;) {
        const onward = page.getByRole("button", { name: "Dalej" })
        if (await onward.count()) await onward.click()
        if (await page.locator(".end").count()) break
        await play(page, 20)
      }
      await shot("fits_end")
      await page.goto(`${table}?n=40`)
      await page.getByRole("slider").waitFor()
      await shot("replay")
      await page.goto(`${at.base}/rules/fits`)
      await page.getByText("FITS-C1").waitFor()
      await shot("rules")
      await page.goto(at.base)
      await page.getByRole("button", { name: "Zaproś znajomych" }).first().click()
      const link = await page.getByRole("textbox", { name: "Zaproszenie" }).inputValue()
      await shot("lobby")
      const guest = await at.page({ viewport, colorScheme })
      await guest.goto(link)
      await guest.getByLabel("Imię").waitFor()
      await guest.screenshot({ path: `${OUT}/invitation_${kind}_${colorScheme}.png` })
      await page.goto(at.base)
      await page.getByText("Twoje stoły").waitFor()
      await page.getByRole("link", { name: /FITS/ }).first().waitFor()
      await shot("front")
    })
