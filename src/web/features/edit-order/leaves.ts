import type { FieldPath } from 'react-hook-form'
import type { Policy } from '../../../domain/policy/policy.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { unitWords } from '../../../domain/words/units.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'

// The form's names for them, by the words' keys.
const labels = {
  identifier: '',
  client: 'client',
  transporter: 'transporter',
  invoice: 'invoice',
  invoice_date: 'invoiceDate',
  lot: 'lot',
  'source.name': 'source',
  'source.city': 'sourceCity',
  'destination.name': 'destination',
  'destination.city': 'city',
  'destination.address': 'address',
  'destination.postal_code': 'postalCode',
  'destination.state': 'state',
  dispatch_date: 'dispatchDate',
  dispatch_time: 'dispatchTime',
  eta_hrs: 'eta',
  truck_number: 'truck',
  'driver.name': 'driverName',
  'driver.contact': 'driverContact',
  spocs: 'receivers',
  ship_unit: 'units',
  ship_weight: 'weight',
  value: 'value',
  number_of_box: 'boxes',
} as const satisfies Partial<Record<FieldPath<FormValues>, keyof typeof formWords | ''>>

/**
 * What two people may change apart from each other: a field of the form, or fields that mean
 * nothing without one another.
 */
export type Leaf = keyof typeof labels
export const leaves = Object.keys(labels) as Leaf[]

/** What the form calls it. */
export const labelOf = (leaf: Leaf, number: Policy['order_label']): string =>
  leaf === 'identifier' ? t(formWords).number[number] : t(formWords)[labels[leaf]]

/** What stands there. */
export const valueAt = (values: FormValues, leaf: Leaf): unknown =>
  leaf.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], values)

/** The form with the value that this leaf has in `from`. */
export const withLeaf = (values: FormValues, leaf: Leaf, from: FormValues): FormValues => {
  const [group = '', member] = leaf.split('.')
  const value = valueAt(from, leaf)
  return {
    ...values,
    [group]: member === undefined ? value : { ...values[group as 'source'], [member]: value },
  }
}

/** The value in words; receivers a line each. */
export const shownAt = (values: FormValues, leaf: Leaf): string => {
  const words = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ')
  if (leaf === 'spocs')
    return values.spocs
      .map(({ name, contact }) => words(name, contact.phone, contact.email))
      .join('\n')
  if (leaf === 'ship_weight')
    return values.ship_weight.weight === ''
      ? ''
      : `${values.ship_weight.weight} ${t(unitWords)[values.ship_weight.unit]}`
  return String(valueAt(values, leaf))
}
