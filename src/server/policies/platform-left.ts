import {
  contradiction,
  type Contradiction,
} from '../../domain/policy/draft/contradictions/contradiction.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { isAdministrator } from '../../domain/users/managing.ts'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import type { NamedClient } from '../stores/accounts/clients.ts'
import { platformAdmins } from '../stores/accounts/user-writes.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf } from '../users/user-desk.ts'

/**
 * What is to be said where a client's configuration would leave nobody who administers every
 * client: they may all be of this one. In a transaction of the platform's that holds them.
 */
export const lostPlatform = async (
  deps: Pick<Deps, 'now' | 'caches'>,
  tx: Tx,
  { id }: NamedClient,
  document: PolicyDocument,
): Promise<Contradiction[]> => {
  const { time_zone, config } = resolvePolicy(document)
  const clock = { now: nowHere(deps), time_zone }
  const ruling = (await platformAdmins(tx))
    .map((admin) => ({ admin, account: accountOf(deps, admin) }))
    .filter(({ account }) => isAdministrator(account, clock))
  const stays = ({ admin, account }: (typeof ruling)[number]): boolean =>
    admin.client_id !== id ||
    isAdministrator({ ...account, policy: resolvePolicy(document, admin.config) }, clock)
  if (ruling.length === 0 || ruling.some(stays)) return []
  const path = config.disable === 'write' ? 'config.disable' : 'config.view-only'
  return [contradiction([path], 'no_platform_administrator')]
}
