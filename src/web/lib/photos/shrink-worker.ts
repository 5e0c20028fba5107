import '../older-browsers.ts'
import { fitted, PHOTO_QUALITY } from '../../../domain/order/photos/photo-file.ts'
import type { ReadCode } from '../../../domain/order/photos/photo-code.ts'
import { LOOK_SIDE, lookOf, type PhotoQuality } from '../../../domain/order/photos/photo-look.ts'
import { codesIn } from './codes-in.ts'
import { EXIF_WITHIN, exifOf, exifOfHeic, isHeic, withExif } from './exif.ts'

/**
 * A picture made small, with what can be noticed of it before it is sent; `codes` null where this
 * device cannot read any.
 */
export interface Shrunk {
  picture: Blob
  /** Is the picture as picked no larger than one that is sent may be? */
  fits: boolean
  look: PhotoQuality
  codes: readonly ReadCode[] | null
}

/**
 * What the page asks of the worker, told apart by `id`; `bitmap` where the page had to decode the
 * file itself.
 */
export interface ShrinkRequest {
  id: number
  file: File
  bitmap: ImageBitmap | null
  loads_reader: boolean
}

/** The answer to the request of this `id`; null where the picture could not be read here. */
export interface ShrinkAnswer {
  id: number
  shrunk: Shrunk | null
}

/** How it looks, by the greys of a smaller one. */
const lookAt = (picture: OffscreenCanvas): PhotoQuality => {
  const scale = Math.min(1, LOOK_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  // Rec. 601, as televisions weigh the colours.
  return lookOf(
    Float32Array.from(
      { length: width * height },
      (_, at) =>
        0.299 * (data[at * 4] ?? 0) +
        0.587 * (data[at * 4 + 1] ?? 0) +
        0.114 * (data[at * 4 + 2] ?? 0),
    ),
    width,
  )
}

const shrink = async ({ file, bitmap: decoded, loads_reader }: ShrinkRequest): Promise<Shrunk> => {
  const bitmap = decoded ?? (await createImageBitmap(file))
  const { width, height } = fitted(bitmap.width, bitmap.height)
  const fits = width === bitmap.width && height === bitmap.height
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: PHOTO_QUALITY })
  // When and where it was taken is evidence, which the canvas does not carry over.
  const head = new Uint8Array(await file.slice(0, EXIF_WITHIN).arrayBuffer())
  const exif = isHeic(head) ? exifOfHeic(new Uint8Array(await file.arrayBuffer())) : exifOf(head)
  return {
    fits,
    picture: exif ? withExif(picture, exif) : picture,
    look: lookAt(canvas),
    codes: await codesIn(canvas, loads_reader),
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  const answer = (shrunk: Shrunk | null): void =>
    self.postMessage({ id: data.id, shrunk } satisfies ShrinkAnswer, { transfer: [] })
  shrink(data).then(answer, () => answer(null))
})
