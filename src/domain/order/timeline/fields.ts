import { canonical } from '../canonical.ts'
import type { Order } from '../order.ts'

/** One field of an order as people know it, by the place where the order has it. */
export interface OrderField {
  readonly path: readonly string[]
  /** Its path with a star for an entry of a list or a name that a client chose. */
  readonly kind: string
  readonly value: unknown
}

/** A field that is not as it was: with the value before; null, as for what is not there. */
export interface FieldChange extends OrderField {
  readonly before: unknown
}

/**
 * Which members of an order are facts. Keys, switches, what waits for a code, and what only follows
 * from others are none.
 */
const isFact: Readonly<Record<keyof Order, boolean>> = {
  _id: false,
  rev: false,
  user: false,
  identifier: true,
  invoice: true,
  invoice_date: true,
  client: true,
  transporter: true,
  secondary_vendor: true,
  truck_number: true,
  driver: true,
  spocs: true,
  source: true,
  destination: true,
  dispatch_date: true,
  dispatch_time: true,
  eta_hrs: true,
  tat: false,
  tat_f: false,
  ship_unit: true,
  ship_weight: true,
  value: true,
  quantity: true,
  number_of_box: true,
  lot: true,
  label: true,
  Items: true,
  extra_fields: true,
  profile: true,
  delivery_time: true,
  trip_completed_at: true,
  ended: false,
  epod: true,
  quantities: true,
  crates: true,
  claims: true,
  corrections: true,
  error_reports: true,
  review: true,
  approval_status: true,
  notification_details: true,
  review_pending: false,
  reupdate_allowed: false,
  showRejectButton: false,
  disable_submit_epod: false,
  withheld: false,
  erased: false,
  challenge: false,
  attempts: false,
  withdrawn: false,
  chased: false,
  found_by: false,
}

const contacts = ['spocs', 'spocs.*', 'spocs.*.contact'] as const
/** What is looked into, member by member or entry by entry; everything else is one value. */
const opened: ReadonlySet<string> = new Set([
  'driver',
  'label',
  'source',
  'destination',
  ...contacts,
  ...contacts.map((path) => `destination.${path}`),
  'Items',
  'Items.*',
  'Items.*.remarks',
  'extra_fields',
  'profile',
  'epod',
  'epod.remarks',
  'epod.photos',
  'epod.driverReach',
  'epod.delivery_attempts',
  'quantities',
  'quantities.*',
  'crates',
  'claims',
  'corrections',
  'error_reports',
  'approval_status',
  'approval_status.review_history',
  'notification_details',
])

/** The member that names an entry of a list; entries of the other lists go by their number. */
const namedBy: Readonly<Record<string, string>> = {
  Items: 'item_no',
  quantities: 'line',
  crates: 'key',
  claims: 'number',
  'epod.photos': 'url',
  'epod.delivery_attempts': 'number',
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maps whose names a client chooses. */
const free: ReadonlySet<string> = new Set(['extra_fields', 'profile'])

/** A field's place as one text, which no other field has. */
export const placeOf = ({ path }: Pick<OrderField, 'path'>): string => JSON.stringify(path)

type Members = ReadonlyMap<string, unknown>
const none: Members = new Map()

/** What each entry of a list is called, once: of two with one name the second says so. */
const entriesByName = (list: readonly unknown[], by: string): Members => {
  const entries = new Map<string, unknown>()
  const seen = new Map<string, number>()
  for (const [index, entry] of list.entries()) {
    const name = isObject(entry) ? String(entry[by]) : String(index + 1)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    entries.set(count === 1 ? name : `${name} (${count})`, entry)
  }
  return entries
}

/** The members that a value is looked into for; null for what is one value. */
const membersOf = (value: unknown, kind: string): Members | null => {
  if (value === undefined) return none
  if (!opened.has(kind)) return null
  if (Array.isArray(value)) return entriesByName(value, namedBy[kind] ?? '')
  if (!isObject(value)) return null
  // What names the entry stands in its path.
  const name = kind.endsWith('.*') ? namedBy[kind.slice(0, -2)] : undefined
  return new Map(Object.entries(value).filter(([key]) => key !== name))
}

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

const nothing: readonly unknown[] = []
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** What differs between two values at one place; undefined is what is not there. */
function* differing(
  before: unknown,
  after: unknown,
  path: readonly string[],
  kind: string,
): Generator<FieldChange> {
  // A state shares with the one before it whatever has not changed.
  if (before === after) return
  const [former, latter] = [before ?? nothing, after ?? nothing]
  if (opened.has(kind) && !Object.hasOwn(namedBy, kind) && isList(former) && isList(latter)) {
    for (let index = 0; index < Math.max(former.length, latter.length); index += 1)
      if (former[index] !== latter[index])
        yield* differing(former[index], latter[index], [...path, String(index + 1)], `${kind}.*`)
    return
  }
  const [was, is] = [membersOf(before, kind), membersOf(after, kind)]
  if (was === null && is === null) {
    if (!isSame(before, after)) yield { path, kind, value: after, before }
    return
  }
  if (was === null) yield { path, kind, value: null, before }
  if (is === null) yield { path, kind, value: after, before: null }
  const innerOf = (name: string): string =>
    Array.isArray(before ?? after) || free.has(kind) ? `${kind}.*` : `${kind}.${name}`
  for (const name of new Set([...(is ?? none).keys(), ...(was ?? none).keys()]))
    yield* differing(was?.get(name), is?.get(name), [...path, name], innerOf(name))
}

/** Is this member of an order a fact? */
const isFactOf = (member: string): member is keyof Order =>
  Object.hasOwn(isFact, member) && isFact[member as keyof Order]
const facts = Object.keys(isFact).filter(isFactOf)

/** Difference: the fields of an order that are not as they were; all of them where it is new. */
export const changesBetween = (before: Order | null, after: Order): FieldChange[] =>
  facts.flatMap((member) => [...differing(before?.[member], after[member], [member], member)])
