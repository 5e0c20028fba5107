import { sql, type RawBuilder } from 'kysely'
import type { Database, Scope, Tx } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'

/** Of the newest orders, so many are looked at to learn how common a text is. */
const SAMPLE = 200
const COMMON = 2

/**
 * Three letters or figures in a row are what the trigram index can find; for anything less it would
 * be read whole.
 */
const isIndexed = (pattern: string): boolean => /[\p{L}\p{N}]{3}/u.test(pattern)

/**
 * The scope to look for a text in. What is rare is sought by the role that may use the search's
 * index, which spans all clients; what is common or short in the caller's own orders, one by one.
 * Row-level security keeps the planner from weighing that itself, since it may not use what it
 * knows of rows that the caller may not see. Right either way.
 */
export const searching = async (
  database: Database,
  scope: Scope,
  { pattern }: OrderFilter,
): Promise<Scope> => {
  if (pattern === undefined || !isIndexed(pattern)) return scope
  const [sample] = await lookThrough(
    database,
    scope,
    sql<{ looked_at: number; found: number }>`
    select count(*) as looked_at, count(*) filter (where search like ${pattern}) as found
    from (
      select search
      from orders
      where client_id = app_client()
      order by id desc
      limit ${SAMPLE}) as newest`,
  )
  return !sample || sample.looked_at < SAMPLE || sample.found >= COMMON
    ? scope
    : { ...scope, search: pattern }
}

/**
 * Has the rest of a transaction read orders by an index of the client's: a table of all clients is
 * never the shorter way, whatever the planner takes it for.
 */
export const byIndex = ({ db }: Pick<Tx, 'db'>): Promise<unknown> =>
  sql`select set_config('enable_seqscan', 'off', true)`.execute(db)

/** The rows of a statement that must look at each order sought, in one round trip, by an index. */
export const lookThrough = <R>(
  database: Database,
  scope: Scope,
  statement: RawBuilder<R>,
): Promise<R[]> =>
  database.transaction(scope, async (tx) => {
    const [, rows] = await Promise.all([byIndex(tx), tx.finish(statement)])
    return rows
  })
