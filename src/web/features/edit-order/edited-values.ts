import type { EditBody } from '../../../contract/orders/orders.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { editFields } from '../../../domain/order/entry/edit-input.ts'
import { editProblems } from '../../../domain/order/entry/edit.ts'
import type { Order, Spoc, WireOrder } from '../../../domain/order/order.ts'
import { wallClock } from '../../../domain/time.ts'
import { blankSpoc, inputOf, type FormValues } from '../../lib/order-form/form-values.ts'
import { problemsIn, toldFields } from '../../lib/order-form/problems.ts'
import type { Asking } from '../../lib/session/viewer.ts'

/** The fields of an edit, without what else the call takes. */
export type Changes = Omit<EditBody, '_id' | 'rev'>

const typed = (value: string | number | null): string => (value === null ? '' : String(value))
const rowOf = ({ name, contact: { phone, email } }: Spoc): FormValues['spocs'][number] => ({
  name,
  contact: { phone: phone.join(','), email: email.join(',') },
})

/** An order as it would stand in the form. */
export const valuesOf = (order: WireOrder, time_zone: string): FormValues => {
  const dayOf = (instant: string | null): string =>
    instant === null ? '' : wallClock(instant, time_zone).day
  const { source, destination, driver, spocs, ship_weight } = order
  return {
    identifier: order.identifier,
    invoice: typed(order.invoice),
    invoice_date: dayOf(order.invoice_date),
    client: order.client,
    transporter: typed(order.transporter),
    truck_number: order.truck_number,
    driver: { name: driver.name, contact: driver.contact.join(',') },
    spocs: spocs.length > 0 ? spocs.map(rowOf) : [blankSpoc],
    source: { name: source.name, city: typed(source.city) },
    destination: {
      name: destination.name,
      address: typed(destination.address),
      city: typed(destination.city),
      postal_code: typed(destination.postal_code),
      state: typed(destination.state),
    },
    dispatch_date: dayOf(order.dispatch_date),
    dispatch_time: typed(order.dispatch_time),
    eta_hrs: typed(order.eta_hrs),
    ship_unit: typed(order.ship_unit),
    ship_weight: { weight: typed(ship_weight?.weight ?? null), unit: ship_weight?.unit ?? 'Kg' },
    value: typed(order.value),
    number_of_box: typed(order.number_of_box),
    lot: typed(order.lot),
    // A label is read for an order, not edited.
    label: '',
  }
}

/** What stands for nothing in fields that cannot be null. */
const emptied: Readonly<Record<string, unknown>> = {
  identifier: '',
  client: '',
  truck_number: '',
  dispatch_date: '',
  dispatch_time: '',
  name: '',
  contact: [],
}

/** The members of `after` that differ from `before`; what is gone is sent as nothing. */
const differing = (before: object, after: object): Record<string, unknown> => {
  const [was, is] = [before, after] as Record<string, unknown>[]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...keys]
      .filter((key) => JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key]))
      .map((key) => [key, is?.[key] ?? emptied[key] ?? null]),
  )
}

/** What was typed over `base`, as POST /edit_epod takes it: nothing that was left alone. */
export const changesOf = (base: FormValues, values: FormValues): Changes => {
  const [before, after] = [inputOf(base, 'full'), inputOf(values, 'full')]
  const whole = differing(before, after)
  const parts = (['driver', 'source', 'destination'] as const)
    .filter((part) => part in whole)
    .map((part) => [part, differing(before[part] ?? {}, after[part] ?? {})])
  return { ...whole, ...Object.fromEntries(parts) }
}

/**
 * What stands against these changes, by field of the form: by the schema and rules of the server.
 */
export const problemsOfEdit = (
  order: Order,
  changes: Changes,
  { viewer, policy, clock }: Asking,
): Map<string, string> => {
  const whole = editFields.safeParse(changes)
  const wrong = whole.success ? [] : fieldErrors(whole.error.issues)
  const parts = new Set(wrong.map(({ field }) => field.split('.')[0]))
  // What is not wrong in itself is judged all the same, so that everything is said at once.
  const rest = editFields.safeParse(
    Object.fromEntries(Object.entries(changes).filter(([part]) => !parts.has(part))),
  )
  const judged = rest.success
    ? editProblems(order, rest.data, viewer, policy, clock).flatMap((reason) =>
        reason.field === undefined ? [] : [{ ...reason, field: reason.field }],
      )
    : []
  const others = judged.filter(({ field }) => !parts.has(field.split('.')[0]))
  return problemsIn(toldFields([...others, ...wrong]))
}
