import { whyNot } from '../../policy/access.ts'
import type { Policy } from '../../policy/policy.ts'
import { rule, type Reason } from '../../policy/reason.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { MINUTE, type Clock } from '../../time.ts'
import { tatFromHours } from '../../units.ts'
import { sentence, type Sentence, type SentenceCode } from '../../words/sentence.ts'
import type { OrderEvent } from '../events.ts'
import type { OrderEdit } from './edit-input.ts'
import { enteredLabel } from '../label/read-label.ts'
import { numberLabel } from './field-label.ts'
import { enteredFrom, type Entered } from './new-order.ts'
import { phoneReasons, withNationalPhones } from './phones.ts'
import type { OrderInput } from './order-input.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Required texts and their labels, in the order of the form. */
const requiredTexts: readonly [
  field: string,
  label: SentenceCode,
  read: (input: OrderInput) => string | undefined,
][] = [
  ['truck_number', 'fields.truck_number', (input) => input.truck_number],
  ['client', 'fields.client', (input) => input.client],
  ['source.name', 'fields.source', (input) => input.source?.name],
  ['destination.name', 'fields.destination', (input) => input.destination?.name],
  ['driver.name', 'fields.driver_name', (input) => input.driver?.name],
]

/**
 * Every field that an order still lacks (ADD-02, ADD-04, ADD-05). In the full form some accounts
 * have to give what they may leave out otherwise.
 */
export const lackingIn = (input: OrderInput, policy: Policy, isFullForm = false): Reason[] => {
  const reasons: Reason[] = []
  const need = (field: string, met: boolean, problem: Sentence): void => {
    if (!met) reasons.push({ kind: 'rule', field, ...problem })
  }
  need('identifier', Boolean(input.identifier), sentence('required', numberLabel(policy)))
  if (!policy.add.required_fields) return reasons
  for (const [field, label, read] of requiredTexts)
    need(field, Boolean(read(input)), sentence('required', sentence(label)))
  if (policy.add.driver_contact_required || isFullForm)
    need('driver.contact', (input.driver?.contact ?? []).length > 0, sentence('contact_invalid'))
  need('dispatch_time', input.dispatch_time !== undefined, sentence('time_invalid'))
  if (!policy.add.waive_eta)
    need(
      'eta_hrs',
      (input.tat ?? input.eta_hrs ?? 0) > 0,
      sentence('above_zero', sentence('fields.eta')),
    )
  if (!policy.add.waive_spoc) {
    const [spoc] = input.spocs ?? []
    const contact: { phone?: string[] | undefined; email?: string[] | undefined } =
      spoc?.contact ?? {}
    need('spocs.0.name', Boolean(spoc?.name), sentence('spoc_name_missing'))
    need(
      'spocs.0.contact',
      (contact.phone ?? []).length + (contact.email ?? []).length > 0,
      sentence('contact_invalid'),
    )
  }
  return reasons
}

/** Both fields, where they say different times: neither is known to be the one that was meant. */
export const tatReasons = ({ eta_hrs, tat }: Pick<OrderEdit, 'eta_hrs' | 'tat'>): Reason[] => {
  // To the minute, for systems that round.
  const isTorn = eta_hrs != null && tat != null && Math.abs(tatFromHours(eta_hrs) - tat) >= MINUTE
  return isTorn ? ['eta_hrs', 'tat'].map((field) => rule(field, 'tat_contradicts')) : []
}

/** What is wrong with the label that an order is to be added with. */
const labelReasons = ({ label }: OrderInput, clock: Clock): Reason[] => {
  const read = label ? enteredLabel(label, clock) : null
  return read && 'code' in read ? [{ kind: 'rule', field: 'label', ...read }] : []
}

/**
 * Every field that still stands against this order being added: what it lacks, times that differ,
 * contacts that are none, and a label that tells nothing. The forms, the upload and the server ask
 * the same.
 */
export const missingIn = (
  input: OrderInput,
  policy: Policy,
  clock: Clock,
  isFullForm = false,
): Reason[] => [
  ...lackingIn(input, policy, isFullForm),
  ...tatReasons(input),
  ...phoneReasons(input, policy.phones),
  ...labelReasons(input, clock),
]

/** What is put on record of an order that is added: what was entered, and what its label tells. */
export const addedFrom = (input: OrderInput, clock: Clock): Entered => {
  const entered = enteredFrom(input, clock)
  const label = input.label ? enteredLabel(input.label, clock) : null
  return label && !('code' in label) ? { ...entered, label } : entered
}

/**
 * May this order be added, and as what. That its number is free is for the store to say, under its
 * lock.
 */
export const decideNew = (
  input: OrderInput,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): OrderEvent[] | Refusal => {
  const kept = withNationalPhones(input, policy.phones)
  const [first, ...others] = [
    ...whyNot(null, 'add_order', viewer, policy, clock),
    ...missingIn(input, policy, clock),
  ]
  if (first) return refuse(first, ...others)
  return [{ type: 'created', data: { user: viewer.client, entered: addedFrom(kept, clock) } }]
}
