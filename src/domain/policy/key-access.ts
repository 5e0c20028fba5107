import type { Clock } from '../time.ts'
import { whyNot } from './access.ts'
import { whyNotFromHere } from './administration.ts'
import type { Policy } from './policy.ts'
import type { Action } from './question.ts'
import type { Reason } from './reason.ts'
import { isKeyName, type Viewer } from './viewer.ts'

/**
 * What is for accounts that the policy names, and opened to an API key by its scope, which an
 * administrator gave (HOOK-01).
 */
const openedByScope: ReadonlySet<Action> = new Set(['analysis', 'history'])

/** Why an account or an API key may not do what concerns no single order; none means yes. */
export const whyNotInAll = (
  action: Action,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] =>
  openedByScope.has(action) && viewer.username !== null && isKeyName(viewer.username)
    ? whyNotFromHere(viewer, policy, 'look')
    : whyNot(null, action, viewer, policy, clock)
