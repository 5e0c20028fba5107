import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { isHeld, letNoHoldBegin } from '../upkeep/legal-holds.ts'
import {
  JSON_COLUMNS,
  sources,
  stays,
  type ElsewhereKind,
  type Fate,
  type SoughtElsewhere,
  type Source,
} from './sources.ts'

interface Row {
  readonly place: string
  readonly values: Readonly<Record<string, string | null>>
}

const AT_ONCE = 200
const FIRST = '(0,0)'

/** A message that went to a person, or would have. */
export interface PersonMessage {
  readonly at: Instant
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** The newest messages to a person, at most 200. */
export const messagesTo = async (
  database: Database,
  scope: Scope,
  { pattern, person }: Pick<SoughtElsewhere, 'pattern' | 'person'>,
): Promise<PersonMessage[]> => {
  const rows = await database.read(
    scope,
    () => sql<PersonMessage>`
    select created_at as at, channel, recipient, subject, body from outbox
    where client_id = app_client() and recipient ~* ${pattern}
    order by created_at desc, id limit ${AT_ONCE}`,
  )
  return rows.filter(({ recipient }) => person.isIn(recipient))
}

/** How many rows name the person, by kind, of those that have any. Reads only. */
export const countElsewhere = async (
  database: Database,
  scope: Scope,
  sought: SoughtElsewhere,
): Promise<Counts> => (await walk(database, scope, sought, false)).counts

/**
 * Takes the person out of all that stands beside orders, but for what a legal hold stands on by
 * then; answers how much that was, and what stays. A row that somebody changes meanwhile is met in
 * another round; throws where there is one after the last.
 */
export const eraseElsewhere = async (
  database: Database,
  scope: Scope,
  sought: SoughtElsewhere,
): Promise<Counts> => {
  const counts: Counts = {}
  let missed = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const walked = await walk(database, scope, sought, true)
    missed = walked.missed
    const went = Object.entries(walked.counts).filter(([kind]) => going.has(kind))
    for (const [kind, rows] of Object.entries(walked.counts))
      counts[kind as ElsewhereKind] = going.has(kind)
        ? (counts[kind as ElsewhereKind] ?? 0) + rows
        : rows
    if (went.length + missed === 0) break
  }
  if (missed > 0) throw new Error('rows that name the person were changed again and again')
  return counts
}
const MOST_ROUNDS = 5
const going: ReadonlySet<string> = new Set(['messages', 'answers', 'names', 'imports', 'views'])

type Counts = Partial<Record<ElsewhereKind, number>>

const walk = async (
  database: Database,
  scope: Scope,
  sought: SoughtElsewhere,
  isForGood: boolean,
): Promise<{ counts: Counts; missed: number }> => {
  const counts: Counts = {}
  let missed = 0
  for (const source of sources)
    for (let after: string | null = FIRST; after !== null;) {
      const from: string = after
      const part = await database.transaction(scope, (tx) =>
        someOf(tx, source, sought, from, isForGood),
      )
      if (part.found > 0) counts[source.kind] = (counts[source.kind] ?? 0) + part.found
      missed += part.missed
      after = part.until
    }
  return { counts, missed }
}

const someOf = async (
  tx: Tx,
  source: Source,
  sought: SoughtElsewhere,
  after: string,
  isForGood: boolean,
): Promise<{ found: number; missed: number; until: string | null }> => {
  if (isForGood) await letNoHoldBegin(tx)
  const mayGo = isForGood && source.fate !== stays
  const { rows } = await rowsOf(source, sought.pattern, after, mayGo).execute(tx.db)
  let [found, missed] = [0, 0]
  for (const row of rows) {
    const { values } = row
    const fate = source.fate(values, sought)
    if (fate === null) {
      const named = Object.values(values).some((text) => text !== null && sought.person.isIn(text))
      if (source.fate === stays && named) found += 1
      continue
    }
    if (!isForGood || (await change(tx, source, row, fate))) found += 1
    // A name stays that an order still has.
    else if (source.table !== 'names') missed += 1
  }
  return { found, missed, until: rows.length === AT_ONCE ? (rows.at(-1)?.place ?? null) : null }
}

const rowsOf = (
  { table, columns }: Source,
  pattern: string,
  after: string,
  mayGo: boolean,
) => sql<Row>`
  select ctid::text as place, json_build_object(${sql.join(
    columns.flatMap((column) => [sql.lit(column), sql`${sql.ref(column)}::text`]),
  )}) as values
  from ${sql.table(table)} t
  where client_id = app_client() and ctid > ${after}::tid
    and concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))})
      ~* ${pattern}
    ${mayGo ? sql`and not ${isHeld(table === 'outbox' ? sql`t.order_id` : sql`null`)}` : sql``}
  order by ctid limit ${AT_ONCE}`

/** False where a name stays, since an order still has it, and for a row that has changed since. */
const change = async (
  { db }: Tx,
  { table }: Source,
  { place }: Row,
  fate: Exclude<Fate, null>,
): Promise<boolean> => {
  const here = sql`client_id = app_client() and ctid = ${place}::tid`
  if (fate !== 'goes') {
    const { rows: changed } = await sql`
      update ${sql.table(table)}
      set ${sql.join(
        Object.entries(fate).map(([column, text]) =>
          JSON_COLUMNS.has(`${table}.${column}`)
            ? sql`${sql.ref(column)} = ${text}::jsonb`
            : sql`${sql.ref(column)} = ${text}`,
        ),
      )}
      where ${here} returning 1`.execute(db)
    return changed.length > 0
  }
  const { rows } = await sql`
    delete from ${sql.table(table)} t
    where ${here} ${table === 'names' ? sql`and not ${isInUse}` : sql``}
    returning 1`.execute(db)
  return rows.length > 0
}

const isInUse = sql`exists (
  select from orders o
  where o.client_id = t.client_id and t.name = case t.kind
    when 'client' then o.client_name when 'source' then o.source_name
    when 'destination' then o.destination_name when 'transporter' then o.transporter
    when 'truck' then o.truck_number else o.wire::jsonb -> 'driver' ->> 'name' end)`
