import './older-browsers.ts'
import { barcodeDetector } from './barcode.ts'

/** What the worker answers to a picture: the text in it, null for none, or that it cannot read. */
export type BarcodeAnswer = { readonly text: string | null } | { readonly failed: true }

const reader = barcodeDetector(true)

const read = async (picture: ImageData): Promise<BarcodeAnswer> => {
  const [found] = (await (await reader)?.detect(picture)) ?? []
  return { text: found?.rawValue.trim() || null }
}

// Only the answer to this script lets WebAssembly run; no page has to.
self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  const answer = (told: BarcodeAnswer): void => self.postMessage(told, { transfer: [] })
  read(data).then(answer, () => answer({ failed: true }))
})
