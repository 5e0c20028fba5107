import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import {
  entriesOf,
  type DifferenceKind,
  type Movement,
  type Party,
  type PartyKind,
} from '../../../domain/crates/ledger.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { databaseNow } from '../database/clock.ts'

/** Why crates moved: a count of a lot on its order, or somebody's hand. */
export interface Cause {
  readonly event: string
  readonly lot: string | null
  readonly order_id: string | null
  readonly at: Instant
  readonly by_username: string | null
  readonly note: string | null
}

/** Movements that have one cause. */
export interface Moved {
  readonly movements: readonly Movement[]
  readonly cause: Cause
}

const LEDGER = sql`hashtextextended('crates ' || app_client(), 0)`

/**
 * When what is put into the ledger next moves: after everything that a statement of `app_client()`
 * has counted.
 */
export const movementTime = async (tx: Tx): Promise<Instant> => {
  const inTurn = sql`select pg_advisory_xact_lock_shared(${LEDGER})`.execute(tx.db)
  const [, now] = await Promise.all([inTurn, databaseNow(tx)])
  return now
}

/** Until when all movements of `app_client()` are on record; those to come wait for COMMIT. */
export const ledgerClosed = async (tx: Tx): Promise<Instant> => {
  const alone = sql`select pg_advisory_xact_lock(${LEDGER})`.execute(tx.db)
  const [, now] = await Promise.all([alone, databaseNow(tx)])
  return now
}

/** Puts both sides of each movement into the ledger; answers the movements' ids. */
export const addMovements = async (
  { db }: Tx,
  client_id: string,
  ...moved: readonly Moved[]
): Promise<string[]> => {
  const made = moved.flatMap(({ movements, cause }) =>
    movements.map((movement) => ({ id: randomUUIDv7(), movement, cause })),
  )
  const rows = made.flatMap(({ id, movement, cause }) =>
    entriesOf(movement).map(({ asset, party, amount }) => ({
      client_id,
      movement: id,
      asset,
      party_kind: party.kind,
      party: party.name,
      amount,
      ...cause,
    })),
  )
  if (rows.length > 0) await db.insertInto('crate_entries').values(rows).execute()
  return made.map(({ id }) => id)
}

/** The order whose count moved this lot last; null where `scope` shows none. */
export const orderOfLot = async (
  database: Database,
  scope: Scope,
  lot: string,
): Promise<string | null> => {
  const [row] = await database.read(
    scope,
    () => sql<{ order_id: string }>`
    select order_id
    from crate_entries
    where client_id = app_client() and lot = ${lot} and order_id is not null
    order by at desc
    limit 1`,
  )
  return row?.order_id ?? null
}

interface EntryDates {
  readonly from?: Instant | undefined
  readonly until?: Instant | undefined
}
/** A stretch of a list. */
export interface LedgerRange {
  readonly limit: number
  readonly offset: number
}
const within = ({ from, until }: EntryDates) =>
  sql`
    (${from ?? null}::timestamptz is null or at >= ${from ?? null})
      and (${until ?? null}::timestamptz is null or at <= ${until ?? null})`

/**
 * What went out and what came back: of the warehouses by asset or lot, or from the side of each
 * receiver or vehicle; the difference is the sum of the entries.
 */
export const differences = (
  database: Database,
  scope: Scope,
  { by, limit, offset, ...span }: EntryDates & LedgerRange & { by: DifferenceKind },
): Promise<{ of: string; out: number; home: number; difference: number }[]> => {
  const isParty = by === 'receiver' || by === 'vehicle'
  const of = sql.ref(isParty ? 'party' : by)
  // What a warehouse loses, a party gains.
  const gone = isParty ? sql`amount` : sql`-amount`
  return database.read(
    scope,
    () => sql<{ of: string; out: number; home: number; difference: number }>`
    select ${of} as of, coalesce(sum(${gone}) filter (where ${gone} > 0), 0) as out,
      -coalesce(sum(${gone}) filter (where ${gone} < 0), 0) as home, sum(${gone}) as difference
    from crate_entries
    where client_id = app_client()
      and party_kind = ${isParty ? by : 'warehouse'}
      and ${of} is not null
      and ${within(span)}
    group by 1 order by 4 desc, 1 limit ${limit} offset ${offset}`,
  )
}

