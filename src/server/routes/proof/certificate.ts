import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { getCertificate, getProofPack } from '../../../contract/proof/certificate.ts'
import { VERIFY_HEADER } from '../../../contract/proof/certificate-header.ts'
import { PDF, ZIP } from '../../../contract/media-types.ts'
import { whyNoCertificate } from '../../../domain/certificate/why-no-certificate.ts'
import { officeLanguages } from '../../../domain/words/languages.ts'
import type { Caller } from '../../caller.ts'
import {
  certificateOfOrder,
  type CertificateFile,
  type CertificateReader,
} from '../../certificate/certificate-of-order.ts'
import { orderLogOf, type CertifiedLog } from '../../certificate/order-log.ts'
import { proofPack } from '../../certificate/proof-pack.ts'
import { notSealed } from '../../credentials/issue.ts'
import { keysFile } from '../../credentials/keys-file.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { sendDownload } from '../../downloads/send.ts'
import { notFound, refuseFor } from '../../errors.ts'
import type { FileFault } from '../../gateways/files/genuine-file.ts'
import { holdingOf } from '../../http/share-holders-of-request.ts'
import { speakOf } from '../../http/language/answers.ts'
import { builtVerifier } from '../../http/pages.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'

/** The proof of delivery of an order, to keep and to hand on. */
export const certificateRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    /** Throws 404 and what keeps this caller from it. */
    const requireCertified = async (caller: Caller, id: string): Promise<CertifiedLog> => {
      const log = await orderLogOf(deps, scopeOf(caller.viewer), id)
      if (!log) throw notFound()
      const clock = clockFor(deps, caller)
      refuseFor(whyNoCertificate(log.order, caller.viewer, caller.policy, clock))
      return log
    }

    const drawn = (
      request: FastifyRequest,
      log: CertifiedLog,
      { language, t }: Pick<CertificateReader, 'language' | 't'>,
    ): Promise<CertificateFile> =>
      certificateOfOrder(deps, log, {
        caller: request.caller,
        clock: clockFor(deps, request.caller),
        language,
        t,
        holding: holdingOf(request),
        missed: notingIn(request, log),
      })

    app.route({
      ...getCertificate,
      handler: (request, reply) => {
        const { caller, params, query } = request
        requireAction(deps, caller, 'download_pods')
        return deps.download_seats.hold(caller, async () => {
          const log = await requireCertified(caller, params.id)
          const speech = speakOf(request, query.lang, officeLanguages)
          const { bytes, name, verify_url } = await drawn(request, log, speech)
          void reply.headers({ [VERIFY_HEADER]: verify_url, 'Content-Language': speech.language })
          return sendDownload(reply, Readable.from([bytes]), {
            type: PDF,
            name,
            rows: 1,
            bytes: bytes.byteLength,
          })
        })
      },
    })

    app.route({
      ...getProofPack,
      handler: (request, reply) => {
        const { caller, params } = request
        requireAction(deps, caller, 'download_pods')
        return deps.download_seats.hold(caller, async () => {
          const log = await requireCertified(caller, params.id)
          const certificate = await drawn(
            request,
            log,
            speakOf(request, undefined, officeLanguages),
          )
          const { proof } = certificate
          if (proof === null) throw notSealed()
          const parts = {
            certificate,
            proof,
            keys: await keysFile(deps),
            verifier: await builtVerifier(),
          }
          const { client_id } = caller.viewer
          const { time_zone: zone } = caller.policy
          const pack = proofPack(
            log.order,
            parts,
            deps.files,
            { client_id, zone },
            notingIn(request, log),
          )
          return sendDownload(reply, pack, {
            type: ZIP,
            name: certificate.name.replace(/pdf$/, 'zip'),
          })
        })
      },
    })
  }

/** Notes a file that is not as it was put on record. */
const notingIn =
  ({ log: lines }: FastifyRequest, { order }: CertifiedLog) =>
  (digest: string, fault: FileFault): void =>
    lines.error({ order_id: order._id, digest, fault }, 'a file is not as it was put on record')
