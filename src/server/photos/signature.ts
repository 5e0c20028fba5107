import type { Holding } from '../share-holders.ts'
import { NoPicture, reading } from './picture.ts'

/** The box a signature is looked at and kept in, in pixels. */
const BOX = { width: 600, height: 240 } as const
/**
 * How far a pixel's grey must lie from the ground's to be ink; how many make a stroke, and how far
 * it must reach.
 */
const CONTRAST = 48
const LEAST_INK = 40
const LEAST_REACH = 30

/** The ground is the grey that most pixels have, so that light ink on dark counts too. */
const groundOf = (greys: Uint8Array): number => {
  const counts = new Uint32Array(256)
  for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1
  return counts.indexOf(Math.max(...counts))
}

/** Is anything drawn here? A single dot or a speck of noise is nothing. */
export const hasStroke = (greys: Uint8Array, width: number): boolean => {
  const ground = groundOf(greys)
  let [ink, left, right, top, bottom] = [0, Infinity, -1, Infinity, -1]
  for (const [at, grey] of greys.entries()) {
    if (Math.abs(grey - ground) < CONTRAST) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    ink += 1
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return ink >= LEAST_INK && Math.max(right - left, bottom - top) >= LEAST_REACH
}

/**
 * The signature as a PNG of its own, nothing but pixels on white; null for a blank canvas, told by
 * what is on it. Throws NoPicture for what is no PNG.
 */
export const signatureDrawn = (bytes: Uint8Array, holding: Holding): Promise<Uint8Array | null> =>
  reading(
    () => Promise.resolve(bytes),
    holding,
    async (picture) => {
      if ((await picture.metadata()).format !== 'png') throw new NoPicture('photo_not_readable')
      const flat = picture
        .flatten({ background: '#ffffff' })
        .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      const { data, info } = await flat
        .clone()
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return hasStroke(data, info.width) ? flat.png({ palette: true }).toBuffer() : null
    },
  )
