import { knownOrders, requestCutter, requestId } from '../../../contract/bulk/bulk.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refusedAt } from '../../errors.ts'
import { onceOfMany } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { cutRequest } from '../../orders/cut-request.ts'
import { knownOrdersOf } from '../../orders/known-orders.ts'
import { requireAction } from '../../permission.ts'
import { acknowledgeImport } from '../../stores/imports/imports.ts'

/** Many orders from a file, in chunks. */
export const bulkRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...requestCutter,
      config: { judgesRows: true },
      handler: async (request) => {
        const { data, chunk_size, callback_data, import_id = null } = request.body
        const own_url = `${deps.settings.public_url}/api/orders`
        // Nothing is ever called: the address is only checked to be our own, and the rows are added
        // as the caller.
        if (callback_data.url !== own_url)
          throw new Refused(422, sentence('wrong_input'), [
            { field: 'callback_data.url', ...sentence('callback_foreign', own_url) },
          ])
        return cutRequest(
          deps,
          request.caller,
          { rows: data, chunk_size, import_id },
          await onceOfMany(request),
          request.ended,
        )
      },
    })
    app.route({
      ...requestId,
      handler: async ({ caller, body }) => {
        // Nobody takes note in another's name.
        if (body.username !== caller.viewer.username)
          throw refusedAt('username', sentence('not_allowed'), 403)
        const noted = await acknowledgeImport(
          deps.database,
          scopeOf(caller.viewer),
          body.request_id,
          body.username,
        )
        if (!noted) throw notFound()
        return { status: true, message: sentence('ok') }
      },
    })
    app.route({
      ...knownOrders,
      handler: async ({ caller, body }) => {
        requireAction(deps, caller, 'bulk_upload')
        return {
          status: true,
          message: sentence('ok'),
          result: await deps.database.transaction(scopeOf(caller.viewer), (tx) =>
            knownOrdersOf(tx, [...new Set(body.identifiers)]),
          ),
        }
      },
    })
  }
