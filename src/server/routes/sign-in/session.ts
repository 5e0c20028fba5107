import * as calls from '../../../contract/sign-in/session.ts'
import { whyNot } from '../../../domain/policy/access.ts'
import { MINUTE, SECOND } from '../../../domain/time.ts'
import type { Caller } from '../../caller.ts'
import { platform } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refuseFor, unauthorized } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { bearerOf } from '../../http/audience.ts'
import { keyOf, onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { newSecret, sha256 } from '../../secrets.ts'
import { lacksSecondFactor, signedInAs } from '../../sessions/account.ts'
import { begin } from '../../sessions/begin.ts'
import { begunBefore, secretsUnder } from '../../sessions/begun-before.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { networkOf } from '../../network.ts'
import { agentOf, browserOf } from '../../sessions/browser-of.ts'
import { ownSessionOf } from '../../sessions/own-session.ts'
import { credentialsIn } from '../../sessions/credentials.ts'
import { askForNewPassword, setNewPassword } from '../../sessions/new-password.ts'
import {
  begunReply,
  cookieOf,
  cookiesOf,
  cookiesOfUser,
  signedInReply,
} from '../../sessions/signed-in-reply.ts'
import { signIn } from '../../sessions/sign-in.ts'
import { leaveAtProvider } from '../../sessions/sign-out.ts'
import { endSession } from '../../stores/accounts/ending-sessions.ts'
import {
  renewSession,
  sessionOfToken,
  sessionsOf,
  type LiveSession,
} from '../../stores/accounts/sessions.ts'
import { addCode, useCode, type Purpose } from '../../stores/accounts/url-codes.ts'

/**
 * Signing in and out, what keeps a session going, single-use codes for addresses, and new
 * passwords.
 */
export const sessionRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, keys, settings } = deps
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
    /**
     * A session's own token says whose it is, to pages of its own purpose; nothing begins. Throws
     * Refused for any other.
     */
    const decoded = async (
      token: string | null,
      purpose: Purpose,
    ): Promise<calls.SignedInGiven> => {
      const live = token === null ? null : await sessionOfToken(database, sha256(token))
      if (token === null || !live || (live.purpose ?? 'embed') !== purpose) throw unauthorized()
      return {
        status: true,
        message: sentence('ok'),
        token,
        expires_at: live.expires_at,
        embedded: live.embedded,
        viewing_as: viewingOf(live),
        needs_second_factor: lacksSecondFactor(deps, live, live.strong),
        ...signedInAs(deps, live),
      }
    }

    app.route({
      ...calls.decodetoken,
      handler: async (request, reply) => {
        const code = bearerOf(request) ?? ''
        const hash = sha256(code)
        const { purpose = 'embed', framed = false } = request.body ?? {}
        const key = keyOf(request)
        const secrets = key === null ? null : secretsUnder(keys, code, key)
        const new_one = await database.transaction(platform, async (tx) => {
          const account = await useCode(tx, hash, purpose)
          // A code cannot prolong the session that made it.
          return (
            account &&
            begin(tx, account, {
              embedded: purpose === 'embed',
              purpose: purpose === 'embed' ? null : purpose,
              user_agent: agentOf(request),
              network: networkOf(request.ip),
              parent_id: account.parent_id,
              until: account.until,
              secrets,
            })
          )
        })
        const begun = new_one ?? (secrets && (await begunBefore(deps, hash, purpose, secrets)))
        return begun
          ? begunReply(deps, reply, begun, framed && purpose === 'embed')
          : decoded(bearerOf(request), purpose)
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
          expires_at: live.expires_at,
          embedded: live.embedded,
          viewing_as: viewingOf(live),
          needs_second_factor: lacksSecondFactor(deps, live, live.strong),
          ...signedInAs(deps, live),
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
    app.route({
      ...calls.mintCode,
      handler: async (request) => {
        const {
          caller,
          body: { purpose },
        } = request
        const { client_id, session_id } = ownSessionOf(caller)
        const seconds = secondsOf(deps, caller, purpose)
        const { sealed, expires_at } = await answerOnce(
          deps,
          caller,
          onceOf(request),
          async (tx) => {
            const made = newSecret()
            const added = { hash: sha256(made), client_id, session_id, purpose, seconds }
            // What is kept for the same request again is sealed; the code is told here alone.
            return { sealed: keys.seal(made), expires_at: await addCode(tx, added) }
          },
          platform,
        )
        const code = keys.unseal(sealed)
        return {
          status: true,
          message: sentence('code_made'),
          code,
          expires_at,
          ...(purpose === 'mobile_add' ? { url: `${settings.public_url}/mobile_add/${code}` } : {}),
        }
      },
    })
    app.route({
      ...calls.generatePassword,
      handler: async (request) => {
        await askForNewPassword(deps, request.body?.username ?? '', browserOf(deps, request))
        return { status: true, message: sentence('email_sent') }
      },
    })
    app.route({
      ...calls.resetPassword,
      handler: async ({ body }) => {
        await setNewPassword(deps, body.code, body.password)
        return { status: true, message: sentence('password_changed') }
      },
    })
  }

const viewingOf = ({ viewed_by }: LiveSession): { by: string } | null =>
  viewed_by === null ? null : { by: viewed_by }

/**
 * How long a code of the caller's is good for. Throws Refused where the caller could not use what
 * it opens.
 */
const secondsOf = (deps: Deps, { viewer, policy }: Caller, purpose: Purpose): number => {
  if (purpose === 'embed') return MINUTE / SECOND
  refuseFor(whyNot(null, 'add_order', viewer, policy, clockFor(deps, { policy })))
  return (policy.add.mobile_add_minutes * MINUTE) / SECOND
}
