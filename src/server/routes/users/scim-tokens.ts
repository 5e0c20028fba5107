import { randomUUIDv7 } from 'node:crypto'
import { mintScimToken, revokeScimToken } from '../../../contract/sign-in/single-sign-on.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered } from '../../permission.ts'
import { newSecret, sha256 } from '../../secrets.ts'
import { addScimToken, MOST_TOKENS, revokeToken } from '../../stores/accounts/scim-tokens.ts'
import { noteSignInChange } from '../../stores/accounts/sign-in-providers.ts'
import { lockUsers } from '../../stores/accounts/user-writes.ts'
import { platform } from '../../stores/database/scope.ts'

/** Tokens of whoever provisions a client's users by SCIM (ACCT-04). */
export const scimTokensRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...mintScimToken,
      handler: async (request) => {
        const { caller, params, body } = request
        const { client, desk } = await requireAdministered(deps, caller, params.key, 'change')
        const by = caller.viewer.username
        const { sealed, ...kept } = await answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            await lockUsers(tx, client.id)
            const token = newSecret()
            const added = { id: randomUUIDv7(), hash: sha256(token), name: body.name, by }
            const row = await addScimToken(tx, client.id, added)
            if (!row) throw new Refused(409, sentence('too_many_scim_tokens', MOST_TOKENS))
            await noteSignInChange(tx, client.id, {
              by,
              action: 'token_made',
              after: { id: row.id, name: row.name },
              why: body.why,
            })
            // What is kept for the same request again is sealed; the token itself is told here
            // alone.
            return { ...row, sealed: deps.keys.seal(token) }
          },
          platform,
        )
        const result = { ...kept, token: deps.keys.unseal(sealed) }
        return { status: true, message: sentence('scim_token_made'), result }
      },
    })

    app.route({
      ...revokeScimToken,
      handler: async (request) => {
        const { caller, params, body } = request
        const { client, desk } = await requireAdministered(deps, caller, params.key, 'change')
        return answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            const name = await revokeToken(tx, client.id, body.id)
            if (name === null) throw notFound()
            await noteSignInChange(tx, client.id, {
              by: caller.viewer.username,
              action: 'token_revoked',
              before: { id: body.id, name },
              why: body.why,
            })
            return { status: true, message: sentence('scim_token_revoked') }
          },
          platform,
        )
      },
    })
  }
