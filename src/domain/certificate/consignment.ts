import { etaOf } from '../order/category.ts'
import type { Order, Spoc, Withheld } from '../order/order.ts'
import { labelTold } from '../words/label-told.ts'
import { parcelWords } from '../words/parcel.ts'
import { unitWords } from '../words/units.ts'
import type { Section } from './section.ts'
import type { Telling } from './telling.ts'

const together = (parts: readonly (string | null)[], by = ', '): string =>
  parts.filter((part) => part !== null && part !== '').join(by)

/** Digits in groups, as India writes them. */
const amount = (value: number | string | null): string =>
  typeof value === 'number' ? value.toLocaleString('en-IN') : (value ?? '')

const receiver = ({ name, contact }: Spoc): string =>
  together([name, ...contact.phone, ...contact.email])

/**
 * Whose goods went where, with whom, and when they left; the order as its reader is shown it, so
 * that what is withheld is on no copy of that reader.
 */
export const consignmentSection = (
  order: Order,
  withheld: readonly Withheld[],
  sender: string,
  { t, say, time }: Telling,
): Section => {
  const { source, destination, driver, ship_weight } = order
  const eta = etaOf(order)
  const named = destination.address?.includes(destination.name) ? null : destination.name
  const facts: [string, string][] = [
    [say.sender, sender],
    [say.number, order.identifier],
    [say.invoice, order.invoice === order.identifier ? '' : (order.invoice ?? '')],
    [say.client, order.client],
    [say.from, together([source.name, source.city])],
    [
      say.to,
      together([
        named,
        destination.address,
        destination.city,
        destination.postal_code,
        destination.state,
      ]),
    ],
    [say.receivers, order.spocs.map(receiver).filter(Boolean).join('; ')],
    [say.transporter, order.transporter ?? ''],
    [say.vehicle, order.truck_number],
    [say.driver, together([driver.name, ...driver.contact])],
    [say.dispatched, order.dispatch_date === null ? '' : time(order.dispatch_date)],
    [say.expected, eta === null ? '' : time(eta)],
    [say.units, amount(order.ship_unit)],
    [
      say.weight,
      ship_weight === null ? '' : `${amount(ship_weight.weight)} ${t(unitWords)[ship_weight.unit]}`,
    ],
    [t(parcelWords).units, order.label?.sscc.join(', ') ?? ''],
    [t(parcelWords).title, order.label ? together(labelTold(order.label, t, time)) : ''],
    [say.value, withheld.includes('value') || order.value === 'NA' ? '' : amount(order.value)],
  ]
  return { kind: 'facts', title: say.consignment, facts: facts.filter(([, told]) => told !== '') }
}
