import { done, type Reason } from '../../policy/reason.ts'
import type { Clock } from '../../time.ts'
import { capturedAt, happenedBefore } from './claimed-time.ts'
import { placeOf, type Command } from '../commands.ts'
import { closedAt } from '../proof/dispute.ts'
import type { OrderEvent, Waited } from '../events.ts'
import type { ActingRole, Order } from '../order.ts'

/** Late endings that an order keeps at most: whoever presses on is not to fill its log. */
const MOST_LATE_ENDINGS = 20

/** Marks what is put on record when the order had been closed (docs/decisions/0010, point 3). */
export const lateIn = (order: Order): { late?: true } =>
  closedAt(order) === null ? {} : { late: true }

/**
 * Marks what is put on record when the order had been closed, and adds the claimed time, where it
 * is believed.
 */
export const waitedIn = (order: Order, { claim, now }: Clock): Waited => {
  const captured_at = capturedAt(claim, order.dispatch_date, now)
  return { ...lateIn(order), ...(captured_at === null ? {} : { captured_at }) }
}

/** Did it come after the order's end, with no time that is believed? */
export const isUntimed = ({ late, captured_at }: Waited): boolean =>
  late === true && captured_at === undefined

/**
 * What is kept of a receive or reject that something else came before: an attempt with its claimed
 * time, once however often it is sent.
 */
export const lateEndingIn = (
  { attempts = [] }: Order,
  command: Command,
  action_by: ActingRole,
  { claim }: Clock,
): OrderEvent[] => {
  if (
    !claim ||
    (command.type !== 'receive' && command.type !== 'reject') ||
    attempts.length >= MOST_LATE_ENDINGS
  )
    return []
  const is_known = attempts.some(
    (known) =>
      known.action === command.type &&
      known.claimed_at === claim.at &&
      known.action_by === action_by,
  )
  return is_known
    ? []
    : [
        {
          type: 'attempted',
          data: {
            action: command.type,
            claimed_at: claim.at,
            geo_tag: { loc: placeOf(command.geo_tag), action_by },
          },
        },
      ]
}

/**
 * What ends an order, and the signature under that; a one-time password ends it too, and never
 * waits.
 */
const ofVersion: ReadonlySet<Command['type']> = new Set(['receive', 'reject', 'leave', 'signature'])

/**
 * Why an ending that waited on a phone is none, nor a signature one: it was meant for the proof as
 * it was before that was opened again, and what ended that one came first.
 */
export const outlivedReasons = (
  { epod: { version } }: Order,
  { type }: Command,
  { claim, now }: Clock,
): Reason[] =>
  ofVersion.has(type) && version.since !== null && happenedBefore(claim, version.since, now)
    ? [done('reopened_since')]
    : []
