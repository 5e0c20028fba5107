import { etaOf, isClosedException, isPastEta, shownStateOf, statusOf } from '../order/category.ts'
import type { Goods, WireOrder } from '../order/order.ts'
import { weightiestGoods } from '../order/proof/goods-by-party.ts'
import { closingInError } from '../order/proof/pending-error.ts'
import { linesOf, rounded } from '../order/proof/quantities.ts'
import { between, HOUR, type Instant } from '../time.ts'
import type { CellContext } from '../columns/column.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'
import { reportWords } from '../words/report.ts'
import { momentOf, type ReportCell } from './cell.ts'

/** A fact that a report tells of each order, whatever columns the account's table has. */
export type FactId = keyof typeof reportWords.facts

type Say = (order: WireOrder, reading: CellContext, t: Translate) => ReportCell

const at = (instant: Instant | null): ReportCell => momentOf(instant, 'DD-MM-YYYY HH:mm')
const listed = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : texts.join(', ')
const summed = (numbers: readonly (number | null | undefined)[]): number | null => {
  const known = numbers.filter((one) => typeof one === 'number')
  return known.length === 0 ? null : rounded(known.reduce((sum, one) => sum + one, 0))
}

const quantitiesOf = (goods: readonly Goods[]): number[] => goods.map(({ qty }) => qty)

/** How much of each line was declared: as the sender states, else as the papers say. */
const declaredOf = (order: WireOrder): (number | null)[] => {
  const lines = new Map(linesOf(order))
  for (const { line, declared } of order.quantities)
    if (declared) lines.set(line, declared.quantity)
  return [...lines.values()]
}

/** When an order was ended by a party's word: received as that says, or rejected. */
const endedAt = ({ delivery_time, epod }: WireOrder): Instant | null =>
  epod.reject.rejected_At ?? delivery_time

/** Hours, to a tenth, by which an order missed its ETA, or has so far; null where it did not. */
const lateBy = (order: WireOrder, now: Instant): number | null => {
  const end = endedAt(order) ?? now
  const eta = etaOf(order)
  return eta !== null && isPastEta(order, end)
    ? Math.round(between(eta, end) / (HOUR / 10)) / 10
    : null
}

/** The reason that was given with a rejection; else the last thing that was said before it. */
const whyRejected = ({ epod: { reject, remarks, reason } }: WireOrder): string | null => {
  const { rejected_At } = reject
  if (rejected_At === null) return null
  return reason ?? remarks.filter(({ time }) => time <= rejected_At).at(-1)?.text ?? null
}

const facts: Readonly<Record<FactId, Say>> = {
  status: (order, { clock }, t) => t(columnWords).states[shownStateOf(order, clock.now)],
  eta: (order) => at(etaOf(order)),
  late_hours: (order, { clock }) => lateBy(order, clock.now),
  received_at: (order) => (statusOf(order) === 'received' ? at(order.delivery_time) : null),
  recorded_at: ({ epod }) => at(epod.otp.verified_at),
  received_through: ({ epod }, _, t) =>
    epod.otp.verified_through && t(columnWords).through[epod.otp.verified_through],
  rejected_at: ({ epod }) => at(epod.reject.rejected_At),
  rejected_why: whyRejected,
  exception: (order) => isClosedException(order),
  recorded_in_error: (order) => closingInError(order) !== undefined,
  conditions: ({ epod }) =>
    listed([...new Set(epod.remarks.flatMap(({ categories }) => categories))]),
  missing: ({ epod: { goods = [] } }) => summed(quantitiesOf(weightiestGoods(goods, 'missing'))),
  damaged: ({ epod: { goods = [] } }) => summed(quantitiesOf(weightiestGoods(goods, 'damaged'))),
  declared: (order) => summed(declaredOf(order)),
  delivered: ({ quantities }) => summed(quantities.map(({ delivered }) => delivered?.quantity)),
  accepted: ({ quantities }) => summed(quantities.map(({ accepted }) => accepted?.quantity)),
  short: ({ quantities }) => summed(quantities.map(({ difference }) => difference?.short)),
  excess: ({ quantities }) => summed(quantities.map(({ difference }) => difference?.excess)),
  rating: ({ epod }) => epod.client_rating,
  claims: ({ claims }) => claims.length,
  claims_open: ({ claims }) => claims.filter(({ outcome }) => outcome === null).length,
  corrections: ({ corrections }) => corrections.length,
  transporter: ({ transporter }) => transporter,
  vehicle: ({ truck_number }) => truck_number,
  driver_name: ({ driver }) => driver.name,
  driver_contact: ({ driver }) => listed(driver.contact),
  receiver: ({ spocs }) => listed(spocs.map(({ name }) => name)),
  receiver_contact: ({ spocs }) => listed(spocs.flatMap(({ contact }) => contact.phone)),
}

/** A column of a report that is none of the table's. */
export interface FactColumn {
  readonly id: FactId
  readonly label: string
  readonly cell: (order: WireOrder, reading: CellContext) => ReportCell
}

/** What is on record of an order, for who pays by it; `beside` the columns that stand already. */
export const factColumns = (
  beside: readonly { readonly id: string }[],
  t: Translate,
): FactColumn[] => {
  const taken = new Set(beside.map(({ id }) => id))
  return (Object.keys(facts) as FactId[])
    .filter((id) => !taken.has(id))
    .map((id) => ({
      id,
      label: t(reportWords).facts[id],
      cell: (order, reading) => facts[id](order, reading, t),
    }))
}
