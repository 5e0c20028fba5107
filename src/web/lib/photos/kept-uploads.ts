import { storedSession } from '../session/session-store.ts'
import { newUploads, type UploadItem, type Uploads } from './uploads.ts'

const kept = new Map<string, Uploads>()
/** Whose they are: another account finds none of them. */
let owner: string | undefined
const nameHere = (): string | undefined => storedSession()?.account.userdata.username

const isWaiting = (uploads: Uploads): boolean =>
  uploads.items().some(({ state }) => state !== 'sent' && state !== 'unusable')

const holdReload = (event: BeforeUnloadEvent): void => {
  if (owner === nameHere() && [...kept.values()].some(isWaiting)) event.preventDefault()
}

/** Lets the browser forget pictures that nobody looks at any more: it holds each in memory. */
const free = (items: readonly UploadItem[]): void => {
  for (const { preview } of items) if (preview) URL.revokeObjectURL(preview)
}

/**
 * The photos that were picked for an order and have not gone up: they stay while its panel is
 * closed, and the browser asks before a reload, which would lose them.
 */
export const uploadsFor = (order_id: string): Uploads => {
  if (owner !== nameHere()) {
    for (const uploads of kept.values()) free(uploads.items())
    kept.clear()
  }
  owner = nameHere()
  window.addEventListener('beforeunload', holdReload)
  const before = kept.get(order_id)
  if (before && isWaiting(before)) {
    free(before.items().filter(({ state }) => state === 'sent'))
    before.put(before.items().filter(({ state }) => state !== 'sent'))
    return before
  }
  for (const [id, others] of kept) {
    if (isWaiting(others)) continue
    free(others.items())
    kept.delete(id)
  }
  const uploads = newUploads()
  kept.set(order_id, uploads)
  return uploads
}
