import * as calls from '../../../contract/sign-in/passkeys.ts'
import { challengeMinutes, relyingParty } from '../../../domain/sign-in/passkeys.ts'
import { MINUTE, SECOND } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, answerOnceReady } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { browserOf } from '../../sessions/browser-of.ts'
import {
  accountOf,
  addOwnPasskey,
  beginOwnPasskey,
  ownPasskeyRemoved,
  removeOwnPasskey,
  renameOwnPasskey,
} from '../../sessions/own-passkeys.ts'
import { ownSessionOf } from '../../sessions/own-session.ts'
import { challengeBrowser, signInWithPasskey } from '../../sessions/sign-in-passkey.ts'
import { cookiesOf, signedInReply } from '../../sessions/signed-in-reply.ts'
import type { Account } from '../../stores/accounts/accounts.ts'
import { passkeysOf } from '../../stores/accounts/passkeys.ts'
import type { Tx } from '../../stores/database/database.ts'
import { platform } from '../../stores/database/scope.ts'

/** What binds a challenge to the browser that asked for it. */
const CHALLENGE_COOKIE = 'epod_passkey'

/** Passkeys: signing in with one, and those of one's own account. */
export const passkeysRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    const cookie = { ...cookiesOf(deps).cookie, path: '/api/login/passkey' }
    const ok = { status: true, message: sentence('ok') }

    app.route({
      ...calls.passkeyOptions,
      handler: async (request, reply) => {
        const { secret, ...options } = await challengeBrowser(deps, browserOf(deps, request))
        const maxAge = (challengeMinutes * MINUTE) / SECOND
        void reply.setCookie(CHALLENGE_COOKIE, secret, { ...cookie, maxAge })
        return { ...ok, result: { ...options, userVerification: 'required' as const } }
      },
    })
    app.route({
      ...calls.loginPasskey,
      handler: async (request, reply) => {
        const browser = browserOf(deps, request)
        const secret = request.cookies[CHALLENGE_COOKIE]
        void reply.clearCookie(CHALLENGE_COOKIE, cookie)
        const begun = await signInWithPasskey(deps, secret, request.body, browser)
        return signedInReply(deps, reply, browser, begun)
      },
    })
    app.route({
      ...calls.listPasskeys,
      handler: async ({ caller }) => {
        const owner = ownSessionOf(caller)
        const passkeys = await database.transaction(platform, (tx) => passkeysOf(tx, owner))
        const is_possible = relyingParty(deps.settings.public_url) !== null
        return { ...ok, result: { passkeys, is_possible } }
      },
    })
    app.route({
      ...calls.beginPasskey,
      handler: async (request) => {
        const { password } = request.body
        const browser = browserOf(deps, request)
        return { ...ok, result: await beginOwnPasskey(deps, request.caller, password, browser) }
      },
    })
    app.route({
      ...calls.addPasskey,
      handler: async ({ caller, body }) => {
        const result = await addOwnPasskey(deps, caller, body)
        return { status: true, message: sentence('passkey_added', result.name), result }
      },
    })
    app.route({
      ...calls.renamePasskey,
      handler: (request) => {
        const { caller, body } = request
        const work = async (tx: Tx) => {
          const result = await renameOwnPasskey(tx, caller, body)
          return { status: true, message: sentence('passkey_renamed', result.name), result }
        }
        return answerOnce(deps, caller, onceOf(request), work, platform)
      },
    })
    app.route({
      ...calls.removePasskey,
      handler: async (request) => {
        const { caller, body } = request
        let of: Account | undefined
        const answer = await answerOnceReady(deps, caller, onceOf(request), {
          ready: () => accountOf(deps, caller),
          work: async (tx, account) => {
            await removeOwnPasskey(tx, account, body.id)
            of = account
            return { status: true, message: sentence('passkey_removed') }
          },
          scope: platform,
        })
        if (of) ownPasskeyRemoved(deps, of)
        return answer
      },
    })
  }
