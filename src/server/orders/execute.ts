import type { Command } from '../../domain/order/commands.ts'
import { decide } from '../../domain/order/decide.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRefusal } from '../../domain/order/refusal.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import { words } from '../../domain/words.ts'
import { actorOf, scopeOf, type Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedFor } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { takeKey, type Once } from '../stores/idempotency.ts'
import { holdOrder, NumberTaken, saveOrder, type Held, type Message } from '../stores/orders.ts'
import { advance } from './record.ts'

/** One request to change one order. */
export interface Request<T> {
  readonly caller: Caller
  readonly order_id: string
  readonly once: Once | null
  readonly device_time: Instant | null
  /** The commands, made once the order is held: what they compare or count is then true until COMMIT. All happen or none. */
  readonly commands: (held: { order: Order; clock: Clock; tx: Tx }) => readonly Command[] | Promise<readonly Command[]>
  /** Messages that leave because of what happened. */
  readonly messages?: (order: Order, events: readonly OrderEvent[], now: Instant) => readonly Message[]
  /** Rows that go with the events, written before COMMIT. */
  readonly alongside?: (tx: Tx, events: readonly OrderEvent[]) => Promise<void>
  /** The caller's answer; kept beside the Idempotency-Key. */
  readonly answer: (order: Order, events: readonly OrderEvent[], clock: Clock) => T
}

/**
 * The one way an order changes: in one transaction the key is taken, the order locked, the commands decided, and events,
 * read model, messages and answer written. Throws Refused; a refusal that leaves something on record is committed first.
 */
export const execute = async <T>(deps: Deps, request: Request<T>): Promise<T> => {
  const outcome = await deps.database.transaction(scopeOf(request.caller.viewer), (tx) => attempt(deps, tx, request)).catch(taken)
  if ('refused' in outcome) throw outcome.refused
  return outcome.answer
}

/** Only the store knows every number, those that the caller may not see among them. */
const taken = (error: unknown): { refused: Refused } => {
  if (!(error instanceof NumberTaken)) throw error
  const message = words.identifierTaken(error.identifier)
  return { refused: new Refused(409, message, [{ field: 'identifier', message }]) }
}

type Outcome<T> = { answer: T } | { refused: Refused }

const attempt = async <T>(deps: Deps, tx: Tx, request: Request<T>): Promise<Outcome<T>> => {
  const { caller, once } = request
  const { client_id } = caller.viewer
  const [earlier, held] = await Promise.all([once ? takeKey(tx, client_id, once) : null, holdOrder(tx, request.order_id)])
  if (earlier?.kind === 'other_body') throw new Refused(422, words.sameKeyOtherBody)
  // The stored text is an answer of this very route, written below.
  if (earlier?.kind === 'answered') return { answer: JSON.parse(earlier.answer) as T }
  if (!held) throw notFound()
  const clock: Clock = { now: deps.now(held.now), time_zone: caller.policy.time_zone }
  const { events, order, refused } = await decideAll(held, request, clock, tx)
  if (events.length === 0) {
    if (refused) throw refused
    return { answer: request.answer(order, events, clock) }
  }
  const about = { order_id: order._id, actor: actorOf(caller), policy_version: caller.policy_version, server_time: clock.now, device_time: request.device_time }
  const next = advance(held.order, held.head, events, about)
  await request.alongside?.(tx, events)
  const messages = request.messages?.(next.order, events, clock.now) ?? []
  if (refused) {
    // The key must stay free for a retry: only what goes on record is kept.
    await saveOrder(tx, client_id, held, next, messages, null)
    return { refused }
  }
  const answer = request.answer(next.order, events, clock)
  await saveOrder(tx, client_id, held, next, messages, once && { ...once, status: 200, answer: JSON.stringify(answer) })
  return { answer }
}

interface Decided { readonly events: OrderEvent[]; readonly order: Order; readonly refused: Refused | null }

const decideAll = async <T>(held: Held, request: Request<T>, clock: Clock, tx: Tx): Promise<Decided> => {
  const { viewer, policy, policy_version } = request.caller
  const about = { order_id: held.order._id, actor: actorOf(request.caller), policy_version, server_time: clock.now, device_time: request.device_time }
  const events: OrderEvent[] = []
  let order = held.order
  for (const command of await request.commands({ order, clock, tx })) {
    const outcome = decide(order, command, viewer, policy, clock)
    // Refused with something on record: the commands before it do not happen either.
    if (isRefusal(outcome)) return { events: [...outcome.record], order: held.order, refused: refusedFor(outcome.refused) }
    events.push(...outcome)
    // Later commands of the same request see what the earlier ones did.
    if (outcome.length > 0) order = advance(order, '', outcome, about).order
  }
  return { events, order, refused: null }
}
