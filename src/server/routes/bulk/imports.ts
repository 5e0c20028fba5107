import { listImports, openImport, undoImport as undoCall } from '../../../contract/bulk/imports.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { undoImport } from '../../orders/undo-import.ts'
import { requireAction } from '../../permission.ts'
import { listBatches, openBatch } from '../../stores/imports/imports.ts'
import { answerPartsOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'

/** Imports as batches: begun, listed, undone. */
export const importsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...openImport,
      handler: async ({ caller, body: { import_id: id, file_name, rows, refused, unchanged } }) => {
        requireAction(deps, caller, 'bulk_upload')
        const { client_id, username } = caller.viewer
        const told =
          refused === undefined || unchanged === undefined ? null : { refused, unchanged }
        await deps.database.transaction(scopeOf(caller.viewer), (tx) =>
          openBatch(tx, client_id, { id, username: username ?? '', file_name, rows, told }),
        )
        return { status: true, message: sentence('ok') }
      },
    })
    app.route({
      ...listImports,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'bulk_upload')
        return {
          status: true,
          message: sentence('ok'),
          result: await listBatches(deps.database, scopeOf(caller.viewer), query.before ?? null),
        }
      },
    })
    app.route({
      ...undoCall,
      handler: async (request) => {
        const { caller, params } = request
        requireAction(deps, caller, 'undo_import')
        return answerPartsOnce(deps, caller, onceOf(request), async () => ({
          status: true,
          message: sentence('ok'),
          result: await undoImport(deps, caller, params.id),
        }))
      },
    })
  }
