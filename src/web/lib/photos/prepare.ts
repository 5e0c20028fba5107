import { mayBeTaken, pickedProblem } from '../../../domain/order/photos/photo-file.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { photoSentences } from '../../../domain/words/photo-sentences.ts'
import { textFrom } from '../../../domain/words/sentence.ts'
import { t } from '../language/language.ts'
import { isHeic } from './exif.ts'
import type { ShrinkAnswer, ShrinkRequest, Shrunk } from './shrink-worker.ts'

/** A file ready to be sent as one photo, and what was noticed of it where it could be read here. */
export interface PreparedPhoto {
  readonly file_name: string
  readonly file_data: string
  readonly seen: Pick<Shrunk, 'look' | 'codes'> | null
}

let worker: Worker | null = null
let last_id = 0
const waiting = new Map<number, (shrunk: Shrunk | null) => void>()

const giveUp = (): void => {
  worker = null
  for (const answer of waiting.values()) answer(null)
  waiting.clear()
}

const theWorker = (): Worker => {
  if (worker) return worker
  worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => {
    waiting.get(data.id)?.(data.shrunk)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', giveUp)
  return worker
}

/**
 * A JPEG of at most 1920 x 1080 made off the main thread; null where this browser cannot read the
 * picture.
 */
const shrunk = (
  file: File,
  loads_reader: boolean,
  bitmap: ImageBitmap | null = null,
): Promise<Shrunk | null> =>
  new Promise((resolve) => {
    if (typeof OffscreenCanvas === 'undefined') return resolve(null)
    last_id += 1
    waiting.set(last_id, resolve)
    theWorker().postMessage(
      { id: last_id, file, bitmap, loads_reader } satisfies ShrinkRequest,
      bitmap ? [bitmap] : [],
    )
  })

/**
 * A HEIC file that this browser cannot read, by a decoder that is loaded for it. Throws an Error
 * with a sentence where that cannot be had, or reads nothing either.
 */
const fromHeic = async (file: File, loads_reader: boolean): Promise<Shrunk> => {
  try {
    const { heicTo } = await import('heic-to/csp')
    const read = await shrunk(file, loads_reader, await heicTo({ blob: file, type: 'bitmap' }))
    if (read) return read
  } catch {
    // No connection, or no picture: the same is to be done about either.
  }
  throw new Error(t(photoSentences).photo_heic)
}

/** Pictures that every browser shows: one of these that it does not is none. */
const SHOWN = /^image\/(jpeg|png|gif|webp)$/

/** Does the browser show it, small or large? One without its end it does. */
const isShown = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image()
    const end = (is_shown: boolean) => (): void => {
      URL.revokeObjectURL(picture.src)
      resolve(is_shown)
    }
    picture.addEventListener('load', end(true))
    picture.addEventListener('error', end(false))
    picture.src = URL.createObjectURL(file)
  })

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/**
 * A picked picture made small, or a PDF as it is, as the data URL that the wire takes. Its codes
 * are read where the browser can, or with a reader that is loaded if that may be. What cannot be
 * decoded here goes as picked, and the server judges it; but for HEIC, of which it takes none, and
 * for what is known to be no picture. Throws an Error with a sentence for what cannot be sent.
 */
export const prepare = async (file: File, loads_reader: boolean): Promise<PreparedPhoto> => {
  const problem = pickedProblem(file)
  if (problem !== null) throw new Error(textFrom(pageSentences, problem, t))
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const isFromPhone = isHeic(head)
  const decoded = file.type === 'application/pdf' ? null : await shrunk(file, loads_reader)
  const read = decoded ?? (isFromPhone ? await fromHeic(file, loads_reader) : null)
  const mayBeSent =
    read || (SHOWN.test(file.type) ? await isShown(file) : mayBeTaken(file.type, head))
  if (!mayBeSent) throw new Error(t(photoSentences).photo_not_readable)
  const isMade = read && (isFromPhone || !read.fits || read.picture.size < file.size)
  const smaller = isMade ? read.picture : null
  const file_name = smaller ? file.name.replace(/\.[^.]+$/, '.jpg') : file.name
  return {
    file_name,
    file_data: await dataUrl(smaller ?? file),
    seen: read && { look: read.look, codes: read.codes },
  }
}