/** A party's balance of one asset, and how long it has had what is there. */
export interface Balance {
  readonly kind: PartyKind
  readonly party: string
  readonly asset: string
  readonly balance: number
  readonly ageing: { week: number; month: number; quarter: number; older: number }
}

/** Every balance that is not nothing, the largest first: sums of entries, kept nowhere. */
export const balances = (
  database: Database,
  scope: Scope,
  {
    kind,
    until,
    limit,
    offset,
  }: LedgerRange & { kind?: PartyKind | undefined; until?: Instant | undefined },
): Promise<Balance[]> =>
  database.read(
    scope,
    () => sql<Balance>`
    with entries as (
      select party_kind, party, asset, amount, at, movement,
        sum(amount) over (partition by party_kind, party, asset) as balance,
        sum(greatest(amount, 0)) over (
          partition by party_kind, party, asset
          order by at desc, movement desc) as newest
      from crate_entries
      where client_id = app_client()
        and (${kind ?? null}::text is null or party_kind = ${kind ?? null})
        and ${within({ until })}),
    -- What is there came last: earlier arrivals are what has gone.
    there as (
      select *,
        case
          when amount > 0 then least(amount, greatest(0, balance - (newest - amount)))
          else 0 end as still,
        coalesce(${until ?? null}::timestamptz, clock_timestamp()) - at as age from entries)
    select party_kind as kind, party, asset, min(balance) as balance, jsonb_build_object(
      'week',
      coalesce(sum(still) filter (where age <= interval '7 days'), 0),
      'month',
      coalesce(sum(still) filter (where age > interval '7 days' and age <= interval '30 days'), 0),
      'quarter',
      coalesce(sum(still) filter (where age > interval '30 days' and age <= interval '90 days'), 0),
      'older',
      coalesce(sum(still) filter (where age > interval '90 days'), 0)) as ageing
    from there
    group by 1, 2, 3
    having min(balance) <> 0
    order by 4 desc, 1, 2, 3
    limit ${limit} offset ${offset}`,
  )

interface Holding {
  readonly asset: string
  readonly balance: number
}

const heldBy = ({ kind, name }: Party, until: Instant | null, before: boolean) => sql<Holding>`
  select asset, sum(amount) as balance
  from crate_entries
  where client_id = app_client() and party_kind = ${kind} and party = ${name}
    and (${until}::timestamptz is null or at < ${until} or (${!before} and at = ${until}))
  group by 1
  having sum(amount) <> 0
  order by 1
  limit 1000`

/** What a party has of each asset up to `until`; without it now. */
export const holdings = (
  database: Database,
  scope: Scope,
  party: Party,
  until: Instant | null,
  before = false,
): Promise<Holding[]> => database.read(scope, () => heldBy(party, until, before))

/** What a party has of each asset up to `until`, read in a transaction, for a statement of it. */
export const holdingsStated = async ({ db }: Tx, party: Party, until: Instant) =>
  (await heldBy(party, until, false).execute(db)).rows

/** One line of a party's account. */
export interface StatementEntry {
  readonly movement: string
  readonly at: Instant
  readonly asset: string
  readonly amount: number
  readonly event: string
  readonly lot: string | null
  readonly other: string
  readonly note: string | null
}

/** A party's entries, oldest first. */
export const entriesOfParty = (
  database: Database,
  scope: Scope,
  { kind, name }: Party,
  { limit, offset, ...span }: EntryDates & LedgerRange,
): Promise<StatementEntry[]> =>
  database.read(
    scope,
    () => sql<StatementEntry>`
    select e.movement, e.at, e.asset, e.amount, e.event, e.lot, o.party as other, e.note
    from (
      select *
      from crate_entries
      where client_id = app_client()
        and party_kind = ${kind}
        and party = ${name}
        and ${within(span)}
      order by at, movement, amount
      limit ${limit} offset ${offset}) e
    join crate_entries o
      on o.client_id = e.client_id
      and o.movement = e.movement
      and o.amount = -e.amount
    order by e.at, e.movement, e.amount`,
  )
