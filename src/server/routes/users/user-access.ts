import type { FastifyRequest } from 'fastify'
import * as calls from '../../../contract/users/user-access.ts'
import { whyNoLink, whyNotHoldLink, whyNotManage } from '../../../domain/users/managing.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refuseFor } from '../../errors.ts'
import { answerOnce, answerOnceReady } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { isSingleOnly } from '../../sessions/sign-in.ts'
import { linkWith, sendUserLink } from '../../sessions/user-links.ts'
import { accountNamed } from '../../stores/accounts/accounts.ts'
import { endSessionsOf } from '../../stores/accounts/ending-sessions.ts'
import { noteChange } from '../../stores/accounts/user-changes.ts'
import type { NewUserLink } from '../../stores/accounts/user-links.ts'
import { lockUsers } from '../../stores/accounts/user-writes.ts'
import { userNamed, type KnownUser } from '../../stores/accounts/users.ts'
import type { Tx } from '../../stores/database/database.ts'
import { spend } from '../../stores/messages/budgets.ts'
import { accountOf, deskOfUser, type UserDesk } from '../../users/user-desk.ts'
import { viewAs } from '../../users/view-as.ts'

/** Links that may be made for one user in an hour. */
const LINKS_AN_HOUR = 20

/** How users come to their passwords and lose their sessions, and how somebody looks as they do. */
export const userAccessRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    /**
     * The user of a desk, held, whom its manager may manage; throws 404 and the judge's refusal.
     */
    const managed = async (tx: Tx, at: UserDesk, username: string): Promise<KnownUser> => {
      await lockUsers(tx, at.client_id)
      const user = await userNamed(tx, username)
      if (!user) throw notFound()
      refuseFor(whyNotManage(at.manager, accountOf(deps, user), at.clock))
      return user
    }

    const send = async (
      request: FastifyRequest,
      { username }: { username: string },
      why: string | undefined,
      purpose: NewUserLink['purpose'],
    ) => {
      const at = await deskOfUser(deps, request.caller, username)
      const by = request.caller.viewer.username
      const key = `links ${username.toLowerCase()}`
      const { link, name } = await answerOnceReady(deps, at.desk, onceOf(request), {
        scope: at.scope,
        ready: async () => {
          if (!(await spend(deps.database, [{ key, an_hour: LINKS_AN_HOUR }])))
            throw new Refused(429, sentence('too_many_tries'), [], 600)
          const account = await accountNamed(deps.database, username)
          return account !== null && isSingleOnly(deps, account)
        },
        work: async (tx, isSingle) => {
          const user = await managed(tx, at, username)
          refuseFor(whyNoLink(user, purpose, isSingle))
          const sent = await sendUserLink(deps, tx, user, purpose, by)
          // What no mail carries is in the manager's own hands.
          if (sent.sealed !== null)
            refuseFor(whyNotHoldLink(at.manager, accountOf(deps, user), at.clock))
          const { client_id, id: user_id } = user
          const action = purpose === 'invitation' ? 'invited' : 'reset'
          const after = { sent_to: sent.sent_to }
          await noteChange(tx, {
            client_id,
            by,
            user_id,
            username: user.username,
            action,
            after,
            why,
          })
          return { link: sent, name: user.username }
        },
      })
      const { sent_to, sealed, expires_at } = link
      // What is kept for the same request again is sealed; the link itself is told here alone.
      const url = sealed === null ? {} : { url: linkWith(deps, deps.keys.unseal(sealed), purpose) }
      const sent = { invitation: 'invitation_sent', reset: 'reset_sent' } as const
      const made = { invitation: 'invitation_made', reset: 'reset_made' } as const
      const said = sealed === null ? sent[purpose] : made[purpose]
      return {
        status: true,
        message: sentence(said, name),
        result: { sent_to, expires_at, ...url },
      }
    }

    app.route({
      ...calls.inviteUser,
      handler: (request) => send(request, request.params, request.body?.why, 'invitation'),
    })
    app.route({
      ...calls.resetUser,
      handler: (request) => send(request, request.params, request.body?.why, 'reset'),
    })

    app.route({
      ...calls.endUserSessions,
      handler: async (request) => {
        const { caller, params, body } = request
        const at = await deskOfUser(deps, caller, params.username)
        const answer = await answerOnce(
          deps,
          at.desk,
          onceOf(request),
          async (tx) => {
            const { id: user_id, client_id, username } = await managed(tx, at, params.username)
            const ended = await endSessionsOf(tx, user_id)
            await noteChange(tx, {
              client_id,
              by: caller.viewer.username,
              user_id,
              username,
              action: 'sessions_ended',
              after: { ended },
              why: body?.why,
            })
            return {
              status: true,
              message: sentence('sessions_ended', ended, username),
              result: { ended },
            }
          },
          at.scope,
        )
        forgetSessions(deps)
        return answer
      },
    })

    app.route({
      ...calls.viewAsUser,
      handler: async (request) => {
        const { caller, params, body, headers } = request
        const at = await deskOfUser(deps, caller, params.username)
        const { client_id } = at
        const begun: string[] = []
        const { sealed, user_id, ...shown } = await answerOnce(
          deps,
          at.desk,
          onceOf(request),
          async (tx) => {
            const viewing = await viewAs(deps, tx, caller, at, {
              username: params.username,
              why: body?.why,
              user_agent: headers['user-agent'] ?? null,
            })
            begun.push(viewing.user_id)
            return viewing
          },
          // Sessions are begun by the platform's role; `client_id` keeps it to this client's users.
          { client_id, kind: 'platform', party: '' },
        )
        if (begun.includes(user_id)) deps.security({ event: 'view_as', client_id, user_id })
        const result = { ...shown, token: deps.keys.unseal(sealed) }
        return { status: true, message: sentence('viewing_begun', result.username), result }
      },
    })
  }
