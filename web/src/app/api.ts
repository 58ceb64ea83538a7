/** The lobby's plain HTTP; refusals are the same as on the socket. */

import { key } from "../kit/keys"
import type { Done, GameInfo, Me, ModeInfo, NewTable, No, TableInfo } from "../kit/wire"

/** What the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly no: No | null,
  ) {
    super(no?.why.say ?? String(status))
  }
}

const KNOWN = "stolik.known"

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { "content-type": "application/json" }
  }
  const response = await fetch(path, init)
  const json = response.headers.get("content-type")?.includes("json") ?? false
  const found: unknown = json ? await response.json() : null
  if (!response.ok) throw new Refused(response.status, (found as No | null)?.k === "no" ? (found as No) : null)
  return found as T
}

export const api = {
  /** Who this is; a browser that never sat anywhere is nobody yet, and is not asked. */
  me: async (): Promise<Me | null> => {
    if (localStorage.getItem(KNOWN) === null) return null
    return call<Me>("GET", "/api/me").catch((error: unknown) => {
      if (!(error instanceof Refused) || error.status !== 404) throw error
      localStorage.removeItem(KNOWN)
      return null
    })
  },
  setMe: async (me: Partial<Me>): Promise<Me> => {
    const known = await call<Me>("POST", "/api/me", me)
    localStorage.setItem(KNOWN, "1")
    return known
  },
  games: (lang: string): Promise<GameInfo[]> => call("GET", `/api/games?lang=${lang}`),
  tables: (lang: string): Promise<TableInfo[]> => call("GET", `/api/tables?lang=${lang}`),
  create: (game: string, mode: string, seats: number): Promise<NewTable> =>
    call("POST", "/api/tables", { game, mode, seats, key: key() }),
  sit: (t: string, seat?: number, invite?: string): Promise<Done> =>
    call("POST", `/api/tables/${t}/sit`, { key: key(), nonce: key(), ...(seat === undefined ? {} : { seat }), ...(invite ? { invite } : {}) }),
  fill: (t: string, seat: number, bot: string): Promise<Done> => call("POST", `/api/tables/${t}/fill`, { key: key(), seat, bot }),
  leave: (t: string): Promise<Done> => call("POST", `/api/tables/${t}/leave`, { key: key() }),
  start: (t: string): Promise<Done> => call("POST", `/api/tables/${t}/start`, { key: key() }),
  rematch: (t: string): Promise<Done> => call("POST", `/api/tables/${t}/rematch`, { key: key() }),
}

/** One tap: a table, a seat at it, and the start. The nonce is chosen after the commitment came. */
export async function playBot(game: GameInfo, mode: ModeInfo): Promise<string> {
  await api.setMe({})
  const seats = mode.daily ? mode.least : Math.max(mode.least, Math.min(2, mode.most))
  const made = await api.create(game.game, mode.name, seats)
  await api.sit(made.t)
  await api.start(made.t)
  return made.t
}

/** A table for friends, with its maker in the first seat. */
export async function inviteFriends(game: GameInfo, mode: ModeInfo): Promise<string> {
  await api.setMe({})
  const made = await api.create(game.game, mode.name, Math.min(4, mode.most))
  await api.sit(made.t)
  return made.t
}
