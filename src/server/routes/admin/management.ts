import { listClients } from '../../../contract/admin/admin.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { requireAction } from '../../permission.ts'
import { clientsOf } from '../../stores/accounts/clients.ts'
import type { Routes } from '../../http/routes.ts'

/** What administration shows of clients, to whom the judge lets in: the caller's own. */
export const managementRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const ok = { status: true, message: sentence('ok') }
    app.route({
      ...listClients,
      handler: async ({ caller }) => {
        requireAction(deps, caller, 'admin')
        return {
          ...ok,
          result: (await clientsOf(deps.database, scopeOf(caller.viewer))).map((client) => ({
            ...client,
            document: { ...client.document },
          })),
        }
      },
    })
  }
