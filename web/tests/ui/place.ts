/** A server of the test's own, on a fresh file, and browsers that report every complaint. */

import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core"

export interface Place {
  base: string
  browser: Browser
  complaints: string[]
  page(options?: BrowserContextOptions): Promise<Page>
  /** Kill the server where it stands, and start it again on the same file. */
  killed(): Promise<void>
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
}

async function answers(base: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const up = await fetch(`${base}/healthz`).then((one) => one.ok, () => false)
    if (up) return
    await new Promise((go) => setTimeout(go, 200))
  }
  throw new Error(`The server did not come up at ${base}; is STOLIK the command that starts it?`)
}

function serve(port: number, file: string): ChildProcess {
  const [command = "stolik", ...rest] = (process.env.STOLIK ?? "stolik").split(" ")
  return spawn(command, [...rest, "serve", "--port", String(port), "--db", `sqlite:///${file}`], { stdio: "ignore" })
}

export async function place(): Promise<Place> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const file = join(mkdtempSync(join(tmpdir(), "stolik-")), "tables.sqlite")
  let server = serve(port, file)
  await answers(base)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  const complaints: string[] = []
  const page = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ locale: "pl-PL", reducedMotion: "reduce", ...options })
    const one = await context.newPage()
    one.on("console", (said) => said.type() === "error" && complaints.push(said.text()))
    one.on("pageerror", (error) => complaints.push(error.message))
    one.on("request", (asked) => !asked.url().startsWith(base) && complaints.push(`foreign: ${asked.url()}`))
    return one
  }
  const killed = async (): Promise<void> => {
    server.kill("SIGKILL")
    await new Promise((gone) => server.once("exit", gone))
    server = serve(port, file)
    await answers(base)
  }
  const stop = async (): Promise<void> => {
    await browser.close()
    server.kill()
  }
  return { base, browser, complaints, page, killed, stop }
}
