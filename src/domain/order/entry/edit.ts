import type { Policy } from '../../policy/policy.ts'
import { done, rule, type Reason } from '../../policy/reason.ts'
import type { Viewer } from '../../policy/viewer.ts'
import type { Clock } from '../../time.ts'
import { sentence } from '../../words/sentence.ts'
import { canonical } from '../canonical.ts'
import { keptCode } from './code-kept.ts'
import { lackingIn, tatReasons } from './create.ts'
import { editedInput, fieldsChanged } from './edit-fields.ts'
import type { OrderEdit } from './edit-input.ts'
import { lockedFields } from './edit-locks.ts'
import type { OrderEvent } from '../events.ts'
import type { OrderInput } from './order-input.ts'
import { phoneReasons, withNationalPhones } from './phones.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** An edit by somebody else that the sender has not seen: who made it, and what it changed. */
export interface Unseen {
  readonly by: string | null
  readonly fields: readonly string[]
}

/**
 * An edit with what its sender knew: the order's `rev` when it was read (null where that was not
 * said), and the edits since.
 */
export interface EditCommand {
  type: 'edit'
  edit: OrderEdit
  rev: number | null
  unseen: readonly Unseen[]
}

/**
 * The first receiver's contact or, where the policy says so, driver name and contact: no edit is
 * submitted without (EDIT-03).
 */
export const unmetNeeds = (
  { driver, spocs }: Pick<OrderInput, 'driver' | 'spocs'>,
  { edit_needs }: Pick<Policy, 'edit_needs'>,
  locked: ReadonlyMap<string, unknown> = new Map(),
): Reason[] => {
  // Nobody is asked for what is not theirs to fill in.
  if (locked.has(edit_needs === 'driver' ? 'driver.name' : 'spocs')) return []
  if (edit_needs === 'driver') {
    const hasContact = locked.has('driver.contact') || driver?.contact?.length
    const contact = hasContact ? [] : [rule('driver.contact', 'contact_invalid')]
    return driver?.name
      ? contact
      : [rule('driver.name', 'required', sentence('fields.driver_name')), ...contact]
  }
  const contact: { phone?: string[] | undefined; email?: string[] | undefined } =
    spocs?.[0]?.contact ?? {}
  return contact.phone?.length || contact.email?.length
    ? []
    : [rule('spocs.0.contact', 'contact_invalid')]
}

const MOST_FREE = 64
/** How many fields were named: whether an order is an exception stands among them by itself. */
const countOf = (map: object): number =>
  Object.keys(map).filter((key) => key !== 'exception').length

/** The numbers that an order has: releases that judged otherwise left some that are none now. */
const phonesOn = ({ driver, spocs, destination }: Order): ReadonlySet<string> =>
  new Set([
    ...driver.contact,
    ...[...spocs, ...destination.spocs].flatMap(({ contact }) => contact.phone),
  ])

/**
 * What stands against an edit, by field: fields that are not the viewer's, or else what the rules
 * of adding say of the fields that change (EDIT-02 to EDIT-04).
 */
export const editProblems = (
  order: Order,
  given: OrderEdit,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => {
  const edit = withNationalPhones(given, policy.phones, phonesOn(order))
  const fields = fieldsChanged(order, edit, clock)
  const after = { ...order, ...fields }
  const locked = lockedFields(order, viewer, policy, clock)
  const locks = locksAgainst(order, fields, viewer, policy, clock)
  if (locks.length > 0) return locks
  const input = editedInput(order, edit)
  const needs = unmetNeeds(input, policy, locked)
  const missing = lackingIn(input, policy).filter(
    ({ field = '' }) =>
      (field.split('.')[0] ?? '') in fields && needs.every((need) => need.field !== field),
  )
  // What was put on record of an item would leave the order with it.
  const dropped = order.Items.find(
    ({ item_no, remarks }) =>
      remarks.length > 0 && after.Items.every((item) => item.item_no !== item_no),
  )
  const isOverfull = (part: 'extra_fields' | 'profile'): boolean =>
    countOf(after[part]) > Math.max(MOST_FREE, countOf(order[part]))
  return [
    ...missing,
    ...tatReasons(edit),
    ...phoneReasons(edit, policy.phones, phonesOn(order)).filter(({ field }) =>
      [...missing, ...needs].every((reason) => reason.field !== field),
    ),
    ...needs,
    ...(dropped ? [rule('Items', 'item_remarked', dropped.item_no)] : []),
    ...(['extra_fields', 'profile'] as const)
      .filter(isOverfull)
      .map((part) => rule(part, 'too_many_fields', MOST_FREE)),
  ]
}

/** Why these parts may not become so, by the fields among them that are not the viewer's. */
export const locksAgainst = (
  order: Order,
  parts: Partial<Order>,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => {
  const after = { ...order, ...parts }
  return [...lockedFields(order, viewer, policy, clock)]
    .filter(([field]) => canonical(at(after, field)) !== canonical(at(order, field)))
    .map(([, reason]) => reason)
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (inner as Record<string, unknown>)[key], value)

/**
 * May this edit happen, and what it changes: nothing where all is so already. That a new number is
 * free is for the store to say.
 */
export const decideEdit = (
  order: Order,
  { edit: given, rev, unseen }: EditCommand,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): OrderEvent[] | Refusal => {
  if (Object.keys(given).length === 0) return refuse(rule('edit', 'edit_missing'))
  if (rev !== null && rev > order.rev) return refuse(rule('rev', 'rev_unknown'))
  const edit = withNationalPhones(given, policy.phones, phonesOn(order))
  const fields = fieldsChanged(order, edit, clock)
  // Of two times that differ one may be the order's own: the other is not to go unheard.
  if (Object.keys(fields).length === 0 && tatReasons(edit).length === 0) return []
  const [first, ...others] = editProblems(order, edit, viewer, policy, clock)
  // Whoever has not seen what another did is shown that before anything is said of the values
  // (EDIT-05).
  if (unseen.length > 0 && first?.kind !== 'forbidden') {
    // Each field once, with who changed it last.
    const editors = new Map(
      unseen.flatMap(({ by, fields: theirs }) => theirs.map((field) => [field, by] as const)),
    )
    return refuse(
      done('changed_since'),
      ...[...editors].map(([field, by]) => ({ ...done('changed_by', by), field })),
    )
  }
  return first
    ? refuse(first, ...others)
    : [{ type: 'edited', data: { fields, ...keptCode(order, fields) } }]
}
