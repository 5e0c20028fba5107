import type { Command } from '../../domain/order/commands.ts'
import { decide } from '../../domain/order/decide.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRefusal } from '../../domain/order/refusal.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import { words } from '../../domain/words.ts'
import { actorOf, type Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedFor } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { takeKey, type Once } from '../stores/idempotency.ts'
import {
  holdOrder,
  isOvertaken,
  NumberTaken,
  saveOrder,
  type Advanced,
  type Held,
  type Message,
} from '../stores/orders.ts'
import { advance, type Circumstances } from './record.ts'
import { lastSeen, noteSeen } from './seen.ts'

/** One request to change one order. */
export interface Request<T, L = undefined> {
  readonly caller: Caller
  readonly order_id: string
  readonly once: Once | null
  readonly device_time: Instant | null
  /** The device's own clock as it sent the request, where it told it. */
  readonly device_now?: Instant | null
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
  ) => readonly Message[]
  /** Rows that go with the events, written before COMMIT. */
  readonly alongside?: (tx: Tx, events: readonly OrderEvent[]) => Promise<void>
  /** The caller's answer; kept beside the Idempotency-Key. */
  readonly answer: (order: Order, events: readonly OrderEvent[], clock: Clock) => T
}

/**
 * The one way an order changes: in one transaction the key is taken, the order locked, the commands
 * decided, and events, read model, messages and answer written. What was seen a moment ago is
 * decided on as it was seen, and held while it is written. Throws Refused; a refusal that leaves
 * something on record is committed first.
 */
export const execute = async <T, L = undefined>(deps: Deps, request: Request<T, L>): Promise<T> => {
  const outcome =
    (await changeSeen(deps, request)) ??
    (await deps.database
      .transaction(scopeOf(request.caller.viewer), (tx) => changeHeld(deps, tx, request))
      .catch(taken))
  if (outcome.seen) noteSeen(deps, request.caller.viewer.client_id, outcome.seen)
  if ('refused' in outcome) throw outcome.refused
  return outcome.answer
}

/** Only the store knows every number, those that the caller may not see among them. */
const taken = (error: unknown): { refused: Refused; seen: null } => {
  if (!(error instanceof NumberTaken)) throw error
  const message = words.identifier_taken(error.identifier)
  return { refused: new Refused(409, message, [{ field: 'identifier', message }]), seen: null }
}

/** `seen` is the order as it stands now, once it was written. */
type Outcome<T> = ({ readonly answer: T } | { readonly refused: Refused }) & {
  readonly seen: Held | null
}

/**
 * Decides on the order as it was last seen here and writes that down in a single turn. The database
 * refuses it where the order has gone on, since no two events take one place in its log; null then,
 * and where nothing would happen: only an order that is held can say no.
 */
const changeSeen = async <T, L>(deps: Deps, request: Request<T, L>): Promise<Outcome<T> | null> => {
  const { viewer } = request.caller
  const seen = request.look ? null : lastSeen(deps, viewer.client_id, request.order_id)
  if (!seen) return null
  const decided = decidedUnheld(deps, request, seen)
  if (!decided?.next || decided.refused) return null
  try {
    return await deps.database.transaction(scopeOf(viewer), (tx) =>
      keep(tx, request, seen, decided, false),
    )
  } catch (error) {
    if (isOvertaken(error)) return null
    throw error
  }
}

