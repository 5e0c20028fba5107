import type { ReadCode } from '../../../domain/order/photos/photo-code.ts'
import { barcodeDetector } from '../barcode.ts'

/** How long the first photo may be kept waiting for the reader to come. */
const COMING_MS = 3_000

/** How long any may be kept waiting, once the reader is here, for what its codes say. */
const READING_MS = 10_000

interface Room {
  connection?: { saveData?: boolean; effectiveType?: string }
  deviceMemory?: number
}

/**
 * May a reader be loaded that this browser has not? Not over a thin line, nor into little memory.
 */
const hasRoom = (): boolean => {
  const { connection, deviceMemory = 4 } = navigator as Room
  return (
    deviceMemory >= 2 && !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '')
  )
}

/** What comes of this promise; null where nothing does, or nothing in time. */
const within = <Value>(promise: Promise<Value>, ms: number): Promise<Value | null> => {
  const tooLong = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms)
  })
  return Promise.race([promise.catch(() => null), tooLong])
}

/** The codes in a picture; null where this device cannot tell in time. */
export const codesIn = async (
  picture: OffscreenCanvas,
  loads_reader: boolean,
): Promise<ReadCode[] | null> => {
  const detector = await within(barcodeDetector(loads_reader && hasRoom()), COMING_MS)
  const found = detector && (await within(detector.detect(picture), READING_MS))
  return found?.map(({ rawValue, format }) => ({ text: rawValue, format })) ?? null
}
