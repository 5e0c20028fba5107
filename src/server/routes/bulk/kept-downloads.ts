import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import {
  getKeptDownload,
  keepDownload,
  listKeptDownloads,
  removeKeptDownload,
  takeKeptDownload,
} from '../../../contract/bulk/kept-downloads.ts'
import { XLSX, ZIP } from '../../../contract/media-types.ts'
import { podsName, reportName } from '../../../domain/report/file-names.ts'
import { officeLanguages } from '../../../domain/words/languages.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { columnsOf } from '../../downloads/asked.ts'
import { KEPT_BOUNDS } from '../../downloads/kept-bounds.ts'
import { keptRefusal, toldKept } from '../../downloads/kept-refusal.ts'
import { ownerOf } from '../../downloads/owner-of.ts'
import { asLongAs } from '../../downloads/send.ts'
import { sendRange } from '../../downloads/send-range.ts'
import { notFound, Refused } from '../../errors.ts'
import { openKept } from '../../open-files.ts'
import { answerOnce } from '../../answer-once.ts'
import { speakOf } from '../../http/language/answers.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { stillHere } from '../../sessions/still-here.ts'
import {
  addKept,
  KEPT_CHANNEL,
  keptNamed,
  keptOf,
  removeKept,
} from '../../stores/downloads/kept-downloads.ts'

/** Downloads that are made beside the request and kept for a day. */
export const keptDownloadRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    const files = await openKept(deps.settings)
    const one = async (caller: Caller, id: string) => {
      const kept = await keptNamed(database, ownerOf(caller), id)
      if (!kept) throw notFound()
      return kept
    }
    app.route({
      ...keepDownload,
      handler: async (request) => {
        const { caller, body } = request
        const { kind, asked } = body
        requireAction(deps, caller, kind === 'report' ? 'download_report' : 'download_pods')
        if (kind === 'report') columnsOf(caller, asked.columns)
        const owner = ownerOf(caller)
        const id = randomUUID()
        const user = caller.viewer.username ?? ''
        const file_name = kind === 'report' ? reportName(user, clockFor(deps, caller)) : podsName
        const { language, t } = speakOf(request, undefined, officeLanguages)
        return answerOnce(deps, caller, onceOf(request), async (tx) => {
          tx.announce(KEPT_CHANNEL, id)
          const wish = { id, kind, asked, language, file_name }
          const result = await addKept(tx, owner, wish, KEPT_BOUNDS)
          if (!result) throw new Refused(429, sentence('too_many_kept'), [], 60)
          return { status: true, message: sentence('ok'), result: toldKept(result, t) }
        })
      },
    })
    app.route({
      ...listKeptDownloads,
      handler: async (request) => {
        const { t } = speakOf(request, undefined, officeLanguages)
        const kept = await keptOf(database, ownerOf(request.caller))
        return {
          status: true,
          message: sentence('ok'),
          result: kept.map((each) => toldKept(each, t)),
        }
      },
    })
    app.route({
      ...getKeptDownload,
      handler: async (request) => {
        const { caller, params } = request
        const { t } = speakOf(request, undefined, officeLanguages)
        return {
          status: true,
          message: sentence('ok'),
          result: toldKept(await one(caller, params.id), t),
        }
      },
    })
    app.route({
      ...takeKeptDownload,
      handler: async ({ caller, params, headers }, reply) => {
        const { id, kind, state, fault, digest, bytes, file_name } = await one(caller, params.id)
        requireAction(deps, caller, kind === 'report' ? 'download_report' : 'download_pods')
        if (state === 'failed') throw keptRefusal(fault)
        if (state !== 'ready') throw new Refused(409, sentence('download_not_ready'), [], 5)
        return deps.download_seats.hold(caller, () =>
          sendRange(reply as FastifyReply, headers, {
            digest: digest ?? '',
            size: bytes,
            type: kind === 'report' ? XLSX : ZIP,
            name: file_name,
            read: async (range) => {
              const stream = await files.read(id, range)
              return stream && asLongAs(stillHere(database, caller), stream)
            },
          }),
        )
      },
    })
    app.route({
      ...removeKeptDownload,
      handler: async (request) => {
        const { caller, params } = request
        const answer = await answerOnce(deps, caller, onceOf(request), async (tx) => {
          if (!(await removeKept(tx, ownerOf(caller), params.id))) throw notFound()
          return { status: true, message: sentence('ok') }
        })
        await files.remove(params.id)
        return answer
      },
    })
  }
