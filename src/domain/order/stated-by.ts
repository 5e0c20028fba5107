import { actingRole, isCnfAccount, isDistributorAccount, type Viewer } from '../policy/viewer.ts'

/**
 * Who may say how much there was: the sender declares, the driver delivers, the receiver accepts
 * (SIDE-01).
 */
export const statementKinds = ['declared', 'delivered', 'accepted'] as const
/** One of them. */
export type StatementKind = (typeof statementKinds)[number]

/** The line of an order that names no items. */
export const WHOLE_ORDER = 'total'

/**
 * Whose statement a viewer makes: who brings the goods delivers, who takes them accepts, whose they
 * are declares.
 */
export const statementOf = (viewer: Viewer, account_type: string | null): StatementKind => {
  const role = actingRole(viewer, account_type)
  if (role === 'driver' || role === 'transporter') return 'delivered'
  const isReceiver =
    role === 'receiver' ||
    viewer.reach.kind === 'distributor' ||
    isDistributorAccount(account_type) ||
    isCnfAccount(account_type)
  return isReceiver ? 'accepted' : 'declared'
}
