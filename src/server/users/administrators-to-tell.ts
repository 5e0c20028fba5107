import { isAdministrator } from '../../domain/users/managing.ts'
import type { Deps } from '../deps.ts'
import { policyOf } from '../policies/account-policy.ts'
import {
  firstMailedUsers,
  mailedUsersIn,
  type MailedUser,
} from '../stores/accounts/mailed-users.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf } from './user-desk.ts'

type Rules = Pick<Deps, 'caches' | 'now'>

/** Addresses that one matter is mailed to at most. */
const MOST_TOLD = 20

/** Does this user rule its client, by all that its rights follow from? */
const rules = (deps: Rules, user: MailedUser): boolean =>
  isAdministrator(accountOf(deps, user), {
    now: deps.now(new Date().toISOString()),
    time_zone: policyOf(deps, user).time_zone,
  })

/**
 * The e-mail addresses of a client's administrators, and of the user of this name at its desk, in
 * a transaction of the platform's: each once, 20 at most.
 */
export const administratorsToTell = async (
  deps: Rules,
  tx: Tx,
  client_id: string,
  username: string | null,
): Promise<string[]> => {
  const told = (await mailedUsersIn(tx, client_id)).filter(
    (user) => (user.reach === 'client' && user.username === username) || rules(deps, user),
  )
  return [...new Set(told.map(({ email }) => email))].sort().slice(0, MOST_TOLD)
}

/**
 * The e-mail address of the client's first administrator who has one, else of the first user at its
 * desk; null where nobody has.
 */
export const officeAddress = async (
  deps: Rules & Pick<Deps, 'database'>,
  client_id: string,
): Promise<string | null> => {
  const users = await firstMailedUsers(deps.database, client_id)
  const first =
    users.find((user) => rules(deps, user)) ?? users.find(({ reach }) => reach === 'client')
  return first?.email ?? null
}
