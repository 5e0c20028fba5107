import type { EpodBody } from '../../contract/proof/actions.ts'
import type { Photo } from '../../domain/order/order.ts'
import { whyNot } from '../../domain/policy/access.ts'
import type { Caller } from '../caller.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, refusedFor } from '../errors.ts'
import type { Holding } from '../share-holders.ts'
import type { ChangeSteps, ContextSteps } from '../orders/change-request.ts'
import { readAndCacheOrder } from '../orders/order-cache.ts'
import { recordFiles } from '../stores/files/files.ts'
import { recordPictures, seenOn, type SeenOn } from '../stores/files/pictures.ts'
import { keptStill } from './kept-still.ts'
import { prepared, type PreparedFile } from './prepare.ts'

/**
 * Puts the sent files on an order, all or none: they are judged, drawn anew and kept durably before
 * the order is held.
 */
export const adding = async (
  deps: Deps,
  { viewer, policy }: Caller,
  order_id: string,
  sent: NonNullable<EpodBody['photos']>,
  holding: Holding,
): Promise<ChangeSteps | ContextSteps<SeenOn | undefined>> => {
  const seen = await readAndCacheOrder(deps, viewer, order_id)
  const [first, ...others] = seen
    ? whyNot(seen.order, 'photo', viewer, policy, clockAt(deps, policy, seen.now))
    : []
  if (!seen || first) {
    // No picture is drawn in vain. Said only once the order is held, so that a repeated request
    // gets its first answer.
    return {
      commands: () => {
        throw first ? refusedFor([first, ...others]) : notFound()
      },
    }
  }
  const files: PreparedFile[] = []
  for (const [index, photo] of sent.entries())
    files.push(await prepared(photo, index, order_id, policy.time_zone, holding))
  for (const { digest, bytes } of files) {
    await deps.files.keep(viewer.client_id, digest, bytes)
    deps.metrics.uploaded(bytes.length)
  }
  return {
    loadContext: (tx) => seenOn(tx, order_id, files),
    commands: (_held, seen_on) =>
      files.map(({ command: { type, photo } }) => ({
        type,
        photo: { ...photo, ...known(seen_on?.get(photo.digest)) },
      })),
    writeInTransaction: async (tx) => {
      await recordFiles(
        tx,
        viewer.client_id,
        files.map(({ digest, mime, bytes }) => ({ digest, mime, bytes: bytes.byteLength })),
      )
      await recordPictures(tx, viewer.client_id, order_id, files)
    },
    afterCommit: async (is_written) => {
      if (is_written) await keptStill(deps, viewer.client_id, files)
    },
  } satisfies ContextSteps<SeenOn | undefined>
}

const known = (seen_on: Photo['seen_on']): Pick<Photo, 'seen_on'> => (seen_on ? { seen_on } : {})
