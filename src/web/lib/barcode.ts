/** A code as it was read. */
interface Read {
  readonly rawValue: string
  readonly format: string
}
interface Detector {
  detect: (source: HTMLVideoElement | OffscreenCanvas | ImageData) => Promise<readonly Read[]>
}
type Make = new (options: { formats: string[] }) => Detector
type Native = Make & { getSupportedFormats: () => Promise<string[]> }

// What consignment notes carry: printed numbers first, then codes that hold more.
const formats = [
  'code_128',
  'code_39',
  'itf',
  'codabar',
  'ean_13',
  'qr_code',
  'data_matrix',
  'pdf417',
] as const

/**
 * The browser's own reader where it reads printed numbers; else ours, which is loaded from this
 * very host when it is first needed, or null where it may not be. Rejects where that cannot be had.
 */
export const barcodeDetector = async (mayLoad: boolean): Promise<Detector | null> => {
  const native = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector
  const offered = (await native?.getSupportedFormats().catch(() => [])) ?? []
  if (native && offered.includes('code_128'))
    return new native({ formats: formats.filter((format) => offered.includes(format)) })
  return mayLoad ? ours() : null
}

const ours = async (): Promise<Detector> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
    },
    fireImmediately: true,
  })
  return new BarcodeDetector({ formats: [...formats] })
}
