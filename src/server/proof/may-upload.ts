import { whyNot } from '../../domain/policy/access.ts'
import type { Action } from '../../domain/policy/question.ts'
import type { Reason } from '../../domain/policy/reason.ts'
import type { Caller } from '../caller.ts'
import { clockAt, clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, refusedFor } from '../errors.ts'
import { readAndCacheOrder } from '../orders/order-cache.ts'

/**
 * Throws the refusal of a caller who may put no file on record, whatever the body says: of a link
 * on the order that it opens, of an account on any.
 */
export const requireUpload = async (deps: Deps, caller: Caller): Promise<void> => {
  const { viewer, policy } = caller
  const { reach } = viewer
  const seen = reach.kind === 'order' ? await readAndCacheOrder(deps, viewer, reach.order_id) : null
  if (reach.kind === 'order' && !seen) throw notFound()
  const clock = seen ? clockAt(deps, policy, seen.now) : clockFor(deps, caller)
  const reasons = (action: Action): Reason[] =>
    whyNot(seen?.order ?? null, action, viewer, policy, clock)
  const [first, ...others] = reasons('photo')
  if (first && reasons('signature').length > 0) throw refusedFor([first, ...others])
}
