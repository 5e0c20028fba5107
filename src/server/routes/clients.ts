import { addClient, listAdministered } from '../../contract/clients.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { addClientTo, beginningsOf } from '../add-client.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { answerOnce } from '../http/answer-once.ts'
import { onceOf } from '../http/once.ts'
import type { Routes } from '../http/routes.ts'
import { administeredKeys, mayAddClients, requireAdministrator } from '../permission.ts'
import { clientsAmong } from '../stores/accounts/clients.ts'
import { platform } from '../stores/database/scope.ts'

/** The clients that an administrator administers, and how one is added. */
export const clientsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...listAdministered,
      handler: async ({ caller, query: { search, ...page } }) => {
        requireAdministrator(deps, caller, 'look')
        const keys = administeredKeys(caller)
        const found = await clientsAmong(deps.database, keys, search, page)
        const result = { ...found, may_add: mayAddClients(caller) }
        return { status: true, message: sentence('ok'), result }
      },
    })

    app.route({
      ...addClient,
      handler: async (request) => {
        const { body, caller } = request
        requireAdministrator(deps, caller, 'change')
        if (!mayAddClients(caller)) throw new Refused(403, sentence('clients_of_others'))
        const beginnings = await beginningsOf(deps, body)
        return answerOnce(
          deps,
          caller,
          onceOf(request),
          async (tx) => {
            await addClientTo(tx, body, beginnings, caller.viewer.username)
            return {
              status: true,
              message: sentence('client_added', body.name),
              result: { key: body.key, version: 1 },
            }
          },
          platform,
        )
      },
    })
  }
