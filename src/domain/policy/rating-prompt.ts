import type { Policy } from './policy.ts'
import { isCnfAccount, isDistributorAccount } from './viewer.ts'

/**
 * Is this account asked how it was, after the order was closed? Those who count as client view are
 * not (ROLE-10, RATE-01).
 */
export const asksForRating = ({ screen, config: { accountType } }: Policy): boolean =>
  screen.rating && !isDistributorAccount(accountType) && !isCnfAccount(accountType)
