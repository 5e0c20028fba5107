import type { AccountQuestion } from '../question.ts'
import type { Policy } from '../policy.ts'
import {
  isAdminAccount,
  isCnfAccount,
  isDistributorAccount,
  isDriverAccount,
  maySetDriverContact,
  statementOf,
  type Viewer,
} from '../viewer.ts'

const isAdmin = ({ config }: Policy): boolean => config.admin || isAdminAccount(config.accountType)

/** Does the client's policy name this account for it? */
const isNamed = (
  policy: Policy,
  right: keyof Policy['named_accounts'],
  { username }: Viewer,
): boolean => username !== null && policy.named_accounts[right].includes(username)

/** Has this account no OTP block (OTP-05)? */
export const isWithoutOtp = ({
  policy,
  viewer,
}: Pick<AccountQuestion, 'policy' | 'viewer'>): boolean =>
  policy.otp.mode === 'none' || isNamed(policy, 'no_otp', viewer)

/** May this account press Receive and Reject on the dashboard (ROLE-02, ROLE-10, OTP-05)? */
const mayClose = ({ policy, viewer }: AccountQuestion): boolean => {
  const { accountType } = policy.config
  return (
    isAdmin(policy) ||
    policy.show_receive_button ||
    isNamed(policy, 'receive_button', viewer) ||
    isDistributorAccount(accountType) ||
    isCnfAccount(accountType)
  )
}

/** ROLE-05: orders come from the client's own desk; who carries or receives the goods adds none. */
const mayAdd = ({ policy, viewer }: AccountQuestion): boolean =>
  viewer.reach.kind === 'client' && !isNamed(policy, 'no_add', viewer)

/** BULK-01: files are for those clients and accounts for which the policy says so. */
const hasFiles = ({ policy, viewer }: AccountQuestion): boolean =>
  policy.dashboard_customization.bulk_upload || isNamed(policy, 'bulk_upload', viewer)

/** Does this account bring the goods? */
export const isCarrier = (viewer: Viewer, account_type: string | null): boolean =>
  viewer.reach.kind === 'vendor' || isDriverAccount(account_type)

/** Is this part of what the account's role may do? What no role is asked for, everybody may. */
export const mayByRole = (question: AccountQuestion): boolean => {
  const { action, policy, viewer } = question
  const { accountType, role, show_analytics } = policy.config
  switch (action) {
    case 'view_order':
    case 'search_filters':
    case 'download_report':
    case 'download_pods':
      return !isDriverAccount(accountType)
    case 'receive':
    case 'reject':
      return mayClose(question)
    case 'leave':
      return isCarrier(viewer, accountType) || mayClose(question)
    case 'add_order':
      return mayAdd(question)
    case 'bulk_upload':
    case 'undo_import':
      return mayAdd(question) && hasFiles(question)
    case 'deliver_by_file':
      return mayClose(question) && hasFiles(question)
    case 'admin':
    case 'outbox':
      return isAdmin(policy)
    case 'user_management':
      return isAdminAccount(accountType) || role === 'User_Mgmnt'
    case 'analysis':
      return isAdmin(policy) || show_analytics || isNamed(policy, 'analysis', viewer)
    case 'history':
      return policy.show_history || isNamed(policy, 'history', viewer)
    case 'edit_driver_contact':
      return maySetDriverContact(accountType)
    // Who carries the goods must neither hold the key that says they arrived, nor be able to end
    // it, nor judge the proof or the delivery.
    case 'receiver_link':
    case 'revoke_link':
    case 'review':
    case 'dispute':
    case 'rating':
    case 'lot_event':
      return !isCarrier(viewer, accountType)
    // Whoever receives cannot have failed to bring; only they know whether somebody came.
    case 'not_delivered':
      return statementOf(viewer, accountType) !== 'accepted'
    case 'answer_attempt':
      return statementOf(viewer, accountType) === 'accepted'
    // What is settled between sender and receiver, and whom the client told at which numbers, is on
    // the client's own desk.
    case 'correct':
    case 'claim':
    case 'messages':
      return viewer.reach.kind === 'client' && statementOf(viewer, accountType) === 'declared'
    // Agents who count as the client's view (ROLE-10) look after its crates as well.
    case 'crates':
      return viewer.reach.kind === 'client' && !isCarrier(viewer, accountType)
    default:
      return true
  }
}
