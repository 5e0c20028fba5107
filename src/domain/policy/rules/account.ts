import { sentence } from '../../words/sentence.ts'
import type { AccountQuestion, Action } from '../question.ts'
import type { Policy } from '../policy.ts'
import { forbidden, type Reason } from '../reason.ts'
import { mayByRole } from './role.ts'
import { switchedOff } from './switched-off.ts'

type HideFlag = keyof Policy['dashboard_customization']['hide']

/** Which hide flag switches an action off (ROLE-12). */
const hiddenBy: Partial<Record<Action, HideFlag>> = {
  display_items: 'display_items',
  download_report: 'download_report',
  download_pods: 'download_pods',
  add_order: 'add_transaction',
  bulk_upload: 'add_transaction',
  undo_import: 'add_transaction',
  deliver_by_file: 'receive_order',
  edit_order: 'edit_trip',
  edit_driver_contact: 'edit_trip',
  goods_condition: 'goods_condition',
  remark: 'add_remark',
  item_remark: 'add_remark',
  photo: 'add_attachments',
  delete_photo: 'add_attachments',
  receive: 'receive_order',
  reject: 'receive_order',
  trigger_otp: 'receive_order',
  verify_otp: 'receive_order',
  signature: 'receive_order',
  label: 'receive_order',
  leave: 'receive_order',
  quantities: 'goods_condition',
  driver_link: 'driver_link',
  receiver_link: 'receiver_link',
}

/**
 * What only reads; everything else is a change, and 'view-only' (ROLE-11) and config.disable
 * 'write' (ROLE-08) take it away.
 */
const reading: ReadonlySet<Action> = new Set([
  'view_order',
  'display_items',
  'search_filters',
  'download_report',
  'download_pods',
  'analysis',
  'history',
  'outbox',
  'messages',
  'user_management',
  'admin',
])

/**
 * What the account's role, hide flags and switches take away. Flags and switches hold on public
 * links too.
 */
export const accountReasons = (question: AccountQuestion): Reason[] => {
  const { action, viewer, policy } = question
  const label = sentence(`actions.${action}`)
  const flag = hiddenBy[action]
  if (flag !== undefined && policy.dashboard_customization.hide[flag])
    return [forbidden('hidden', label)]
  const off = switchedOff(question)
  if (off !== null) return [{ kind: 'forbidden', ...off }]
  if (viewer.link) return []
  if (policy.config['view-only'] && !reading.has(action)) return [forbidden('view_only')]
  // ROLE-07: View opens the panel of actions, so it goes with them.
  if (policy.config.disable === 'write' && (action === 'view_order' || !reading.has(action)))
    return [forbidden('read_only')]
  return mayByRole(question) ? [] : [forbidden('wrong_party', label)]
}
