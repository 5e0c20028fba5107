import { listUserChanges } from '../../contract/user-changes.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/routes.ts'
import { changesBack } from '../stores/accounts/user-changes.ts'
import { userDesk } from '../user-desk.ts'

/** The audit log of user management, filtered. */
export const userChangesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...listUserChanges,
      handler: async ({ caller, query: { client, limit, ...sought } }) => {
        const { client_id, scope } = await userDesk(deps, caller, client, 'look')
        const isOfAll = caller.is_platform_admin && client === undefined
        const changes = await changesBack(
          deps.database,
          scope,
          { ...sought, client_id: isOfAll ? null : client_id },
          limit + 1,
        )
        const page = changes.slice(0, limit)
        const next = changes.length > limit ? (page.at(-1)?.id ?? null) : null
        return { status: true, message: sentence('ok'), result: { changes: page, next } }
      },
    })
  }
