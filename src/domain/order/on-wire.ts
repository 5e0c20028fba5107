import type { LineDifference, OpenedClaim, Review } from './kept-parts.ts'
import type { Order, PartyGoods, Remark, WireOrder } from './order.ts'
import { goodsByParty, goodsOnWire } from './proof/goods-by-party.ts'
import { tripCompletedAt, tripText } from './trip.ts'
import { wireTexts } from './wire-texts.ts'

/** Presentation: the order as the wire has it, member by member; what is not named stays behind. */
export const orderOnWire = (order: Order): WireOrder => ({
  _id: order._id,
  rev: order.rev,
  identifier: order.identifier,
  invoice: order.invoice,
  invoice_date: order.invoice_date,
  user: order.user,
  client: order.client,
  transporter: order.transporter,
  secondary_vendor: order.secondary_vendor,
  truck_number: order.truck_number,
  driver: order.driver,
  spocs: order.spocs,
  source: order.source,
  destination: order.destination,
  dispatch_date: order.dispatch_date,
  dispatch_time: order.dispatch_time,
  delivery_time: order.delivery_time,
  tat: order.tat,
  tat_f: order.tat_f,
  eta_hrs: order.eta_hrs,
  ship_unit: order.ship_unit,
  ship_weight: order.ship_weight,
  value: order.value,
  quantity: order.quantity,
  number_of_box: order.number_of_box,
  ended: order.ended,
  trip_status: tripText(tripCompletedAt(order)),
  lot: order.lot,
  ...(order.label && { label: order.label }),
  Items: order.Items,
  extra_fields: order.extra_fields,
  notification_details: order.notification_details.map((sent) => ({
    ...sent,
    status: wireTexts.notification[sent.status],
  })),
  approval_status: {
    review_status: order.review && reviewText(order.review),
    review_history: order.approval_status.review_history,
  },
  review_status: order.review ? reviewText(order.review) : wireTexts.review_not_started,
  review_pending: order.review_pending,
  reupdate_allowed: order.reupdate_allowed,
  showRejectButton: order.showRejectButton,
  disable_submit_epod: order.disable_submit_epod,
  epod: proofOnWire(order.epod),
  quantities: order.quantities,
  crates: order.crates,
  claims: order.claims.map(({ differences, ...claim }) => ({
    ...claim,
    text: claimText({ ...claim, differences }),
  })),
  corrections: order.corrections,
  ...(order.error_reports && { error_reports: order.error_reports }),
  ...(order.erased && {
    erased: order.erased.map(({ at, parts }) => ({ at, parts: [...parts] })),
  }),
})

/** A proof as the wire has it, of this version or of one before. */
export const proofOnWire = (epod: Order['epod']): WireOrder['epod'] => ({
  ...epod,
  remarks: epod.remarks.map((remark) => ({ ...remark, name: authorOf(remark) })),
  missing: goodsOnWire(epod.missing),
  damaged: goodsOnWire(epod.damaged),
  ...goodsIfAny(goodsByParty(epod)),
})

const goodsIfAny = (goods: PartyGoods[]): Pick<WireOrder['epod'], 'goods'> =>
  goods.length > 0 ? { goods } : {}

/** The author of a remark by the name the wire has for it. */
export const authorOf = ({ name }: Pick<Remark, 'name'>): string => name ?? wireTexts.anonymous

/** What a claim is about, in the text the wire has for it. */
export const claimText = ({
  text,
  differences,
}: Pick<OpenedClaim, 'text'> & {
  differences?: OpenedClaim['differences'] | undefined
}): string => text ?? differencesText(differences ?? [])

const reviewText = ({ outcome, level, is_final }: Review): string =>
  is_final ? wireTexts[outcome] : `${wireTexts[outcome]} ${level}`

// Named one by one, since the database gives members back in an order of its own.
const kinds = ['short', 'excess', 'damaged', 'wrong', 'expired'] as const
const MOST = 2_000

/** What the wire says of a claim that differences opened: each line with what is wrong with it. */
const differencesText = (differences: readonly LineDifference[]): string =>
  differences
    .map((difference) => {
      const wrong = kinds.filter((kind) => difference[kind] > 0)
      return `${difference.line}: ${wrong.map((kind) => `${kind} ${difference[kind]}`).join(', ')}`
    })
    .join('; ')
    .slice(0, MOST)
