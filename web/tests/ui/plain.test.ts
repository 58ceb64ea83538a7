import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Place, place } from "./place"

let at: Place
beforeAll(async () => {
  at = await place()
})
afterAll(() => at?.stop())

/** Answer whatever is asked, knowing nothing of the game: the first lit choice of each group. */
async function answer(page: Page): Promise<void> {
  const groups = page.locator("section.amber .choices")
  const send = page.locator("section.amber button.go")
  for (let i = 0; (await send.isDisabled()) && i < (await groups.count()); i++) await groups.nth(i).locator("button.lit").first().click()
  await send.click()
  if (await send.count()) await send.click({ timeout: 500 }).catch(() => null) // asked once more
}

test("a game is played through the plain table by one who does not know it", async () => {
  const page = await at.page({ viewport: { width: 390, height: 844 } })
  await page.goto(at.base)
  await page.getByRole("button", { name: "Zagraj z botem" }).first().click()
  await page.getByRole("button", { name: /^Upuść/ }).waitFor()
  await page.goto(`${page.url()}?plain`)
  for (let n = 0; n < 80; n++) {
    await page.locator("section.amber, .over").first().waitFor()
    if (await page.locator(".over").count()) break
    const before = await page.locator("pre").innerText()
    await answer(page)
    await page.waitForFunction((was) => document.querySelector("pre")?.innerText !== was, before)
  }
  await page.getByRole("heading", { name: "Koniec gry" }).waitFor()
  expect(await page.locator(".over li").count()).toBe(2)
  expect(at.complaints).toEqual([])
})
