import sharp, { type Sharp } from 'sharp'
import { fitted, MOST_STORED_BYTES, PHOTO_QUALITY } from '../../domain/order/photos/photo-file.ts'
import { HASH_SIDE, pictureHash } from '../../domain/order/photos/picture-hash.ts'
import type { SentenceCode } from '../../domain/words/sentence.ts'
import { oneAtATime } from './one-at-a-time.ts'

const MOST_PIXELS = 40_000_000
const SECONDS = 5

// Only the readers of the formats that are taken: others have a far larger surface, and some of
// them load what they refer to.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** Formats a picture is kept in. */
export type PictureKind = 'jpg' | 'png' | 'webp'

/** A picture as it is kept, and by what the same one is found again. */
export interface Picture {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
  readonly hash: string | null
}

type Why = Extract<SentenceCode, `photo_${string}`>

/** Unprocessable content: why bytes are no picture that can be kept, as a sentence's code. */
export class NoPicture extends Error {
  readonly why: Why
  constructor(why: Why, options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

const decoding = oneAtATime(32)

/**
 * The picture drawn anew: upright, at most 1920 pixels by 1080, quality 90, nothing but pixels. It
 * keeps its format unless that is `other` than those kept or too large so; then it is a JPEG. One
 * at a time in this process, each at most 5 s. Throws NoPicture, or Refused 503 when too many are
 * waiting.
 */
export const redrawn = (bytes: Uint8Array, kind: PictureKind | 'other'): Promise<Picture> =>
  decoding(async () => {
    const own = await encoded(bytes, kind === 'other' ? 'jpg' : kind)
    if (own.bytes.byteLength <= MOST_STORED_BYTES) return hashed(own)
    const smaller = await encoded(bytes, 'jpg')
    if (smaller.bytes.byteLength > MOST_STORED_BYTES) throw new NoPicture('photo_too_large_stored')
    return hashed(smaller)
  })

/**
 * Looks at a picture in its turn, under the same limits. Throws NoPicture for what cannot be read.
 */
export const reading = <T>(bytes: Uint8Array, look: (picture: Sharp) => Promise<T>): Promise<T> =>
  decoding(async () => {
    try {
      return await look(opened(bytes).timeout({ seconds: SECONDS }))
    } catch (error) {
      throw error instanceof NoPicture
        ? error
        : new NoPicture('photo_not_readable', { cause: error })
    }
  })

/** A small picture of one that is kept, for lists: at most 320 pixels either way. */
export const thumbnail = (bytes: Uint8Array): Promise<Buffer> =>
  reading(bytes, (picture) =>
    picture
      .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer(),
  )

const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })

const encoded = async (bytes: Uint8Array, kind: PictureKind): Promise<Omit<Picture, 'hash'>> => {
  const picture = opened(bytes)
  try {
    const {
      autoOrient: { width, height },
    } = await picture.metadata()
    const upright = picture
      .autoOrient()
      .resize({ ...fitted(width, height), fit: 'fill' })
      .timeout({ seconds: SECONDS })
    return { kind, bytes: await inFormat(upright, kind).toBuffer() }
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit')
    throw new NoPicture(tooMany ? 'photo_too_many_pixels' : 'photo_not_readable', {
      cause: error,
    })
  }
}

/** Of the pixels as they are kept, so that what is drawn anew once more has the same. */
const hashed = async (picture: Omit<Picture, 'hash'>): Promise<Picture> => {
  const small = opened(picture.bytes)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'fill' })
    .timeout({ seconds: SECONDS })
  return { ...picture, hash: pictureHash(await small.raw().toBuffer()) }
}

const inFormat = (picture: Sharp, kind: PictureKind): Sharp => {
  const quality = PHOTO_QUALITY * 100
  switch (kind) {
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality })
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality })
  }
}
