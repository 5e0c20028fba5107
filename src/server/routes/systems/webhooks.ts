import { randomUUIDv7 } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as calls from '../../../contract/systems/webhooks.ts'
import type { ListedDelivery } from '../../../contract/systems/webhooks.ts'
import { OVERLAP_MS } from '../../../domain/webhooks/retry.ts'
import { lackedToBeTold } from '../../../domain/webhooks/scopes.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refusedOf, unauthorized } from '../../errors.ts'
import { whyNotListener } from '../../gateways/post-webhook.ts'
import { answerOnce, answerOnceReady } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered, type Administered } from '../../permission.ts'
import { holdApiKey } from '../../stores/accounts/api-keys.ts'
import type { Tx } from '../../stores/database/database.ts'
import { newestCheckpoint } from '../../stores/log/tree.ts'
import { deliveriesOf, queueAgain } from '../../stores/webhooks/deliveries.ts'
import { noteSystemChange } from '../../stores/webhooks/system-changes.ts'
import {
  deleteWebhook,
  enable,
  insertWebhook,
  MOST_WEBHOOKS,
  replaceSecret,
  typesOfWebhook,
  webhooksOf,
} from '../../stores/webhooks/webhooks.ts'
import { newWebhookSecret } from '../../webhook-signature.ts'

const refusals = {
  unfit: 'webhook_url_unfit',
  inner: 'webhook_url_inner',
  unknown_host: 'webhook_host_unknown',
} as const

/**
 * Throws Refused for an API key: 403 where it would be told of orders and may not read them, 401
 * where it was revoked a moment ago. Its webhooks end with it, and none may be added behind that.
 */
const requireToBeTold = async (
  tx: Tx,
  { api_key }: Caller,
  types: readonly string[],
): Promise<void> => {
  if (!api_key) return
  const lacked = lackedToBeTold(api_key.scopes, types)
  if (lacked !== null) throw new Refused(403, sentence('key_scope', lacked))
  if (!(await holdApiKey(tx, api_key.id))) throw unauthorized()
}

/** A delivery as it is listed: of which order, no key is told that may not read orders. */
const withoutOrder = (delivery: ListedDelivery, { api_key }: Caller): ListedDelivery =>
  api_key && lackedToBeTold(api_key.scopes, [delivery.type]) !== null
    ? { ...delivery, order_id: null, identifier: null }
    : delivery