const decidedUnheld = <T, L>(deps: Deps, request: Request<T, L>, seen: Held): Decided | null => {
  try {
    return decideAll(deps, request, seen, NOT_LOOKED as L)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** What a request that looks at nothing is handed: its L is undefined. */
const NOT_LOOKED: unknown = undefined

const changeHeld = async <T, L>(
  deps: Deps,
  tx: Tx,
  request: Request<T, L>,
): Promise<Outcome<T>> => {
  const { caller, once } = request
  const [earlier, held] = await Promise.all([
    once ? takeKey(tx, caller.viewer.client_id, once) : null,
    holdOrder(tx, request.order_id),
  ])
  if (earlier?.kind === 'other_body') throw new Refused(422, words.same_key_other_body)
  // The stored text is an answer of this very route, written below.
  if (earlier?.kind === 'answered') return { answer: JSON.parse(earlier.answer) as T, seen: null }
  if (!held) throw notFound()
  const looked = request.look
    ? await request.look(tx, { order: held.order, clock: clockOf(deps, request, held) })
    : (NOT_LOOKED as L)
  const decided = decideAll(deps, request, held, looked)
  if (decided.next) return keep(tx, request, held, decided, true)
  if (decided.refused) throw decided.refused
  return { answer: request.answer(held.order, [], decided.clock), seen: null }
}

/** Writes down what was decided, and COMMIT. */
const keep = async <T, L>(
  tx: Tx,
  request: Request<T, L>,
  before: Held,
  { next, events, refused, clock }: Decided,
  is_taken: boolean,
): Promise<Outcome<T>> => {
  const {
    caller: {
      viewer: { client_id },
    },
    once,
  } = request
  if (!next) throw new Error('nothing happened that could be kept')
  await request.alongside?.(tx, events)
  const messages = request.messages?.(next.order, events, clock.now) ?? []
  const seen: Held = {
    order: next.order,
    head: next.head,
    dispatch_at: next.order.dispatch_date ?? before.dispatch_at,
    now: clock.now,
  }
  if (refused) {
    // The key must stay free for a retry: only what goes on record is kept.
    await saveOrder(tx, client_id, before, next, messages, null)
    return { refused, seen }
  }
  const answer = request.answer(next.order, events, clock)
  await saveOrder(
    tx,
    client_id,
    before,
    next,
    messages,
    once && { ...once, status: 200, answer: JSON.stringify(answer), is_taken },
  )
  return { answer, seen }
}

/** What follows from the commands: the order after it, null where nothing happened. */
interface Decided {
  readonly next: Advanced | null
  readonly events: readonly OrderEvent[]
  readonly refused: Refused | null
  readonly clock: Clock
}

const clockOf = <T, L>(
  deps: Deps,
  { caller, device_time, device_now = null }: Request<T, L>,
  held: Held,
): Clock => ({
  now: deps.now(held.now),
  time_zone: caller.policy.time_zone,
  claim: device_time === null ? undefined : { at: device_time, device_now },
})

const onward = (
  { order, head, stored }: Advanced,
  events: readonly OrderEvent[],
  about: Circumstances,
): Advanced => {
  const next = advance(order, head, events, about)
  return { ...next, stored: [...stored, ...next.stored] }
}

const decideAll = <T, L>(deps: Deps, request: Request<T, L>, held: Held, looked: L): Decided => {
  const {
    caller: { viewer, policy, policy_version },
    device_time,
    device_now = null,
  } = request
  const clock = clockOf(deps, request, held)
  const about = {
    order_id: held.order._id,
    actor: actorOf(request.caller),
    policy_version,
    server_time: clock.now,
    device_time,
    device_now,
  }
  let events: OrderEvent[] = []
  let next: Advanced | null = null
  for (const command of request.commands({ order: held.order, clock }, looked)) {
    // Later commands of the same request see what the earlier ones did.
    const outcome = decide(next?.order ?? held.order, command, viewer, policy, clock)
    if (isRefusal(outcome)) {
      // Refused with something on record: the commands before it do not happen either.
      const refused = refusedFor(outcome.refused)
      return {
        next:
          outcome.record.length > 0 ? advance(held.order, held.head, outcome.record, about) : null,
        events: outcome.record,
        refused,
        clock,
      }
    }
    if (outcome.length === 0) continue
    events = [...events, ...outcome]
    next = onward(next ?? { order: held.order, head: held.head, stored: [] }, outcome, about)
  }
  return { next, events, refused: null, clock }
}
