import { erasedAt } from '../../domain/erasure/erased-part.ts'
import type { PublicOrderGiven as PublicOrder } from '../../contract/proof/links.ts'
import { etaOf, statusOf } from '../../domain/order/category.ts'
import { calleeOf, landmarkOf } from '../../domain/order/parties/at-the-door.ts'
import { goodsAuthor, goodsOfParty } from '../../domain/order/proof/goods-by-party.ts'
import { disputableUntil } from '../../domain/order/proof/dispute.ts'
import { authorOf, claimText } from '../../domain/order/on-wire.ts'
import type { Order, Photo } from '../../domain/order/order.ts'
import { arrivedAt } from '../../domain/order/proof/outbound.ts'
import { saysVisit } from '../../domain/order/proof/attempt-schema.ts'
import { attemptsOf, newDoorPhotos } from '../../domain/order/proof/attempts-on-record.ts'
import { linesOf } from '../../domain/order/proof/quantities.ts'
import { toldOutside } from '../../domain/order/proof/told-outside.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { actsByLink, owesCode } from '../../domain/policy/rules/link.ts'
import type { LinkParty } from '../../domain/policy/viewer.ts'
import type { Clock } from '../../domain/time.ts'
import { sentenceOf } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'

/** What a public page can offer. */
const panel = actsByLink()

/**
 * What the holder of a public link may know of the order: what the page of that party shows, and
 * nothing else (PUBL-05).
 */
export const publicOrderOf = (held: Order, caller: Caller, clock: Clock): PublicOrder => {
  const party = caller.viewer.link?.party ?? 'tracking'
  const masked = isMasked(held, caller)
  const judged = judgedFor(held, caller)
  const may = Object.fromEntries(
    panel.map((action) => {
      const [reason] = whyNot(judged, action, caller.viewer, caller.policy, clock)
      return [action, reason ? sentenceOf(reason) : null]
    }),
  )
  const order = toldOutside(held)
  return {
    ...identity(order),
    masked,
    may,
    ...(masked ? {} : progress(order)),
    ...(masked || !caller.policy.public_url_dashboard_visibility ? {} : summary(order, caller)),
    ...(masked ? askedMasked(order, caller) : shown[party](order, caller)),
  }
}

const isMasked = (order: Order, caller: Caller): boolean =>
  caller.viewer.link === null || owesCode({ order, ...caller })

/** The order by which the actions of a link's holder are judged: as much of it as they may know. */
export const judgedFor = (order: Order, caller: Caller): Order =>
  isMasked(order, caller) ? asIfOpen(order) : order

/** What became of an order is no affair of whoever only knows its id (LINK-01, OTP-04). */
const asIfOpen = (order: Order): Order => ({
  ...order,
  epod: {
    ...order.epod,
    otp: { verified: false, verified_at: null, verified_through: null },
    reject: { rejected: false, rejected_At: null },
  },
})

/** All that a masked page shows. */
const identity = (order: Order): Omit<PublicOrder, 'masked' | 'may'> => ({
  _id: order._id,
  identifier: order.identifier,
  status: null,
  invoice: null,
  sender: null,
  client: null,
  truck_number: null,
  source: null,
  destination: null,
  dispatch_date: null,
  eta: null,
  ship_unit: null,
  delivery_time: null,
  rejected_at: null,
  received_through: null,
  received_by: null,
  remarks: [],
  photos: [],
  client_rating: null,
})

/** The receiver's own link may answer an attempt before anything else is shown (DOOR-12). */
const askedMasked = (order: Order, { viewer: { link } }: Caller): Partial<PublicOrder> =>
  link?.party === 'receiver' && link.proof !== 'plain_id' ? attempts(order, true) : {}

const progress = (order: Order): Partial<PublicOrder> => ({
  status: statusOf(order),
  delivery_time: order.delivery_time,
  rejected_at: order.epod.reject.rejected_At,
  received_through: order.epod.otp.verified_through,
  received_by: receivedBy(order),
})

/** What was left without a receiver was received by nobody. */
const receivedBy = (order: Order): string | null =>
  statusOf(order) === 'received' && order.epod.otp.verified_through !== 'left'
    ? (order.spocs[0]?.name ?? null)
    : null

const summary = (
  { client, truck_number, source, destination, dispatch_date, tat, ship_unit }: Order,
  { client_name }: Caller,
): Partial<PublicOrder> => ({
  sender: client_name,
  client,
  truck_number,
  dispatch_date,
  eta: etaOf({ dispatch_date, tat }),
  ship_unit,
  source: { name: source.name, city: source.city },
  destination: { name: destination.name, city: destination.city, address: destination.address },
})

const remarks = (order: Order, { policy, viewer: { link } }: Caller): PublicOrder['remarks'] =>
  order.epod.remarks.map(({ name, text, time, categories, action_by, custom_fields, late }) => ({
    name: policy.order_module_config.hide_remark_name
      ? authorOf({ name: null })
      : authorOf({ name }),
    text: policy.order_module_config.hide_remark_text ? '' : text,
    time,
    categories,
    action_by,
    ...(link?.party === action_by && { custom_fields }),
    ...(late && { late }),
  }))

