import { fitted, PHOTO_QUALITY } from '../../../domain/order/photo-file.ts'
import { EXIF_WITHIN, exifOf, exifOfHeic, isHeic, withExif } from './exif.ts'

/** What the page asks of the worker and what it answers, told apart by `id`; `bitmap` where the page had to decode the file itself. Without a picture it could not be read here. */
export interface ShrinkRequest { id: number; file: File; bitmap: ImageBitmap | null }
export interface ShrinkAnswer { id: number; picture: Blob | null }

const shrink = async ({ file, bitmap: decoded }: ShrinkRequest): Promise<Blob> => {
  const bitmap = decoded ?? await createImageBitmap(file)
  const { width, height } = fitted(bitmap.width, bitmap.height)
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
  return exif ? withExif(picture, exif) : picture
}

self.addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  const answer = (picture: Blob | null): void => self.postMessage({ id: data.id, picture } satisfies ShrinkAnswer, { transfer: [] })
  shrink(data).then(answer, () => answer(null))
})
