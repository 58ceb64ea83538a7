import type { Page, WebSocketRoute } from "playwright-core"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type Place, place } from "./place"

/** The first card, or the second where the first is the own start block (FITS-P5). */
const FIRST_CARD = /klocek [12]\/16/

let at: Place
beforeAll(async () => {
  at = await place()
})
afterAll(() => at?.stop())
beforeEach(() => {
  at.complaints.length = 0
})

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** What axe finds; it is evaluated by the driver, so that the policy of the page stays as it is. */
async function flaws(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe
    const found = await axe.run()
    return found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)
  })
}

async function toTable(page: Page): Promise<void> {
  await page.goto(at.base)
  await page.getByRole("button", { name: "Zagraj z botem" }).first().click()
  await page.getByRole("button", { name: /^Upuść/ }).waitFor()
}

interface Counts {
  drops: number
  turned: number
}

/** Place whatever comes until the game is over; `aim` says how a block is aimed, `drop` how it is sent. */
async function playOn(page: Page, aim: (n: number) => Promise<boolean>, drop: () => Promise<void>): Promise<Counts> {
  const counts = { drops: 0, turned: 0 }
  for (;;) {
    await page.locator("dialog, .end, .prompt.amber").first().waitFor()
    const onward = page.getByRole("button", { name: "Dalej" })
    if (await onward.count()) await onward.click()
    else if (await page.locator(".end").count()) return counts
    else {
      const before = await page.locator(".prompt").innerText()
      if (await aim(counts.drops)) counts.turned += 1
      await drop()
      counts.drops += 1
      await page.waitForFunction((was) => document.querySelector("dialog, .end") !== null || document.querySelector<HTMLElement>(".prompt")?.innerText !== was, before)
    }
  }
}

test("a whole game against a bot, by clicks; its totals are those of the record; a reload keeps the end", async () => {
  const page = await at.page({ viewport: { width: 1280, height: 800 } })
  await toTable(page)
  const aim = async (n: number): Promise<boolean> => {
    const box = (await page.locator(".ground > svg .board").boundingBox()) as { x: number; y: number; width: number; height: number }
    if (n % 2 === 0) await page.getByRole("button", { name: n % 4 ? /^.?Obróć/ : /^.?Odwróć/ }).click()
    await page.mouse.click(box.x + (box.width * ((n % 6) + 0.5)) / 6, box.y + 4)
    return n % 2 === 0
  }
  const counts = await playOn(page, aim, () => page.getByRole("button", { name: /^Upuść/ }).click())
  expect(counts.drops).toBeGreaterThanOrEqual(40)
  expect(counts.turned).toBeGreaterThanOrEqual(15)
  const shown = await page.locator(".end tbody tr").allInnerTexts()
  await page.reload()
  await page.locator(".end").waitFor()
  expect(await page.locator(".end tbody tr").allInnerTexts()).toEqual(shown)
  const record = await (await page.request.get(`${page.url()}/record`)).text()
  const result = JSON.parse(record.trim().split("\n").at(-1) as string) as { result?: { points: number[] } }
  const totals = shown.map((row) => Number((row.split(/\s+/).at(-1) as string).replace("−", "-")))
  expect([...totals].sort()).toEqual([...(result.result?.points ?? [])].sort())
  expect(at.complaints).toEqual([])
})

test("a whole game with the keyboard alone", async () => {
  const page = await at.page({ viewport: { width: 1280, height: 800 } })
  await page.goto(at.base)
  const play = page.getByRole("button", { name: "Zagraj z botem" }).first()
  await play.waitFor()
  for (let i = 0; i < 20 && !(await play.evaluate((one) => one === document.activeElement)); i++) await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: /^Upuść/ }).waitFor()
  const aim = async (n: number): Promise<boolean> => {
    if (n % 3 === 0) await page.keyboard.press(n % 2 ? "r" : "f")
    await page.keyboard.press(String(1 + (n % 6)))
    return n % 3 === 0
  }
  const counts = await playOn(page, aim, () => page.keyboard.press(" "))
  expect(counts.drops).toBeGreaterThanOrEqual(40)
  expect(at.complaints).toEqual([])
})

