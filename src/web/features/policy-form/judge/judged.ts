import type { dryRunPolicy } from '../../../../contract/admin/policy-drafts.ts'
import type { Output } from '../../../lib/api/api.ts'

/** What a dry run found. */
export type JudgedOrders = Output<typeof dryRunPolicy>['result']
/** Refusals of one action for one reason. */
export type RefusedReason = JudgedOrders['reasons'][number]

/** What tells a reason from others: the same code can be said of other things. */
export const nameOfReason = (reason: Pick<RefusedReason, 'code' | 'field' | 'message'>): string =>
  [reason.code, reason.field, reason.message].join(' ')
