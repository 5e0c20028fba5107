import { sql, type RawBuilder } from 'kysely'
import type { Database, Scope, Tx } from '../../database/database.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { OrderFilter } from './conditions.ts'
import { whereSought } from './where.ts'

/** Of the newest orders, so many are looked at to learn how common a text is. */
const SAMPLE = 200
const [COMMON, VERY_COMMON] = [2, 10]

/**
 * Three letters or figures in a row are what the trigram index can find; for anything less each
 * order of the client would be looked at. Vowel signs of Indian scripts are letters to it.
 */
const isIndexed = (pattern: string): boolean => /[\p{Alphabetic}\p{N}]{3}/u.test(pattern)

/**
 * How common a text is among the newest orders: found in none or one of them, in some, in one of
 * twenty or more. What the index cannot find counts as the last, and so does all of a few orders.
 */
export type Frequency = 'rare' | 'some' | 'common'

/** What a look at the newest orders tells of a search. */
export interface NewestSample {
  readonly frequency: Frequency
  /** All that is asked for, beside the text, is met by some of them. */
  readonly is_met: boolean
}

/** How common a text is among the newest orders that `scope` shows. */
export const sampled = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  now: Instant | null,
): Promise<NewestSample> => {
  const { pattern = '' } = sought
  const [sample] = await lookThrough(
    database,
    scope,
    sql<{ looked_at: number; found: number; met: number }>`
    select count(*) as looked_at, count(*) filter (where search like ${pattern}) as found,
      count(*) filter (where ${whereSought(sought, now)}) as met
    from (
      select *
      from orders
      where client_id = app_client()
      order by id desc
      limit ${SAMPLE}) as newest`,
  )
  if (!sample || sample.looked_at < SAMPLE) return { frequency: 'common', is_met: false }
  const is_met = sample.met >= COMMON
  if (!isIndexed(pattern) || sample.found >= VERY_COMMON) return { frequency: 'common', is_met }
  return { frequency: sample.found >= COMMON ? 'some' : 'rare', is_met }
}

/** The scope of the role that may use the search's index, which sees what matches and no more. */
export const byText = (scope: Scope, { pattern }: OrderFilter): Scope =>
  pattern === undefined ? scope : { ...scope, search: pattern }

/**
 * The scope to look for a text in, where all that match are wanted. What is rare is sought by the
 * role that may use the search's index; what is common or short in the caller's own orders, one by
 * one. Row-level security keeps the planner from weighing that itself, since it may not use what
 * it knows of rows that the caller may not see. Right either way.
 */
export const searching = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
): Promise<Scope> => {
  const { pattern } = sought
  if (pattern === undefined || !isIndexed(pattern)) return scope
  const { frequency } = await sampled(database, scope, { conditions: [], pattern }, null)
  return frequency === 'rare' ? byText(scope, sought) : scope
}

/**
 * Has the rest of a transaction read orders by an index of the client's: a table of all clients is
 * never the shorter way, whatever the planner takes it for.
 */
export const byIndex = ({ db }: Pick<Tx, 'db'>): Promise<unknown> =>
  sql`select set_config('enable_seqscan', 'off', true)`.execute(db)

/** The same for what ends once it has enough, so that no index is read to its end before. */
const byRows = ({ db }: Pick<Tx, 'db'>): Promise<unknown> =>
  sql`select set_config('enable_bitmapscan', 'off', true)`.execute(db)

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

/** The rows of two such statements, in one round trip; the second may have enough before its end. */
export const lookTwice = <A, B>(
  database: Database,
  scope: Scope,
  first: RawBuilder<A>,
  second: RawBuilder<B>,
): Promise<[A[], B[]]> =>
  database.transaction(scope, async (tx) => {
    const [, { rows }, , others] = await Promise.all([
      byIndex(tx),
      first.execute(tx.db),
      byRows(tx),
      tx.finish(second),
    ])
    return [rows, others]
  })
