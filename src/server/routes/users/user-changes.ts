import { listUserChanges } from '../../../contract/users/user-changes.ts'
import { XLSX } from '../../../contract/media-types.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { accepts, sendDownload } from '../../downloads/send.ts'
import { CSV } from '../../downloads/csv.ts'
import { changeLines, changesCsv, changesWorkbook, JSONL } from '../../downloads/user-changes.ts'
import { speakIn } from '../../http/language/answers.ts'
import type { Routes } from '../../http/routes.ts'
import { stillHere } from '../../sessions/still-here.ts'
import { changePages, changesBack, countChanges } from '../../stores/accounts/user-changes.ts'
import { userDesk } from '../../users/user-desk.ts'

/** The audit log of user management: filtered, page by page or to take away. */
export const userChangesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    app.route({
      ...listUserChanges,
      handler: async (request, reply) => {
        const { caller, headers, query } = request
        const { client, limit, ...filters } = query
        const { client_id, scope } = await userDesk(deps, caller, client, 'look')
        const isOfAll = caller.is_platform_admin && client === undefined
        const sought = { ...filters, client_id: isOfAll ? null : client_id }
        const type = [XLSX, CSV, JSONL].find((one) => accepts(headers.accept, one))
        if (type === undefined) {
          const changes = await changesBack(database, scope, sought, limit + 1)
          const page = changes.slice(0, limit)
          const next = changes.length > limit ? (page.at(-1)?.id ?? null) : null
          return { status: true, message: sentence('ok'), result: { changes: page, next } }
        }
        return deps.download_seats.hold(caller, async () => {
          const rows = await countChanges(database, scope, sought)
          const pages = changePages(database, scope, sought)
          const mayGoOn = stillHere(database, caller)
          const t = speakIn(request, reply)
          const zone = caller.policy.time_zone
          const told = [pages, mayGoOn, t, zone] as const
          const { stream, name } =
            type === JSONL
              ? { stream: changeLines(pages, mayGoOn), name: 'user-changes.jsonl' }
              : type === CSV
                ? { stream: changesCsv(...told), name: 'user-changes.csv' }
                : { stream: changesWorkbook(...told), name: 'user-changes.xlsx' }
          return sendDownload(reply, stream, { type, name, rows })
        })
      },
    })
  }
