import type { Clock } from '../time.ts'
import { sentence } from '../words/sentence.ts'
import { whyNot } from './access.ts'
import type { Policy } from './policy.ts'
import { forbidden, type Reason } from './reason.ts'
import type { Viewer } from './viewer.ts'

/**
 * Why whoever may administer does not do so from where it stands, nor, where it only reads, change
 * anything. Empty means nothing is in the way.
 */
export const whyNotFromHere = (
  { reach }: Pick<Viewer, 'reach'>,
  { config }: Policy,
  to: 'look' | 'change',
): Reason[] => {
  // Who carries or receives the goods does not rule over those who send them.
  if (reach.kind !== 'client') return [forbidden('wrong_party', sentence('actions.admin'))]
  if (to === 'look') return []
  if (config['view-only']) return [forbidden('view_only')]
  return config.disable === 'write' ? [forbidden('read_only')] : []
}

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
  return reasons.length > 0 ? reasons : whyNotFromHere(viewer, policy, to)
}
