import type { KeptDownload } from '../../../contract/bulk/kept-downloads.ts'
import type { Progress } from '../../lib/api/download.ts'
import { downloadResumed } from '../../lib/api/resumed-download.ts'
import { onSessionChange, signedInAs } from '../../lib/session/session-store.ts'

const types = {
  report: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pods: 'application/zip',
} as const

/** What is being saved, by the download's id: it goes on while nobody looks under the bell. */
const under_way = new Map<string, { readonly progress: Progress; readonly stop: AbortController }>()
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** Calls `listener` as a download gets on; gives the way to stop. */
export const onSaving = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How far a download is; null while it is not being saved. */
export const savingOf = (id: string): Progress | null => under_way.get(id)?.progress ?? null

/** Gives up saving a download. */
export const stopSaving = (id: string): void => under_way.get(id)?.stop.abort()

/**
 * Saves a download that is ready, once at a time, and goes on where it breaks off; it ends when
 * whoever began it signs out. Resolves quietly where it was stopped, and throws what
 * downloadResumed() throws.
 */
export const saveKept = async ({ id, kind, file_name }: KeptDownload): Promise<void> => {
  if (under_way.has(id)) return
  const stop = new AbortController()
  const owner = signedInAs()
  const forget = onSessionChange(() => signedInAs() === owner || stop.abort())
  const onProgress = (progress: Progress): void => {
    under_way.set(id, { progress, stop })
    tell()
  }
  onProgress({ bytes: 0, expected: null })
  try {
    await downloadResumed({
      path: `/downloads/${id}/file`,
      accept: types[kind],
      name: file_name,
      signal: stop.signal,
      onProgress,
    })
  } catch (thrown) {
    if (!stop.signal.aborted) throw thrown
  } finally {
    forget()
    under_way.delete(id)
    tell()
  }
}
