import { randomUUIDv7 } from 'node:crypto'
import type { NextStop } from '../../contract/orders/next-stop.ts'
import { linkTo } from '../../domain/messages/public-address.ts'
import { statusOf } from '../../domain/order/category.ts'
import { linkExpiry } from '../../domain/order/parties/link-expiry.ts'
import {
  isOnTrip,
  mayLeadTo,
  nextStopOf,
  tripBounds,
} from '../../domain/order/parties/next-stop.ts'
import { systemFor } from '../../domain/policy/system.ts'
import type { Reach } from '../../domain/policy/viewer.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Instant } from '../../domain/time.ts'
import { HOUR, SECOND } from '../../domain/time.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { changeMany } from '../orders/change-many.ts'
import { actingFor, decideAll } from '../orders/decide-change.ts'
import { readAndCacheOrder } from '../orders/order-cache.ts'
import { sha256 } from '../secrets.ts'
import type { Scope } from '../stores/database/database.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { addLinks } from '../stores/links/links.ts'
import { linkOf, openOnTruck } from '../stores/links/trip.ts'
import { spend } from '../stores/messages/budgets.ts'
import { lockOrders } from '../stores/orders/lock-many.ts'
import { reachesBehind } from './behind-link.ts'
import { isGood } from './caller-of-link.ts'
import { linkGone } from './open-address.ts'
import { referenceFor } from './reference.ts'

const AN_HOUR = 30

/**
 * Leads a driver's own link on to the next stop of its trip, once its order is over: with a link of
 * the next order's own, which goes on that order's record. However often it is asked for, the link
 * is the same, and it stays ended once it was revoked. Nobody is led to what those who stand behind
 * the link may not see. Throws Refused 403 for every other link, 429
 * for one that asks too often.
 */
export const leadOn = async (deps: Deps, caller: Caller): Promise<NextStop> => {
  const { viewer } = caller
  const { link, reach } = viewer
  if (link?.party !== 'driver' || link.proof !== 'reference' || reach.kind !== 'order')
    throw new Refused(403, sentence('wrong_party', sentence('actions.driver_link')))
  if (!(await spend(deps.database, [{ key: `next stop ${link.id}`, an_hour: AN_HOUR }])))
    throw new Refused(429, sentence('too_many_tries'), [], HOUR / SECOND)
  const found = await readAndCacheOrder(deps, viewer, reach.order_id)
  if (!found) throw linkGone()
  const { order } = found
  const now = deps.now(found.now)
  const bounds = tripBounds(order, now)
  if (!bounds || statusOf(order) === 'open') return null
  const link_id = link.id ?? ''
  const client = systemFor(viewer.client_id, viewer.client)
  const behind = await reachesBehind(deps.database, scopeOf(client), link_id)
  // The database shows what the narrowest of them may see; the judge asks for all.
  const narrowest = behind.find(({ kind }) => kind !== 'client') ?? client.reach
  const scope = scopeOf({ ...client, reach: narrowest })
  const others = await openOnTruck(deps.database, scope, order.truck_number, bounds)
  const next = nextStopOf(order, others, now, behind)
  return next && linkToStop(deps, caller, { order, next, link_id, behind }, scope)
}

interface Leading {
  readonly order: Order
  readonly next: Order
  /** The link that leads on. */
  readonly link_id: string
  readonly behind: readonly Reach[]
}

const linkToStop = (
  deps: Deps,
  caller: Caller,
  { order, next: { _id }, link_id, behind }: Leading,
  scope: Scope,
): Promise<NextStop> =>
  deps.database.transaction(scope, async (tx) => {
    const [held] = await lockOrders(tx, [_id])
    const now: Instant = deps.now(held?.now ?? '')
    // It may have gone on since it was found.
    if (!held || !isOnTrip(order, held.order, now) || !mayLeadTo(behind, held.order)) return null
    const asked = { actor: 'next stop', route: '', key: link_id, body_hash: '' }
    const reference = referenceFor(deps.keys, asked, _id)
    const { name, city } = held.order.destination
    const stop = { name, city, url: linkTo(deps.settings.public_url, 'driver', reference) }
    const before = await linkOf(tx, _id, sha256(reference))
    if (before) return isGood(before, now) ? stop : null
    const { policy, viewer } = caller
    const made = {
      link_id: randomUUIDv7(),
      party: 'driver',
      expires_at: linkExpiry(held.order, policy, now),
    } as const
    // The client leads its driver on, as far as its policy gives links to drivers at all; who asked
    // is on record.
    const { change } = decideAll(
      held,
      [{ type: 'create_link', ...made }],
      { ...actingFor(caller), viewer: systemFor(viewer.client_id, viewer.client) },
      { now, time_zone: policy.time_zone },
    )
    if (!change) return null
    const link = {
      id: made.link_id,
      order_id: _id,
      party: made.party,
      ref_hash: sha256(reference),
      created_at: now,
      created_by: '',
      expires_at: made.expires_at,
    }
    await addLinks(tx, viewer.client_id, [link])
    await changeMany(tx, viewer.client_id, [change])
    return stop
  })
