import type { Command } from '../../domain/order/commands.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import { hasRoomFor, isShortEnough } from '../../domain/order/link-quota.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedAt, refusedFor } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import {
  answerIn,
  insertAnswer,
  keptFor,
  type IdempotencyKey,
} from '../stores/requests/idempotency.ts'
import {
  appendOrders,
  changedOrders,
  isOvertaken,
  LabelTaken,
  NumberTaken,
  type OrderChange,
} from '../stores/orders/append.ts'
import { lockOrder, type LockedOrder, type QueuedMessage } from '../stores/orders/lock.ts'
import { actingFor, decideAll, type Decided } from './decide-change.ts'
import { cachedOrder, cacheOrder } from './order-cache.ts'

/** One request to change one order. */
export interface ChangeRequest<T, L = undefined> {
  readonly caller: Caller
  readonly order_id: string
  readonly once: IdempotencyKey | null
  readonly device_time: Instant | null
  /** The device's own clock as it sent the request, where it told it. */
  readonly device_now?: Instant | null
  /** The upload of deliveries that it comes with. */
  readonly import_id?: string | undefined
  /**
   * Reads what the commands need to know besides the order, once it is held: what is compared or
   * counted is then true until COMMIT.
   */
  readonly look?: (tx: Tx, held: { order: Order; clock: Clock }) => Promise<L>
  /**
   * The commands, which all happen or none. They may be asked for again, when the order had gone
   * on.
   */
  readonly commands: (held: { order: Order; clock: Clock }, looked: L) => readonly Command[]
  /** Messages that leave because of what happened. */
  readonly messages?: (
    order: Order,
    events: readonly OrderEvent[],
    now: Instant,
  ) => readonly QueuedMessage[]
  /** Rows that go with the events, written before COMMIT. */
  readonly alongside?: (tx: Tx, events: readonly OrderEvent[]) => Promise<void>
  /** What waits for others, and so is for after COMMIT. */
  readonly afterwards?: () => Promise<void>
  /** The caller's answer; kept beside the Idempotency-Key. */
  readonly answer: (order: Order, events: readonly OrderEvent[], clock: Clock) => T
}

/**
 * Unit of work: how one order changes at a caller's request. In one transaction it is locked, the
 * key looked up, the commands decided, and events, read model, messages and answer written. What
 * was seen a moment ago is decided on as it was seen, and held while it is written. Throws Refused;
 * a refusal that leaves something on record is committed first.
 */
export const execute = async <T, L = undefined>(
  deps: Deps,
  request: ChangeRequest<T, L>,
): Promise<T> => {
  const outcome =
    (await tryOptimistic(deps, request)) ?? (await changeHeld(deps, request).catch(taken))
  if (outcome.seen) cacheOrder(deps, request.caller.viewer.client_id, outcome.seen)
  if ('refused' in outcome) throw outcome.refused
  await request.afterwards?.()
  return outcome.answer
}

/** The same key may have been answered for another order meanwhile: then it is looked up again. */
const changeHeld = async <T, L>(
  deps: Deps,
  request: ChangeRequest<T, L>,
): Promise<ChangeOutcome<T>> => {
  const turn = (): Promise<ChangeOutcome<T>> =>
    deps.database.transaction(scopeOf(request.caller.viewer), (tx) =>
      changeLocked(deps, tx, request),
    )
  return turn().catch((error: unknown) => {
    if (request.once && isOvertaken(error)) return turn()
    throw error
  })
}

/** Only the store knows every number, those that the caller may not see among them. */
const taken = (error: unknown): { refused: Refused; seen: null } => {
  if (error instanceof LabelTaken)
    return { refused: refusedAt('label', sentence('label_other_order'), 409), seen: null }
  if (!(error instanceof NumberTaken)) throw error
  const said = sentence('identifier_taken', error.identifier)
  return { refused: refusedAt('identifier', said, 409), seen: null }
}

/** `seen` is the order as it stands now, once it was written. */
type ChangeOutcome<T> = ({ readonly answer: T } | { readonly refused: Refused }) & {
  readonly seen: LockedOrder | null
}

/**
 * Decides on the order as it was last seen here and writes that down in a single turn. The database
 * refuses it where the order has gone on, since no two events take one place in its log; null then,
 * and where nothing would happen: only an order that is held can say no.
 */
