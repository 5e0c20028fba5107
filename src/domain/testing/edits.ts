import type { PolicyDocument } from '../policy/policy.ts'
import type { Viewer } from '../policy/viewer.ts'
import { aPolicy, aViewer, clock, orderOf } from './factories.ts'
import { decide } from '../order/decide.ts'
import type { Unseen } from '../order/entry/edit.ts'
import { editFields } from '../order/entry/edit-input.ts'
import type { Order } from '../order/order.ts'
import { isRefusal } from '../order/refusal.ts'
import { inEnglish } from './in-english.ts'

/** A policy under which a driver and the ETA may be edited. */
export const open: PolicyDocument = { editable: { driver: true, tat: true } }
/** Whose edit of what it is, as far as it is not the usual one. */
export interface Case {
  order?: Order
  viewer?: Viewer
  document?: PolicyDocument
  rev?: number | null
  unseen?: readonly Unseen[]
}

/** What is decided of an edit. */
export const outcome = (
  edit: unknown,
  { order = orderOf({}), viewer = aViewer(), document = open, rev = null, unseen = [] }: Case = {},
) =>
  decide(
    order,
    { type: 'edit', edit: editFields.parse(edit), rev, unseen },
    viewer,
    aPolicy(document),
    clock,
  )
/** What an edit changes. */
export const changed = (edit: unknown, its: Case = {}): object | undefined => {
  const events = outcome(edit, its)
  if (isRefusal(events)) throw new Error(inEnglish(events.refused[0]))
  const [event] = events
  return event?.type === 'edited' ? event.data.fields : undefined
}
/** Kind, field and sentence of every reason against an edit. */
export const against = (edit: unknown, its: Case = {}): [string, string | undefined, string][] => {
  const result = outcome(edit, its)
  return isRefusal(result)
    ? result.refused.map((reason) => [reason.kind, reason.field, inEnglish(reason)])
    : []
}
/** A contact by phones alone. */
export const phone = (...numbers: string[]) => ({ phone: numbers })
