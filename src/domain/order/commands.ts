import type { Policy } from '../policy/policy.ts'
import type { Action } from '../policy/question.ts'
import type { LinkParty } from '../policy/viewer.ts'
import type { Instant } from '../time.ts'
import type { AttemptCommand } from './proof/attempt.ts'
import type { ClaimCommand } from './proof/claim.ts'
import type { CorrectCommand } from './proof/correction.ts'
import type { ErrorCommand } from './proof/recorded-error.ts'
import type { EditCommand } from './entry/edit.ts'
import type { EraseCommand } from './entry/erase.ts'
import type { ItemRemarkInput } from './proof/item-remark.ts'
import type { LabelCommand } from './label/decide-label.ts'
import type { LotCommand } from '../crates/lot-event.ts'
import type { FreeLists, FreeValues, Goods, Photo, GeoPoint } from './order.ts'
import type { ReportCommand } from './parties/report.ts'
import type { ProofStep } from './parties/step.ts'
import type { Signature, StatedLine } from './proof/statements.ts'
import type { UndoCommand } from './entry/undo.ts'
import type { TakeBackCommand } from './entry/take-back.ts'
import type { UndoDeliveryCommand } from './entry/undo-delivery.ts'

/** How a phone says where it was; `loc` empty where the person refused. */
export interface GeoInput {
  loc: GeoPoint | []
}

/** How much was sent lately, counted by the store for the caps of OTP-03. */
export interface OtpUsage {
  to_contact_in_hour: number
  by_account_in_day: number
}

/**
 * What somebody asks to happen to one order. Codes never reach the domain: the server derives them
 * and says only `matches`.
 */
export type Command =
  | {
      type: 'receive'
      geo_tag?: GeoInput | undefined
      closer?: Instant | undefined
      spoc?: string | undefined
      reason?: string | undefined
    }
  | { type: 'leave'; geo_tag?: GeoInput | undefined; closer?: Instant | undefined }
  | { type: 'reject'; geo_tag?: GeoInput | undefined; reason?: string | undefined }
  | { type: 'trigger_otp'; nonce: string; usage: OtpUsage }
  | {
      type: 'verify_otp'
      matches: boolean
      geo_tag?: GeoInput | undefined
      closer?: Instant | undefined
      spoc?: string | undefined
    }
  | {
      type: 'remark'
      by: string
      text: string
      categories: string[]
      custom_fields: FreeValues
      extra_fields: FreeLists
    }
  | { type: 'goods_condition'; missing: Goods[] | null; damaged: Goods[] | null }
  | { type: 'photo'; photo: Omit<Photo, 'time' | 'action_by' | 'late' | 'distance'> }
  | { type: 'delete_photo'; url: string }
  | { type: 'rating'; client_rating: number }
  | { type: 'outbound'; geo_tag?: GeoInput | undefined }
  | { type: 'create_link'; link_id: string; party: LinkParty; expires_at: Instant }
  | { type: 'revoke_link'; link_id: string }
  /** `is_carried`: a provider is set for this channel. */
  | { type: 'notify'; notificationType: string; is_carried: boolean }
  | {
      type: 'remind'
      step: ProofStep
      link_id: string
      expires_at: Instant
      /** The timer asks by day alone, and once a day for each step. */
      by: 'account' | 'timer'
      /** What a proof needs and links may do, whatever the account has of its own. */
      client_policy: Policy
    }
  | { type: 'item_remark'; remarks: readonly ItemRemarkInput[] }
  | { type: 'signature'; signature: Pick<Signature, 'name' | 'relation' | 'url' | 'digest'> }
  | { type: 'quantities'; lines: readonly StatedLine[] }
  | { type: 'dispute'; text: string }
  | { type: 'review'; is_approved: boolean; reason?: string | undefined }
  | { type: 'reupdate'; reason: string }
  | ReportCommand
  | AttemptCommand
  | LabelCommand
  | ClaimCommand
  | LotCommand
  | CorrectCommand
  | ErrorCommand
  | EditCommand
  | UndoCommand
  | UndoDeliveryCommand
  | TakeBackCommand
  | EraseCommand

/** The place that an input names; null where the person refused or nothing was said. */
export const placeOf = (input: GeoInput | undefined): GeoPoint | null => {
  const [lat, lng] = input?.loc ?? []
  return lat === undefined || lng === undefined ? null : [lat, lng]
}

/** The action that gives each party a link. */
export const linkActions: Readonly<Record<LinkParty, Action>> = {
  receiver: 'receiver_link',
  driver: 'driver_link',
  tracking: 'tracking_link',
}

/**
 * The permission that a command needs; that of a reminder follows from who owes the step, an
 * erasure is a matter of administration, and nobody's account makes reports.
 */
export const actionOf = (
  command: Exclude<Command, { type: 'remind' | 'report' | 'erase' }>,
): Action => {
  switch (command.type) {
    case 'create_link':
      return linkActions[command.party]
    case 'edit':
    case 'take_back_edit':
      return 'edit_order'
    // The warehouse counts what is the warehouse's; who brings the goods counts at the door.
    case 'lot_event':
      return command.event === 'wh_out' || command.event === 'wh_in' ? 'lot_event' : 'lot_delivery'
    case 'undo_delivery':
      return 'deliver_by_file'
    // Both are corrections of what is on record, by whoever may make one.
    case 'report_error':
    case 'settle_error':
      return 'correct'
    default:
      return command.type
  }
}
