import type { Matcher } from '../../../domain/erasure/person.ts'

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

/** Columns of these tables that hold JSON. */
export const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'imports.failures',
  'outbox.template',
  'outbox.tried',
  'outbox.ways_left',
  'preferences.document',
])

/** The texts of a row, by column. */
type Values = Readonly<Record<string, string | null>>

/** What happens to a row: it goes, gets other texts, or stays. */
export type Fate = 'goes' | Readonly<Record<string, string>> | null

/** A table beside orders, and what becomes of its rows. */
export interface Source {
  readonly kind: ElsewhereKind
  readonly table: string
  readonly columns: readonly string[]
  readonly fate: (row: Values, sought: SoughtElsewhere) => Fate
}

/** The fate of what is told, and never taken away. */
export const stays = (): Fate => null

/** Each text without the person; null where none names it. */
const blanked =
  (change: (text: string, matcher: Matcher) => string) =>
  (values: Values, { person, anyName, order_ids }: SoughtElsewhere): Fate => {
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

/** Every table beside orders that may name people. */
export const sources: readonly Source[] = [
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
