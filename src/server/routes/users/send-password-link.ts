import type { FastifyRequest } from 'fastify'
import { whyNoLink, whyNotHoldLink } from '../../../domain/users/managing.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { answerOnceReady } from '../../answer-once.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuseFor } from '../../errors.ts'
import { onceOf } from '../../http/once.ts'
import { isSingleOnly } from '../../sessions/sign-in.ts'
import { linkWith, sendUserLink, type SentLink } from '../../sessions/user-links.ts'
import { accountNamed } from '../../stores/accounts/accounts.ts'
import { noteChange } from '../../stores/accounts/user-changes.ts'
import type { NewUserLink } from '../../stores/accounts/user-links.ts'
import type { Tx } from '../../stores/database/database.ts'
import { spend } from '../../stores/messages/budgets.ts'
import { heldUser } from '../../users/held-user.ts'
import { accountOf, deskOfUser, type UserDesk } from '../../users/user-desk.ts'

/** Links that may be made for one user in an hour. */
const LINKS_AN_HOUR = 20

interface AskedLink {
  readonly username: string
  readonly why: string | undefined
  readonly purpose: NewUserLink['purpose']
}

const actions = { invitation: 'invited', reset: 'reset' } as const
const said = {
  mailed: { invitation: 'invitation_sent', reset: 'reset_sent' },
  made: { invitation: 'invitation_made', reset: 'reset_made' },
} as const

/** Sends a user the link with which a password is chosen, and answers what became of it. */
export const sendPasswordLink = async (deps: Deps, request: FastifyRequest, asked: AskedLink) => {
  const { username, purpose } = asked
  const at = await deskOfUser(deps, request.caller, username)
  const { link, name } = await answerOnceReady(deps, at.desk, onceOf(request), {
    scope: at.scope,
    ready: async () => {
      const key = `links ${username.toLowerCase()}`
      if (!(await spend(deps.database, [{ key, an_hour: LINKS_AN_HOUR }])))
        throw new Refused(429, sentence('too_many_tries'), [], 600)
      const account = await accountNamed(deps.database, username)
      return account !== null && isSingleOnly(deps, account)
    },
    work: (tx, isSingle) => sendOnRecord(deps, tx, at, { ...asked, isSingle }),
  })
  const { sent_to, sealed, expires_at } = link
  // What is kept for the same request again is sealed; the link itself is told here alone.
  const url = sealed === null ? {} : { url: linkWith(deps, deps.keys.unseal(sealed), purpose) }
  return {
    status: true,
    message: sentence(said[sealed === null ? 'mailed' : 'made'][purpose], name),
    result: { sent_to, expires_at, ...url },
  }
}

const sendOnRecord = async (
  deps: Deps,
  tx: Tx,
  at: UserDesk,
  { username, why, purpose, isSingle }: AskedLink & { readonly isSingle: boolean },
): Promise<{ link: SentLink; name: string }> => {
  const by = at.manager.viewer.username
  const user = await heldUser(deps, tx, at, username)
  refuseFor(whyNoLink(user, purpose, isSingle))
  const link = await sendUserLink(deps, tx, user, purpose, by)
  // What no mail carries is in the manager's own hands.
  if (link.sealed !== null) refuseFor(whyNotHoldLink(at.manager, accountOf(deps, user), at.clock))
  await noteChange(tx, {
    client_id: user.client_id,
    by,
    user_id: user.id,
    username: user.username,
    action: actions[purpose],
    after: { sent_to: link.sent_to },
    why,
  })
  return { link, name: user.username }
}
