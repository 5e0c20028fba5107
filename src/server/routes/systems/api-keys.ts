import { randomUUIDv7 } from 'node:crypto'
import * as calls from '../../../contract/systems/api-keys.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refusedAt } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered } from '../../permission.ts'
import { sha256 } from '../../secrets.ts'
import { newApiKey } from '../../sessions/caller-of-key.ts'
import { apiKeysOf, endApiKey, insertApiKey, MOST_KEYS } from '../../stores/accounts/api-keys.ts'
import { noteSystemChange } from '../../stores/webhooks/system-changes.ts'
import { disableOfKey } from '../../stores/webhooks/webhooks.ts'

/** API keys of the caller's own client, for its administrators (HOOK-01). */
export const apiKeysRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, keys } = deps

    app.route({
      ...calls.makeApiKey,
      handler: async (request) => {
        const { caller, body } = request
        const own = caller.viewer.client
        const { client, desk, scope } = await requireAdministered(deps, caller, own, 'change')
        const by = caller.viewer.username
        const { id, sealed } = await answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            const key = newApiKey()
            const scopes = [...new Set(body.scopes)]
            const expires_at = body.expires_at ?? null
            const made = { id: randomUUIDv7(), name: body.name, scopes, expires_at }
            const came = await insertApiKey(tx, { ...made, hash: sha256(key), by })
            if (came === 'past') throw refusedAt('expires_at', sentence('key_ends_before'))
            if (came === 'name_taken') throw refusedAt('name', sentence('key_name_taken'), 409)
            if (came === 'too_many') throw new Refused(409, sentence('too_many_keys', MOST_KEYS))
            await noteSystemChange(tx, client.id, { by, action: 'key_made', what: made })
            return { id: made.id, sealed: keys.seal(key) }
          },
          scope,
        )
        const result = { id, key: keys.unseal(sealed) }
        return { status: true, message: sentence('key_made'), result }
      },
    })

    app.route({
      ...calls.listApiKeys,
      handler: async ({ caller, query }) => {
        const { scope } = await requireAdministered(deps, caller, caller.viewer.client, 'look')
        const { keys: listed, total } = await apiKeysOf(database, scope, query)
        return { status: true, message: sentence('ok'), result: listed, total }
      },
    })

    app.route({
      ...calls.revokeApiKey,
      handler: async (request) => {
        const {
          caller,
          params: { id },
        } = request
        const own = caller.viewer.client
        const { client, desk, scope } = await requireAdministered(deps, caller, own, 'change')
        const by = caller.viewer.username
        const answer = await answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            const name = await endApiKey(tx, id, by)
            if (name === null) throw notFound()
            await noteSystemChange(tx, client.id, { by, action: 'key_revoked', what: { id, name } })
            // What it had told to an address of its own would be told there for ever.
            const disabled = await disableOfKey(tx, id)
            for (const webhook of disabled) {
              const what = { ...webhook, why: 'key_revoked', key: name }
              await noteSystemChange(tx, client.id, { by, action: 'webhook_disabled', what })
            }
            const message =
              disabled.length === 0
                ? sentence('key_revoked')
                : sentence('key_revoked_webhooks', disabled.length)
            return { status: true, message }
          },
          scope,
        )
        deps.caches.api_keys.clear()
        return answer
      },
    })
  }
