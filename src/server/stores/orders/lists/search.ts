import { sql, type RawBuilder } from 'kysely'
import type { Database, Scope, Tx } from '../../database/database.ts'
import type { Instant } from '../../../../domain/time.ts'
import { textIn, type OrderFilter } from './conditions.ts'
import { memory } from './remembered.ts'
import { whereSought } from './where.ts'

/** Of the newest orders, so many are looked at to learn how common a text is. */
const SAMPLE = 200
const [COMMON, VERY_COMMON] = [2, 10]
/** Characters of a text that are looked at: a sample takes 200 kB at most. */
const MOST_SIGNS = 1_000
const remembered = memory<boolean>(2_000)
const rememberedTexts = memory<readonly string[]>(50)

/**
 * Three letters or figures in a row are what the trigram index can find; for anything less each
 * order of the client would be looked at. Vowel signs of Indian scripts are letters to it.
 */
export const isIndexed = (pattern: string): boolean => /[\p{Alphabetic}\p{N}]{3}/u.test(pattern)

/**
 * How common a text is among the newest orders: found in none or one of them, in some, in one of
 * twenty or more. What the index cannot find counts as the last, and so does all of a few orders.
 */
export type Frequency = 'rare' | 'some' | 'common'

/**
 * What a statement may be called whose text follows from this filter: that of many searches. Null
 * for the others, of which a connection would have to keep too many plans.
 */
const shapeOf = ({ conditions, pattern }: OrderFilter): string | null => {
  const parts = conditions.map((condition) => {
    if (condition.type === 'category') return condition.need
    if (condition.type === 'one_of') return condition.column
    if (condition.type !== 'dispatched') return null
    return `days${condition.from === null ? '' : '_from'}${condition.until === null ? '' : '_to'}`
  })
  if (parts.length > 2 || parts.includes(null)) return null
  return [pattern === undefined ? 'any' : 'text', ...parts].join('_')
}

/**
 * Selectivity by heuristic: a text with so many figures in a row is a number, which few orders
 * have. Where it is not so, whoever looks finds too many and goes another way.
 */
export const isNumberLike = ({ pattern = '' }: OrderFilter): boolean => /\p{Nd}{5}/u.test(pattern)

/** The texts that the newest orders of `scope` are found by; as of the last minute. */
const newestTexts = (database: Database, scope: Scope): Promise<readonly string[]> =>
  rememberedTexts(database, scope, async () => {
    const rows = await lookThrough(
      database,
      scope,
      sql<{ text: string }>`
      select left(search, ${sql.lit(MOST_SIGNS)}) as text
      from orders
      where client_id = app_client()
      order by id desc
      limit ${sql.lit(SAMPLE)}`,
      `newest_texts_${scope.kind}`,
    )
    return rows.map(({ text }) => text)
  })

/**
 * How common a text is among the newest orders that `scope` shows. They are asked for once a
 * minute, whatever is searched meanwhile, so that most searches take one round trip.
 */
export const frequencyOf = async (
  database: Database,
  scope: Scope,
  { pattern }: OrderFilter,
): Promise<Frequency> => {
  if (pattern === undefined || !isIndexed(pattern)) return 'common'
  const texts = await newestTexts(database, scope)
  if (texts.length < SAMPLE) return 'common'
  const wanted = textIn(pattern)
  const found = texts.filter((text) => text.includes(wanted)).length
  if (found >= VERY_COMMON) return 'common'
  return found >= COMMON ? 'some' : 'rare'
}

/** Do some of the newest orders meet all that is asked for? As of the last minute. */
export const isMetByNewest = (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  now: Instant | null,
): Promise<boolean> =>
  remembered(database, [scope, sought, now], async () => {
    const [sample] = await lookThrough(
      database,
      scope,
      sql<{ looked_at: number; met: number }>`
      select count(*) as looked_at, count(*) filter (where ${whereSought(sought, now)}) as met
      from (
        select *
        from orders
        where client_id = app_client()
        order by id desc
        limit ${sql.lit(SAMPLE)}) as newest`,
      named(`sample_${scope.kind}`, sought),
    )
    return sample !== undefined && sample.looked_at === SAMPLE && sample.met >= COMMON
  })

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
): Promise<Scope> =>
  (await frequencyOf(database, scope, sought)) === 'rare' ? byText(scope, sought) : scope

/**
 * Has the rest of a transaction read orders by an index of the client's: a table of all clients is
 * never the shorter way, whatever the planner takes it for.
 */
export const byIndex = (tx: Pick<Tx, 'named'>): Promise<unknown> =>
  tx.named('by_index', sql`select set_config('enable_seqscan', 'off', true)`)

/**
 * Has the rest of a transaction read without bitmaps, for what ends once it has enough: no index is
 * read to its end before. Planned once, or for what is asked.
 */
const byRows = (tx: Pick<Tx, 'named'>, mode: 'force_generic_plan' | 'auto'): Promise<unknown> =>
  tx.named(
    'by_rows',
    sql`
    select set_config('enable_bitmapscan', 'off', true),
      set_config('plan_cache_mode', ${mode}, true)`,
  )

/**
 * Has the rest of a transaction read orders by an index of the client's, for a statement that has
 * one way to go, whatever is asked: it is planned once.
 */
const byOneWay = (tx: Pick<Tx, 'named'>): Promise<unknown> =>
  tx.named(
    'by_one_way',
    sql`
    select set_config('enable_seqscan', 'off', true),
      set_config('plan_cache_mode', 'force_generic_plan', true)`,
  )

/** The name of such a statement; none where its text is one of too many. */
export const named = (what: string, sought: OrderFilter): string | undefined => {
  const shape = shapeOf(sought)
  return shape === null ? undefined : `${what}_${shape}`
}

/**
 * The rows of a statement that must look at each order sought, in one round trip, by an index;
 * under a name, each connection plans it once, for whatever is asked.
 */
export const lookThrough = <R>(
  database: Database,
  scope: Scope,
  statement: RawBuilder<R>,
  name?: string,
): Promise<R[]> =>
  database.transaction(scope, async (tx) => {
    const way = name === undefined ? byIndex : byOneWay
    const [, rows] = await Promise.all([way(tx), tx.finish(statement, name)])
    return rows
  })

/** A statement, and the name under which each connection may plan it once for all who ask. */
export interface NamedStatement<R> {
  readonly statement: RawBuilder<R>
  readonly name: string | undefined
}

/** The rows of two such statements, in one round trip; the second has enough before its end. */
export const lookTwice = <A, B>(
  database: Database,
  scope: Scope,
  first: NamedStatement<A>,
  second: NamedStatement<B>,
): Promise<[A[], B[]]> =>
  database.transaction(scope, async (tx) => {
    const [, rows, , others] = await Promise.all([
      first.name === undefined ? byIndex(tx) : byOneWay(tx),
      tx.named(first.name, first.statement),
      byRows(tx, second.name === undefined ? 'auto' : 'force_generic_plan'),
      tx.finish(second.statement, second.name),
    ])
    return [rows, others]
  })
