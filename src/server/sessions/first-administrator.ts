import type { Caller } from '../caller.ts'
import { clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { addUserTo } from '../users/add-user.ts'
import { Refused } from '../errors.ts'
import { sendUserLink, type SentLink } from './user-links.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import { hostOfUsers, userNamed } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'

/** Who is to administer a new client, and is invited. */
export interface FirstAdministrator {
  readonly username: string
  readonly name: string
  readonly email: string | null
}

/** An invitation that went out, or is sealed for whoever asked for it. */
export interface Invitation extends SentLink {
  readonly username: string
}

const FIELD = 'administrator'

/**
 * Adds the first account of the client `app_client()`, which administers it and its users, and
 * invites it. Throws what adding a user throws, with the fields as a new client's request has them.
 */
export const inviteFirst = async (
  deps: Deps,
  tx: Tx,
  caller: Caller,
  client_id: string,
  { username, name, email }: FirstAdministrator,
): Promise<Invitation> => {
  const by = caller.viewer.username
  await lockUsers(tx, client_id)
  try {
    await addUserTo(
      deps,
      tx,
      { manager: caller, client_id, clock: clockFor(deps, caller) },
      await hostOfUsers(tx),
      {
        username,
        name,
        email,
        role: null,
        accountType: 'Admin',
        reach: 'client',
        party: null,
        overrides: { config: { admin: true } },
      },
    )
  } catch (error) {
    throw error instanceof Refused ? within(error) : error
  }
  const user = await userNamed(tx, username)
  if (!user) throw new Error('a user was not added')
  const sent = await sendUserLink(deps, tx, user, 'invitation', by)
  await noteChange(tx, {
    client_id,
    by,
    user_id: user.id,
    username: user.username,
    action: 'invited',
    after: { sent_to: sent.sent_to },
    why: undefined,
  })
  return { ...sent, username: user.username }
}

const within = ({ code, said, errors }: Refused): Refused =>
  new Refused(
    code,
    said,
    errors.map((error) => ({ ...error, field: `${FIELD}.${error.field}` })),
  )
