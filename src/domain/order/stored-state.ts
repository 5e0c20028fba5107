import { isSameJson } from './canonical.ts'
import { isProfileKey, type Order, type Profile } from './order.ts'

type Proof = Order['epod']

/**
 * What of an order's state its answer on the wire lacks, or says in other words: with the answer
 * it is the whole state (complement). Most orders have little of it.
 */
export type Untold = Partial<Omit<Order, 'epod'>> & { readonly epod?: Partial<Proof> }

/** An order's answer, as read from its JSON. */
export type OrderAnswer = Readonly<Record<string, unknown>> & {
  readonly epod: object
  readonly approval_status: Pick<Order['approval_status'], 'review_history'>
}

type Own =
  | 'profile'
  | 'challenge'
  | 'attempts'
  | 'withdrawn'
  | 'chased'
  | 'found_by'
  | 'trip_completed_at'
  | 'review'
  | 'approval_status'

// The compiler misses one that is left out: whatever else an answer of an earlier or later release
// says is none of the state's.
const members: Readonly<Record<Exclude<keyof Order, Own | 'epod'>, true>> = {
  _id: true,
  rev: true,
  identifier: true,
  invoice: true,
  invoice_date: true,
  user: true,
  client: true,
  transporter: true,
  secondary_vendor: true,
  truck_number: true,
  driver: true,
  spocs: true,
  source: true,
  destination: true,
  dispatch_date: true,
  dispatch_time: true,
  delivery_time: true,
  tat: true,
  tat_f: true,
  eta_hrs: true,
  ship_unit: true,
  ship_weight: true,
  value: true,
  quantity: true,
  number_of_box: true,
  ended: true,
  lot: true,
  label: true,
  Items: true,
  extra_fields: true,
  notification_details: true,
  review_pending: true,
  reupdate_allowed: true,
  showRejectButton: true,
  disable_submit_epod: true,
  quantities: true,
  crates: true,
  claims: true,
  corrections: true,
  error_reports: true,
  erased: true,
  withheld: true,
}
const ofProof: Readonly<Record<keyof Proof, true>> = {
  otp: true,
  remarks: true,
  photos: true,
  closer: true,
  reject: true,
  reason: true,
  client_rating: true,
  rated_by: true,
  driverReach: true,
  delivery_attempts: true,
  missing: true,
  damaged: true,
  signature: true,
  version: true,
  geo_tag: true,
  contact_changed_at: true,
}

const picked = (from: object, names: object): object => {
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(from))
    if (Object.hasOwn(names, name)) found[name] = value
  return found
}

const profileIn = (answered: OrderAnswer): Profile =>
  Object.fromEntries(Object.entries(answered).filter(([name]) => isProfileKey(name))) as Profile

/** What holds where neither the answer nor what it lacks says anything else. */
const unsaid = (): Pick<Order, 'challenge' | 'review' | 'trip_completed_at'> => ({
  challenge: {
    hash: null,
    contacts: [],
    expires_at: null,
    sent: [],
    tries: 0,
    locked_until: null,
  },
  review: null,
  trip_completed_at: null,
})

/** The state of an order, of its answer and what that lacks. */
export const stateOf = (answered: OrderAnswer, { epod, ...untold }: Untold): Order =>
  ({
    ...unsaid(),
    ...picked(answered, members),
    profile: profileIn(answered),
    approval_status: { review_history: answered.approval_status.review_history },
    ...untold,
    epod: { ...picked(answered.epod, ofProof), ...epod },
    // As `untoldOf` has compared them, member by member.
  }) as Order

const differing = <T extends object>(value: T, told: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([name, member]) =>
        member !== undefined && !isSameJson(member, (told as Record<string, unknown>)[name]),
    ),
  ) as Partial<T>

/** What this answer lacks of the order's state; `stateOf` puts both together again. */
export const untoldOf = ({ epod, ...order }: Order, answered: OrderAnswer): Untold => {
  const { epod: told, ...others } = stateOf(answered, {})
  const ofEpod = differing(epod, told)
  return {
    ...differing(order, others),
    ...(Object.keys(ofEpod).length > 0 && { epod: ofEpod }),
  }
}
