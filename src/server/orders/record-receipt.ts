import { isListedNotification } from '../../domain/messages/kind.ts'
import { receiptDue } from '../../domain/messages/next-step.ts'
import { afterReceipt } from '../../domain/messages/receipt.ts'
import type { ReportCommand } from '../../domain/order/parties/report.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import type { ProviderReceipt } from '../gateways/messages/receipts/receipt.ts'
import type { Scope, Tx } from '../stores/database/database.ts'
import { hostOf, type Host } from '../stores/links/links.ts'
import {
  holdMessage,
  messageMeant,
  writeReceipt,
  type HeldMessage,
  type ReceiptOf,
} from '../stores/messages/receipts.ts'
import { keepOptOutIn } from '../stores/messages/opt-outs.ts'
import { lockOrders } from '../stores/orders/lock-many.ts'
import { changeMany } from './change-many.ts'
import { decideAll } from './decide-change.ts'
import { systemActing } from './system-acting.ts'

/**
 * Puts a provider's receipt on record: in the ledger, and where it says that a message arrived or
 * did not, in the order's log, in one transaction, with what it says of its receiver. One that says
 * nothing new changes nothing; one of a message that is not there is forgotten. Answers whether it
 * said anything.
 */
export const recordReceipt = async (deps: Deps, receipt: ProviderReceipt): Promise<boolean> => {
  const { provider, ours, theirs } = receipt
  const meant = await messageMeant(deps.database, provider, ours, theirs)
  if (!meant) return false
  // Before the transaction: the embedded engine has one connection.
  const host = await hostOf(deps.database, meant.client_id, null)
  const scope: Scope = { client_id: meant.client_id, kind: 'platform', party: '' }
  return deps.database.transaction(scope, (tx) => recordIn(deps, tx, meant, host, receipt))
}

const recordIn = async (
  deps: Deps,
  tx: Tx,
  { id, client_id, order_id, channel, recipient }: ReceiptOf,
  host: Host | null,
  { provider, theirs, status, error, why }: ProviderReceipt,
): Promise<boolean> => {
  // The order first, as everybody does who holds both.
  const [order] = order_id === null ? [] : await lockOrders(tx, [order_id])
  const message = await holdMessage(tx, id)
  const state = message && afterReceipt(message.state, status)
  if (!message || state === null) return false
  const policy = host && resolvePolicy(host.document)
  const judge_minutes = policy && judgeMinutes(message, policy)
  await writeReceipt(tx, id, { state, provider, provider_id: theirs, error, judge_minutes })
  // With the state, and not behind it: to whoever says it again, it is no news any more.
  if (why === 'opted_out' && channel !== 'email')
    await keepOptOutIn(tx, { client_id, channel, recipient }, why)
  const command = reportOf(message, state)
  if (!order || !command || !policy) return true
  const clock = clockAt(deps, policy, order.now)
  const { change } = decideAll(order, [command], systemActing(host, policy), clock)
  if (change) await changeMany(tx, client_id, [change])
  return true
}

/** Minutes until its next receipt is due, of a message that nothing said had left; else null. */
const judgeMinutes = (message: HeldMessage, policy: Policy): number | null =>
  message.state === 'queued' && receiptDue({ ...message, sent_at: message.now }, policy) !== null
    ? policy.messages.fall_back_minutes
    : null

/** What the order is told: that a message arrived, once, or that it did not. */
const reportOf = (
  { state: before, channel, recipient, kind, event }: HeldMessage,
  state: string,
): ReportCommand | null => {
  const isNews = state === 'failed' || (before !== 'delivered' && state !== 'sent')
  if (!isNews) return null
  return {
    type: 'report',
    recipient,
    channel,
    outcome: state === 'failed' ? 'failed' : 'delivered',
    is_notice: isListedNotification(kind, event),
  }
}
