import { HOUR, later, type Instant } from '../../domain/time.ts'
import type { Link, Viewer } from '../../domain/policy/viewer.ts'
import type { Keys } from '../secrets.ts'

/** What a public token is good for: one order, one party, until then. */
export interface Grant {
  readonly client_id: string
  readonly order_id: string
  readonly link: Link
  readonly until: Instant
}

const PURPOSE = 'public'

/**
 * A token for what this viewer, the holder of a public link, may see and do; good for an hour.
 * Throws for an account.
 */
export const tokenFor = (keys: Keys, { client_id, reach, link }: Viewer, now: Instant): string => {
  if (reach.kind !== 'order' || link === null)
    throw new Error('only a public link has a public token')
  const grant: Grant = { client_id, order_id: reach.order_id, link, until: later(now, HOUR) }
  return keys.sign(PURPOSE, grant)
}

/**
 * What a token grants; null for one that we did not sign. That it is still good is for the caller
 * to see.
 */
export const grantOf = (keys: Keys, token: string): Grant | null =>
  keys.verified(PURPOSE, token) as Grant | null
