import * as calls from '../../../contract/users/user-access.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { endSessionsOf } from '../../stores/accounts/ending-sessions.ts'
import { noteChange } from '../../stores/accounts/user-changes.ts'
import { heldUser } from '../../users/held-user.ts'
import { deskOfUser } from '../../users/user-desk.ts'
import { viewAs } from '../../users/view-as.ts'
import { sendPasswordLink } from './send-password-link.ts'

/** How users come to their passwords and lose their sessions, and how somebody looks as they do. */
export const userAccessRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...calls.inviteUser,
      handler: (request) =>
        sendPasswordLink(deps, request, {
          username: request.params.username,
          why: request.body?.why,
          purpose: 'invitation',
        }),
    })
    app.route({
      ...calls.resetUser,
      handler: (request) =>
        sendPasswordLink(deps, request, {
          username: request.params.username,
          why: request.body?.why,
          purpose: 'reset',
        }),
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
            const {
              id: user_id,
              client_id,
              username,
            } = await heldUser(deps, tx, at, params.username)
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
