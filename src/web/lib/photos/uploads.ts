import { KEPT, REFUSED, type Answer } from '../api/answer.ts'
import type { PhotoTag, ReadyPhoto } from './ready.ts'

/**
 * One picked file on its way: made smaller, doubted until the person says that it shall go, waiting
 * to be sent, going up, on record, kept on the phone until there is a connection, or failed with a
 * sentence.
 */
export interface UploadItem {
  readonly key: string
  readonly file: File
  readonly tag: PhotoTag
  /** Blob address of the picture as picked; null for what few browsers can show. */
  readonly preview: string | null
  readonly state:
    | 'preparing'
    | 'doubted'
    | 'ready'
    | 'sending'
    | 'sent'
    | 'kept'
    | 'failed'
    | 'unusable'
  readonly progress: number
  readonly message: string | null
  /** What was answered to it: of one that is kept, its key in the phone's queue. */
  readonly told?: unknown
  /** Why it had better be taken again. */
  readonly doubts: readonly string[]
}

/** The store of a list: it goes on while nobody shows it. One list shows it at a time. */
export interface Uploads {
  readonly items: () => readonly UploadItem[]
  readonly put: (items: readonly UploadItem[]) => void
  readonly listen: (told: () => void) => () => void
  readonly prepared: Map<string, ReadyPhoto>
}

/** A store in which nothing was picked yet. */
export const newUploads = (): Uploads => {
  let items: readonly UploadItem[] = []
  let tell: (() => void) | null = null
  return {
    items: () => items,
    put: (all) => {
      items = all
      tell?.()
    },
    listen: (told) => {
      tell = told
      return () => {
        tell = null
      }
    },
    prepared: new Map(),
  }
}

/**
 * Notes what was answered to a photo. Once it is on record, or lies on this device, the list needs
 * its bytes no more, which a phone has little room for.
 */
export const settle = (store: Uploads, key: string, answer: Answer<unknown>): void => {
  const part: Partial<UploadItem> = answer.ok
    ? { state: answer.code === KEPT ? 'kept' : 'sent', told: answer.body }
    : { state: answer.said === REFUSED ? 'unusable' : 'failed', message: answer.message }
  if (part.state !== 'failed') store.prepared.delete(key)
  store.put(store.items().map((item) => (item.key === key ? { ...item, ...part } : item)))
}

/** Are there photos that were picked and can be sent, of which nothing is under way yet? */
export const hasUnsent = ({ items }: Pick<Uploads, 'items'>): boolean =>
  items().some(({ state }) => !/^sen|kept|unusable/.test(state))
