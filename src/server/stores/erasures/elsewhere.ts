import { sql } from 'kysely'
import type { Matcher } from '../../../domain/erasure/person.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** Where values of people stand beside orders. */
export const elsewhereKinds = [
  'messages',
  'answers',
  'names',
  'imports',
  'views',
  'accounts',
  'configuration',
  'holds',
  'ledger',
] as const
/** One of them; of the last four nothing is taken away. */
export type ElsewhereKind = (typeof elsewhereKinds)[number]

/** How a person is found beside orders. */
export interface SoughtElsewhere {
  /** Finds in the database all that `person` and `anyName` find, and some more. */
  readonly pattern: string
  /** By what is the person's alone. */
  readonly person: Matcher
  /** Also by what the orders of the person call it. */
  readonly anyName: Matcher
  /** The orders that the person was found in, and those among them that a legal hold stands on. */
  readonly order_ids: ReadonlySet<string>
  readonly held_ids: ReadonlySet<string>
}

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'imports.failures',
  'outbox.template',
  'outbox.tried',
  'outbox.ways_left',
  'preferences.document',
])

interface Row {
  readonly place: string
  readonly values: Readonly<Record<string, string | null>>
}

/** What happens to a row: it goes, gets other texts, or stays. */
type Fate = 'goes' | Readonly<Record<string, string>> | null

interface Source {
  readonly kind: ElsewhereKind
  readonly table: string
  readonly columns: readonly string[]
  readonly fate: (row: Row['values'], sought: SoughtElsewhere) => Fate
}

const stays = (): Fate => null

/** Each text without the person; null where none names it. */
const blanked =
  (change: (text: string, matcher: Matcher) => string) =>
  (values: Row['values'], { person, anyName, order_ids }: SoughtElsewhere): Fate => {
    const all = Object.values(values)
    const isOfOrder = all.some((text) => text !== null && namesOrder(text, order_ids))
    const matcher = isOfOrder ? anyName : person
    const changed = Object.entries(values).flatMap(([column, text]) => {
      if (text === null) return []
      const left = change(text, matcher)
      return left === text ? [] : [[column, left] as const]
    })
    return changed.length === 0 ? null : Object.fromEntries(changed)
  }

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const namesOrder = (text: string, order_ids: ReadonlySet<string>): boolean =>
  (text.match(UUID) ?? []).some((id) => order_ids.has(id))

const inText = (text: string, matcher: Matcher): string => matcher.without(text)
const inJson = (text: string, matcher: Matcher): string => {
  const value: unknown = JSON.parse(text)
  return matcher.isWithin(value) ? JSON.stringify(withoutIn(value, matcher)) : text
}
const withoutIn = (value: unknown, matcher: Matcher): unknown => {
  if (typeof value === 'string') return matcher.without(value)
  if (typeof value === 'number') return matcher.isIn(String(value)) ? 0 : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((one) => withoutIn(one, matcher))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [matcher.without(key), withoutIn(one, matcher)]),
  )
}

