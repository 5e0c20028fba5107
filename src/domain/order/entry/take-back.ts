import { done, type Reason } from '../../policy/reason.ts'
import type { Policy } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import type { Clock } from '../../time.ts'
import type { OrderEvent, Recorded } from '../events.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { keptCode } from './code-kept.ts'
import { locksAgainst } from './edit.ts'
import { formerOf } from './undo.ts'

/** The edit that is an order's revision `rev` is to be taken back; `log` is all of its log. */
export interface TakeBackCommand {
  type: 'take_back_edit'
  rev: number
  log: readonly Recorded[]
}

/**
 * Why an edit stays: one of its fields was changed or put right since, or a person's values were
 * erased, which must not come back from the log; null where neither is so. Fields that it left
 * alone may have changed.
 */
export const changedSince = (log: readonly Recorded[], rev: number): Reason | null => {
  const edit = log[rev - 1]
  if (edit?.type !== 'edited') return done('touched_since')
  const since = log.slice(rev)
  if (since.some(({ type }) => type === 'erased')) return done('erased_since')
  const again = since.find((event) =>
    event.type === 'corrected'
      ? event.data.field in edit.data.fields
      : event.type === 'edited' &&
        Object.keys(event.data.fields).some((part) => part in edit.data.fields),
  )
  return again ? done('changed_again', again.actor.username) : null
}

/**
 * Compensating event: an ordinary edit gives the order the values that it had before, exactly as
 * they were; what the rules of today would not let in as new is given back all the same. Only
 * fields that are whoever's asks to change.
 */
export const decideTakeBack = (
  order: Order,
  { rev, log }: TakeBackCommand,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): OrderEvent[] | Refusal => {
  const stays = changedSince(log, rev)
  if (stays) return refuse(stays)
  const fields = formerOf(log.slice(0, rev)) ?? {}
  const [locked, ...others] = locksAgainst(order, fields, viewer, policy, clock)
  return locked
    ? refuse(locked, ...others)
    : [{ type: 'edited', data: { fields, ...keptCode(order, fields) } }]
}

/** A part of an order before and after an edit. */
export interface ValueChanged {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What the last event of a log changed, as far as it is an edit. */
export const valuesChanged = (log: readonly Recorded[]): ValueChanged[] => {
  const last = log.at(-1)
  if (last?.type !== 'edited') return []
  const former: Readonly<Record<string, unknown>> = formerOf(log) ?? {}
  return Object.entries(last.data.fields).map(([field, after]) => ({
    field,
    before: former[field] ?? null,
    after: after ?? null,
  }))
}
