import { buffer } from 'node:stream/consumers'
import { getFile } from '../../../contract/proof/proof.ts'
import { whyNot } from '../../../domain/policy/access.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { clockAt } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, saidOf } from '../../errors.ts'
import type { FileStore, ShownAs } from '../../gateways/files/files.ts'
import { openGenuine } from '../../gateways/files/genuine-file.ts'
import { photosShown, publicOrderOf } from '../../links/public-order.ts'
import { thumbnail } from '../../photos/picture.ts'
import { servedTypes } from '../../photos/prepare.ts'
import { orderWithFile } from '../../stores/files/files.ts'
import { holdingOf } from '../../http/share-holders-of-request.ts'
import type { Routes } from '../../http/routes.ts'

/** Photos and papers, to those who may see their order. */
export const filesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...getFile,
      handler: async (request, reply) => {
        const {
          params: { order: order_id, name },
          query: { size, through },
          caller,
          log,
        } = request
        const { viewer, policy } = caller
        const [digest = '', extension = ''] = name.split('.')
        const mime = servedTypes.get(extension) ?? ''
        const found = await orderWithFile(deps.database, scopeOf(viewer), order_id, {
          digest,
          mime,
        })
        if (!found?.named) throw notFound()
        // Deleted photos stay evidence, for administrators; everybody else has what the order shows
        // now, a link what its page shows.
        const clock = clockAt(deps, policy, found.now)
        const photos =
          viewer.link === null
            ? found.order.epod.photos
            : photosShown(publicOrderOf(found.order, caller, clock))
        const seesPast =
          viewer.link === null && whyNot(found.order, 'admin', viewer, policy, clock).length === 0
        const { signature } = found.order.epod
        const signed = viewer.link === null && signature ? [signature] : []
        const shown = seesPast || [...photos, ...signed].some(({ url }) => url.endsWith(`/${name}`))
        if (!shown) throw notFound()
        const disposition = mime.startsWith('image/') ? 'inline' : `attachment; filename="${name}"`
        const address =
          size === undefined && through === undefined
            ? await storeAddress(deps.files, viewer.client_id, digest, { mime, disposition })
            : null
        if (address !== null)
          return reply.header('Cache-Control', 'private, no-store').redirect(address, 302)
        const opened = await openGenuine(deps.files, viewer.client_id, digest)
        if (typeof opened === 'string') {
          log.error({ order_id, digest, fault: opened }, 'a file is not as it was put on record')
          throw new Refused(500, saidOf(opened))
        }
        const small =
          size === 'small' && mime.startsWith('image/')
            ? await thumbnail(() => buffer(opened.stream), holdingOf(request)).finally(() =>
                opened.stream.destroy(),
              )
            : null
        return reply
          .headers({
            'Content-Type': small ? 'image/webp' : mime,
            'Content-Length': String(small?.byteLength ?? opened.bytes),
            'X-Content-Type-Options': 'nosniff',
            'Content-Security-Policy': "sandbox; default-src 'none'",
            'Content-Disposition': disposition,
            'Cache-Control': 'private, no-store',
          })
          .send(small ?? opened.stream)
      },
    })
  }

/** Where the store itself gives the file out; null where it does not, or has no such file. */
const storeAddress = async (
  files: FileStore,
  client_id: string,
  digest: string,
  shown: ShownAs,
): Promise<string | null> => {
  const address = await files.addressFor(client_id, digest, shown)
  if (address === null) return null
  // What is gone is told by whoever reads it.
  return (await files.sizeOf(client_id, digest)) === null ? null : address
}
