import { barcodeDetector } from './barcode.ts'
import type { BarcodeAnswer } from './barcode-worker.ts'

/** Reads a barcode out of a camera's picture: its text, or null where none is in sight. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | null>

/** How long one picture may take, the first with the reader's own coming. */
const PICTURE_MS = 30_000

/** The picture as it is now. */
const pictureOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null => {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return null
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0)
  return context?.getImageData(0, 0, width, height) ?? null
}

/** One picture after the other, by a worker that ends with the first failure. */
const inWorker = (): ReadBarcode => {
  const canvas = document.createElement('canvas')
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  return (video) =>
    new Promise((resolve, reject) => {
      const picture = pictureOf(video, canvas)
      if (!picture) return resolve(null)
      const fail = (): void => {
        worker.terminate()
        reject(new Error('no barcode can be read here'))
      }
      const timer = setTimeout(fail, PICTURE_MS)
      worker.addEventListener('error', fail, { once: true })
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<BarcodeAnswer>) => {
          clearTimeout(timer)
          worker.removeEventListener('error', fail)
          if ('failed' in data) fail()
          else resolve(data.text)
        },
        { once: true },
      )
      worker.postMessage(picture, [picture.data.buffer])
    })
}

let ours: ReadBarcode | null = null

/**
 * The reader for this browser: its own, else ours in a worker, since pages run no WebAssembly. It
 * is loaded when it is first needed, and rejects where it cannot be had.
 */
export const barcodeReader = async (): Promise<ReadBarcode> => {
  const native = await barcodeDetector(false)
  if (native)
    return async (video) => {
      const [found] = await native.detect(video)
      return found?.rawValue.trim() || null
    }
  const read = (ours ??= inWorker())
  return (video) =>
    read(video).catch((thrown: unknown) => {
      ours = null
      throw thrown
    })
}
