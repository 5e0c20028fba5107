import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { newUser } from '../../domain/users/user-input.ts'
import { fieldErrors } from '../../domain/field-errors.ts'
import { english } from '../../domain/words/catalogue.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { addClientTo, beginningsOf } from '../add-client.ts'
import { addUserTo } from '../users/add-user.ts'
import { changeUser, type AskedOfUser } from '../users/change-user.ts'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { linkWith, sendUserLink } from '../sessions/user-links.ts'
import { clientNamed } from '../stores/accounts/clients.ts'
import { removePasskeysOf } from '../stores/accounts/passkeys.ts'
import { removeFactor } from '../stores/accounts/second-factors.ts'
import { endSessionsOf } from '../stores/accounts/ending-sessions.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import { clientOfUser, platformAdmins } from '../stores/accounts/user-writes.ts'
import { hostOfUsers, userNamed, type KnownUser } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { platform } from '../stores/database/scope.ts'
import type { ManagingUsers } from '../users/user-desk.ts'
import { CONSOLE } from './client-named.ts'
import { done, type ConsoleCommand, type Outcome } from './command.ts'
import { Impossible } from './impossible.ts'

/** The client of those who run the product for every client. */
const PLATFORM = 'platform'

/** Whoever has the machine manages users like who administers every client. */
const managing = (deps: Deps, client_id: string): ManagingUsers => ({
  manager: {
    viewer: {
      client_id,
      client: PLATFORM,
      user_id: null,
      username: CONSOLE,
      reach: { kind: 'client' },
      link: null,
    },
    policy: resolvePolicy({}),
    is_platform_admin: true,
  },
  client_id,
  clock: { now: nowHere(deps), time_zone: 'UTC' },
})

const atClient = <T>(
  deps: Deps,
  client_id: string,
  work: (tx: Tx, at: ManagingUsers) => Promise<T>,
): Promise<T> =>
  deps.database.transaction({ client_id, kind: 'platform', party: '' }, (tx) =>
    work(tx, managing(deps, client_id)),
  )

/** Works on a user, whatever client it is of. Throws Impossible where there is none. */
const atUser = async <T>(
  deps: Deps,
  username: string,
  work: (tx: Tx, at: ManagingUsers, user: KnownUser) => Promise<T>,
): Promise<T> => {
  const missing = (): Impossible => new Impossible(`There is no user '${username}'.`)
  const client_id = await clientOfUser(deps.database, username)
  if (client_id === null) throw missing()
  return atClient(deps, client_id, async (tx, at) => {
    const user = await userNamed(tx, username)
    if (!user) throw missing()
    return work(tx, at, user)
  })
}

/** Makes an invitation and tells its link, which is mailed too where mail is set up. */
const invited = async (deps: Deps, tx: Tx, user: KnownUser): Promise<Outcome> => {
  const { client_id, id: user_id, username } = user
  const { sent_to, sealed, expires_at } = await sendUserLink(deps, tx, user, 'invitation', CONSOLE)
  const line = { client_id, by: CONSOLE, user_id, username, action: 'invited' } as const
  await noteChange(tx, { ...line, after: { sent_to } })
  const url = sealed === null ? null : linkWith(deps, deps.keys.unseal(sealed), 'invitation')
  return done(
    [
      url ?? `The invitation goes to ${sent_to ?? ''}.`,
      `Good once, until ${expires_at}; whoever opens it chooses the password of ${username}.`,
    ],
    { username, expires_at, sent_to, url },
  )
}

const platformClient = async (deps: Deps): Promise<string> => {
  const there = await clientNamed(deps.database, PLATFORM)
  if (there) return there.id
  const client = { key: PLATFORM, name: 'Platform', preset: 'plain' }
  const beginnings = await beginningsOf(deps, client)
  await deps.database.transaction(platform, (tx) => addClientTo(tx, client, beginnings, CONSOLE))
  return (await clientNamed(deps.database, PLATFORM))?.id ?? ''
}

