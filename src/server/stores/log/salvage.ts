import { sql, type RawBuilder } from 'kysely'
import { Damaged } from '../database/busy.ts'
import type { OrderKey, RowReader } from './chains.ts'

const PAGES_AT_ONCE = 1_024

/**
 * Every order that a page of orders or events names, found without an index and without the pages
 * that cannot be read, in the order of `chainsAfter`; `hit` hears of each such page.
 */
export const ordersNamed = async (
  read: RowReader,
  hit: (damage: Damaged) => void,
): Promise<OrderKey[]> => {
  const found = new Map<string, OrderKey>()
  for (const [table, id] of [
    ['orders', sql`id`],
    ['events', sql`order_id as id`],
  ] as const) {
    const select = sql<OrderKey>`select distinct client_id, ${id} from ${sql.table(table)}`
    for (let from = 0, pages = await pagesOf(read, table); from < pages; from += PAGES_AT_ONCE)
      for (const key of await inPages(
        read,
        select,
        [from, Math.min(from + PAGES_AT_ONCE, pages)],
        hit,
      ))
        found.set(`${key.client_id} ${key.id}`, key)
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key)
}

const pagesOf = async (read: RowReader, table: string): Promise<number> => {
  const [size] = await read(
    sql<{
      pages: number
    }>`select pg_relation_size(${table}::regclass)
      / current_setting('block_size')::int as pages`,
  )
  return size?.pages ?? 0
}

/** Divide and conquer: what cannot be read at once is read in halves, down to one page. */
const inPages = async <R>(
  read: RowReader,
  select: RawBuilder<R>,
  [from, to]: readonly [number, number],
  hit: (damage: Damaged) => void,
): Promise<R[]> => {
  try {
    return await read(
      sql<R>`${select}
        where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid`,
    )
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    if (to - from === 1) {
      hit(error)
      return []
    }
    const half = Math.floor((from + to) / 2)
    return [
      ...(await inPages(read, select, [from, half], hit)),
      ...(await inPages(read, select, [half, to], hit)),
    ]
  }
}

/** The table or index whose file a message of the engine names. */
export const relationIn = async (read: RowReader, message: string): Promise<string | null> => {
  const [, node] = /"base\/\d+\/(\d+)/.exec(message) ?? []
  if (node === undefined) return null
  const [found] = await read(
    sql<{ name: string }>`select relname::text as name from pg_class where relfilenode = ${node}`,
  )
  return found?.name ?? null
}
