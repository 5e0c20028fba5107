import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Database } from '../src/server/stores/database/database.ts'
import { figuresOf } from '../src/server/stores/upkeep/figures.ts'

const place = new URL('results.json', import.meta.url)

/** Keeps what a part of the bench has measured in `bench/results.json`, beside the other parts. */
export const keepResults = (part: string, measured: object): void => {
  const kept = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as object) : {}
  const machine = { cores: cpus().length, memory_bytes: totalmem(), node: process.versions.node }
  const own = { at: new Date().toISOString(), machine, ...measured }
  writeFileSync(place, `${JSON.stringify({ ...kept, [part]: own }, null, 2)}\n`)
}

/** Bytes on the disk: of the database in all, for each order, and of its largest tables. */
export const sizesOf = async (database: Database, orders: number) => {
  const { figures, tables } = await figuresOf(database)
  return {
    database_bytes: figures.database_bytes,
    bytes_an_order: Math.round(figures.database_bytes / orders),
    tables: Object.fromEntries(tables.map(({ name, bytes }) => [name, bytes])),
  }
}

/** Memory of a product that listens here, as its own metrics tell it. */
export const memoryOf = async (port: number) => {
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(told)?.[1] ?? Number.NaN)
  return {
    resident_bytes: bytes('process_resident_memory_bytes'),
    heap_bytes: bytes('nodejs_heap_size_used_bytes'),
  }
}