const ofMessage: Source['fate'] = (row, sought) => {
  const { recipient, order_id } = row
  if (sought.held_ids.has(order_id ?? '')) return null
  const matcher = sought.order_ids.has(order_id ?? '') ? sought.anyName : sought.person
  if (recipient && matcher.isIn(recipient)) return 'goes'
  const { order_id: _of, ...texts } = row
  const changed = Object.entries(texts).flatMap(([column, text]) => {
    if (text === null) return []
    const left = (JSON_COLUMNS.has(`outbox.${column}`) ? inJson : inText)(text, matcher)
    return left === text ? [] : [[column, left] as const]
  })
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

const ofName: Source['fate'] = ({ name }, { anyName }) =>
  name && anyName.isIn(name) ? 'goes' : null

/** A view that looks for a person is of no use without. */
const ofView: Source['fate'] = (row, sought) =>
  Object.values(row).some((text) => text !== null && sought.person.isIn(decoded(text)))
    ? 'goes'
    : null
const decoded = (query: string): string =>
  [...new URLSearchParams(query)].flat().concat(query).join(' \n ')

const sources: readonly Source[] = [
  {
    kind: 'messages',
    table: 'outbox',
    columns: [
      'recipient',
      'subject',
      'body',
      'error',
      'template',
      'ways_left',
      'tried',
      'order_id',
    ],
    fate: ofMessage,
  },
  { kind: 'answers', table: 'idempotency', columns: ['answer'], fate: blanked(inJson) },
  { kind: 'imports', table: 'imports', columns: ['failures'], fate: blanked(inJson) },
  { kind: 'imports', table: 'import_batches', columns: ['file_name'], fate: blanked(inText) },
  { kind: 'imports', table: 'delivery_uploads', columns: ['file_name'], fate: blanked(inText) },
  { kind: 'views', table: 'saved_views', columns: ['name', 'search'], fate: ofView },
  { kind: 'views', table: 'preferences', columns: ['document'], fate: blanked(inJson) },
  { kind: 'names', table: 'names', columns: ['name', 'kind'], fate: ofName },
  { kind: 'accounts', table: 'users', columns: ['username', 'name', 'email'], fate: stays },
  { kind: 'accounts', table: 'user_changes', columns: ['before', 'after'], fate: stays },
  { kind: 'configuration', table: 'policies', columns: ['document', 'why'], fate: stays },
  { kind: 'holds', table: 'legal_holds', columns: ['why', 'ended_why'], fate: stays },
  // Who wants no messages is left alone also after that.
  { kind: 'ledger', table: 'message_opt_outs', columns: ['recipient', 'said'], fate: stays },
  { kind: 'ledger', table: 'crate_entries', columns: ['party', 'note'], fate: stays },
  { kind: 'ledger', table: 'crate_statements', columns: ['party', 'note'], fate: stays },
]

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
): Promise<Counts> => walk(database, scope, sought, false)

/**
 * Takes the person out of all that stands beside orders; answers how much that was, and what stays.
 * A row that somebody changes meanwhile is met in another round.
 */
export const eraseElsewhere = async (
  database: Database,
  scope: Scope,
  sought: SoughtElsewhere,
): Promise<Counts> => {
  const counts: Counts = {}
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const changed = await walk(database, scope, sought, true)
    const went = Object.entries(changed).filter(([kind]) => going.has(kind))
    for (const [kind, rows] of Object.entries(changed))
      counts[kind as ElsewhereKind] = going.has(kind)
        ? (counts[kind as ElsewhereKind] ?? 0) + rows
        : rows
    if (went.length === 0) break
  }
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
): Promise<Counts> => {
  const counts: Counts = {}
  for (const source of sources)
    for (let after: string | null = FIRST; after !== null;) {
      const from: string = after
      const part = await database.transaction(scope, (tx) =>
        someOf(tx, source, sought, from, isForGood),
      )
      if (part.found > 0) counts[source.kind] = (counts[source.kind] ?? 0) + part.found
      after = part.until
    }
  return counts
}

const someOf = async (
  tx: Tx,
  source: Source,
  sought: SoughtElsewhere,
  after: string,
  isForGood: boolean,
): Promise<{ found: number; until: string | null }> => {
  const { rows } = await rowsOf(source, sought.pattern, after).execute(tx.db)
  let found = 0
  for (const { place, values } of rows) {
    const fate = source.fate(values, sought)
    if (fate === null) {
      const named = Object.values(values).some((text) => text !== null && sought.person.isIn(text))
      if (source.fate === stays && named) found += 1
      continue
    }
    if (!isForGood || (await change(tx, source, place, fate))) found += 1
  }
  return { found, until: rows.length === AT_ONCE ? (rows.at(-1)?.place ?? null) : null }
}

const rowsOf = ({ table, columns }: Source, pattern: string, after: string) => sql<Row>`
  select ctid::text as place, json_build_object(${sql.join(
    columns.flatMap((column) => [sql.lit(column), sql`${sql.ref(column)}::text`]),
  )}) as values
  from ${sql.table(table)}
  where client_id = app_client() and ctid > ${after}::tid
    and concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))})
      ~* ${pattern}
  order by ctid limit ${AT_ONCE}`

/** False where a name stays, since an order still has it. */
const change = async (
  { db }: Tx,
  { table }: Source,
  place: string,
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
