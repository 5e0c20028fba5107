import { randomUUIDv7 } from 'node:crypto'
import { whyNoLink, whyNotViewAs } from '../../domain/users/managing.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuseFor, unauthorized } from '../errors.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { beginSessionAmid } from '../stores/accounts/sessions.ts'
import { noteChange } from '../stores/accounts/user-changes.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import { userNamed } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf, type UserDesk } from './user-desk.ts'

/** A session that looks at everything as a user does. */
export interface ViewingSession {
  /** Its token, sealed with the installation's key. */
  readonly sealed: string
  readonly expires_at: string
  readonly user_id: string
  readonly username: string
  readonly by: string
}

/**
 * Begins a session that sees what a user sees and changes nothing, and puts on record that it
 * began, in a transaction of the platform's. It ends after a quarter of an hour, with the session
 * of the caller, or with the user's. Throws 404 and the judge's refusals.
 */
export const viewAs = async (
  deps: Pick<Deps, 'caches' | 'keys'>,
  tx: Tx,
  caller: Caller,
  { client_id, manager, clock }: UserDesk,
  asked: {
    readonly username: string
    readonly why: string | undefined
    readonly user_agent: string | null
  },
): Promise<ViewingSession> => {
  const { session_id: viewed_from, viewer } = caller
  const by = viewer.username
  if (viewed_from === null || by === null) throw unauthorized()
  const [token, renewal] = [newSecret(), newSecret()]
  // Whoever gives the user more rights meanwhile ends this session as well.
  await lockUsers(tx, client_id)
  const user = await userNamed(tx, asked.username)
  if (!user) throw notFound()
  const { id: user_id, username } = user
  refuseFor(whyNotViewAs(manager, accountOf(deps, user), clock))
  // Only whoever could set a new password can sign in, and only their view is one.
  refuseFor(whyNoLink(user, 'reset'))
  const { why } = asked
  const noted = noteChange(tx, { client_id, by, user_id, username, action: 'viewed_as', why })
  const begins = beginSessionAmid(tx, {
    id: randomUUIDv7(),
    client_id,
    user_id,
    token_hash: sha256(token),
    // Nobody is told this secret: such a session is not renewed.
    renewal_hash: sha256(renewal),
    embedded: false,
    purpose: null,
    user_agent: asked.user_agent?.slice(0, 300) ?? null,
    parent_id: null,
    until: null,
    viewed_from,
  })
  const [expires_at] = await Promise.all([begins, noted])
  return { sealed: deps.keys.seal(token), expires_at, user_id, username, by }
}
