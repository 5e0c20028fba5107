import * as calls from '../../../contract/sign-in/own-account.ts'
import { mustHaveSecondFactor } from '../../../domain/sign-in/second-factor.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { unauthorized } from '../../errors.ts'
import { answerOnce, answerOnceReady } from '../../answer-once.ts'
import { onceHidden, onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { browserOf } from '../../sessions/browser-of.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import {
  ownPasswordSet,
  provedPassword,
  setOwnPassword,
  type ProvedPassword,
} from '../../sessions/own-password.ts'
import { ownSessionOf } from '../../sessions/own-session.ts'
import { isSingleOnly } from '../../sessions/sign-in.ts'
import { accountNamed } from '../../stores/accounts/accounts.ts'
import { secondFactorOf } from '../../stores/accounts/second-factors.ts'
import { vouchedSession } from '../../stores/accounts/single-sessions.ts'
import { endOtherSessions } from '../../stores/accounts/ending-sessions.ts'
import { platform } from '../../stores/database/scope.ts'

/** What users see of their own account, and change of it. */
export const ownAccountRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    app.route({
      ...calls.ownAccount,
      handler: async ({ caller }) => {
        const account = await accountNamed(database, caller.viewer.username ?? '')
        if (!account) throw unauthorized()
        const factor = await secondFactorOf(database, account)
        const { username, name, email, client, client_name, reach, party } = account
        const own = {
          username,
          name,
          email,
          reach,
          party,
          client: { key: client, name: client_name },
          by_provider: (await vouchedSession(database, ownSessionOf(caller))) !== null,
          single_only: isSingleOnly(deps, account),
          second_factor: {
            since: factor?.since ?? null,
            codes_left: factor?.codes_left ?? 0,
            required: mustHaveSecondFactor(caller.policy, caller.is_platform_admin),
          },
        }
        return { status: true, message: sentence('ok'), result: own }
      },
    })
    app.route({
      ...calls.changePassword,
      handler: async (request) => {
        const { caller, body } = request
        let set: ProvedPassword | undefined
        const answer = await answerOnceReady(deps, caller, onceHidden(deps.keys, request), {
          ready: () => provedPassword(deps, caller, body, browserOf(deps, request)),
          work: async (tx, proved) => {
            await setOwnPassword(tx, caller, proved)
            set = proved
            return { status: true, message: sentence('own_password_set') }
          },
          scope: platform,
        })
        if (set) ownPasswordSet(deps, set)
        return answer
      },
    })
    app.route({
      ...calls.endOtherSessions,
      handler: async (request) => {
        const { caller } = request
        const { client_id, user_id, session_id } = ownSessionOf(caller)
        const answer = await answerOnce(
          deps,
          caller,
          onceOf(request),
          async (tx) => {
            const ended = await endOtherSessions(tx, client_id, user_id, session_id)
            const message = sentence('own_sessions_ended', ended)
            return { status: true, message, result: { ended } }
          },
          platform,
        )
        forgetSessions(deps)
        deps.security({ event: 'sign_out', client_id, user_id })
        return answer
      },
    })
  }
