import { downloadPods, downloadReport } from '../../../contract/bulk/downloads.ts'
import { XLSX, ZIP } from '../../../contract/media-types.ts'
import { officeLanguages } from '../../../domain/words/languages.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { askedPods, askedReport } from '../../downloads/asked.ts'
import { accepts, sendDownload } from '../../downloads/send.ts'
import { Refused } from '../../errors.ts'
import type { FileFault } from '../../gateways/files/genuine-file.ts'
import { holdingOf } from '../../http/share-holders-of-request.ts'
import { speakOf } from '../../http/language/answers.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { stillHere } from '../../sessions/still-here.ts'

/** Rows that one JSON answer may have. */
const MOST = 10_000

/**
 * Reports and proofs of delivery to take away. What is streamed holds no connection to the database
 * while it waits for its reader.
 */
export const downloadsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    app.route({
      ...downloadReport,
      handler: ({ caller, body, headers }, reply) => {
        requireAction(deps, caller, 'download_report')
        return deps.download_seats.hold(caller, async () => {
          const mayGoOn = stillHere(database, caller)
          const report = await askedReport(deps, { caller, mayGoOn }, body)
          if (!accepts(headers.accept, XLSX)) {
            if (report.total > MOST) throw new Refused(422, sentence('too_many_rows', MOST))
            return { status: true, message: sentence('ok'), result: await report.json() }
          }
          const { stream, ...told } = await report.workbook()
          return sendDownload(reply, stream, told)
        })
      },
    })
    app.route({
      ...downloadPods,
      handler: (request, reply) => {
        const { caller, body, headers, log } = request
        requireAction(deps, caller, 'download_pods')
        return deps.download_seats.hold(caller, async () => {
          const mayGoOn = stillHere(database, caller)
          const { pods, archive } = await askedPods(deps, { caller, mayGoOn }, body, {
            ...speakOf(request, undefined, officeLanguages),
            holding: holdingOf(request),
            missed: (digest: string, fault: FileFault): void =>
              log.error({ digest, fault }, 'a file is not as it was put on record'),
          })
          if (!accepts(headers.accept, ZIP))
            return {
              status: true,
              message: sentence('ok'),
              result: pods.map(({ file, url }) => ({ file, url })),
            }
          const { stream, ...told } = archive()
          return sendDownload(reply, stream, told)
        })
      },
    })
  }
