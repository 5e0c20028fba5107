import { againstForm } from '../../../../domain/policy/overtaken-act.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import { allSaid } from '../../../lib/offered.ts'
import type { Panel } from '../panel.ts'

/**
 * Why the form of an act that somebody is in cannot be sent now; null while it can, and while the
 * panel's own act is under way, which ends what it does.
 */
export const againstNow = (
  { order, viewer, policy, clock, busy }: Panel,
  action: Action,
): string | null => (busy ? null : allSaid(againstForm(order, action, viewer, policy, clock)))
