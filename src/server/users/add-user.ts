import { randomUUIDv7 } from 'node:crypto'
import { done, rule, type Reason } from '../../domain/policy/reason.ts'
import { whyNotChange } from '../../domain/users/managing.ts'
import { isReservedName, type NewUserInput } from '../../domain/users/user-input.ts'
import type { Deps } from '../deps.ts'
import { refuseFor } from '../errors.ts'
import { refuseUnfit, withRole } from './change-user.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import { addInvited } from '../stores/accounts/user-writes.ts'
import type { HostOfUsers } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf, type ManagingUsers } from './user-desk.ts'

const taken = (username: string): Reason => ({
  ...done('user_exists', username),
  field: 'username',
})

/**
 * Adds a user who is to be invited, in a transaction of the desk's. Throws the judge's refusals,
 * 422 by path for settings that do not fit and for a name of the API's own, and 409 where any
 * client's user has the name.
 */
export const addUserTo = async (
  deps: Deps,
  tx: Tx,
  { client_id, manager, clock }: ManagingUsers,
  host: HostOfUsers,
  { role, accountType, overrides = {}, ...user }: NewUserInput & { why?: string | undefined },
): Promise<void> => {
  const { username, name, email, reach, party, why } = user
  const config = withRole(overrides, {
    role: role ?? undefined,
    accountType: accountType ?? undefined,
  })
  if (isReservedName(username)) refuseFor([rule('username', 'username_reserved', username)])
  refuseUnfit(host.client_config, config)
  const id = randomUUIDv7()
  const added = { id, client_id, username, name, email, reach, party, config }
  const after = accountOf(deps, { ...host, ...added, is_platform_admin: false })
  const isOfSettings = Object.keys(withRole(config, { role: null, accountType: null })).length > 0
  const change = { before: null, after, isOfAddress: true, isOfRights: true, isOfSettings }
  refuseFor(whyNotChange(manager, change, clock))
  if (!(await addInvited(tx, added))) refuseFor([taken(username)])
  const { id: _id, client_id: _client, username: _name, ...fields } = added
  await noteChange(tx, {
    client_id,
    by: manager.viewer.username,
    user_id: id,
    username,
    action: 'created',
    after: fields,
    why,
  })
}
