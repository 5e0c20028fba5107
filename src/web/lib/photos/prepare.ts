import { pickedProblem } from '../../../domain/order/photo-file.ts'
import { photoSentences as words } from '../../../domain/words/photo-sentences.ts'
import { isHeic } from './exif.ts'
import type { ShrinkAnswer, ShrinkRequest } from './shrink-worker.ts'

/** A file ready to be sent as one photo. */
export interface Prepared { file_name: string; file_data: string }

let worker: Worker | null = null
let last_id = 0
const waiting = new Map<number, (picture: Blob | null) => void>()

const giveUp = (): void => {
  worker = null
  for (const answer of waiting.values()) answer(null)
  waiting.clear()
}

const theWorker = (): Worker => {
  if (worker) return worker
  worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => {
    waiting.get(data.id)?.(data.picture)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', giveUp)
  return worker
}

/** A JPEG of at most 1920 x 1080 made off the main thread; null where this browser cannot read the picture. */
const shrunk = (file: File, bitmap: ImageBitmap | null = null): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (typeof OffscreenCanvas === 'undefined') return resolve(null)
    last_id += 1
    waiting.set(last_id, resolve)
    theWorker().postMessage({ id: last_id, file, bitmap } satisfies ShrinkRequest, bitmap ? [bitmap] : [])
  })

/** A HEIC file that this browser cannot read, by a decoder that is loaded for it. Throws an Error with a sentence where that cannot be had, or reads nothing either. */
const fromHeic = async (file: File): Promise<Blob> => {
  try {
    const { heicTo } = await import('heic-to/csp')
    const picture = await shrunk(file, await heicTo({ blob: file, type: 'bitmap' }))
    if (picture) return picture
  } catch {
    // No connection, or no picture: the same is to be done about either.
  }
  throw new Error(words.photoHeic)
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/**
 * A picked picture made small, or a PDF as it is, as the data URL that the wire takes.
 * What cannot be decoded here goes as picked, and the server judges it; but for HEIC, of which it takes none. Throws an Error with a sentence for what cannot be sent.
 */
export const prepare = async (file: File): Promise<Prepared> => {
  const problem = pickedProblem(file)
  if (problem !== null) throw new Error(problem)
  const isFromPhone = isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  const decoded = file.type === 'application/pdf' ? null : await shrunk(file)
  const picture = decoded ?? (isFromPhone ? await fromHeic(file) : null)
  const smaller = picture && (isFromPhone || picture.size < file.size) ? picture : null
  const file_name = smaller ? file.name.replace(/\.[^.]+$/, '.jpg') : file.name
  return { file_name, file_data: await dataUrl(smaller ?? file) }
}
