import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import * as calls from '../../contract/account-exports.ts'
import { ZIP } from '../../contract/media-types.ts'
import { byteRangeIn } from '../../domain/byte-range.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { archivePlace } from '../archive-place.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Seats } from '../downloads/concurrency-limit.ts'
import { sendDownload } from '../downloads/send.ts'
import { notFound, Refused } from '../errors.ts'
import { answerOnce } from '../http/answer-once.ts'
import { onceOf } from '../http/once.ts'
import type { Routes } from '../http/routes.ts'
import { requireAdministered, type Administered } from '../permission.ts'
import { askForExport, exportOf, exportsOf } from '../stores/account-archive/exports.ts'

/** Archives of all that a client has, for its administrators (DATA-01). */
export const accountExportsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const seats = new Seats()
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
        return seats.hold(caller, async () => {
          const found = await exportOf(deps.database, scope, id)
          if (!found || found.state === 'expired') throw notFound()
          if (found.state !== 'done') throw new Refused(409, sentence('export_not_ready'))
          const { file } = archivePlace(deps.settings.data_dir, { client_id: client.id, id })
          const size = await stat(file).then(
            (one) => one.size,
            () => null,
          )
          if (size === null || size !== found.bytes) throw notFound()
          const tag = `"${found.sha256 ?? ''}"`
          const isOfThis = headers['if-range'] === undefined || headers['if-range'] === tag
          const range = byteRangeIn(isOfThis ? headers.range : undefined, size)
          void reply.headers({ ETag: tag, 'Accept-Ranges': 'bytes' })
          if (range === 'none') {
            void reply.header('Content-Range', `bytes */${size}`)
            throw new Refused(416, sentence('range_not_there'))
          }
          const { from, to } = range === 'whole' ? { from: 0, to: size - 1 } : range
          if (range !== 'whole')
            void reply.code(206).header('Content-Range', `bytes ${from}-${to}/${size}`)
          void reply.header('Content-Length', String(to - from + 1))
          const day = (found.done_at ?? found.asked_at).slice(0, 10)
          return sendDownload(reply, createReadStream(file, { start: from, end: to }), {
            type: ZIP,
            name: `${client.key}-${day}.zip`,
            bytes: to - from + 1,
          })
        })
      },
    })
  }
