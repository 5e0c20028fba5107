import type { Clock } from '../time.ts'
import { sentence } from '../words/sentence.ts'
import { whyNot } from './access.ts'
import type { Policy } from './policy.ts'
import { forbidden, type Reason } from './reason.ts'
import type { Viewer } from './viewer.ts'

/**
 * Why a viewer may not administer its client: look at the configuration, or change it too, which
 * reading accounts may not. Empty means it may.
 */
export const whyNotAdminister = (
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
  to: 'look' | 'change',
): Reason[] => {
  const reasons = whyNot(null, 'admin', viewer, policy, clock)
  // Who carries or receives the goods does not rule over those who send them.
  if (reasons.length === 0 && viewer.reach.kind !== 'client')
    return [forbidden('wrong_party', sentence('actions.admin'))]
  if (reasons.length > 0 || to === 'look') return reasons
  if (policy.config['view-only']) return [forbidden('view_only')]
  return policy.config.disable === 'write' ? [forbidden('read_only')] : []
}
