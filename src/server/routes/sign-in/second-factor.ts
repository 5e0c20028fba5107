import * as calls from '../../../contract/sign-in/second-factor.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { answerPartsOnce } from '../../answer-once.ts'
import { onceHidden } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { browserOf } from '../../sessions/browser-of.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '../../sessions/own-second-factor.ts'
import { signInWithCode } from '../../sessions/sign-in-code.ts'
import { signedInReply } from '../../sessions/signed-in-reply.ts'

/** The second factor of signing in: a code of an authenticator app, and setting one up. */
export const secondFactorRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...calls.loginCode,
      handler: async (request, reply) => {
        const { ticket, code } = request.body
        const browser = browserOf(deps, request)
        return signedInReply(
          deps,
          reply,
          browser,
          await signInWithCode(deps, ticket, code, browser),
        )
      },
    })
    app.route({
      ...calls.beginSecondFactor,
      handler: async (request) => ({
        status: true,
        message: sentence('ok'),
        result: await beginSecondFactor(
          deps,
          request.caller,
          request.body.password,
          browserOf(deps, request),
        ),
      }),
    })
    app.route({
      ...calls.confirmSecondFactor,
      handler: async (request) => {
        const { caller, body } = request
        const once = onceHidden(deps.keys, request)
        const recovery_codes = await confirmSecondFactor(deps, caller, body.code, once)
        return { status: true, message: sentence('second_factor_on'), result: { recovery_codes } }
      },
    })
    app.route({
      ...calls.endSecondFactor,
      handler: async (request) => {
        const { caller, body } = request
        return answerPartsOnce(deps, caller, onceHidden(deps.keys, request), async () => {
          await endSecondFactor(deps, caller, body, browserOf(deps, request))
          return { status: true, message: sentence('second_factor_off') }
        })
      },
    })
    app.route({
      ...calls.renewRecoveryCodes,
      handler: async (request) => {
        const { caller, body } = request
        const once = onceHidden(deps.keys, request)
        const from = browserOf(deps, request)
        const recovery_codes = await renewRecoveryCodes(deps, caller, body, from, once)
        return {
          status: true,
          message: sentence('recovery_codes_made'),
          result: { recovery_codes },
        }
      },
    })
  }
