import type { FieldError } from '../../field-errors.ts'
import type { Policy } from '../../policy/policy.ts'
import { sentence, sentenceOf, type Sentence, type SentenceCode } from '../../words/sentence.ts'

/** What people call the fields of an order that somebody enters, by their places on the wire. */
const labels: readonly (readonly [place: string, label: SentenceCode])[] = [
  ['identifier', 'fields.identifier'],
  ['invoice', 'fields.invoice'],
  ['invoice_date', 'order_fields.invoice_date'],
  ['client', 'fields.client'],
  ['transporter', 'fields.transporter'],
  ['secondary_vendor', 'order_fields.secondary_vendor'],
  ['truck_number', 'fields.truck_number'],
  ['driver.contact', 'order_fields.driver_contact'],
  ['driver', 'fields.driver_name'],
  ['spocs', 'fields.receivers'],
  ['source', 'fields.source'],
  ['destination.spocs', 'fields.receivers'],
  ['destination', 'fields.destination'],
  ['dispatch_date', 'order_fields.dispatch_date'],
  ['dispatch_time', 'order_fields.dispatch_time'],
  ['eta_hrs', 'fields.eta'],
  ['tat', 'fields.tat'],
  ['ship_unit', 'fields.units'],
  ['no_of_units', 'fields.units'],
  ['ship_weight', 'fields.ship_weight'],
  ['value', 'fields.value'],
  ['quantity', 'order_fields.quantity'],
  ['number_of_box', 'order_fields.number_of_box'],
  ['lot', 'order_fields.lot'],
  ['Items', 'order_fields.items'],
  ['extra_fields', 'order_fields.extra_fields'],
]

/** What an account calls the number of an order. */
export const numberLabel = ({ order_label }: Pick<Policy, 'order_label'>): Sentence =>
  sentence(order_label === 'lr' ? 'fields.identifier' : 'fields.invoice')

/**
 * What a field of an order is called before a sentence about it: its label or, where it has none,
 * its own name in quotation marks.
 */
const labelOf = (field: string): Sentence | string => {
  if (field === '') return ''
  const named = labels.find(([place]) => field === place || field.startsWith(`${place}.`))
  return named ? sentence(named[1]) : `“${field.replace(/^profile\./, '')}”`
}

/** A sentence about a field of an order, with the field named as people do. */
export const labelled = (field: string, said: Sentence): Sentence =>
  // A field that nobody knows has no other name than the sender's.
  sentence('field_wrong', said.code === 'unknown_field' ? `“${field}”` : labelOf(field), said)

const at = (input: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
      input,
    )

/** Is nothing said where a schema wants something? */
export const isAbsent = (input: unknown, { field, code }: FieldError): boolean =>
  code === 'wrong_type' && at(input, field) === undefined

/**
 * What a schema found wrong with a row, as people are told: with labels, and what lacks as such.
 */
export const toldOfRow = (input: unknown, error: FieldError): Sentence => {
  const { field } = error
  return isAbsent(input, error) && /^(source|destination)\.name$/.test(field)
    ? sentence('required', labelOf(field))
    : labelled(field, sentenceOf(error))
}
