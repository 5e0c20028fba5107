import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { keepDownload } from '../../../contract/bulk/kept-downloads.ts'
import type { Column } from '../../../domain/columns/column.ts'
import type { Preferences } from '../../../domain/preferences.ts'
import { isLongDownload, type DownloadKind } from '../../../domain/report/long-download.ts'
import { wallClock } from '../../../domain/time.ts'
import { tableWords } from '../../../domain/words/table.ts'
import { newKey } from '../../lib/api/answer.ts'
import { callApi } from '../../lib/api/api.ts'
import { download, type Progress } from '../../lib/api/download.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { queryOf, type HomeSearch } from '../../lib/location/home-search.ts'
import { t } from '../../lib/language/language.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { notify } from '../../ui/notify.ts'
import type { OrderPage } from './fetch-page.ts'

/** What can be downloaded, by the action that permits it. */
export type Downloadable = 'download_report' | 'download_pods'

/** A download under way. */
export interface Running extends Progress {
  readonly action: Downloadable
}

/** 'EPOD - {user} - {date}.xlsx', the day in the client's zone (REPT-01). */
export const reportName = ({ viewer, clock }: Pick<Asking, 'viewer' | 'clock'>): string =>
  `EPOD - ${viewer.username ?? ''} - ${wallClock(clock.now, clock.time_zone).day.split('-').toReversed().join('-')}.xlsx`

const files = {
  download_report: {
    path: '/download',
    accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  download_pods: { path: '/download/pod', accept: 'application/zip' },
} as const

/**
 * Downloads what the table shows, or the picked orders and no others, also where a change has taken
 * one of them out of what is shown; one at a time, with its progress and the way to stop it.
 */
export const useDownloads = (
  search: HomeSearch,
  columns: readonly Column[],
  { report, pods }: Pick<Preferences, 'report' | 'pods'>,
  asking: Asking,
  list: OrderPage | undefined,
) => {
  const queries = useQueryClient()
  const [running, setRunning] = useState<Running | null>(null)
  const stopping = useRef<AbortController | null>(null)

  /** Has it made beside: who goes elsewhere meanwhile finds it under the bell. */
  const keep = async (kind: DownloadKind, asked: object): Promise<void> => {
    try {
      await callApi<typeof keepDownload>('POST /downloads', {
        body: { kind, asked },
        key: newKey(),
      })
      notify.done(t(tableWords).keptBegun)
    } catch (thrown) {
      notify.failure(thrown)
    }
    await queries.invalidateQueries({ queryKey: ['bell'] })
  }

  /** What was not counted to its end is counted now. */
  const matching = async (): Promise<number> =>
    list?.is_over
      ? (await import('./exact-total.ts')).exactTotal(search, asking)
      : (list?.total ?? 0)

  const start = async (action: Downloadable, order_ids: readonly string[] = []): Promise<void> => {
    if (running) return
    const stop = new AbortController()
    stopping.current = stop
    setRunning({ action, bytes: 0, expected: null })
    const isReport = action === 'download_report'
    const picked = order_ids.length
    const body = {
      ...(picked > 0
        ? { order_ids }
        : { query: { need: search.need, ...queryOf(search, asking.policy, asking.clock) } }),
      ...(isReport && {
        columns: columns.filter(({ cell }) => cell !== 'action').map(({ id }) => id),
        facts: report === 'record',
      }),
      ...(!isReport && {
        certificates: pods !== 'files',
        credentials: pods === 'proofs',
      }),
    }
    const kind = isReport ? 'report' : 'pods'
    const name = isReport ? reportName(asking) : 'PODs.zip'
    try {
      const orders = picked > 0 ? picked : await matching()
      if (isLongDownload(kind, orders)) return await keep(kind, body)
      await download({
        ...files[action],
        body,
        name,
        signal: stop.signal,
        onProgress: (progress) => setRunning({ action, ...progress }),
      })
    } catch (thrown) {
      if (!stop.signal.aborted)
        notify.error(thrown instanceof ApiFailure ? thrown.message : t(tableWords).downloadBroken)
    } finally {
      setRunning(null)
    }
  }
  return { running, start, stop: () => stopping.current?.abort() }
}
