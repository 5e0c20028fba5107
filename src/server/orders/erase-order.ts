import type { ErasedPart } from '../../domain/erasure/erased-part.ts'
import { erasedValues, foundIn, type Found, type Sought } from '../../domain/erasure/found.ts'
import { united, type Identifiers } from '../../domain/erasure/person.ts'
import { replay } from '../../domain/order/evolve.ts'
import type { Order } from '../../domain/order/order.ts'
import { without } from '../../domain/order/sealed/erasure.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import type { Scope, Tx } from '../stores/database/database.ts'
import { forgetPictures, heldLog, type StandingEvent } from '../stores/erasures/in-orders.ts'
import { holdWaiting, noteOrder, type OrderErased } from '../stores/erasures/records.ts'
import { lockOrder } from '../stores/orders/lock.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import { takeValues } from '../stores/orders/take-values.ts'
import { letNoHoldBegin } from '../stores/upkeep/legal-holds.ts'
import { changeMany } from './change-many.ts'
import { decideAll, type Acting } from './decide-change.ts'

/** Who every process hears of an order whose values went. */
export const ERASED_CHANNEL = 'epod_erased'

/** An erasure as its orders need it. */
export interface Erasing {
  readonly id: string
  readonly scope: Scope
  readonly sought: Sought
  readonly why: string
  readonly acting: Acting
}

/** What the rest of the database is searched for, and pictures that the order names no more. */
export interface LeftByOrder {
  readonly also: Identifiers
  readonly digests: readonly string[]
}

/**
 * Takes a person out of one order, in one transaction: the event that says so, the values that it
 * names, the read model and what became of it. Asked again it does nothing; null then.
 */
export const eraseOrder = (
  deps: Deps,
  { id, scope, sought, why, acting }: Erasing,
  order_id: string,
): Promise<OrderErased | null> =>
  deps.database.transaction(scope, async (tx) => {
    await letNoHoldBegin(tx)
    const before_now = await holdWaiting(tx, id, order_id)
    if (!before_now) return null
    const held = await lockOrder(tx, order_id)
    const { log, is_held, now } = await heldLog(tx, order_id)
    const found = foundIn(log, sought)
    const goes = is_held ? 0 : found.values.length
    const erased = before_now.erased + goes
    const outcome: OrderErased = {
      state: is_held ? 'held' : erased > 0 ? 'erased' : 'nothing',
      erased,
      staying: found.staying.unsealed + found.staying.open + (is_held ? found.values.length : 0),
      sealed: is_held ? before_now.sealed : sealedLeft(deps, before_now.sealed, found),
    }
    const last = log.at(-1)
    if (goes > 0 && last) {
      const before = held ?? takenOut(log, last, now)
      const time = clockAt(deps, acting.policy, now)
      const { change, refused } = decideAll(
        { ...before, order: orderWithout(log, found) },
        [{ type: 'erase', ...whatGoes(found), reason: why, is_held }],
        acting,
        time,
      )
      if (refused || !change) throw new Error(`the erasure of an order was refused: ${order_id}`)
      await changeMany(tx, scope.client_id, [{ before, next: change.next }])
      await takeAway(tx, order_id, found)
      tx.announce(ERASED_CHANNEL, scope.client_id + order_id)
    }
    await noteOrder(tx, id, order_id, outcome)
    return outcome
  })

/** What an order leaves, with what it left before, sealed. */
const sealedLeft = (
  { keys }: Pick<Deps, 'keys'>,
  earlier: string | null,
  { also, digests }: Found,
): string => {
  const before = earlier === null ? [] : [JSON.parse(keys.unseal(earlier)) as LeftByOrder]
  const left: LeftByOrder = {
    also: united([...before.map((one) => one.also), also]),
    digests: [...new Set([...before.flatMap((one) => one.digests), ...digests])],
  }
  return keys.seal(JSON.stringify(left))
}

const whatGoes = ({ values }: Found) => ({
  values: erasedValues(values),
  parts: [...new Set<ErasedPart>(values.map(({ part }) => part))].sort(),
})

const takeAway = async (tx: Tx, order_id: string, { values, digests }: Found): Promise<void> => {
  await takeValues(tx, order_id, erasedValues(values))
  await forgetPictures(tx, order_id, digests)
}

/** The order that the log adds up to once these values are gone. */
const orderWithout = (log: readonly StandingEvent[], { values }: Found): Order => {
  const gone = erasedValues(values)
  const left = log.map((event) =>
    without(event, gone.find(({ seq }) => seq === event.seq)?.places ?? []),
  )
  return orderOf(left)
}

const orderOf = (log: readonly StandingEvent[]): Order => {
  const order = replay(log.map(eventIn))
  if (!order) throw new Error('a log has its first event')
  return order
}

/** An order that was taken out with its import has its log alone. */
const takenOut = (
  log: readonly StandingEvent[],
  { digest }: StandingEvent,
  now: string,
): OrderAtHead => ({ order: orderOf(log), head: digest, dispatch_at: now, now })
