import { sentence, type Sentence } from '../../words/sentence.ts'
import type { Policy } from '../policy.ts'
import type { AccountQuestion } from '../question.ts'
import {
  isCnfAccount,
  isDistributorAccount,
  isDriverAccount,
  isViewerAccount,
  type Viewer,
} from '../viewer.ts'

/** Why a setting of the client turns this action off for everybody; null where none does. */
export const switchedOff = ({ action, policy, viewer }: AccountQuestion): Sentence | null => {
  const hidden = sentence('hidden', sentence(`actions.${action}`))
  switch (action) {
    case 'delete_photo':
      return policy.order_module_config.allow_deletion_of_attachments
        ? null
        : sentence('deletion_off')
    case 'rating':
      return policy.screen.rating ? null : sentence('rating_off')
    case 'review':
      return policy.review_levels > 0 ? null : sentence('review_off')
    case 'lot_event':
    case 'lot_delivery':
    case 'crates':
      return policy.lot_module_config.enable_lot_events ? null : sentence('lots_off')
    case 'signature':
      return policy.signature === 'off' ? sentence('signature_off') : null
    case 'leave':
      return policy.labels.leave === 'never' ? sentence('leave_not_allowed') : null
    case 'not_delivered':
      return policy.not_delivered.reasons.length === 0 ? hidden : null
    case 'item_remark':
      return policy.item_remarks ? null : sentence('item_remarks_off')
    case 'notify':
      return policy.config.allow_manual_trigger_for_epod_notifications ? null : hidden
    case 'notify_targets':
      return policy.config.allow_targets_for_manual_trigger ? null : sentence('targets_off')
    case 'receiver_link':
      return policy.do_not_show_receivers_public_link || copiesNone(viewer, policy) ? hidden : null
    case 'driver_link':
      return policy.do_not_show_driver_public_link || copiesNone(viewer, policy) ? hidden : null
    case 'edit_driver_contact':
      return policy.editable.driver ? null : sentence('not_editable', sentence(`actions.${action}`))
    default:
      return null
  }
}

/** ROLE-13: kinds of account from which the client keeps its links. */
const copiesNone = (
  viewer: Viewer,
  { hide_copy_links_for, config: { accountType } }: Policy,
): boolean =>
  hide_copy_links_for.some((kind) => {
    switch (kind) {
      case 'transporter':
        return viewer.reach.kind === 'vendor'
      case 'driver':
        return isDriverAccount(accountType)
      case 'viewer':
        return isViewerAccount(accountType)
      case 'client_view':
        return isDistributorAccount(accountType) || isCnfAccount(accountType)
    }
  })
