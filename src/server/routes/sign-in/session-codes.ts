import { decodetoken, mintCode, type SignedInGiven } from '../../../contract/sign-in/session.ts'
import { whyNot } from '../../../domain/policy/access.ts'
import { MINUTE, SECOND } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { answerOnce } from '../../answer-once.ts'
import type { Caller } from '../../caller.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { refuseFor, unauthorized } from '../../errors.ts'
import { bearerOf } from '../../http/audience.ts'
import { keyOf, onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { networkOf } from '../../network.ts'
import { newSecret, sha256 } from '../../secrets.ts'
import { toldOfSession } from '../../sessions/account.ts'
import { begin } from '../../sessions/begin.ts'
import { begunBefore, secretsUnder } from '../../sessions/begun-before.ts'
import { agentOf } from '../../sessions/browser-of.ts'
import { ownSessionOf } from '../../sessions/own-session.ts'
import { begunReply } from '../../sessions/signed-in-reply.ts'
import { sessionOfToken } from '../../stores/accounts/sessions.ts'
import { addCode, useCode, type Purpose } from '../../stores/accounts/url-codes.ts'
import { platform } from '../../stores/database/scope.ts'

/** Single-use codes for addresses: how a session makes one, and what one begins. */
export const sessionCodesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, keys, settings } = deps

    /**
     * A session's own token says whose it is, to pages of its own purpose; nothing begins. Throws
     * Refused for any other.
     */
    const decoded = async (token: string, purpose: Purpose): Promise<SignedInGiven> => {
      const live = await sessionOfToken(database, sha256(token))
      if (!live || (live.purpose ?? 'embed') !== purpose) throw unauthorized()
      return { status: true, message: sentence('ok'), token, ...toldOfSession(deps, live) }
    }

    app.route({
      ...decodetoken,
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
          : decoded(code, purpose)
      },
    })
    app.route({
      ...mintCode,
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
  }

/**
 * How long a code of the caller's is good for. Throws Refused where the caller could not use what
 * it opens.
 */
const secondsOf = (deps: Deps, { viewer, policy }: Caller, purpose: Purpose): number => {
  if (purpose === 'embed') return MINUTE / SECOND
  refuseFor(whyNot(null, 'add_order', viewer, policy, clockFor(deps, { policy })))
  return (policy.add.mobile_add_minutes * MINUTE) / SECOND
}
