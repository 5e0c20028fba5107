import { barcodeDetector } from '../../lib/barcode.ts'

/** Reads a barcode out of a camera's picture: its text, or null where none is in sight. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | null>

/** The reader for this browser, loaded when it is first needed. Rejects where none can be had. */
export const barcodeReader = async (): Promise<ReadBarcode> => {
  const detector = await barcodeDetector(true)
  return async (video) => {
    const [found] = (await detector?.detect(video)) ?? []
    const text = found?.rawValue.trim() ?? ''
    return text === '' ? null : text
  }
}