test("two people meet by a link, on a desk and on a phone, and one takes a drop back", async () => {
  const maker = await at.page({ viewport: { width: 1280, height: 800 } })
  await maker.goto(at.base)
  await maker.getByRole("button", { name: "Zaproś znajomych" }).first().click()
  const link = await maker.getByRole("textbox", { name: "Zaproszenie" }).inputValue()
  const guest = await at.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" })
  await guest.goto(link)
  await guest.getByLabel("Imię").fill("Ola")
  await guest.getByRole("button", { name: "Usiądź", exact: true }).tap()
  await maker.getByText("Ola").waitFor()
  await maker.getByRole("button", { name: "Zaczynamy" }).click()
  const ground = guest.locator(".ground")
  await guest.getByRole("button", { name: /^Upuść/ }).waitFor()
  const box = (await ground.boundingBox()) as { x: number; y: number; width: number; height: number }
  await guest.touchscreen.tap(box.x + 4, box.y + box.height - 40) // the leftmost zone spans to the edge of the screen
  await guest.getByText(/kolumna 1:/).waitFor()
  await guest.getByRole("button", { name: /^Upuść/ }).tap()
  await guest.getByRole("button", { name: /Cofnij swój wybór/ }).tap()
  await guest.getByRole("button", { name: /^Upuść/ }).tap()
  await maker.getByRole("button", { name: /^Upuść/ }).click()
  await guest.getByText(FIRST_CARD).waitFor()
  expect(at.complaints).toEqual([])
})

test("the line breaks and comes back: the lights go off, then the same table goes on by itself", async () => {
  const page = await at.page()
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket("**/ws", (line) => {
    line.connectToServer()
    lines.push(line)
  })
  await toTable(page)
  await lines.at(-1)?.close()
  await page.getByText("Brak połączenia").waitFor()
  expect(await page.getByRole("button", { name: /^Upuść/ }).isDisabled()).toBe(true)
  await page.getByText("Brak połączenia").waitFor({ state: "hidden" })
  await page.getByRole("button", { name: /^Upuść/ }).click()
  await page.getByText(FIRST_CARD).waitFor()
})

/** Every block on the own ramp, and the one that hangs over it: its outline and where it is. */
function laid(page: Page): Promise<string[]> {
  return page.locator(".ground .wood").evaluateAll((all) => all.map((one) => `${one.getAttribute("d")} ${one.parentElement?.getAttribute("transform")}`))
}

test("the server is killed in mid-game: what was dropped lies there, and the game goes on", async () => {
  const page = await at.page()
  await toTable(page)
  await page.getByRole("button", { name: /^Upuść/ }).click()
  await page.getByText(FIRST_CARD).waitFor()
  const before = await laid(page)
  await at.killed()
  await page.locator(".prompt.amber").waitFor()
  await page.getByText("Brak połączenia").waitFor({ state: "hidden" })
  expect(await laid(page)).toEqual(before)
  await page.getByRole("button", { name: /^Upuść/ }).click()
  await page.waitForFunction((was) => document.querySelectorAll(".ground .wood").length > was, before.length)
})

test("axe finds nothing on any screen, in either theme", async () => {
  for (const colorScheme of ["light", "dark"] as const)
    for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 640 }]) {
      const page = await at.page({ colorScheme, viewport })
      await page.goto(at.base)
      await page.getByRole("button", { name: "Zagraj z botem" }).first().waitFor()
      expect(await flaws(page), "front").toEqual([])
      await toTable(page)
      expect(await flaws(page), "table").toEqual([])
      await page.getByRole("button", { name: "Więcej" }).click()
      expect(await flaws(page), "menu").toEqual([])
      await page.goto(`${at.base}/rules/fits`)
      await page.getByText("FITS-C1").waitFor()
      expect(await flaws(page), "rules").toEqual([])
    }
})

test("on a small phone nothing scrolls and every button is large enough", async () => {
  const page = await at.page({ viewport: { width: 360, height: 560 }, hasTouch: true, isMobile: true })
  await toTable(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  for (const button of await page.getByRole("button", { name: /Obróć|Odwróć|Odłóż|Upuść|Więcej/ }).all()) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(560)
  }
})
