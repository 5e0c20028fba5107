import * as calls from '../../../contract/sign-in/session.ts'
import { platform } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, unauthorized } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { bearerOf } from '../../http/audience.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { newSecret, sha256 } from '../../secrets.ts'
import { toldOfSession } from '../../sessions/account.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { browserOf } from '../../sessions/browser-of.ts'
import { ownSessionOf } from '../../sessions/own-session.ts'
import { credentialsIn } from '../../sessions/credentials.ts'
import {
  cookieOf,
  cookiesOf,
  cookiesOfUser,
  signedInReply,
} from '../../sessions/signed-in-reply.ts'
import { signIn } from '../../sessions/sign-in.ts'
import { leaveAtProvider } from '../../sessions/sign-out.ts'
import { endSession } from '../../stores/accounts/ending-sessions.ts'
import { renewSession, sessionOfToken, sessionsOf } from '../../stores/accounts/sessions.ts'

/** Signing in and out, and what keeps a session going. */
export const sessionRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    const { cookie, framed: framedCookie } = cookiesOf(deps)

    app.route({
      ...calls.login,
      handler: async (request, reply) => {
        const credentials = credentialsIn(request.headers.authorization)
        if (!credentials) throw new Refused(401, sentence('invalid_credentials'))
        const browser = browserOf(deps, request)
        const entered = await signIn(deps, credentials, browser)
        if (!('ticket' in entered)) return signedInReply(deps, reply, browser, entered)
        return reply.code(409).send({
          status: false,
          message: sentence('second_factor_needed'),
          ticket: entered.ticket,
          expires_at: entered.expires_at,
        })
      },
    })
    app.route({
      ...calls.renew,
      handler: async (request) => {
        const token = newSecret()
        const { purpose = null, framed = false, username = null } = request.body ?? {}
        const renewal = cookiesOfUser(framed ? 'framed' : purpose, username)
          .map((name) => request.cookies[name])
          .findLast((value) => value !== undefined)
        const hashes = [sha256(renewal ?? ''), sha256(token)] as const
        const expires_at = await renewSession(database, ...hashes, username)
        if (expires_at === null) throw unauthorized()
        return { status: true, message: sentence('ok'), token, expires_at }
      },
    })
    app.route({
      ...calls.validtoken,
      handler: async () => ({ status: true, message: sentence('ok') }),
    })
    app.route({
      ...calls.session,
      handler: async (request) => {
        const live = await sessionOfToken(database, sha256(bearerOf(request) ?? ''))
        if (!live) throw unauthorized()
        return {
          status: true,
          message: sentence('ok'),
          ...toldOfSession(deps, live),
        }
      },
    })
    app.route({
      ...calls.logout,
      handler: async ({ caller }, reply) => {
        const { client_id, user_id, session_id } = ownSessionOf(caller)
        const leave_at = await leaveAtProvider(deps, client_id, session_id)
        await database.transaction(platform, (tx) => endSession(tx, client_id, user_id, session_id))
        forgetSessions(deps)
        deps.security({ event: 'sign_out', client_id, user_id })
        // Who only looked has no cookie of that session: the browser's is the manager's own.
        if (caller.viewing_as === null) {
          for (const name of cookiesOfUser(caller.purpose, caller.viewer.username))
            void reply.clearCookie(name, cookie)
          void reply.clearCookie(cookieOf('framed'), framedCookie)
        }
        return { status: true, message: sentence('signed_out'), ...(leave_at && { leave_at }) }
      },
    })
    app.route({
      ...calls.listSessions,
      handler: async ({ caller }) => {
        const { client_id, user_id, session_id } = ownSessionOf(caller)
        const own = await sessionsOf(database, client_id, user_id)
        return {
          status: true,
          message: sentence('ok'),
          result: own.map((listed) => ({ ...listed, current: listed.id === session_id })),
        }
      },
    })
    app.route({
      ...calls.endSession,
      handler: async (request) => {
        const { caller, body } = request
        const { client_id, user_id } = ownSessionOf(caller)
        const answer = await answerOnce(
          deps,
          caller,
          onceOf(request),
          async (tx) => {
            if (!(await endSession(tx, client_id, user_id, body.id))) throw notFound()
            return { status: true, message: sentence('session_ended') }
          },
          platform,
        )
        forgetSessions(deps)
        return answer
      },
    })
  }
