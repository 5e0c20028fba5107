import * as calls from '../../../contract/sign-in/single-sign-on.ts'
import { MINUTE, SECOND } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/routes.ts'
import { networkOf } from '../../network.ts'
import { browserOf } from '../../sessions/browser-of.ts'
import { cookiesOf, signedInReply } from '../../sessions/signed-in-reply.ts'
import { leaveForProvider, signInReturned } from '../../sessions/single-sign-on.ts'

/** The cookie that binds the way back from a provider to the browser that set out. */
const COOKIE = 'epod_single'

/** Signing in at a client's own provider (OpenID Connect), there and back (ACCT-03). */
export const singleSignOnRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const cookie = { ...cookiesOf(deps).cookie, path: '/api/login/single' }

    app.route({
      ...calls.beginSingleSignOn,
      handler: async (request, reply) => {
        const { organisation } = request.body
        const { url, secret } = await leaveForProvider(deps, organisation, networkOf(request.ip))
        void reply.setCookie(COOKIE, secret, { ...cookie, maxAge: (10 * MINUTE) / SECOND })
        return { status: true, message: sentence('ok'), url }
      },
    })

    app.route({
      ...calls.finishSingleSignOn,
      handler: async (request, reply) => {
        const browser = browserOf(deps, request)
        void reply.clearCookie(COOKIE, cookie)
        const entered = await signInReturned(deps, request.body, request.cookies[COOKIE], browser)
        if (!('ticket' in entered)) return signedInReply(deps, reply, browser, entered)
        return reply.code(409).send({
          status: false,
          message: sentence('second_factor_needed'),
          ticket: entered.ticket,
          expires_at: entered.expires_at,
        })
      },
    })
  }
