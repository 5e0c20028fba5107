import { randomUUIDv7 } from 'node:crypto'
import { createLink, listLinks, revokeLink } from '../../../contract/proof/links.ts'
import { linkTo } from '../../../domain/messages/public-address.ts'
import { linkExpiry } from '../../../domain/order/parties/link-expiry.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { forgetLink } from '../../links/caller-of-link.ts'
import { referenceFor } from '../../links/reference.ts'
import { execute } from '../../orders/execute.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { requireAction } from '../../permission.ts'
import { sha256 } from '../../secrets.ts'
import { addLinks, endLink, listLinks as linksOf } from '../../stores/links/links.ts'

/** Public links of an order, for those who may see it. */
export const linksRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...createLink,
      handler: async (request) => {
        const {
          caller,
          params: { id },
          body: { party },
        } = request
        const once = onceOf(request)
        const link_id = randomUUIDv7()
        const reference = referenceFor(deps.keys, once, `${id} ${party}`)
        const kept = await execute(deps, {
          caller,
          order_id: id,
          once,
          device_time: null,
          commands: ({ order, clock }) => [
            {
              type: 'create_link',
              link_id,
              party,
              expires_at: linkExpiry(order, caller.policy, clock.now),
            },
          ],
          writeInTransaction: async (tx, { events, clock }) => {
            const links = events.flatMap((event) =>
              event.type === 'link_created'
                ? [
                    {
                      id: link_id,
                      order_id: id,
                      party,
                      ref_hash: sha256(reference),
                      created_at: clock.now,
                      created_by: caller.viewer.username ?? '',
                      expires_at: event.data.expires_at,
                    },
                  ]
                : [],
            )
            await addLinks(tx, caller.viewer.client_id, links)
          },
          // What is kept beside an Idempotency-Key has no reference in it.
          answer: ({ events }) => ({
            id: link_id,
            expires_at:
              events.flatMap((event) =>
                event.type === 'link_created' ? [event.data.expires_at] : [],
              )[0] ?? '',
          }),
        })
        return {
          status: true,
          message: sentence('ok'),
          result: { ...kept, url: linkTo(deps.settings.public_url, party, reference) },
        }
      },
    })
    app.route({
      ...listLinks,
      handler: async ({ caller, params: { id }, query: { before } }) => {
        requireAction(deps, caller, 'view_order')
        const { viewer } = caller
        const [found, result] = await Promise.all([
          readAndCacheOrder(deps, viewer, id),
          linksOf(deps.database, viewer, id, before ?? null),
        ])
        if (!found) throw notFound()
        return { status: true, message: sentence('ok'), result }
      },
    })
    app.route({
      ...revokeLink,
      handler: (request) => {
        const {
          caller,
          params: { id },
          body: { link_id },
        } = request
        return execute(deps, {
          caller,
          order_id: id,
          once: onceOf(request),
          device_time: null,
          commands: () => [{ type: 'revoke_link', link_id }],
          writeInTransaction: async (tx) => {
            if (!(await endLink(tx, caller.viewer.client_id, id, link_id))) throw notFound()
          },
          afterCommit: async () => forgetLink(deps, caller.viewer.client_id, link_id),
          answer: () => ({ status: true, message: sentence('link_ended') }),
        })
      },
    })
  }
