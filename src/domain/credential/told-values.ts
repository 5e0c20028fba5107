import type { LocatedValue } from './disclosed.ts'
import type { ExaminedEvent } from './examine.ts'

/** What an event says in one field, for people. */
export interface ToldValue {
  /** Its name: one of those that this product knows, or as whoever made it up called it. */
  readonly field: string
  /** Somebody has made it up, so that no word of ours stands for it. */
  readonly is_own: boolean
  readonly values: readonly unknown[]
}

/**
 * Fields by where they stand in an event, without what every path has. They are told in this order;
 * what is none of them comes behind. Null: it says nothing that another field does not say.
 */
const fields: Readonly<Record<string, string | null>> = {
  client: 'client',
  transporter: 'transporter',
  'source.name': 'source',
  'destination.name': 'destination',
  'destination.address': 'address',
  'destination.postal_code': 'postal_code',
  'spocs.name': 'receiver',
  spoc: 'receiver',
  'spocs.contact.phone': 'phone',
  phone: 'phone',
  'spocs.contact.email': 'email',
  'spocs.contact.status': 'status',
  status: 'status',
  truck_number: 'truck_number',
  'driver.name': 'driver',
  'driver.contact': 'driver_contact',
  value: 'value',
  contacts: 'contacts',
  client_rating: 'rating',
  categories: 'categories',
  text: 'text',
  'remarks.text': 'text',
  'remarks.message': 'text',
  'lines.note': 'text',
  note: 'text',
  name: 'name',
  relation: 'relation',
  missing: 'missing',
  damaged: 'damaged',
  lines: 'quantities',
  quantities: 'quantities',
  counts: 'crates',
  before: 'before',
  after: 'after',
  reason: 'reason',
  'destination.loc': 'place',
  'geo_tag.loc': 'place',
  place: 'place',
  location: 'place',
  file_name: 'file_name',
  digest: 'file',
  photos: 'file',
  files: 'file',
  seen_on: 'seen_on',
  // Where the file lies in this house; its digest is told.
  url: null,
}
/** How an unknown value of the goods is written. */
const UNKNOWN_VALUE = 'NA'
const told: readonly string[] = [
  ...new Set(Object.values(fields).filter((field) => field !== null)),
]

/** What an event has for everybody to read and a person would ask for. */
const open: readonly (readonly string[])[] = [
  ['entered', 'source', 'name'],
  ['entered', 'transporter'],
  ['fields', 'source', 'name'],
  ['fields', 'transporter'],
  ['missing'],
  ['damaged'],
  ['lines'],
  ['counts'],
  ['client_rating'],
  ['categories'],
]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** A path without its beginning that every such event has, and without places in lists. */
const keyOf = (path: readonly string[]): string =>
  path
    .filter((part) => !/^\d+$/.test(part))
    .join('.')
    .replace(/^data\./, '')
    .replace(/^(entered|fields|former)\./, '')
    .replace(/^destination\.spocs\./, 'spocs.')

const openOf = ({ data }: { readonly data?: unknown }): LocatedValue[] =>
  open.flatMap((path) => {
    const value = path.reduce<unknown>(
      (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
      data,
    )
    return [{ at: ['data', ...path.slice(0, -1)], name: path.at(-1) ?? '', value }]
  })

/** The elements of lists that are disclosed one by one, each list as one value. */
const gathered = (values: readonly LocatedValue[]): LocatedValue[] => {
  const lists = new Map<string, unknown[]>()
  return values.flatMap((one): LocatedValue[] => {
    if (one.name !== null) return [one]
    const key = one.at.join('.')
    const list = lists.get(key)
    if (list) {
      list.push(one.value)
      return []
    }
    const begun = [one.value]
    lists.set(key, begun)
    return [{ ...one, value: begun }]
  })
}

/** An object that holds fields of somebody's own making. */
const isOwnFields = (key: string, value: unknown): value is Record<string, unknown> =>
  isObject(value) && /(^|\.)(extra_fields|custom_fields|profile)$/.test(key)

/**
 * All that is told of an event, by field: each value under the field that it belongs to, with what
 * stands in the open and matters. What says nothing is left out, and what is said twice said once.
 */
export const toldValues = ({ event, values }: ExaminedEvent): ToldValue[] => {
  const rows = new Map<string, { field: string; is_own: boolean; values: unknown[] }>()
  const add = (field: string, is_own: boolean, value: unknown): void => {
    if (isEmpty(value)) return
    const key = `${is_own} ${field}`
    const row = rows.get(key) ?? { field, is_own, values: [] }
    rows.set(key, row)
    const text = JSON.stringify(value)
    if (!row.values.some((one) => JSON.stringify(one) === text)) row.values.push(value)
  }
  for (const { at, name, value } of [...gathered(values), ...openOf(event)]) {
    const key = keyOf(name === null ? at : [...at, name])
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (isOwnFields(key, value))
      for (const [own, inner] of Object.entries(value)) {
        // That nothing was wrong is how every order begins.
        if (own !== 'exception' || inner !== false) add(own, true, inner)
      }
    else if (field === undefined) add(name ?? key, true, value)
    else if (field === 'file' && Array.isArray(value))
      value.forEach((one) => add('file', false, one))
    else if (field !== null && !(field === 'value' && value === UNKNOWN_VALUE))
      add(field, false, value)
  }
  const placeOf = ({ field, is_own }: ToldValue): number =>
    is_own ? told.length : told.indexOf(field)
  return [...rows.values()].toSorted((a, b) => placeOf(a) - placeOf(b))
}
