import { randomBytes } from 'node:crypto'
import type { Command } from '../../domain/order/commands.ts'
import { decideNew } from '../../domain/order/entry/create.ts'
import { decide } from '../../domain/order/decide.ts'
import type { OrderEvent, Recorded } from '../../domain/order/events.ts'
import type { OrderInput } from '../../domain/order/entry/order-input.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRefusal, type Refusal } from '../../domain/order/refusal.ts'
import { systemActor } from '../../domain/policy/system.ts'
import { linkViewer, type LinkParty } from '../../domain/policy/viewer.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import { actorOf, type Caller } from '../caller.ts'
import { chainEvents } from '../orders/chain-events.ts'
import type { AppendedOrder, StoredEvent } from '../stores/orders/stored-event.ts'

/**
 * An order whose past is being told, one step after the other, by the rules that hold for
 * everybody.
 */
export interface DemoOrder {
  readonly order: () => Order
  /** The account itself does something at that time. */
  readonly account: (at: Instant, command: Command) => void
  /** The holder of a link that was made for this order does something at that time. */
  readonly holder: (link_id: string, party: LinkParty, at: Instant, command: Command) => void
  /** A provider reports something. */
  readonly reported: (
    at: Instant,
    event: Extract<OrderEvent, { type: 'notified' | 'contact_status' }>,
  ) => void
  /** The order with its whole log. */
  readonly told: () => AppendedOrder
}

/** A UUIDv7 of that instant. */
export const idAt = (at: Instant): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.parse(at), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const allowed = (outcome: OrderEvent[] | Refusal): OrderEvent[] => {
  if (isRefusal(outcome)) throw new Error(`the demo breaks a rule: ${outcome.refused[0].code}`)
  return outcome
}

/**
 * Begins with the order being added by its account at that time. Throws where a rule forbids a
 * step.
 */
export const begin = (account: Caller, input: OrderInput, added_at: Instant): DemoOrder => {
  const order_id = idAt(added_at)
  const clockAt = (now: Instant): Clock => ({ now, time_zone: account.policy.time_zone })
  const stored: StoredEvent[] = []
  let latest: AppendedOrder | null = null
  const record = (at: Instant, actor: Recorded['actor'], events: readonly OrderEvent[]): void => {
    if (events.length === 0) return
    latest = chainEvents(latest?.order ?? null, latest?.head ?? '', events, {
      order_id,
      actor,
      policy_version: account.policy_version,
      server_time: at,
      device_time: null,
    })
    stored.push(...latest.stored)
  }
  const told = (): AppendedOrder => {
    if (latest === null) throw new Error('an order begins by being added')
    return { ...latest, stored }
  }
  const act = (caller: Caller, at: Instant, command: Command): void =>
    record(
      at,
      actorOf(caller),
      allowed(decide(told().order, command, caller.viewer, caller.policy, clockAt(at))),
    )
  record(
    added_at,
    actorOf(account),
    allowed(decideNew(input, account.viewer, account.policy, clockAt(added_at))),
  )
  return {
    order: () => told().order,
    told,
    account: (at, command) => act(account, at, command),
    holder: (id, party, at, command) => {
      const viewer = linkViewer(account.viewer, order_id, { id, party, proof: 'reference' })
      act({ ...account, viewer, session_id: null, purpose: null }, at, command)
    },
    reported: (at, event) => record(at, systemActor, [event]),
  }
}
