import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as calls from '../../../contract/admin/account-exports.ts'
import { ZIP } from '../../../contract/media-types.ts'
import type { ByteRange } from '../../../domain/byte-range.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { archivePlace, type ExportKey } from '../../archive-place.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { asLongAs } from '../../downloads/send.ts'
import { sendRange } from '../../downloads/send-range.ts'
import { notFound, Refused } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { openArchives } from '../../open-files.ts'
import { requireAdministered, type Administered } from '../../permission.ts'
import { stillHere } from '../../sessions/still-here.ts'
import { askForExport, exportOf, exportsOf } from '../../stores/account-archive/exports.ts'

/** Archives of all that a client has, for its administrators (DATA-01). */
export const accountExportsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    // Whoever looks at the page as somebody else does takes nothing away.
    const administered = (caller: Caller, client: string | undefined): Promise<Administered> =>
      requireAdministered(deps, caller, client ?? caller.viewer.client, 'change')

    app.route({
      ...calls.beginAccountExport,
      handler: async (request) => {
        const { body, caller } = request
        const { desk, scope } = await administered(caller, body.client)
        return answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            const id = await askForExport(tx, caller.viewer.username)
            if (id === null) throw new Refused(409, sentence('export_under_way'))
            return { status: true, message: sentence('export_begun'), result: { id } }
          },
          scope,
        )
      },
    })

    app.route({
      ...calls.listAccountExports,
      handler: async ({ caller, query: { client, ...page } }) => {
        const { scope } = await administered(caller, client)
        const result = await exportsOf(deps.database, scope, page)
        return { status: true, message: sentence('ok'), result }
      },
    })

    app.route({
      ...calls.downloadAccountExport,
      handler: async ({ caller, params: { id }, query, headers }, reply) => {
        const { client, scope } = await administered(caller, query.client)
        return deps.download_seats.hold(caller, async () => {
          const found = await exportOf(deps.database, scope, id)
          if (!found || found.state === 'expired') throw notFound()
          if (found.state !== 'done') throw new Refused(409, sentence('export_not_ready'))
          const size = found.bytes ?? 0
          const read = await archiveOf(deps, { client_id: client.id, id }, size)
          if (!read) throw notFound()
          const day = (found.done_at ?? found.asked_at).slice(0, 10)
          return sendRange(reply, headers, {
            digest: found.sha256 ?? '',
            size,
            type: ZIP,
            name: `${client.key}-${day}.zip`,
            read: async (range) => {
              const stream = await read(range)
              return stream && asLongAs(stillHere(deps.database, caller), stream)
            },
          })
        })
      },
    })
  }

/**
 * How an archive of this size is read: from the object store, where there is one, or from the data
 * folder. Null where it is not there, whole.
 */
const archiveOf = async (
  { settings }: Deps,
  key: ExportKey,
  size: number,
): Promise<((range: ByteRange) => Promise<Readable | null>) | null> => {
  const shelf = await openArchives(settings)
  if (shelf) return (range) => shelf.read(key.id, range)
  const { file } = archivePlace(settings.data_dir, key)
  const found = await stat(file).catch(() => null)
  if (found?.size !== size) return null
  return async ({ from, to }) => createReadStream(file, { start: from, end: to })
}
