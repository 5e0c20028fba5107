import { lacksAfterCode, whyNot } from '../policy/access.ts'
import type { Policy } from '../policy/policy.ts'
import { rule, locked, type Reason } from '../policy/reason.ts'
import { otpLimits } from '../policy/rules/otp.ts'
import { actingRole, statementOf, type Viewer } from '../policy/viewer.ts'
import { between, HOUR, later, MINUTE, type Clock, type Instant } from '../time.ts'
import { etaOf } from './category.ts'
import { hasWaitedTooLong } from './offline/claimed-time.ts'
import { decideAnswer, decideAttempt } from './proof/attempt.ts'
import { isCapped } from './parties/access-code.ts'
import { reasonIn, reasonProblems } from './proof/given-reason.ts'
import { decideReceipt } from './proof/receipt.ts'
import { authorship } from './proof/side.ts'
import { actionOf, placeOf, type Command, type GeoInput } from './commands.ts'
import { contactsOf } from './entry/contacts.ts'
import { decideProof } from './proof/decide-proof.ts'
import { decideEdit } from './entry/edit.ts'
import { decideErase, type EraseCommand } from './entry/erase.ts'
import type { GeoTag, OrderEvent } from './events.ts'
import { decideLabel } from './label/decide-label.ts'
import { decideGoods } from './proof/goods.ts'
import {
  lateEndingIn,
  isUntimed,
  lateIn,
  outlivedReasons,
  waitedIn,
} from './offline/after-closure.ts'
import type { Order } from './order.ts'
import { distanceOf, whereabouts } from './proof/outbound.ts'
import { photoPlace } from './photos/photo-place.ts'
import { refuse, type Refusal } from './refusal.ts'
import { fieldOfNoLink } from './proof/link-fields.ts'
import { decideRemark, saysNothingNew } from './proof/remark.ts'
import { knownText } from './proof/known-text.ts'
import { whyPhotoStays } from './proof/photo-deletion.ts'
import { decideReminder, reminderReasons } from './parties/reminder.ts'
import { decideReport, reportReasons } from './parties/report.ts'
import { decideUndo } from './entry/undo.ts'
import { decideTakeBack } from './entry/take-back.ts'
import { decideUndoDelivery } from './entry/undo-delivery.ts'

/** May this happen, and what then: the events it makes, or why not. */
export const decide = (
  order: Order,
  command: Command,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): OrderEvent[] | Refusal => {
  if (command.type === 'erase') return decideErase(command)
  if (clock.claim && hasWaitedTooLong(clock.claim, clock.now))
    return refuse(rule('device_time', 'waited_too_long'))
  const [first, ...others] = reasonsFor(order, command, viewer, policy, clock)
  if (!first) return outcomeOf(order, command, viewer, policy, clock)
  return first.kind === 'done'
    ? {
        refused: [first, ...others],
        record: lateEndingIn(order, command, actingRole(viewer, policy.config.accountType), clock),
      }
    : refuse(first, ...others)
}

