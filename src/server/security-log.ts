import type { Logger } from 'pino'
import type { messageWords } from '../domain/words/messages.ts'
import { lineBudget } from './limits/line-budget.ts'

/**
 * A security event (OWASP ASVS 5.0, 16.3): who did or was refused what, by ids alone. No name, no
 * address, no contact stands in it; what an id means, the database says.
 */
export interface SecurityEvent {
  readonly event:
    | 'sign_in'
    | 'sign_in_failed'
    | 'sign_out'
    | 'locked_out'
    | 'refused'
    | 'reset_asked'
    | 'password_set'
    | 'view_as'
    | 'passkey_copied'
    | keyof typeof messageWords.ownChanges
  readonly client_id?: string | null
  readonly user_id?: string | null
  readonly link_id?: string | null
  /** The pattern of the address, without what stands in it. */
  readonly route?: string
  readonly status?: number
  /** The code of the reason, as docs/errors.md has it. */
  readonly reason?: string | null
}

/** Writes a security event to the log. */
export type SecurityLog = (event: SecurityEvent) => void

/** Lines a minute; of more, only the number is logged. */
const MOST_A_MINUTE = 1_000

/** The security log of a node, which nobody can fill: what is beyond its share is counted. */
export const securityLog = (
  log: Pick<Logger, 'info' | 'warn'>,
  now: () => number = () => performance.now(),
): SecurityLog => {
  const take = lineBudget(MOST_A_MINUTE, now)
  return (event) => {
    const { is_written, left_out } = take()
    if (left_out > 0) log.warn({ security: { left_out } }, 'security events were left out')
    if (!is_written) return
    if (isGranted(event)) log.info({ security: event }, 'security event')
    else log.warn({ security: event }, 'security event')
  }
}

const isGranted = ({ event }: SecurityEvent): boolean =>
  event !== 'refused' &&
  event !== 'passkey_copied' &&
  event !== 'locked_out' &&
  event !== 'sign_in_failed'
