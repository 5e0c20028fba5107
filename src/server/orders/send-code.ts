import { contactsOf } from '../../domain/order/entry/contacts.ts'
import { isCodeDue } from '../../domain/order/parties/dispatch-code.ts'
import type { Clock } from '../../domain/time.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { newNonce } from '../secrets.ts'
import type { Scope } from '../stores/database/database.ts'
import { otpUsage } from '../stores/messages/otp-usage.ts'
import { lockOrder } from '../stores/orders/lock.ts'
import { changeMany } from './change-many.ts'
import { codeMessages } from './code-messages.ts'
import { decideAll, type Acting } from './decide-change.ts'

/** For whom codes are sent. */
export interface CodeSender {
  readonly acting: Acting
  readonly client_name: string
}

/** What became of it: a capped account sends no more codes for now, whatever the order. */
export type CodeOutcome = 'sent' | 'left' | 'account_capped'

/**
 * Sends an order its delivery code, where it is still due now that the order is held: event and
 * messages in one transaction, so that of several who try at once one does.
 */
export const sendDueCode = (
  deps: Deps,
  scope: Scope,
  { acting, client_name }: CodeSender,
  order_id: string,
): Promise<CodeOutcome> =>
  deps.database.transaction(scope, async (tx) => {
    const held = await lockOrder(tx, order_id)
    if (!held) return 'left'
    const { policy } = acting
    const clock: Clock = clockAt(deps, policy, held.now)
    if (!isCodeDue(held.order, held.dispatch_at, policy, clock)) return 'left'
    const usage = await otpUsage(tx, contactsOf(held.order), clock.now, 'timed')
    if (usage.by_account_in_day >= policy.otp.per_account_a_day) return 'account_capped'
    const command = { type: 'trigger_otp', nonce: newNonce(), usage } as const
    const { change, events, refused } = decideAll(held, [command], acting, clock)
    if (refused || !change) return 'left'
    const messages = codeMessages(
      deps,
      { policy, client_name },
      change.next.order,
      events,
      clock.now,
    ).map((message) => ({ ...message, is_timed: true }))
    await changeMany(tx, acting.viewer.client_id, [change], messages)
    return 'sent'
  })
