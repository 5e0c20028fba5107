import { words } from '../../words.ts'
import type { Action, Question } from '../question.ts'
import type { Policy } from '../policy.ts'
import { forbidden, type Reason } from '../reason.ts'
import { isAdminAccount, isCnfAccount, isDistributorAccount, isDriverAccount, type Viewer } from '../viewer.ts'

type HideFlag = keyof Policy['dashboard_customization']['hide']

/** Which hide flag switches an action off (ROLE-12). */
const hiddenBy: Partial<Record<Action, HideFlag>> = {
  display_items: 'display_items', download_report: 'download_report', download_pods: 'download_pods',
  add_order: 'add_transaction', bulk_upload: 'add_transaction', edit_order: 'edit_trip', goods_condition: 'goods_condition',
  remark: 'add_remark', photo: 'add_attachments', delete_photo: 'add_attachments',
  receive: 'receive_order', reject: 'receive_order', trigger_otp: 'receive_order', verify_otp: 'receive_order',
  driver_link: 'driver_link', receiver_link: 'receiver_link',
}

/** What only reads; everything else is a change, and 'view-only' (ROLE-11) and config.disable 'write' (ROLE-08) take it away. */
const reading: ReadonlySet<Action> = new Set(['view_order', 'display_items', 'download_report', 'download_pods', 'analysis', 'history', 'outbox', 'user_management', 'admin'])

const isAdmin = (policy: Policy): boolean => policy.config.admin || isAdminAccount(policy.config.accountType)

/** May this account press Receive and Reject on the dashboard (ROLE-02, ROLE-10)? */
const mayClose = (policy: Policy): boolean => {
  const { accountType } = policy.config
  return isAdmin(policy) || policy.show_receive_button || isDistributorAccount(accountType) || isCnfAccount(accountType)
}

const role = ({ action, policy, viewer }: Question): boolean => {
  const { accountType, show_analytics } = policy.config
  switch (action) {
    case 'view_order': return !isDriverAccount(accountType)
    case 'receive': case 'reject': return viewer.link !== null || mayClose(policy)
    case 'add_order': case 'bulk_upload': return viewer.reach.kind === 'client' && (action === 'add_order' || policy.dashboard_customization.bulk_upload)
    case 'admin': case 'outbox': return isAdmin(policy)
    case 'user_management': return isAdminAccount(accountType) || policy.config.role === 'User_Mgmnt'
    case 'analysis': return isAdmin(policy) || show_analytics
    case 'history': return isAdmin(policy)
    case 'download_report': case 'download_pods': return !isDriverAccount(accountType)
    // Who carries the goods must not hold the key that says they arrived.
    case 'receiver_link': return !policy.do_not_show_receivers_public_link && !carries(viewer, accountType)
    case 'driver_link': return !policy.do_not_show_driver_public_link
    // Nor be able to end it.
    case 'revoke_link': return !carries(viewer, accountType)
    default: return true
  }
}

const carries = (viewer: Viewer, account_type: string | null): boolean => viewer.reach.kind === 'vendor' || isDriverAccount(account_type)

/** What the account's role, hide flags and switches take away. Hide flags hold on public links too. */
export const accountReasons = (question: Question): Reason[] => {
  const { action, viewer, policy } = question
  const label = words.actions[action]
  const flag = hiddenBy[action]
  if (flag !== undefined && policy.dashboard_customization.hide[flag]) return [forbidden(words.hidden(label))]
  if (action === 'delete_photo' && !policy.order_module_config.allow_deletion_of_attachments) return [forbidden(words.deletionOff)]
  if (viewer.link) return []
  if (policy.config['view-only'] && !reading.has(action)) return [forbidden(words.viewOnly)]
  // ROLE-07: View opens the panel of actions, so it goes with them.
  if (policy.config.disable === 'write' && (action === 'view_order' || !reading.has(action))) return [forbidden(words.readOnly)]
  return role(question) ? [] : [forbidden(words.wrongParty(label))]
}
