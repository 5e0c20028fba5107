import { useEffect, useState, useSyncExternalStore } from 'react'
import { newKey, unreachable, type Answer } from '../api/answer.ts'
import type { PhotosOf, PhotoTag, SentPhoto } from './ready.ts'
import { newUploads, settle, type UploadItem, type Uploads } from './uploads.ts'

const preparing = () => import('./ready.ts')

/**
 * Sends one prepared photo under its key; the same key each time it is tried. Where it is kept on
 * this device before there is an answer, `onKept` is told. What is answered 'refused' is so for
 * good.
 */
export type SendPhoto = (
  photo: SentPhoto,
  key: string,
  onProgress: (share: number) => void,
  onKept?: () => void,
) => Promise<Answer<unknown>>

/**
 * Store and forward: begins with the next one as soon as the one before is kept or answered, and
 * ends when all are answered. What no device keeps goes one after the other: on a thin line they
 * would only hold each other up.
 */
export const inTurn = async (
  keys: readonly string[],
  send: (key: string, onKept: () => void) => Promise<void>,
): Promise<void> => {
  const under_way: Promise<void>[] = []
  for (const key of keys)
    await new Promise<void>((resolve) => {
      under_way.push(send(key, resolve).finally(resolve))
    })
  await Promise.all(under_way)
}

/**
 * A list of photos that are prepared as they are picked and sent when asked to; a failed one can be
 * sent again. It lasts as long as the store that is given, else as long as it is shown.
 */
export const useUploadList = (send: SendPhoto, of: PhotosOf, lasting?: Uploads) => {
  const [own] = useState(newUploads)
  const store = lasting ?? own
  const items = useSyncExternalStore(store.listen, store.items)

  // There before the first photo is, also when the line is lost meanwhile.
  useEffect(() => void preparing().catch(() => undefined), [])

  const change = (key: string, part: Partial<UploadItem>): void =>
    store.put(store.items().map((item) => (item.key === key ? { ...item, ...part } : item)))

  const ready = async ({ key, file, tag }: UploadItem): Promise<void> => {
    const script = await preparing().catch(() => null)
    // After a release, or without a line, it may come later.
    if (!script) return change(key, { state: 'failed', message: unreachable().message })
    try {
      const ready_photo = await script.readied(file, tag, of)
      store.prepared.set(key, ready_photo)
      const { doubts } = ready_photo
      change(key, { state: doubts.length > 0 ? 'doubted' : 'ready', doubts })
    } catch (error) {
      change(key, { state: 'unusable', message: error instanceof Error ? error.message : null })
    }
  }

  const add = (files: readonly File[], tag: PhotoTag = 'epod'): void => {
    const added = files.map((file): UploadItem => ({
      key: newKey(),
      file,
      tag,
      preview: /^image\/(?!hei[cf])/.test(file.type) ? URL.createObjectURL(file) : null,
      state: 'preparing',
      progress: 0,
      message: null,
      doubts: [],
    }))
    store.put([...store.items(), ...added])
    for (const item of added) void ready(item)
  }

  const remove = (item: UploadItem): void => {
    if (item.preview) URL.revokeObjectURL(item.preview)
    store.prepared.delete(item.key)
    store.put(store.items().filter(({ key }) => key !== item.key))
  }

  const sendOne = async (key: string, onKept = (): void => {}): Promise<void> => {
    const photo = store.prepared.get(key)
    const item = store.items().find((one) => one.key === key)
    if (!photo) return item && ready(item)
    change(key, { state: 'sending', progress: 0 })
    const answer = await photo.complete
      .then((complete) => send(complete, key, (progress) => change(key, { progress }), onKept))
      // Else it would be under way for ever.
      .catch(unreachable)
    settle(store, key, answer)
  }

  const sendAll = (): Promise<void> =>
    inTurn(
      items.filter(({ state }) => state === 'ready' || state === 'failed').map(({ key }) => key),
      sendOne,
    )

  /** Sends it all the same, with the others. */
  const accept = (key: string): void => change(key, { state: 'ready' })

  return { items, add, remove, sendAll, retry: (key: string) => sendOne(key), accept, change }
}
