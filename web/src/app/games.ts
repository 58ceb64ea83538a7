/** The games that have a drawn table here; any other is played on the plain one. */

import type { Component } from "svelte"
import type { Table } from "../kit/table.svelte"
import type { View } from "../kit/wire"

export interface TableProps extends Record<string, unknown> {
  table: Table
  view: View
  title: string
  again: (() => void) | null
  jump: ((n: number) => void) | null
}

const DRAWN: Record<string, () => Promise<{ default: Component<TableProps> }>> = {
  fits: () => import("../games/fits/Fits.svelte") as unknown as Promise<{ default: Component<TableProps> }>,
}

export async function drawn(game: string): Promise<Component<TableProps>> {
  const found = DRAWN[game] ?? ((): ReturnType<NonNullable<(typeof DRAWN)[string]>> => import("./Plain.svelte") as never)
  return (await found()).default
}