/** Webhooks of the caller's own client, for its administrators (HOOK-01). */
export const webhooksRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, keys, settings } = deps
    const desk = (caller: Caller, to: 'look' | 'change'): Promise<Administered> =>
      requireAdministered(deps, caller, caller.viewer.client, to)
    /** What an administrator changes, once for a key. */
    const changedOnce = async <T>(
      request: FastifyRequest,
      work: (tx: Tx, client_id: string) => Promise<T>,
    ): Promise<T> => {
      const { client, desk: at, scope } = await desk(request.caller, 'change')
      return answerOnce(deps, at, onceOf(request), (tx) => work(tx, client.id), scope)
    }
    /** The same, where a webhook goes on being told of what it is told of. */
    const toldOnce = <T>(
      request: FastifyRequest,
      id: string,
      work: (tx: Tx, client_id: string) => Promise<T>,
    ): Promise<T> =>
      changedOnce(request, async (tx, client_id) => {
        const types = await typesOfWebhook(tx, id)
        if (!types) throw notFound()
        await requireToBeTold(tx, request.caller, types)
        return work(tx, client_id)
      })

    app.route({
      ...calls.addWebhook,
      handler: async (request) => {
        const { caller, body } = request
        const { client, desk: at, scope } = await desk(caller, 'change')
        const by = caller.viewer.username
        const { id, sealed } = await answerOnceReady(deps, at, onceOf(request), {
          scope,
          ready: async () => {
            const wrong = await whyNotListener(body.url, settings.webhook_private)
            if (wrong) throw refusedOf('url', sentence(refusals[wrong]))
            return newestCheckpoint(database)
          },
          work: async (tx, newest) => {
            await requireToBeTold(tx, caller, body.types)
            const added = { id: randomUUIDv7(), sealed: keys.seal(newWebhookSecret()) }
            const isAdded = await insertWebhook(tx, {
              id: added.id,
              url: body.url,
              types: [...new Set(body.types)],
              sealed_secret: added.sealed,
              by,
              checkpoint: newest?.size ?? 0,
            })
            if (!isAdded) throw new Refused(409, sentence('too_many_webhooks', MOST_WEBHOOKS))
            const what = { id: added.id, url: body.url, types: body.types }
            await noteSystemChange(tx, client.id, { by, action: 'webhook_added', what })
            return added
          },
        })
        const result = { id, secret: keys.unseal(sealed) }
        return { status: true, message: sentence('webhook_added'), result }
      },
    })

    app.route({
      ...calls.listWebhooks,
      handler: async ({ caller, query }) => {
        const { scope } = await desk(caller, 'look')
        const { webhooks, total } = await webhooksOf(database, scope, query)
        return { status: true, message: sentence('ok'), result: webhooks, total }
      },
    })

    app.route({
      ...calls.removeWebhook,
      handler: (request) =>
        changedOnce(request, async (tx, client_id) => {
          const { id } = request.params
          const url = await deleteWebhook(tx, id)
          if (url === null) throw notFound()
          const by = request.caller.viewer.username
          const what = { id, url }
          await noteSystemChange(tx, client_id, { by, action: 'webhook_removed', what })
          return { status: true, message: sentence('webhook_removed') }
        }),
    })

    app.route({
      ...calls.rotateWebhook,
      handler: async (request) => {
        const { caller, params } = request
        const { id, sealed } = await toldOnce(request, params.id, async (tx, client_id) => {
          const made = { id: params.id, sealed: keys.seal(newWebhookSecret()) }
          const url = await replaceSecret(tx, made.id, made.sealed, OVERLAP_MS)
          if (url === null) throw notFound()
          const by = caller.viewer.username
          const what = { id: made.id, url }
          await noteSystemChange(tx, client_id, { by, action: 'webhook_rotated', what })
          return made
        })
        const result = { id, secret: keys.unseal(sealed) }
        return { status: true, message: sentence('webhook_rotated'), result }
      },
    })

    app.route({
      ...calls.enableWebhook,
      handler: (request) =>
        toldOnce(request, request.params.id, async (tx, client_id) => {
          const { id } = request.params
          const enabled = await enable(tx, id)
          if (!enabled) throw notFound()
          if (!enabled.was_disabled) throw new Refused(409, sentence('webhook_is_active'))
          const by = request.caller.viewer.username
          const what = { id, url: enabled.url }
          await noteSystemChange(tx, client_id, { by, action: 'webhook_enabled', what })
          return { status: true, message: sentence('webhook_enabled') }
        }),
    })

    app.route({
      ...calls.listWebhookDeliveries,
      handler: async ({ caller, params, query }) => {
        const { scope } = await desk(caller, 'look')
        const found = await deliveriesOf(database, scope, params.id, query)
        if (!found) throw notFound()
        const { next } = found
        const result = found.deliveries.map((one) => withoutOrder(one, caller))
        return { status: true, message: sentence('ok'), result, next }
      },
    })

    app.route({
      ...calls.deliverAgain,
      handler: (request) =>
        toldOnce(request, request.params.id, async (tx, client_id) => {
          const { id, delivery } = request.params
          const queued = await queueAgain(tx, id, delivery)
          if (queued === null) throw notFound()
          if (queued === 'disabled') throw new Refused(409, sentence('webhook_is_disabled'))
          tx.announce('epod_log', client_id)
          return { status: true, message: sentence('webhook_again') }
        }),
    })
  }
