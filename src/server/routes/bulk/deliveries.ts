import {
  listDeliveries,
  openDeliveries,
  recordDeliveries as recordCall,
  undoDeliveries,
} from '../../../contract/bulk/deliveries.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { recordDeliveries } from '../../deliveries/record-deliveries.ts'
import { takeDeliveriesBack } from '../../deliveries/undo-deliveries.ts'
import type { Deps } from '../../deps.ts'
import { answerPartsOnce } from '../../answer-once.ts'
import { onceOf, onceOfMany } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { listUploads, openUpload } from '../../stores/deliveries/deliveries.ts'

/** Deliveries from a file: judged, put on record, listed by upload, and taken back. */
export const deliveriesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...recordCall,
      config: { judgesRows: true },
      handler: async (request) => {
        requireAction(deps, request.caller, 'deliver_by_file')
        // A preview writes nothing, its answer neither.
        const once = request.body.preview ? null : await onceOfMany(request)
        const { caller, body, ended } = request
        return {
          status: true,
          message: sentence('ok'),
          result: { rows: await recordDeliveries(deps, caller, body, once, ended) },
        }
      },
    })
    app.route({
      ...openDeliveries,
      handler: async ({ caller, body: { upload_id: id, file_name, rows } }) => {
        requireAction(deps, caller, 'deliver_by_file')
        const scope = scopeOf(caller.viewer)
        const username = caller.viewer.username ?? ''
        await deps.database.transaction(scope, (tx) =>
          openUpload(tx, scope, { id, username, file_name, rows }),
        )
        return { status: true, message: sentence('ok') }
      },
    })
    app.route({
      ...listDeliveries,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'deliver_by_file')
        return {
          status: true,
          message: sentence('ok'),
          result: await listUploads(deps.database, scopeOf(caller.viewer), query.before ?? null),
        }
      },
    })
    app.route({
      ...undoDeliveries,
      handler: async (request) => {
        const { caller, params, body } = request
        requireAction(deps, caller, 'deliver_by_file')
        return answerPartsOnce(deps, caller, onceOf(request), async () => ({
          status: true,
          message: sentence('ok'),
          result: await takeDeliveriesBack(deps, caller, params.id, body.reason),
        }))
      },
    })
  }
