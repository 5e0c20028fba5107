import { fileTypeFromBuffer } from 'file-type'
import {
  MOST_LOGO_BYTES,
  MOST_LOGO_PIXELS,
  MOST_SENT_LOGO_BYTES,
  type Logo,
} from '../../domain/branding/logo.ts'
import { sentence, type Sentence } from '../../domain/words/sentence.ts'
import { refusedAt } from '../errors.ts'
import type { Holding } from '../share-holders.ts'
import { sha256 } from '../secrets.ts'
import { bytesOf } from './data-url.ts'
import { NoPicture, reading } from './picture.ts'

/** A logo ready to be kept. */
export interface PreparedLogo {
  readonly logo: Logo
  readonly bytes: Uint8Array
}

const taken: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])
/** What a drawing begins with, whatever its file is called. */
const drawing = /^\uFEFF?\s*<(\?xml|!doctype\s+svg|!--|svg)/i
/** Pixels either way that are tried, until what comes of it is small enough. */
const SIDES = [MOST_LOGO_PIXELS, 384, 256, 160, 96] as const

/**
 * A sent picture as it is kept for a logo: judged by its bytes, and drawn anew as a PNG, so that
 * nothing of the file itself is ever served. Throws Refused naming `field`.
 */
export const preparedLogo = async (
  data_url: string,
  field: string,
  holding: Holding,
): Promise<PreparedLogo> => {
  const refused = (said: Sentence, code = 422) => refusedAt(field, said, code)
  const bytes = bytesOf(data_url, field)
  if (bytes.byteLength > MOST_SENT_LOGO_BYTES)
    throw refused(sentence('logo_too_large', MOST_SENT_LOGO_BYTES), 413)
  if (drawing.test(Buffer.from(bytes.subarray(0, 200)).toString('utf8')))
    throw refused(sentence('logo_svg'))
  if (!taken.has((await fileTypeFromBuffer(bytes))?.mime ?? ''))
    throw refused(sentence('logo_not_readable'))
  try {
    return await drawn(bytes, holding)
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error
    throw refused(sentence(error.why === 'photo_not_readable' ? 'logo_not_readable' : error.why))
  }
}

const drawn = (bytes: Uint8Array, holding: Holding): Promise<PreparedLogo> =>
  reading(
    () => Promise.resolve(bytes),
    holding,
    async (picture) => {
      const upright = picture.autoOrient()
      for (const side of SIDES) {
        const { data, info } = await upright
          .clone()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .png({ palette: true, compressionLevel: 9 })
          .toBuffer({ resolveWithObject: true })
        if (data.byteLength > MOST_LOGO_BYTES) continue
        const { width, height } = info
        return { logo: { digest: sha256(data), width, height }, bytes: data }
      }
      throw new NoPicture('photo_not_readable')
    },
  )
