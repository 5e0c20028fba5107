import { withLabel } from './label/order-label.ts'
import { withoutUntold } from './label/without-untold.ts'
import { afterAnswer, afterAttempt } from './proof/attempts-on-record.ts'
import { afterClaim } from './proof/claim.ts'
import { isChangedOnTheWay } from './entry/contact-change.ts'
import type { Recorded } from './events.ts'
import { afterCount } from '../crates/lot-event.ts'
import { blankOrder } from './entry/new-order.ts'
import type { Challenge, Order, Photo } from './order.ts'
import { otpLimits } from '../policy/rules/otp.ts'
import { reasonIn } from './proof/given-reason.ts'
import { afterCorrection } from './proof/after-correction.ts'
import { afterFindings } from './proof/findings.ts'
import { afterError } from './proof/recorded-error.ts'
import { afterReport } from './parties/report.ts'
import { afterGoods } from './proof/goods-by-party.ts'
import { afterStatement, withDifferences } from './proof/quantities.ts'
import { afterReopening, afterReview, afterTakingBack } from './proof/review.ts'
import { authorship } from './proof/side.ts'

/**
 * The order after `event`; null before its first. Pure: the log alone gives the order, and nothing
 * else does (REPL-01).
 */
export const evolve = (before: Order | null, event: Recorded): Order => {
  if (event.type === 'created')
    return { ...blankOrder(event.order_id, event.data.user, event.data.entered), rev: event.seq }
  if (!before) throw new Error(`the first event of an order is 'created', not '${event.type}'`)
  return { ...apply(before, event), rev: event.seq }
}

/** The order that a whole log adds up to; null for an empty one. */
export const replay = (events: readonly Recorded[]): Order | null =>
  events.reduce<Order | null>(evolve, null)

type Later = Exclude<Recorded, { type: 'created' }>

const apply = (order: Order, event: Later): Order => {
  const at = event.server_time
  switch (event.type) {
    case 'edited': {
      const after = withoutUntold({ ...order, ...event.data.fields })
      const edited = isChangedOnTheWay(order, after, at)
        ? { ...after, epod: { ...after.epod, contact_changed_at: at } }
        : after
      return withDifferences(event.data.keeps_code ? edited : spent(edited))
    }
    case 'otp_sent':
      return withChallenge(spent(order), {
        ...codeIn(event.data),
        contacts: event.data.contacts,
        expires_at: event.data.expires_at,
        sent: [...order.challenge.sent, at].slice(-otpLimits.a_day),
        tries: 0,
      })
    case 'otp_failed':
      return withChallenge(order, {
        tries: event.data.locked_until === null ? order.challenge.tries + 1 : 0,
        locked_until: event.data.locked_until,
      })
    case 'label_read': {
      const { by, ...read } = event.data
      return { ...order, label: withLabel(order.label, read, by) }
    }
    case 'received':
      return spent({
        ...withMissedTimes(order, event.data.outside),
        review_pending: (event.data.review_levels ?? 0) > 0,
        ended: true,
        delivery_time: deliveredAt(event),
        trip_completed_at: deliveredAt(event),
        epod: {
          ...order.epod,
          closer: event.data.closer,
          geo_tag: { ...event.data.geo_tag, time: at },
          otp: { verified: true, verified_at: at, verified_through: event.data.through },
          ...reasonIn(event.data),
        },
      })
    case 'rejected':
      return spent({
        ...order,
        ended: true,
        trip_completed_at: event.data.captured_at ?? at,
        epod: {
          ...order.epod,
          geo_tag: { ...event.data.geo_tag, time: at },
          reject: { rejected: true, rejected_At: event.data.captured_at ?? at },
          ...reasonIn(event.data),
        },
      })
    case 'attempted': {
      const { geo_tag, ...attempt } = event.data
      const { action_by } = geo_tag
      return { ...order, attempts: [...(order.attempts ?? []), { ...attempt, action_by }] }
    }
    case 'delivery_attempted':
      return { ...order, epod: afterAttempt(order.epod, event) }
    case 'attempt_answered':
      return { ...order, epod: afterAnswer(order.epod, event) }
    case 'remarked': {
      const { extra_fields, exception, captured_at, statement, ...remark } = event.data
      const found = afterFindings(order, extra_fields, statement)
      return {
        ...order,
        ...found,
        extra_fields: {
          ...found.extra_fields,
          exception: order.extra_fields.exception || exception,
        },
        epod: {
          ...order.epod,
          remarks: [
            ...order.epod.remarks,
            { ...remark, ...authorship(remark.action_by, statement), time: captured_at ?? at },
          ],
        },
      }
    }
    case 'goods_listed':
      return { ...order, epod: { ...order.epod, ...afterGoods(order.epod, event.data) } }
    case 'photo_added':
      return {
        ...order,
        epod: { ...order.epod, photos: [...order.epod.photos, { ...event.data, time: at }] },
      }
    case 'photo_deleted':
      return {
        ...order,
        epod: {
          ...order.epod,
          photos: withoutPhoto(order.epod.photos, event.data.url),
        },
      }
    case 'rated': {
      const { client_rating, statement } = event.data
      return {
        ...order,
        epod: {
          ...order.epod,
          client_rating,
          ...(statement === undefined ? {} : { rated_by: statement }),
        },
      }
    }
    case 'outbound': {
      const { captured_at, reached: isThere = false, away } = event.data
      const time = captured_at ?? at
      const press = { time, ...(away && { away }) }
      return afterReaching(
        { ...order, epod: { ...order.epod, driverReach: [...order.epod.driverReach, press] } },
        isThere,
        time,
      )
    }
    case 'notified':
      return {
        ...order,
        notification_details: [
          ...order.notification_details,
          {
            notificationType: event.data.notificationType,
            trigger_time: at,
            status: event.data.status,
          },
        ],
      }
    case 'chased':
      return { ...order, chased: { ...order.chased, [event.data.step]: at } }
    case 'contact_status':
      return afterStatus(order, event.data, at)
    // What is erased is blank in the events themselves.
    case 'erased':
      return { ...order, erased: [...(order.erased ?? []), { at, parts: event.data.parts ?? [] }] }
    case 'link_created':
    case 'link_revoked':
      return order
    case 'withdrawn':
      return spent({ ...order, withdrawn: true })
    case 'items_remarked':
      return {
        ...order,
        Items: order.Items.map((item) => {
          const remarks = event.data.remarks
            .filter(({ item_no }) => item_no === item.item_no)
            .map(({ item_no: _no, ...remark }) => ({ ...remark, time: at }))
          return remarks.length === 0 ? item : { ...item, remarks: [...item.remarks, ...remarks] }
        }),
      }
    case 'signed': {
      const { captured_at, ...signature } = event.data
      return {
        ...order,
        epod: { ...order.epod, signature: { ...signature, time: captured_at ?? at } },
      }
    }
    case 'quantities_stated':
      return afterStatement(order, event.data.statement, event.data.lines, event.data.action_by, at)
    case 'claim_opened':
    case 'claim_changed':
    case 'claim_settled':
      return afterClaim(order, event, event.actor.username, at)
    case 'crates_counted':
      return { ...order, crates: afterCount(order.crates, event.data) }
    case 'reviewed':
      return afterReview(order, event.data, event.actor.username, at)
    case 'reopened':
      return event.data.former
        ? afterTakingBack(order, event.data.former, at)
        : afterReopening(order, at)
    case 'corrected':
      return afterCorrection(order, event.data, event.actor.username, at)
    case 'error_reported':
    case 'recorded_in_error':
    case 'error_dismissed':
      return afterError(order, event)
  }
}