const firstAdministrator: ConsoleCommand = {
  name: 'users first-administrator',
  takes: ['username', 'name'],
  options: { email: { takes: 'address', says: 'where the invitation goes, if mail is set up' } },
  says: 'Add who administers every client, while there is nobody yet; tells the invitation’s link.',
  run: async (deps, { values: [username = '', name = ''], options: { email } }) => {
    const read = newUser.safeParse({ username, name, email: email ?? null, accountType: 'Admin' })
    if (!read.success)
      throw new Impossible(
        'That cannot be a user:',
        fieldErrors(read.error.issues).map((one) => `${one.field}: ${textOfAny(one, english)}`),
      )
    const client_id = await platformClient(deps)
    return atClient(deps, client_id, async (tx, at) => {
      if ((await platformAdmins(tx)).length > 0)
        throw new Impossible('Somebody administers every client already, and adds others.')
      await addUserTo(deps, tx, at, await hostOfUsers(tx), read.data)
      const user = await changeUser(deps, tx, at, username, { is_platform_admin: true })
      return invited(deps, tx, user)
    })
  },
}

const invite: ConsoleCommand = {
  name: 'users invite',
  takes: ['username'],
  options: {},
  says: 'Make a new invitation for a user who has no password yet, and tell its link.',
  run: (deps, { values: [username = ''] }) =>
    atUser(deps, username, (tx, _at, user) => {
      if (!user.is_invited || user.disabled)
        throw new Impossible(`${username} is no user who waits for an invitation.`)
      return invited(deps, tx, user)
    }),
}

const switching = (name: string, says: string, change: AskedOfUser): ConsoleCommand => ({
  name: `users ${name}`,
  takes: ['username'],
  options: { why: { takes: 'text', says: 'kept in the log of changes' } },
  says,
  run: (deps, { values: [username = ''], options: { why } }) =>
    atUser(deps, username, async (tx, at) => {
      const { disabled } = await changeUser(deps, tx, at, username, { ...change, why })
      return done([`${username} is ${disabled ? 'disabled' : 'enabled'}.`], { username, disabled })
    }),
})

const endSessions: ConsoleCommand = {
  name: 'users end-sessions',
  takes: ['username'],
  options: {},
  says: 'End every session of a user, on every node within a second.',
  run: (deps, { values: [username = ''] }) =>
    atUser(deps, username, async (tx, _at, user) => {
      const { client_id, id: user_id } = user
      const ended = await endSessionsOf(tx, user_id)
      const line = { client_id, by: CONSOLE, user_id, username: user.username }
      await noteChange(tx, { ...line, action: 'sessions_ended', after: { ended } })
      return done([textOfAny(sentence('sessions_ended', ended, user.username), english)], {
        username: user.username,
        ended,
      })
    }),
}

const forgetSecondFactor: ConsoleCommand = {
  name: 'users forget-second-factor',
  takes: ['username'],
  options: { why: { takes: 'text', says: 'kept in the log of changes' } },
  says: 'Take away an authenticator app or passkeys that are lost; ends the sessions.',
  run: (deps, { values: [username = ''], options: { why } }) =>
    atUser(deps, username, async (tx, _at, user) => {
      const { client_id, id: user_id } = user
      await removeFactor(tx, { client_id, user_id })
      const lost = await removePasskeysOf(tx, { client_id, user_id })
      await endSessionsOf(tx, user_id)
      const line = { client_id, by: CONSOLE, user_id, username: user.username, why }
      await noteChange(tx, { ...line, action: 'second_factor_removed' })
      for (const name of lost)
        await noteChange(tx, { ...line, action: 'passkey_removed', before: { name } })
      return done([`${user.username} signs in with the password alone.`], {
        username: user.username,
      })
    }),
}

/** Users, for the day on which nobody can sign in who manages them. */
export const userCommands: readonly ConsoleCommand[] = [
  firstAdministrator,
  invite,
  switching('disable', 'Disable a user; sessions end on every node within a second.', {
    disabled: true,
  }),
  switching('enable', 'Enable a user again.', { disabled: false }),
  endSessions,
  forgetSecondFactor,
]