const shownPhotos = (order: Order, of: readonly Photo[]): PublicOrder['photos'] =>
  of.map(({ url, tag, file_name, ext, time, action_by }) => ({
    url,
    tag,
    file_name,
    ext,
    time,
    action_by,
    ...(url === '' && { erased_at: erasedAt(order, 'photo') }),
  }))

const photos = (order: Order): PublicOrder['photos'] =>
  shownPhotos(
    order,
    order.epod.photos.filter(({ tag }) => tag !== 'door'),
  )

/** Attempts that failed; what was written and photographed of them where the page is not masked. */
const attempts = (order: Order, isMaskedPage = false): Partial<PublicOrder> => {
  const told = attemptsOf(order)
  if (told.length === 0) return {}
  return {
    attempts: told.map(({ number, reason, text, at, answer, photos: digests }) => ({
      number,
      reason,
      text: isMaskedPage ? null : text,
      time: at,
      answer: answer?.answer ?? null,
      is_asked: saysVisit(reason),
      photos: isMaskedPage
        ? []
        : shownPhotos(
            order,
            order.epod.photos.filter(({ digest }) => digests.includes(digest)),
          ),
    })),
  }
}

/** Every photo that a public page shows. */
export const photosShown = ({
  photos: own,
  attempts: told = [],
  door_photos = [],
}: PublicOrder): PublicOrder['photos'] => [
  ...own,
  ...told.flatMap((attempt) => attempt.photos),
  ...door_photos,
]

/** Missing and damaged goods in the holder's own words: what the others state is no page's. */
const ownGoods = (order: Order, { viewer, policy }: Caller): Partial<PublicOrder> => {
  const author = goodsAuthor(viewer, policy.config.accountType)
  const { missing, damaged } = goodsOfParty(order.epod, author)
  return { missing, damaged }
}

const MOST_LINES = 500

/** What the parties at the door sign and count. */
const stated = (order: Order): Partial<PublicOrder> => {
  const { signature } = order.epod
  const lines = [...linesOf(order)].slice(0, MOST_LINES).map(([line, on_paper]) => {
    const said = order.quantities.find((one) => one.line === line)
    const description =
      order.Items.find(({ item_no }) => item_no === line)?.product_description ?? null
    return {
      line,
      description,
      on_paper: said?.declared?.quantity ?? on_paper,
      delivered: said?.delivered?.quantity ?? null,
      accepted: said?.accepted?.quantity ?? null,
    }
  })
  return {
    ...(order.label && { label: order.label }),
    signature: signature && {
      name: signature.name,
      relation: signature.relation,
      time: signature.time,
      action_by: signature.action_by,
    },
    lines,
  }
}

/** What the receiver disputed and what came of it: not who settles it and what is noted there. */
const disputed = (order: Order, { policy }: Caller): Partial<PublicOrder> => ({
  disputable_until: disputableUntil(order, policy),
  disputes: order.claims
    .filter(({ origin, opened_by }) => origin === 'dispute' && opened_by === 'receiver')
    .map(({ opened_at, outcome, ...claim }) => ({
      text: claimText(claim),
      time: opened_at,
      outcome: outcome && { decision: outcome.decision, time: outcome.time },
    })),
})

/** What the page of each party shows beyond the summary. */
const shown: Record<LinkParty, (order: Order, caller: Caller) => Partial<PublicOrder>> = {
  receiver: (order, caller) => ({
    invoice: order.invoice,
    client_rating: order.epod.client_rating,
    remarks: remarks(order, caller),
    photos: photos(order),
    ...ownGoods(order, caller),
    reached_at: arrivedAt(order),
    ...attempts(order),
    ...stated(order),
    ...disputed(order, caller),
  }),
  driver: (order, caller) => ({
    remarks: remarks(order, caller),
    photos: photos(order),
    ...ownGoods(order, caller),
    reached_at: reachedAt(order),
    ...attempts(order),
    door_photos: shownPhotos(order, newDoorPhotos(order)),
    ...stated(order),
    destination: {
      name: order.destination.name,
      city: order.destination.city,
      address: order.destination.address,
      loc: order.destination.loc,
      postal_code: order.destination.postal_code,
      landmark: landmarkOf(order),
    },
    ...atDoor(order),
  }),
  tracking: (order, caller) => ({
    reached_at: arrivedAt(order),
    ...(statusOf(order) === 'received' && {
      remarks: remarks(order, caller),
      // Whose face it is, is the affair of those who were at the door.
      photos: photos(order).filter(({ tag }) => tag !== 'spoc'),
    }),
  }),
}

/** Whom the driver meets: nobody's affair once the order is over. */
const atDoor = (order: Order): Pick<PublicOrder, 'receiver_name' | 'receiver_phone'> => {
  const { name, phone } = statusOf(order) === 'open' ? calleeOf(order) : { name: null, phone: null }
  return { receiver_name: name, receiver_phone: phone }
}

/** When the driver pressed last, wherever that was. */
const reachedAt = (order: Order): string | null => order.epod.driverReach.at(-1)?.time ?? null