const afterStatus = (
  order: Order,
  {
    phone,
    status,
    channel = 'sms',
    is_notice = false,
  }: Extract<Later, { type: 'contact_status' }>['data'],
  time: string,
): Order => ({
  ...order,
  notification_details: is_notice
    ? afterReport(order.notification_details, { channel, status })
    : order.notification_details,
  spocs: order.spocs.map((spoc) =>
    channel === 'sms' && spoc.contact.phone.includes(phone)
      ? {
          ...spoc,
          contact: { ...spoc.contact, status: [...spoc.contact.status, { status, time }] },
        }
      : spoc,
  ),
})

/**
 * 'reached' at the destination ends the trip, whatever becomes of the goods (EPOD-03); the first
 * time counts.
 */
const afterReaching = (order: Order, isThere: boolean, at: string): Order =>
  !isThere || order.destination.geofence_in_time !== null
    ? order
    : {
        ...order,
        ended: true,
        trip_completed_at: at,
        destination: { ...order.destination, geofence_in_time: at },
      }

/** Received outside of the times that its label tells. */
const withMissedTimes = (order: Order, missed: 'early' | 'late' | undefined): Order =>
  missed === undefined || !order.label
    ? order
    : {
        ...order,
        label: { ...order.label, missed },
        extra_fields: { ...order.extra_fields, exception: true },
      }

const deliveredAt = ({
  data: { closer, captured_at },
  server_time,
}: Extract<Recorded, { type: 'received' }>): string => closer ?? captured_at ?? server_time

/** Of pictures that were erased nobody can tell which one was deleted: the first of them is. */
const withoutPhoto = (photos: readonly Photo[], url: string): Photo[] => {
  const first = photos.findIndex((photo) => photo.url === url)
  return photos.filter((photo, at) => (url === '' ? at !== first : photo.url !== url))
}

const withChallenge = (order: Order, change: Partial<Challenge>): Order => ({
  ...order,
  challenge: { ...order.challenge, ...change },
})

/** A pending code dies with a change of the facts it was sent for, and with the order's end. */
const spent = (order: Order): Order => {
  const { nonce: _spent, ...challenge } = order.challenge
  return { ...order, challenge: { ...challenge, hash: null, expires_at: null, contacts: [] } }
}

/** What stands for a code in the state: the number it is derived with, or its hash as of old. */
const codeIn = (
  data: Extract<Later, { type: 'otp_sent' }>['data'],
): Pick<Challenge, 'nonce'> | Pick<Challenge, 'hash'> =>
  data.nonce === null ? { hash: data.hash } : { nonce: data.nonce }
