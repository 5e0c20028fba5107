import { coarsePattern } from '../../domain/erasure/coarse-pattern.ts'
import { foundIn, type Found, type Sought } from '../../domain/erasure/found.ts'
import { identifiersOf, matcherOf, united, type Identifiers } from '../../domain/erasure/person.ts'
import { replay } from '../../domain/order/evolve.ts'
import type { Photo } from '../../domain/order/order.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import type { Database, Scope } from '../stores/database/database.ts'
import type { SoughtElsewhere } from '../stores/erasures/sources.ts'
import { loggedOrders, ordersMatching, type StandingEvent } from '../stores/erasures/in-orders.ts'

/** Orders whose logs are read at once. */
const READ_AT_ONCE = 50

/** An order that names a person, and what of it is the person's. */
export interface PersonInOrder {
  readonly order_id: string
  readonly identifier: string | null
  readonly is_held: boolean
  readonly found: Found
  /** What the order shows, so that somebody can say which of it is of the person. */
  readonly photos: readonly Pick<Photo, 'url' | 'digest' | 'file_name'>[]
}

/** The expression by which the database finds what may name the person. */
export const patternOf = ({ person, photos }: Sought): string =>
  coarsePattern(identifiersOf(person), [...photos]) ?? '(?!)'

/** The orders that name a person, in the order of their ids, and how far the search came. */
export async function* ordersOfPerson(
  database: Database,
  scope: Scope,
  sought: Sought,
  from: string | null,
): AsyncGenerator<{ readonly orders: readonly PersonInOrder[]; readonly until: string | null }> {
  const pattern = patternOf(sought)
  let after = from
  do {
    const stretch = await ordersMatching(database, scope, pattern, after)
    const orders: PersonInOrder[] = []
    for (let at = 0; at < stretch.order_ids.length; at += READ_AT_ONCE) {
      const ids = stretch.order_ids.slice(at, at + READ_AT_ONCE)
      for (const { log, ...order } of await loggedOrders(database, scope, ids)) {
        const found = foundIn(log, sought)
        if (found.values.length + found.staying.unsealed + found.staying.open > 0)
          orders.push({ ...order, found, photos: photosIn(log) })
      }
    }
    yield { orders, until: stretch.until }
    after = stretch.until
  } while (after !== null)
}

const photosIn = (log: readonly StandingEvent[]): PersonInOrder['photos'] =>
  (replay(log.map(eventIn))?.epod.photos ?? [])
    .filter(({ digest }) => digest !== '')
    .map(({ url, digest, file_name }) => ({ url, digest, file_name }))

/** How the person is found beside its orders. */
export const soughtElsewhere = (
  { person, country_code }: Sought,
  also: readonly Identifiers[],
  order_ids: ReadonlySet<string>,
  held_ids: ReadonlySet<string>,
): SoughtElsewhere => {
  const own = identifiersOf(person)
  const all = united([own, ...also])
  // A number or an address is one person's wherever it stands; a name only where it was theirs.
  const theirs = { ...all, names: own.names }
  return {
    pattern: coarsePattern(all) ?? '(?!)',
    person: matcherOf(theirs, country_code),
    anyName: matcherOf(all, country_code),
    order_ids,
    held_ids,
  }
}
