import { timerOf } from '../../domain/order/parties/reminder.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { TimedClient } from '../stores/accounts/clients-by-policy.ts'
import type { Acting } from './decide-change.ts'

/** The timer acts for a client by its own policy, and the log says that the system did. */
export const timerActing = (
  { client_id, client, version }: Pick<TimedClient, 'client_id' | 'client' | 'version'>,
  policy: Policy,
): Acting => ({
  viewer: timerOf(client_id, client),
  policy,
  policy_version: version,
  actor: { username: null, role: 'system', link_id: null },
})
