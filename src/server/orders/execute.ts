import { hasRoomFor, isShortEnough } from '../../domain/order/link-quota.ts'
import type { Clock } from '../../domain/time.ts'
import { answeredBy } from '../answer-once.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedAt, refusedFor, RefusedOn } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { answerIn, insertAnswer, keptFor } from '../stores/requests/idempotency.ts'
import { withAddedAt } from '../stores/orders/added-at.ts'
import { LabelTaken, NumberTaken, appendOrders, isOvertaken } from '../stores/orders/append.ts'
import { changedOrders, dispatchAt, type OrderChange } from '../stores/orders/order-batch.ts'
import { lockOrder } from '../stores/orders/lock.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import {
  withContext,
  type ChangeRequest,
  type ContextRequest,
  type OrderStep,
  type PlainRequest,
} from './change-request.ts'
import { actingFor, decideAll, type Decided } from './decide-change.ts'
import { cachedOrder, cacheOrder } from './order-cache.ts'

/** By which kind of request is said apart, so that what its callbacks are told follows from it. */
interface Execute {
  <T>(deps: Deps, request: PlainRequest<T>): Promise<T>
  <T, C>(deps: Deps, request: ContextRequest<T, C>): Promise<T>
  <T, C>(deps: Deps, request: ChangeRequest<T, C>): Promise<T>
}

/**
 * Unit of work: how one order changes at a caller's request. Optimistic first: it is decided on as
 * this process has it cached, and the unique key of the log refuses the events where it has changed
 * since. Then, as where nothing is cached, the order is locked: in one transaction the key is
 * looked up, the commands decided, and events, read model, messages and answer written. Throws
 * Refused, and RefusedOn from where the order was judged; a refusal that leaves something on record
 * is committed first.
 */
export const execute: Execute = async <T, C>(
  deps: Deps,
  request: ChangeRequest<T, C>,
): Promise<T> => {
  const outcome = (await tryOptimistic(deps, request)) ?? (await lockAndChange(deps, request))
  if (outcome.written) cacheOrder(deps, request.caller.viewer.client_id, outcome.written)
  if ('refused' in outcome) throw outcome.refused
  await request.afterCommit?.(outcome.written !== null)
  return outcome.answer
}

/**
 * The same key may have been taken for another order meanwhile: then it is looked up once more, and
 * says so.
 */
