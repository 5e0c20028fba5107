import type { Command } from '../../domain/order/commands.ts'
import { decideNew } from '../../domain/order/entry/create.ts'
import { decide } from '../../domain/order/decide.ts'
import type { OrderEvent, Recorded } from '../../domain/order/events.ts'
import type { OrderInput } from '../../domain/order/entry/order-input.ts'
import { withPossibleClaim } from '../../domain/order/offline/impossible-claim.ts'
import { inKnownChoices } from '../../domain/order/proof/known-choices.ts'
import { isRefusal, type Refusal } from '../../domain/order/refusal.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Viewer } from '../../domain/policy/viewer.ts'
import type { Clock } from '../../domain/time.ts'
import { actorOf, type Caller } from '../caller.ts'
import type { OrderChange } from '../stores/orders/order-batch.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import type { AppendedOrder } from '../stores/orders/stored-event.ts'
import { chainEvents, type EventContext } from './chain-events.ts'

/** Principal: on whose behalf orders change, by which policy, and who is on record for it. */
export interface Acting {
  readonly viewer: Viewer
  readonly policy: Policy
  readonly policy_version: number
  readonly actor: Recorded['actor']
  /** The upload of deliveries that it comes with. */
  readonly delivery_upload_id?: string | undefined
}

/** A caller acts on its own behalf. */
export const actingFor = (caller: Caller): Acting => ({
  viewer: caller.viewer,
  policy: caller.policy,
  policy_version: caller.policy_version,
  actor: actorOf(caller),
})

/**
 * What follows from commands: the change, null where nothing happened, and why they were refused. A
 * refusal may leave a change on record.
 */
export interface Decided {
  readonly change: OrderChange | null
  readonly events: readonly OrderEvent[]
  readonly refused: Refusal['refused'] | null
  /** Which of the commands was refused. */
  readonly refused_at: number | null
}

/**
 * Command handler: decides one command after the other, each on what the earlier ones made of the
 * order, and chains their events to its log. All of them happen, or none.
 */
export const decideAll = (
  known: OrderAtHead,
  commands: readonly Command[],
  acting: Acting,
  clock: Clock,
): Decided => {
  const { order, head } = known
  const about = circumstancesOf(order._id, acting, clock)
  const judged = withPossibleClaim(clock, order)
  let events: OrderEvent[] = []
  let next: AppendedOrder | null = null
  for (const [refused_at, command] of commands.entries()) {
    const asked = inKnownChoices(command, acting.policy)
    const outcome = decide(next?.order ?? order, asked, acting.viewer, acting.policy, judged)
    if (isRefusal(outcome)) {
      // Refused with something on record: the commands before it do not happen either.
      const { refused, record } = outcome
      const change =
        record.length > 0 ? { before: known, next: chainEvents(order, head, record, about) } : null
      return { change, events: record, refused, refused_at }
    }
    if (outcome.length === 0) continue
    events = [...events, ...outcome]
    next = onward(next ?? { order, head, stored: [] }, outcome, about)
  }
  return { change: next && { before: known, next }, events, refused: null, refused_at: null }
}

const onward = (
  { order, head, stored }: AppendedOrder,
  events: readonly OrderEvent[],
  about: EventContext,
): AppendedOrder => {
  const next = chainEvents(order, head, events, about)
  return { ...next, stored: [...stored, ...next.stored] }
}

type Created = Extract<OrderEvent, { type: 'created' }>

/** What a new order would be: its first event, and how the order and its log are made of that. */
export interface DecidedNew {
  readonly event: Created
  readonly make: () => AppendedOrder
}

/** Command handler of a new order: may it be added, and what would it be under this id. */
export const decideAdded = (
  input: OrderInput,
  order_id: string,
  acting: Acting,
  clock: Clock,
): DecidedNew | Refusal => {
  const outcome = decideNew(input, acting.viewer, acting.policy, clock)
  if (isRefusal(outcome)) return outcome
  const event = outcome.find((made): made is Created => made.type === 'created')
  if (!event) throw new Error('a new order begins with its creation')
  const about = circumstancesOf(order_id, acting, clock)
  return { event, make: () => chainEvents(null, '', outcome, about) }
}

const circumstancesOf = (
  order_id: string,
  { actor, policy_version, delivery_upload_id }: Acting,
  { now, claim }: Clock,
): EventContext => ({
  order_id,
  actor,
  policy_version,
  server_time: now,
  device_time: claim?.at ?? null,
  device_now: claim?.device_now ?? null,
  // Events call it `import_id`, and what is in a log keeps its name.
  ...(delivery_upload_id === undefined ? {} : { import_id: delivery_upload_id }),
})