const reasonsFor = (
  order: Order,
  command: Exclude<Command, EraseCommand>,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => {
  if (command.type === 'remind') return reminderReasons(order, command, viewer, policy, clock)
  if (command.type === 'report') return reportReasons(viewer)
  const reasons = whyNot(order, actionOf(command), viewer, policy, clock)
  // Nobody is asked for evidence of what is not taken any more.
  const outlived = reasons.every(({ kind }) => kind === 'rule')
    ? outlivedReasons(order, command, clock)
    : []
  if (outlived.length > 0) return outlived
  return reasons.length > 0 ? reasons : reasonProblems(command, viewer, policy)
}

const outcomeOf = (
  order: Order,
  command: Exclude<Command, EraseCommand>,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): OrderEvent[] | Refusal => {
  const action_by = actingRole(viewer, policy.config.accountType)
  const statement = statementOf(viewer, policy.config.accountType)
  const geo = (input: GeoInput | undefined): GeoTag => ({ loc: placeOf(input), action_by })
  switch (command.type) {
    case 'receive':
    case 'leave':
    case 'verify_otp': {
      if (command.type === 'verify_otp' && !command.matches) return wrongOtp(order, clock.now)
      // The code proves who holds the link, and stays good for a receipt that lacks something yet.
      if (command.type === 'verify_otp' && lacksAfterCode(order, viewer, policy, clock)) return []
      return decideReceipt(order, command, geo(command.geo_tag), policy, clock)
    }
    case 'reject':
      return [
        {
          type: 'rejected',
          data: {
            geo_tag: geo(command.geo_tag),
            ...reasonIn(command),
            ...waitedIn(order, clock),
          },
        },
      ]
    case 'trigger_otp': {
      if (isCapped(command.usage, policy)) return refuse(locked(3600, 'otp_capped'))
      return [
        {
          type: 'otp_sent',
          data: {
            nonce: command.nonce,
            contacts: contactsOf(order),
            expires_at: codeExpiry(order, policy, clock.now),
          },
        },
      ]
    }
    case 'remark': {
      const unknown = fieldOfNoLink(command, viewer, policy)
      if (unknown) return refuse(unknown)
      const remark = { ...command, text: knownText(command.text, policy) }
      return saysNothingNew(order, remark, action_by, statement, clock)
        ? []
        : decideRemark(remark, policy, action_by, statement, waitedIn(order, clock))
    }
    case 'label':
      return decideLabel(order, command, viewer, policy)
    case 'goods_condition':
      return decideGoods(order, command, statement, action_by, lateIn(order))
    case 'photo': {
      const known = order.epod.photos.find(({ digest }) => digest === command.photo.digest)
      // One picture is not evidence of two things (EPOD-05).
      if (known && known.tag !== command.photo.tag) return refuse(rule('photos', 'photo_other_tag'))
      // The same picture again, after a reply was lost perhaps, is the same photo.
      return known
        ? []
        : [
            {
              type: 'photo_added',
              data: {
                ...command.photo,
                action_by,
                ...authorship(action_by, statement),
                ...distanceOf(order, photoPlace(command.photo)),
                ...lateIn(order),
              },
            },
          ]
    }
    case 'delete_photo': {
      const photo = order.epod.photos.find(({ url }) => url === command.url)
      if (!photo) return refuse(rule('deletePhoto', 'photo_unknown'))
      const [why] = whyPhotoStays(order, photo, viewer, policy)
      return why
        ? refuse(why)
        : [{ type: 'photo_deleted', data: { url: photo.url, digest: photo.digest } }]
    }
    case 'rating':
      return [{ type: 'rated', data: { client_rating: command.client_rating, statement } }]
    case 'outbound': {
      const geo_tag = geo(command.geo_tag)
      const waited = waitedIn(order, clock)
      const { reached, ...where } = whereabouts(order, geo_tag.loc, policy.reached_within_metres)
      // The time of its receipt would end the trip after the order.
      const ends = reached && !isUntimed(waited) ? { reached } : {}
      return [{ type: 'outbound', data: { geo_tag, ...ends, ...where, ...waited } }]
    }
    case 'not_delivered':
      return decideAttempt(order, command, geo(command.geo_tag), policy, waitedIn(order, clock))
    case 'answer_attempt':
      return decideAnswer(order, command, action_by)
    case 'create_link':
      return [
        {
          type: 'link_created',
          data: { link_id: command.link_id, party: command.party, expires_at: command.expires_at },
        },
      ]
    case 'revoke_link':
      return [{ type: 'link_revoked', data: { link_id: command.link_id } }]
    case 'edit':
      return decideEdit(order, command, viewer, policy, clock)
    case 'undo_import':
      return decideUndo(order, command)
    case 'undo_delivery':
      return decideUndoDelivery(order, command)
    case 'take_back_edit':
      return decideTakeBack(order, command, viewer, policy, clock)
    // Nobody has said yet that it arrived.
    case 'notify':
      return [
        {
          type: 'notified',
          data: {
            notificationType: command.notificationType,
            status: command.is_carried ? 'not_delivered' : 'kept',
          },
        },
      ]
    case 'remind':
      return decideReminder(order, command, clock)
    case 'report':
      return decideReport(order, command)
    default:
      return decideProof(order, command, viewer, policy, clock, action_by)
  }
}

/**
 * OTP-03: a code on demand lasts minutes; a delivery code until 48 hours after the ETA, or after
 * now where that is later.
 */
const codeExpiry = (order: Order, { otp }: Policy, now: Instant): Instant => {
  if (otp.mode !== 'delivery_code') return later(now, otp.valid_minutes * MINUTE)
  const eta = etaOf(order)
  return later(eta !== null && between(now, eta) > 0 ? eta : now, 48 * HOUR)
}

const wrongOtp = (order: Order, now: Instant): Refusal => {
  const locks = order.challenge.tries + 1 >= otpLimits.tries
  const locked_until = locks ? later(now, otpLimits.lock_minutes * MINUTE) : null
  return {
    refused: [rule('otp', 'otp_wrong')],
    record: [{ type: 'otp_failed', data: { locked_until } }],
  }
}
