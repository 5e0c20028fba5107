import { whyNotManage } from '../../domain/users/managing.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuseFor } from '../errors.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import { userNamed, type KnownUser } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf, type ManagingUsers } from './user-desk.ts'

/**
 * A user whom the manager may manage, held until COMMIT against whoever else changes users; throws
 * 404 and the judge's refusal.
 */
export const heldUser = async (
  deps: Pick<Deps, 'caches'>,
  tx: Tx,
  { client_id, manager, clock }: ManagingUsers,
  username: string,
): Promise<KnownUser> => {
  await lockUsers(tx, client_id)
  const user = await userNamed(tx, username)
  if (!user) throw notFound()
  refuseFor(whyNotManage(manager, accountOf(deps, user), clock))
  return user
}
