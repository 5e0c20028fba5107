import type { SealedText } from './chain.ts'
import type { EventType, OrderEvent, Recorded } from './events.ts'
import { opened } from './sealed/open.ts'

/**
 * Schema versions: the shape in which events of each type are written today. Of those with 2, the
 * data have changed since the first release.
 */
const shapes: Readonly<Record<EventType, Recorded['v']>> = {
  created: 1,
  edited: 1,
  withdrawn: 1,
  otp_sent: 2,
  otp_failed: 1,
  received: 1,
  rejected: 1,
  attempted: 1,
  delivery_attempted: 1,
  attempt_answered: 1,
  remarked: 2,
  goods_listed: 1,
  photo_added: 1,
  photo_deleted: 1,
  rated: 1,
  outbound: 1,
  items_remarked: 1,
  label_read: 1,
  signed: 1,
  quantities_stated: 1,
  crates_counted: 1,
  claim_opened: 2,
  claim_changed: 1,
  claim_settled: 1,
  reviewed: 1,
  reopened: 1,
  corrected: 1,
  error_reported: 1,
  recorded_in_error: 1,
  error_dismissed: 1,
  link_created: 1,
  link_revoked: 1,
  notified: 2,
  chased: 1,
  contact_status: 1,
  erased: 1,
}

/** The shape in which events of this type are written today. */
export const shapeOf = (type: EventType): Recorded['v'] => shapes[type]

type Data<T extends EventType> = Extract<OrderEvent, { type: T }>['data']

/** Data as the first shape had them, where that was another. */
interface First {
  notified: Omit<Data<'notified'>, 'status'> & { status: string }
  remarked: Omit<Data<'remarked'>, 'name'> & { name: string }
  otp_sent: Omit<Extract<Data<'otp_sent'>, { nonce: null }>, 'nonce'>
}
type FirstEvent = {
  [T in keyof First]: Omit<Recorded, 'type' | 'data' | 'v'> & { type: T; data: First[T]; v: 1 }
}[keyof First]

/** A stored event, in whichever shape its release wrote it. */
export type Stored = Recorded | FirstEvent

/**
 * Upcasting: a stored event in the shape of today, which is the only one that `evolve` knows. What
 * is stored stays as it is, and so does its digest.
 */
export const upcast = (event: Stored): Recorded => {
  if (event.v !== 1) return event
  switch (event.type) {
    // The first shape had the label that people read.
    case 'notified': {
      const { notificationType, status } = event.data
      const data: Data<'notified'> = {
        notificationType,
        status: status === 'Message Delivered' ? 'delivered' : 'not_delivered',
      }
      return { ...event, v: 2, data }
    }
    // It named whoever had given no name, in English.
    case 'remarked': {
      const { name } = event.data
      return { ...event, v: 2, data: { ...event.data, name: name === 'Anonymous' ? null : name } }
    }
    // It had the keyed hash of a code that was drawn, and no number that one is derived with.
    case 'otp_sent':
      return 'nonce' in event.data
        ? { ...event, v: 2, data: event.data }
        : { ...event, v: 2, data: { ...event.data, nonce: null } }
    // It had the differences of a claim as one text, which was cut where it was long: what they
    // were cannot be told from it, and it stays as it was written.
    case 'claim_opened':
      return { ...event, v: 2 }
    default:
      return event
  }
}

/**
 * Deserialisation: the event that is stored, with its values, in the shape of today. A value that
 * was erased, or is withheld, is blank.
 */
export const eventIn = ({ body, disclosures }: SealedText): Recorded =>
  // The log's own text, written by `chainedEvent`.
  upcast(opened(JSON.parse(body) as Stored, disclosures))
