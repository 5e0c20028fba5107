import { MOST_TOLD, type FoundPerson } from '../../contract/admin/erasures.ts'
import type { Found, FoundValue, Sought } from '../../domain/erasure/found.ts'
import type { Deps } from '../deps.ts'
import type { Scope } from '../stores/database/database.ts'
import { countElsewhere } from '../stores/erasures/elsewhere.ts'
import { isClientHeld } from '../stores/upkeep/legal-holds.ts'
import { ordersOfPerson, soughtElsewhere, type PersonInOrder } from './person-found.ts'

/** How long whoever asks waits for a search, in ms; what was found by then is told. */
const SEARCH_MS = 12_000
/** Orders of one page of what is held of a person. */
const A_PAGE = 100

/** Dry run: what an erasure of this person would take away, what stays, and what is in the way. */
export const personFound = async (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  sought: Sought,
): Promise<FoundPerson> => {
  const began = performance.now()
  const all: PersonInOrder[] = []
  let isWhole = true
  for await (const { orders, until } of ordersOfPerson(database, scope, sought, null)) {
    all.push(...orders)
    isWhole = until === null
    if (performance.now() - began > SEARCH_MS) break
  }
  const going = all.filter(({ is_held }) => !is_held)
  const rest = soughtElsewhere(
    sought,
    going.map(({ found: { also } }) => also),
    new Set(going.map(({ order_id }) => order_id)),
    new Set(all.filter(({ is_held }) => is_held).map(({ order_id }) => order_id)),
  )
  const pictures = new Set(going.flatMap(({ found: { digests } }) => digests)).size
  return {
    is_whole: isWhole,
    orders: all.length,
    held: all.length - going.length,
    is_client_held: await database.transaction(scope, isClientHeld),
    values: countedByPart(going.flatMap(({ found: { values } }) => values)),
    not_erasable: {
      unsealed: sumOf(all, ({ unsealed }) => unsealed),
      open: sumOf(all, ({ open }) => open),
    },
    elsewhere: {
      ...(await countElsewhere(database, scope, rest)),
      ...(pictures > 0 ? { pictures } : {}),
    },
    told: all.slice(0, MOST_TOLD).map(({ order_id, identifier, is_held, found, photos }) => ({
      id: order_id,
      identifier,
      values: found.values.length,
      is_held,
      photos: [...photos],
    })),
  }
}

const sumOf = (
  orders: readonly PersonInOrder[],
  of: (staying: Found['staying']) => number,
): number => orders.reduce((sum, { found: { staying } }) => sum + of(staying), 0)

const countedByPart = (values: readonly FoundValue[]): FoundPerson['values'] => {
  const counts: FoundPerson['values'] = {}
  for (const { part } of values) counts[part] = (counts[part] ?? 0) + 1
  return counts
}

/** Subject access: the next orders that have values of a person, and where to go on. */
export const valuesOfPerson = async (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  sought: Sought,
  after: string | null,
): Promise<{ orders: PersonInOrder[]; next: string | null }> => {
  const orders: PersonInOrder[] = []
  const began = performance.now()
  let next: string | null = null
  for await (const stretch of ordersOfPerson(database, scope, sought, after)) {
    orders.push(...stretch.orders)
    next = stretch.until
    if (orders.length >= A_PAGE || performance.now() - began > SEARCH_MS) break
  }
  if (orders.length <= A_PAGE) return { orders, next }
  const page = orders.slice(0, A_PAGE)
  return { orders: page, next: page.at(-1)?.order_id ?? null }
}
