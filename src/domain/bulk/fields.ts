import { isProfileKey } from '../order/order.ts'
import type { CellContent } from './convert.ts'

/** A field of an order as configured headers name it. */
export interface Field {
  readonly path: readonly string[]
  readonly kind: CellContent
}

const field = (path: string, kind: CellContent = 'text'): Field => ({ path: path.split('.'), kind })

/**
 * What configured headers call the fields (BULK-05), beside those that are called as on the wire.
 */
const named: Readonly<Record<string, Field>> = {
  srcname: field('source.name'),
  destname: field('destination.name'),
  tel: field('driver.contact', 'phones'),
  driver_name: field('driver.name'),
  spoc_name: field('spocs.0.name'),
  spoc_number: field('spocs.0.contact.phone', 'phones'),
  spoc_email: field('spocs.0.contact.email', 'emails'),
  eta_hrs: field('tat', 'tat'),
  tat: field('tat', 'tat'),
  dispatch_date: field('dispatch_date', 'date'),
  dispatch_time: field('dispatch_time', 'time'),
  invoice_date: field('invoice_date', 'date'),
  ship_weight: field('ship_weight.weight', 'number'),
  weight_unit: field('ship_weight.unit'),
  ...Object.fromEntries(
    ['ship_unit', 'no_of_units', 'value', 'quantity', 'number_of_box'].map((name) => [
      name,
      field(name, 'number'),
    ]),
  ),
  ...Object.fromEntries(
    [
      'identifier',
      'invoice',
      'client',
      'transporter',
      'secondary_vendor',
      'truck_number',
      'lot',
      'label',
    ].map((name) => [name, field(name)]),
  ),
  ...Object.fromEntries(
    [
      'source.name',
      'source.city',
      'destination.name',
      'destination.city',
      'destination.address',
      'destination.postal_code',
      'destination.state',
      'driver.name',
    ].map((name) => [name, field(name)]),
  ),
  'driver.contact': field('driver.contact', 'phones'),
}

const kinds: Readonly<Record<string, CellContent>> = {
  number: 'number',
  date: 'date',
  time: 'time',
}

/**
 * The field of a configured header; what an order has no place for goes among its extra fields
 * under that name, as the header's type says.
 */
export const fieldOf = (value: string, type: string): Field => {
  if (Object.hasOwn(named, value)) return named[value] ?? field(value)
  const kind = kinds[type] ?? 'text'
  return { path: isProfileKey(value) ? [value] : ['extra_fields', value.slice(0, 64)], kind }
}
