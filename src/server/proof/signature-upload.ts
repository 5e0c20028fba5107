import type { EpodBody } from '../../contract/proof/actions.ts'
import { whyNot } from '../../domain/policy/access.ts'
import type { SentenceCode } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound, refusedAt, refusedFor, type Refused } from '../errors.ts'
import type { Holding } from '../share-holders.ts'
import type { ChangeSteps } from '../orders/change-request.ts'
import { readAndCacheOrder } from '../orders/order-cache.ts'
import { bytesOf } from '../photos/data-url.ts'
import { NoPicture } from '../photos/picture.ts'
import { signatureDrawn } from '../photos/signature.ts'
import { sha256 } from '../secrets.ts'
import { recordFiles } from '../stores/files/files.ts'

/**
 * Puts a drawn signature on an order: looked at and kept durably before the order is held
 * (SIGN-01).
 */
export const signing = async (
  deps: Deps,
  { viewer, policy }: Caller,
  _id: string,
  { name, relation, image }: NonNullable<EpodBody['signature']>,
  holding: Holding,
): Promise<ChangeSteps> => {
  const seen = await readAndCacheOrder(deps, viewer, _id)
  const [first, ...others] = seen
    ? whyNot(seen.order, 'signature', viewer, policy, clockAt(deps, policy, seen.now))
    : []
  // Said only once the order is held, so that a repeated request gets its first answer.
  if (!seen || first)
    return {
      commands: () => {
        throw first ? refusedFor([first, ...others]) : notFound()
      },
    }
  const bytes = await drawn(image, holding)
  const digest = sha256(bytes)
  await deps.files.keep(viewer.client_id, digest, bytes)
  deps.metrics.uploaded(bytes.length)
  return {
    commands: () => [
      {
        type: 'signature',
        signature: { name, relation, digest, url: `/api/files/${_id}/${digest}.png` },
      },
    ],
    writeInTransaction: (tx) =>
      recordFiles(tx, viewer.client_id, [{ digest, mime: 'image/png', bytes: bytes.byteLength }]),
  }
}

const FIELD = 'signature.image'

const drawn = async (image: string, holding: Holding): Promise<Uint8Array> => {
  const refused = (code: SentenceCode): Refused => refusedAt(FIELD, { code })
  try {
    const bytes = await signatureDrawn(bytesOf(image, FIELD), holding)
    if (bytes === null) throw refused('signature_blank')
    return bytes
  } catch (error) {
    throw error instanceof NoPicture ? refused('signature_unreadable') : error
  }
}
