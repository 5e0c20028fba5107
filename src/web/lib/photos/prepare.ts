import { pickedProblem } from '../../../domain/order/photo-file.ts'
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
const shrunk = (file: File): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (typeof OffscreenCanvas === 'undefined') return resolve(null)
    last_id += 1
    waiting.set(last_id, resolve)
    theWorker().postMessage({ id: last_id, file } satisfies ShrinkRequest, [])
  })

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/**
 * A picked picture made small, or a PDF as it is, as the data URL that the wire takes.
 * What this browser cannot decode (HEIC mostly) goes as picked: the server can. Throws an Error with a sentence for what cannot be sent.
 */
export const prepare = async (file: File): Promise<Prepared> => {
  const problem = pickedProblem(file)
  if (problem !== null) throw new Error(problem)
  const picture = file.type === 'application/pdf' ? null : await shrunk(file)
  const smaller = picture && picture.size < file.size ? picture : null
  const file_name = smaller ? file.name.replace(/\.[^.]+$/, '.jpg') : file.name
  return { file_name, file_data: await dataUrl(smaller ?? file) }
}
