import type { Claim, Difference } from './proof/statements.ts'

/** The last judgement of a proof: how it went, at which level, and whether none comes after it. */
export interface Review {
  outcome: 'approved' | 'rejected'
  level: number
  is_final: boolean
}
/**
 * Whether a message arrived, as far as anybody said; kept where nobody carries its channel, so that
 * it lies in the outbox.
 */
export type NotificationStatus = 'delivered' | 'not_delivered' | 'kept'
/** How much of one line did not arrive as declared, by what was wrong with it. */
export type LineDifference = { line: string } & Omit<Difference, 'against'>
/** A claim as the state keeps it: opened by what somebody wrote, or else by differences. */
export type OpenedClaim = Omit<Claim, 'text'> & {
  text: string | null
  differences?: LineDifference[]
}
