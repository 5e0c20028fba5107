import type { Policy } from './policy.ts'

const withheldBy = {
  receiver: 'do_not_show_receivers_public_link',
  driver: 'do_not_show_driver_public_link',
} as const

/**
 * Does a client give out links to such a party? `policy` is the client's own: what is hidden from
 * one account alone withholds none (ROLE-12).
 */
export const givesLinks = (policy: Policy, party: keyof typeof withheldBy): boolean =>
  !policy[withheldBy[party]] && !policy.dashboard_customization.hide[`${party}_link`]