const lockAndChange = async <T, C>(
  deps: Deps,
  request: ChangeRequest<T, C>,
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

/** Also for a number or label that a unique key found taken, by an unseen order too. */
const refusalOf = (error: unknown): Refused | null => {
  if (error instanceof LabelTaken) return refusedAt('label', sentence('label_other_order'), 409)
  if (error instanceof NumberTaken)
    return refusedAt('identifier', sentence('identifier_taken', error.identifier), 409)
  return error instanceof Refused ? error : null
}

/** `written` is the order as it stands now; null where nothing was written. */
type ChangeOutcome<T> = ({ readonly answer: T } | { readonly refused: Refused }) & {
  readonly written: OrderAtHead | null
}

/**
 * Decides on the cached order and writes that down in a single round trip. Null where nothing is
 * cached, where the order has changed since (no two events take one place in its log), and where
 * nothing would happen: only a locked order can say no.
 */
const tryOptimistic = async <T, C>(
  deps: Deps,
  request: ChangeRequest<T, C>,
): Promise<ChangeOutcome<T> | null> => {
  const { viewer } = request.caller
  if (request.loadContext) return null
  const cached = cachedOrder(deps, viewer.client_id, request.order_id)
  if (!cached) return null
  const decided = decideUnlocked(deps, request, cached)
  const change = decided?.change
  if (!change || decided.refused) return null
  try {
    return await deps.database.transaction(scopeOf(viewer), (tx) =>
      writeAndCommit(tx, request, { ...decided, change }),
    )
  } catch (error) {
    if (isOvertaken(error) || error instanceof LabelTaken || error instanceof Refused) return null
    throw error
  }
}

const decideUnlocked = <T>(
  deps: Deps,
  request: PlainRequest<T>,
  cached: OrderAtHead,
): (Decided & { clock: Clock }) | null => {
  try {
    return decideOn(deps, request, cached)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

const changeLocked = async <T, C>(
  deps: Deps,
  tx: Tx,
  request: ChangeRequest<T, C>,
): Promise<ChangeOutcome<T>> => {
  const { caller, once } = request
  // The key is looked up once the order is locked, so that of two at once the second sees the first
  // one's answer.
  const [locked, earlier] = await Promise.all([
    lockOrder(tx, request.order_id),
    once ? answerIn(tx, caller.viewer.client_id, once) : null,
  ])
  const kept = earlier && answeredBy<T>(earlier)
  if (kept) return { answer: kept.answer, written: null }
  if (!locked) throw notFound()
  const { order } = locked
  const known = { order, clock: clockOf(deps, request, locked) }
  const plain = request.loadContext
    ? withContext(request, await request.loadContext(tx, known))
    : request
  try {
    return await changeHeld(deps, tx, plain, locked)
  } catch (error) {
    const refused = refusalOf(error)
    throw refused ? new RefusedOn(order, refused) : error
  }
}

const changeHeld = async <T>(
  deps: Deps,
  tx: Tx,
  request: PlainRequest<T>,
  locked: OrderAtHead,
): Promise<ChangeOutcome<T>> => {
  const { caller, once } = request
  const decided = decideOn(deps, request, locked)
  const { change } = decided
  if (change) return writeAndCommit(tx, request, { ...decided, change })
  if (decided.refused) throw refusedFor(decided.refused)
  const { order } = locked
  const answer = request.answer({ before: order, order, events: [], clock: decided.clock })
  if (once) await insertAnswer(caller.viewer.client_id, keptFor(once, answer)).execute(tx.db)
  return { answer, written: null }
}

/** Writes down what was decided, and COMMIT. */
const writeAndCommit = async <T>(
  tx: Tx,
  request: PlainRequest<T>,
  { change, events, refused, clock }: Decided & { change: OrderChange; clock: Clock },
): Promise<ChangeOutcome<T>> => {
  const {
    caller: {
      viewer: { client_id },
    },
    once,
  } = request
  const dated = await withAddedAt(tx, change)
  const { next } = dated
  const step: OrderStep = { before: change.before.order, order: next.order, events, clock }
  await request.writeInTransaction?.(tx, step)
  const messages = request.messages?.(step) ?? []
  const written: OrderAtHead = {
    order: next.order,
    head: next.head,
    dispatch_at: dispatchAt(dated),
    now: clock.now,
  }
  const batch = changedOrders([dated])
  if (refused) {
    // The key must stay free for a retry: only what goes on record is kept.
    await appendOrders(tx, client_id, batch, { messages, is_last: true })
    return { refused: new RefusedOn(step.before, refusedFor(refused)), written }
  }
  const answer = request.answer(step)
  await appendOrders(tx, client_id, batch, {
    messages,
    answered: once && keptFor(once, answer),
    is_last: true,
  })
  return { answer, written }
}

const clockOf = <T, C>(
  deps: Deps,
  { caller, device_time, device_now = null }: ChangeRequest<T, C>,
  known: OrderAtHead,
): Clock => ({
  now: deps.now(known.now),
  time_zone: caller.policy.time_zone,
  claim: device_time === null ? undefined : { at: device_time, device_now },
})

const decideOn = <T>(
  deps: Deps,
  request: PlainRequest<T>,
  known: OrderAtHead,
): Decided & { clock: Clock } => {
  const clock = clockOf(deps, request, known)
  const commands = request.commands({ order: known.order, clock })
  const { caller, delivery_upload_id } = request
  const { link } = caller.viewer
  if (link && !commands.every((command) => hasRoomFor(known.order, command, link.party)))
    throw new Refused(422, sentence('log_full'))
  const acting = { ...actingFor(caller), delivery_upload_id }
  const decided = decideAll(known, commands, acting, clock)
  if (link && !isShortEnough(decided.events)) throw new Refused(422, sentence('told_too_long'))
  return { ...decided, clock }
}