const tryOptimistic = async <T, L>(
  deps: Deps,
  request: ChangeRequest<T, L>,
): Promise<ChangeOutcome<T> | null> => {
  const { viewer } = request.caller
  const seen = request.look ? null : cachedOrder(deps, viewer.client_id, request.order_id)
  if (!seen) return null
  const decided = decidedUnheld(deps, request, seen)
  const change = decided?.change
  if (!change || decided.refused) return null
  try {
    return await deps.database.transaction(scopeOf(viewer), (tx) =>
      keep(tx, request, decided, change),
    )
  } catch (error) {
    if (isOvertaken(error) || error instanceof LabelTaken || error instanceof Refused) return null
    throw error
  }
}

const decidedUnheld = <T, L>(
  deps: Deps,
  request: ChangeRequest<T, L>,
  seen: LockedOrder,
): (Decided & { clock: Clock }) | null => {
  try {
    return decidedOn(deps, request, seen, NOT_LOOKED as L)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** What a request that looks at nothing is handed: its L is undefined. */
const NOT_LOOKED: unknown = undefined

const changeLocked = async <T, L>(
  deps: Deps,
  tx: Tx,
  request: ChangeRequest<T, L>,
): Promise<ChangeOutcome<T>> => {
  const { caller, once } = request
  // What is found under the key is found once the order is held, so that of two at once the second
  // sees the first one's answer.
  const [held, earlier] = await Promise.all([
    lockOrder(tx, request.order_id),
    once ? answerIn(tx, caller.viewer.client_id, once) : null,
  ])
  if (earlier?.kind === 'other_body') throw new Refused(422, sentence('same_key_other_body'))
  // The stored text is an answer of this very route, written below.
  if (earlier?.kind === 'answered') return { answer: JSON.parse(earlier.answer) as T, seen: null }
  if (!held) throw notFound()
  const looked = request.look
    ? await request.look(tx, { order: held.order, clock: clockOf(deps, request, held) })
    : (NOT_LOOKED as L)
  const decided = decidedOn(deps, request, held, looked)
  if (decided.change) return keep(tx, request, decided, decided.change)
  if (decided.refused) throw refusedFor(decided.refused)
  const answer = request.answer(held.order, [], decided.clock)
  if (once) await insertAnswer(caller.viewer.client_id, keptFor(once, answer)).execute(tx.db)
  return { answer, seen: null }
}

/** Writes down what was decided, and COMMIT. */
const keep = async <T, L>(
  tx: Tx,
  request: ChangeRequest<T, L>,
  { events, refused, clock }: Decided & { clock: Clock },
  change: OrderChange,
): Promise<ChangeOutcome<T>> => {
  const {
    caller: {
      viewer: { client_id },
    },
    once,
  } = request
  const { before, next } = change
  await request.alongside?.(tx, events)
  const messages = request.messages?.(next.order, events, clock.now) ?? []
  const seen: LockedOrder = {
    order: next.order,
    head: next.head,
    dispatch_at: next.order.dispatch_date ?? before.dispatch_at,
    now: clock.now,
  }
  const batch = changedOrders([change])
  if (refused) {
    // The key must stay free for a retry: only what goes on record is kept.
    await appendOrders(tx, client_id, batch, { messages, is_last: true })
    return { refused: refusedFor(refused), seen }
  }
  const answer = request.answer(next.order, events, clock)
  await appendOrders(tx, client_id, batch, {
    messages,
    answered: once && keptFor(once, answer),
    is_last: true,
  })
  return { answer, seen }
}

const clockOf = <T, L>(
  deps: Deps,
  { caller, device_time, device_now = null }: ChangeRequest<T, L>,
  held: LockedOrder,
): Clock => ({
  now: deps.now(held.now),
  time_zone: caller.policy.time_zone,
  claim: device_time === null ? undefined : { at: device_time, device_now },
})

const decidedOn = <T, L>(
  deps: Deps,
  request: ChangeRequest<T, L>,
  held: LockedOrder,
  looked: L,
): Decided & { clock: Clock } => {
  const clock = clockOf(deps, request, held)
  const commands = request.commands({ order: held.order, clock }, looked)
  const { link } = request.caller.viewer
  if (link && !commands.every((command) => hasRoomFor(held.order, command, link.party)))
    throw new Refused(422, sentence('log_full'))
  const acting = { ...actingFor(request.caller), import_id: request.import_id }
  const decided = decideAll(held, commands, acting, clock)
  if (link && !isShortEnough(decided.events)) throw new Refused(422, sentence('told_too_long'))
  return { ...decided, clock }
}
