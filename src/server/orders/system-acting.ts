import type { Policy } from '../../domain/policy/policy.ts'
import { systemActor, systemFor } from '../../domain/policy/system.ts'
import type { Host } from '../stores/links/links.ts'
import type { Acting } from './decide-change.ts'

/** The product acts for a client by its own policy, and the log says that the system did. */
export const systemActing = (
  { client_id, client, version }: Pick<Host, 'client_id' | 'client' | 'version'>,
  policy: Policy,
): Acting => ({
  viewer: systemFor(client_id, client),
  policy,
  policy_version: version,
  actor: systemActor,
})
