import { addUser, changeUser } from '../../contract/users/users.ts'
import type { CallInput } from '../../contract/typed-call.ts'
import { demoUsers } from '../../presets/accounts.ts'
import type { TestApp } from './app.ts'
import { present } from './present.ts'
import { inviteUser } from '../../contract/users/user-access.ts'
import { resetPassword } from '../../contract/sign-in/session.ts'

let count = 0

type NewBody = CallInput<typeof addUser>['body']

/** Adds a user of acme as an administrator would, invited; answers the username. */
export const anInvited = async (
  t: TestApp,
  own: Partial<NewBody> = {},
  as = 'admin',
): Promise<string> => {
  const username = `person-${(count += 1)}`
  const body = { username, name: 'A person', email: `${username}@example.com`, ...own }
  const reply = await t.call(as, addUser, { body })
  if (reply.code !== 200) throw new Error(`${username} was not added: ${reply.body.message}`)
  return body.username
}

/** The code in an answered link. */
export const codeIn = (url: string | undefined): string => present(url?.split('#')[1])

/** The password of users who took their invitations up. */
export const CHOSEN = 'a chosen password'

/** Adds a user who has taken the invitation up; answers the username. */
export const anActive = async (
  t: TestApp,
  own: Partial<NewBody> = {},
  as = 'admin',
): Promise<string> => {
  const username = await anInvited(t, own, as)
  const { body } = await t.call(as, inviteUser, { params: { username } })
  const code = codeIn(body.result.url)
  await t.call(null, resetPassword, { body: { code, password: CHOSEN } })
  return username
}

/** Changes a user and answers status and code. */
export const changed = async (
  t: TestApp,
  as: string,
  username: string,
  body: CallInput<typeof changeUser>['body'],
): Promise<[number, string | undefined]> => {
  const reply = await t.call(as, changeUser, { params: { username }, body })
  return [reply.code, reply.body.code]
}

/** Every demo account that can sign in, but for these. */
export const others = (...names: string[]): string[] =>
  demoUsers
    .filter(({ username, disabled }) => !disabled && !names.includes(username))
    .map(({ username }) => username)
