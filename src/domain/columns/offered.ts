import { offerOf } from '../policy/offered.ts'
import type { Policy } from '../policy/policy.ts'
import type { Action } from '../policy/question.ts'
import type { Viewer } from '../policy/viewer.ts'
import type { Clock } from '../time.ts'
import type { Column } from './column.ts'

const actionsOf: Readonly<Record<string, readonly Action[]>> = {
  edit: ['edit_order'],
  view: ['view_order'],
  copy_link: ['receiver_link', 'driver_link'],
  notification: ['notify'],
  share_order: ['share'],
}

/**
 * Does this column hold anything for this account? One of buttons that are all taken away does not.
 */
export const isColumnOffered = (
  { id, cell }: Column,
  { viewer, policy, clock }: { viewer: Viewer; policy: Policy; clock: Clock },
): boolean =>
  cell !== 'action' ||
  (actionsOf[id] ?? []).some((action) => offerOf(null, action, viewer, policy, clock).shown)
