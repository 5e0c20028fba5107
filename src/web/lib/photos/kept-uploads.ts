import { storedSession } from '../session/session-store.ts'
import { newUploads, type Uploads } from './use-upload-list.ts'

const kept = new Map<string, Uploads>()
/** Whose they are: another account finds none of them. */
let owner: string | undefined
const nameHere = (): string | undefined => storedSession()?.account.userdata.username

const isWaiting = (uploads: Uploads): boolean =>
  uploads.items().some(({ state }) => state !== 'sent' && state !== 'unusable')

const holdReload = (event: BeforeUnloadEvent): void => {
  if (owner === nameHere() && [...kept.values()].some(isWaiting)) event.preventDefault()
}

/**
 * The photos that were picked for an order and have not gone up: they stay while its panel is
 * closed, and the browser asks before a reload, which would lose them.
 */
export const uploadsFor = (order_id: string): Uploads => {
  if (owner !== nameHere()) kept.clear()
  owner = nameHere()
  window.addEventListener('beforeunload', holdReload)
  const before = kept.get(order_id)
  if (before && isWaiting(before)) {
    before.put(before.items().filter(({ state }) => state !== 'sent'))
    return before
  }
  for (const [id, others] of kept) if (!isWaiting(others)) kept.delete(id)
  const uploads = newUploads()
  kept.set(order_id, uploads)
  return uploads
}
