import type { QueryClient } from '@tanstack/react-query'
import type { keepDownload } from '../../../contract/bulk/kept-downloads.ts'
import type { Column } from '../../../domain/columns/column.ts'
import type { Preferences } from '../../../domain/preferences.ts'
import { isLongDownload, type DownloadKind } from '../../../domain/report/long-download.ts'
import { wallClock } from '../../../domain/time.ts'
import { tableWords } from '../../../domain/words/table.ts'
import { callApi } from '../../lib/api/api.ts'
import { download, type Progress } from '../../lib/api/download.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { queryOf, type HomeSearch } from '../../lib/location/home-search.ts'
import { t } from '../../lib/language/language.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { notify } from '../../ui/notify.ts'
import { exactTotal } from './exact-total.ts'
import type { OrderPage } from './fetch-page.ts'

/** What can be downloaded, by the action that permits it. */
export type Downloadable = 'download_report' | 'download_pods'

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

/** What the table shows, and how this user likes files of it. */
export interface DownloadedList {
  readonly search: HomeSearch
  readonly columns: readonly Column[]
  readonly preferences: Pick<Preferences, 'report' | 'pods'>
  readonly asking: Asking
  readonly list: OrderPage | undefined
}

interface Wanted {
  readonly action: Downloadable
  readonly order_ids: readonly string[]
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

// A page asks for one download at a time, whichever button began it.
const sendOnce = newSendOnce()

/** Has it made beside: who goes elsewhere meanwhile finds it under the bell. */
const keep = async (kind: DownloadKind, asked: object, queries: QueryClient): Promise<void> => {
  try {
    const body = { kind, asked }
    await sendOnce(body, (key) => callApi<typeof keepDownload>('POST /downloads', { body, key }))
    notify.done(t(tableWords).keptBegun)
  } catch (thrown) {
    notify.failure(thrown)
  }
  await queries.invalidateQueries({ queryKey: ['bell'] })
}

/**
 * Downloads what the table shows, or these orders and no others; what takes long is made beside.
 * Throws what download() throws.
 */
export const startDownload = async (
  { search, columns, preferences: { report, pods }, asking, list }: DownloadedList,
  { action, order_ids, signal, onProgress }: Wanted,
  queries: QueryClient,
): Promise<void> => {
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
  // What was not counted to its end is counted now.
  const matching = (): Promise<number> | number =>
    list?.is_over ? exactTotal(search, asking) : (list?.total ?? 0)
  if (isLongDownload(kind, picked > 0 ? picked : await matching())) return keep(kind, body, queries)
  await download({ ...files[action], body, name, signal, onProgress })
}
