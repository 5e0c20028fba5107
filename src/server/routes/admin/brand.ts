import { getBrand, getLogo, putLogo } from '../../../contract/admin/brand.ts'
import { brandOf, logoUrl } from '../../../domain/branding/branding.ts'
import { logoIn, logoName } from '../../../domain/branding/logo.ts'
import { languagesOf } from '../../../domain/policy/client-languages.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, saidOf } from '../../errors.ts'
import { openGenuine } from '../../gateways/files/genuine-file.ts'
import { answerOnceReady } from '../../answer-once.ts'
import { holdersIn, holdingOf } from '../../http/share-holders-of-request.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered } from '../../permission.ts'
import { preparedLogo } from '../../photos/logo.ts'
import { uploadRoom } from '../../photos/upload-room.ts'
import { clientLook } from '../../stores/accounts/clients.ts'
import { clientOfLogo, recordLogo } from '../../stores/files/logos.ts'

/** How a client looks: to anybody, and how its administrators give it a logo (CLNT-02). */
export const brandRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...getBrand,
      handler: async ({ params }) => {
        const client = await clientLook(deps.database, params.client)
        // A client without a look of its own is told like one that there is not.
        const policy = client && resolvePolicy(client.document)
        const languages = policy && languagesOf(policy)
        return {
          status: true,
          message: sentence('ok'),
          result: policy && brandOf(policy, client),
          ...(languages && { languages }),
        }
      },
    })

    app.route({
      ...getLogo,
      handler: async ({ params: { client, name }, log }, reply) => {
        const logo = logoIn(name)
        const client_id = logo && (await clientOfLogo(deps.database, client, logo))
        if (!logo || client_id === null) throw notFound()
        const opened = await openGenuine(deps.files, client_id, logo.digest)
        if (typeof opened === 'string') {
          log.error({ client, digest: logo.digest, fault: opened }, 'a logo is not as it was kept')
          throw new Refused(500, saidOf(opened))
        }
        return reply
          .headers({
            'Content-Type': 'image/png',
            'Content-Length': String(opened.bytes),
            'X-Content-Type-Options': 'nosniff',
            'Content-Security-Policy': "sandbox; default-src 'none'",
            'Cross-Origin-Resource-Policy': 'cross-origin',
            'Cache-Control': 'public, max-age=31536000, immutable',
          })
          .send(opened.stream)
      },
    })

    app.route({
      ...putLogo,
      onRequest: uploadRoom(putLogo.bodyLimit, holdersIn, async (request) => {
        const { key = '' } = request.params as { key?: string }
        await requireAdministered(deps, request.caller, key, 'change')
      }),
      handler: async (request) => {
        const { body, caller, params } = request
        const { client, desk } = await requireAdministered(deps, caller, params.key, 'change')
        const keep = async () => {
          const picture = await preparedLogo(body.file_data, 'file_data', holdingOf(request))
          await deps.files.keep(client.id, picture.logo.digest, picture.bytes)
          return picture
        }
        return answerOnceReady(deps, desk, onceOf(request), {
          ready: keep,
          work: async (tx, { logo, bytes }) => {
            const by = caller.viewer.username
            await recordLogo(tx, client.id, logo, { bytes: bytes.byteLength, by })
            const { width, height } = logo
            const url = logoUrl(client.key, logo)
            return {
              status: true,
              message: sentence('logo_kept'),
              result: { logo: logoName(logo), url, width, height },
            }
          },
        })
      },
    })
  }
