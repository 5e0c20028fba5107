import { splitContacts } from '../../../domain/contact.ts'
import type { OrderInput } from '../../../domain/order/entry/order-input.ts'
import { withInvoice } from '../../../domain/order/entry/one-number.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { wallClock, type Clock } from '../../../domain/time.ts'
import type { WeightUnit } from '../../../domain/units.ts'

/** How much the form asks for. */
export type Mode = 'simple' | 'full'

/** What stands in the form, as typed, in the places the wire has it. */
export interface FormValues {
  identifier: string
  invoice: string
  invoice_date: string
  client: string
  transporter: string
  truck_number: string
  driver: { name: string; contact: string }
  spocs: { name: string; contact: { phone: string; email: string } }[]
  source: { name: string; city: string }
  destination: { name: string; address: string; city: string; postal_code: string; state: string }
  dispatch_date: string
  dispatch_time: string
  eta_hrs: string
  ship_unit: string
  ship_weight: { weight: string; unit: WeightUnit }
  value: string
  number_of_box: string
  lot: string
  /** The text of a GS1 label, taken over when the order is added. */
  label: string
}

/** A receiver's row with nothing in it. */
export const blankSpoc: FormValues['spocs'][number] = {
  name: '',
  contact: { phone: '', email: '' },
}

/**
 * An empty form; the dispatch is now, by the client's clock, and the invoice value 'NA' (ADD-08).
 */
export const blankForm = ({ now, time_zone }: Clock): FormValues => {
  const { day, time } = wallClock(now, time_zone)
  return {
    identifier: '',
    invoice: '',
    invoice_date: '',
    client: '',
    transporter: '',
    truck_number: '',
    driver: { name: '', contact: '' },
    spocs: [blankSpoc],
    source: { name: '', city: '' },
    destination: { name: '', address: '', city: '', postal_code: '', state: '' },
    dispatch_date: day,
    dispatch_time: time,
    eta_hrs: '',
    ship_unit: '',
    ship_weight: { weight: '', unit: 'Kg' },
    value: 'NA',
    number_of_box: '',
    lot: '',
    label: '',
  }
}

/** Text without white space around it; nothing where there is none. */
const said = (typed: string): string | undefined => typed.trim() || undefined

/** A number as typed; nothing where the field is empty. */
const counted = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed)

/** Contacts as typed; nothing where there are none, which is not the same as wrong ones. */
const contacts = (typed: string): string[] | undefined => {
  const list = splitContacts(typed)
  return list.length > 0 ? list : undefined
}

const present = <T extends object>(shape: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

const worth = (typed: string): OrderInput['value'] => {
  const text = typed.trim()
  return text === '' || text.toUpperCase() === 'NA' ? 'NA' : Number(text)
}

/**
 * The order as POST /orders takes it; what was left empty is left out, and so is what the mode does
 * not show. A number that the form asks for as the invoice's is the invoice's too, as in a file.
 */
export const inputOf = (
  values: FormValues,
  mode: Mode,
  order_label: Policy['order_label'] = 'lr',
): OrderInput => {
  const { source, destination, ship_weight } = values
  const weight = counted(ship_weight.weight)
  const full: OrderInput =
    mode === 'simple'
      ? {}
      : present({
          invoice: said(values.invoice),
          invoice_date: said(values.invoice_date),
          transporter: said(values.transporter),
          number_of_box: counted(values.number_of_box),
          lot: said(values.lot),
        })
  const place =
    mode === 'simple'
      ? {}
      : present({
          address: said(destination.address),
          city: said(destination.city),
          postal_code: said(destination.postal_code),
          state: said(destination.state),
        })
  const source_place = mode === 'simple' ? {} : present({ city: said(source.city) })
  const input: OrderInput = {
    ...present({
      identifier: said(values.identifier),
      client: said(values.client),
      truck_number: said(values.truck_number),
      dispatch_date: said(values.dispatch_date),
      dispatch_time: said(values.dispatch_time),
      label: said(values.label),
      eta_hrs: counted(values.eta_hrs),
      ship_unit: counted(values.ship_unit),
      ship_weight: weight === undefined ? undefined : { weight, unit: ship_weight.unit },
    }),
    value: worth(values.value),
    driver: {
      name: values.driver.name.trim(),
      ...present({ contact: contacts(values.driver.contact) }),
    },
    spocs: values.spocs.map(({ name, contact }) => ({
      name: name.trim(),
      contact: present({ phone: contacts(contact.phone), email: contacts(contact.email) }),
    })),
    source: { name: source.name.trim(), ...source_place },
    destination: { name: destination.name.trim(), ...place },
    ...full,
  }
  return order_label === 'invoice' ? withInvoice(input) : input
}
