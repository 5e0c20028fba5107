import { asksStill } from '../../../domain/order/parties/missing-steps.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import type { Clock } from '../../../domain/time.ts'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../secrets.ts'
import { orderOfReference } from '../../stores/links/links.ts'
import type { Leased } from '../../stores/messages/outbox.ts'

/**
 * Has a message that waited still something to ask? A reminder has not, where its step is there by
 * now or its link was revoked; of any other it is not known, and it leaves.
 */
export const isStillAsked = async (
  { database, keys }: Deps,
  { template, secret }: Pick<Leased, 'template' | 'secret'>,
  clock: Clock,
): Promise<boolean> => {
  if (template?.event !== 'chase' || secret === null) return true
  const found = await orderOfReference(database, sha256(keys.unseal(secret)))
  if (!found || found.revoked_at !== null) return false
  return asksStill(found.order, found, resolvePolicy(found.document), clock)
}
