import sharp, { type Sharp } from 'sharp'
import { fitted, MOST_STORED_BYTES, PHOTO_QUALITY } from '../../domain/order/photos/photo-file.ts'
import { HASH_SIDE, pictureHash, turnedHashes } from '../../domain/order/photos/picture-hash.ts'
import { sentence, type SentenceCode } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'
import type { Holding } from '../share-holders.ts'
import { FairTurns } from './fair-turns.ts'

const MOST_PIXELS = 40_000_000
/** Most seconds of one step of a picture's turn, and of the whole. */
const SECONDS = 5
const TURN_SECONDS = 10

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

/** A picture as it is kept, and by what the same one is found again, `turned` ones too. */
export interface Picture {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
  readonly hash: string | null
  readonly turned: readonly string[]
  /** The EXIF of what it was drawn from, as the picture's own reader found it. */
  readonly exif: Buffer | null
}

/** Its bytes alone, and the EXIF. */
type Drawn = Pick<Picture, 'kind' | 'bytes' | 'exif'>

type Why = Extract<SentenceCode, `photo_${string}`>

/** Unprocessable content: why bytes are no picture that can be kept, as a sentence's code. */
export class NoPicture extends Error {
  readonly why: Why
  constructor(why: Why, options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

const decoding = new FairTurns(256)

/** One turn of a picture: its work asks for the seconds that each of its steps may take. */
const turn = <T>(holding: Holding, work: (seconds: () => number) => Promise<T>): Promise<T> =>
  decoding.run(holding, () => {
    const began = performance.now()
    return work(() => {
      holding.ended.throwIfAborted()
      const left = TURN_SECONDS - (performance.now() - began) / 1_000
      if (left <= 0) throw outOfTime()
      return Math.min(SECONDS, Math.ceil(left))
    })
  })

/**
 * The picture drawn anew: upright, at most 1920 pixels by 1080, quality 90, nothing but pixels. It
 * keeps its format unless that is `other` than those kept or too large so; then it is a JPEG. One
 * at a time in this process, each for at most 10 s. Throws NoPicture, Refused when too many are
 * waiting or its time ran out, or what the holding was ended with.
 */
export const redrawn = (
  bytes: Uint8Array,
  kind: PictureKind | 'other',
  holding: Holding,
): Promise<Picture> =>
  turn(holding, async (seconds) => {
    const own = await encoded(bytes, kind === 'other' ? 'jpg' : kind, seconds())
    if (own.bytes.byteLength <= MOST_STORED_BYTES) return hashed(own, seconds())
    const smaller = await encoded(bytes, 'jpg', seconds())
    if (smaller.bytes.byteLength > MOST_STORED_BYTES) throw new NoPicture('photo_too_large_stored')
    return hashed(smaller, seconds())
  })

/**
 * Looks at a picture in its turn, under the same limits; its bytes are fetched only then. Throws
 * NoPicture for what cannot be read.
 */
export const reading = <T>(
  bytes: () => Promise<Uint8Array>,
  holding: Holding,
  look: (picture: Sharp) => Promise<T>,
): Promise<T> =>
  turn(holding, async (seconds) => {
    const fetched = await bytes()
    const picture = opened(fetched).timeout({ seconds: seconds() })
    try {
      return await look(picture)
    } catch (error) {
      throw error instanceof NoPicture ? error : unread(error)
    }
  })

/** A small picture of one that is kept, for lists: at most 320 pixels either way. */
export const thumbnail = (bytes: () => Promise<Uint8Array>, holding: Holding): Promise<Buffer> =>
  reading(bytes, holding, (picture) =>
    picture
      .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer(),
  )

/**
 * A small picture of one that is kept, for paper: a JPEG on white, at most 420 pixels either way.
 */
export const onPaper = (bytes: () => Promise<Uint8Array>, holding: Holding): Promise<Buffer> =>
  reading(bytes, holding, (picture) =>
    picture
      .resize({ width: 420, height: 420, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72 })
      .toBuffer(),
  )

const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })

const encoded = async (bytes: Uint8Array, kind: PictureKind, seconds: number): Promise<Drawn> => {
  const picture = opened(bytes)
  try {
    const {
      autoOrient: { width, height },
      exif = null,
    } = await picture.metadata()
    const upright = picture
      .autoOrient()
      .resize({ ...fitted(width, height), fit: 'fill' })
      .timeout({ seconds })
    return { kind, bytes: await inFormat(upright, kind).toBuffer(), exif }
  } catch (error) {
    throw unread(error)
  }
}

/**
 * Why a picture was not read. Where its time ran out that may be the load's doing: the sender is
 * told to come again, and nothing that was taken at a door is given up for it.
 */
export const unread = (error: unknown): NoPicture | Refused => {
  const said = error instanceof Error ? error.message : ''
  if (/\btimeout: \d+% complete/.test(said)) return outOfTime()
  const tooMany = said.includes('pixel limit')
  return new NoPicture(tooMany ? 'photo_too_many_pixels' : 'photo_not_readable', { cause: error })
}

/** Seconds after which a picture whose time ran out may be sent again. */
const AGAIN_SECONDS = 10
const outOfTime = (): Refused => new Refused(503, sentence('busy'), [], AGAIN_SECONDS)

/** Of the pixels as they are kept, so that what is drawn anew once more has the same. */
const hashed = async (picture: Drawn, seconds: number): Promise<Picture> => {
  const small = opened(picture.bytes)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'fill' })
    .timeout({ seconds })
  const greys = await small.raw().toBuffer()
  return { ...picture, hash: pictureHash(greys), turned: turnedHashes(greys) }
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
