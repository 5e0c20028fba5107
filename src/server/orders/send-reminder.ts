import type { ProofStep } from '../../domain/order/parties/step.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Caller } from '../caller.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, refusedFor } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { lockOrders } from '../stores/orders/lock-many.ts'
import { actingFor } from './decide-change.ts'
import { sendReminders, type SentReminders } from './step-requests.ts'

/**
 * Sends whoever owes a step of an order's proof a link to it, for an account; answers how many
 * messages that made, and which of them nobody carries. Throws Refused: 404,
 * 409 where it is not missing any more, what forbids such a link, 422, 429.
 */
export const remindOne = async (
  deps: Deps,
  caller: Caller,
  policy: Policy,
  order_id: string,
  step: ProofStep,
  tx: Tx,
): Promise<Extract<SentReminders, { refused: null }>> => {
  const [held] = await lockOrders(tx, [order_id.toLowerCase()])
  if (!held) throw notFound()
  const sent = await sendReminders(
    deps,
    tx,
    {
      by: 'account',
      acting: actingFor(caller),
      client_name: caller.client_name,
      client_policy: policy,
    },
    [{ held, steps: [step] }],
    clockAt(deps, policy, held.now),
  )
  if (sent.refused !== null) throw refusedFor(sent.refused)
  return sent
}
