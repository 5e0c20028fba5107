import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { tableWords } from '../../../domain/words/table.ts'
import type { Progress } from '../../lib/api/download.ts'
import { isRefused, messageOf } from '../../lib/api/failure.ts'
import { onceSaid, t } from '../../lib/language/language.ts'
import { notify } from '../../ui/notify.ts'
import type { Downloadable, DownloadedList } from './start-download.ts'

/** A download under way. */
export interface Running extends Progress {
  readonly action: Downloadable
}

/**
 * Downloads what the table shows, or the picked orders and no others, also where a change has taken
 * one of them out of what is shown; one at a time, with its progress and the way to stop it.
 */
export const useDownloads = (shown: DownloadedList) => {
  const queries = useQueryClient()
  const [running, setRunning] = useState<Running | null>(null)
  const stopping = useRef<AbortController | null>(null)

  const start = async (action: Downloadable, order_ids: readonly string[] = []): Promise<void> => {
    if (running) return
    const { signal } = (stopping.current = new AbortController())
    const onProgress = (progress: Progress): void => setRunning({ action, ...progress })
    onProgress({ bytes: 0, expected: null })
    try {
      const { startDownload } = await onceSaid(() => import('./start-download.ts'))
      await startDownload(shown, { action, order_ids, signal, onProgress }, queries)
    } catch (thrown) {
      if (!signal.aborted)
        notify.error(isRefused(thrown) ? messageOf(thrown) : t(tableWords).downloadBroken)
    } finally {
      setRunning(null)
    }
  }
  return { running, start, stop: () => stopping.current?.abort() }
}
