import type { ReadCode } from '../../../domain/order/photos/photo-code.ts'
import { barcodeDetector } from '../barcode.ts'

/** How long a photo may be kept waiting for what its codes say. */
const PATIENCE_MS = 3_000

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

const read = async (
  picture: OffscreenCanvas,
  loads_reader: boolean,
): Promise<ReadCode[] | null> => {
  const detector = await barcodeDetector(loads_reader && hasRoom())
  const found = await detector?.detect(picture)
  return found?.map(({ rawValue, format }) => ({ text: rawValue, format })) ?? null
}

/** The codes in a picture; null where this device cannot tell in time. */
export const codesIn = (
  picture: OffscreenCanvas,
  loads_reader: boolean,
): Promise<ReadCode[] | null> => {
  const tooLong = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS)
  })
  return Promise.race([read(picture, loads_reader).catch(() => null), tooLong])
}
