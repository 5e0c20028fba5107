import { isSorter } from '../columns/sorters.ts'
import type { ShownState } from '../order/category.ts'
import type { QuickFilter } from '../order/quick-filters.ts'
import type { Clock, Instant } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'
import { dashboardWords } from '../words/dashboard.ts'
import { reportWords } from '../words/report.ts'
import { tableWords } from '../words/table.ts'
import { momentOf, type ReportCell } from './cell.ts'

interface Span {
  readonly $gte?: Instant | undefined
  readonly $lte?: Instant | undefined
}

/** What a report was asked for: all that the wire's query may narrow or order it by. */
export interface ReportQuery {
  readonly need?: string | undefined
  readonly dispatch_date?: Span | undefined
  readonly eta?: Span | undefined
  readonly delivery_time?: Span | undefined
  readonly quick?: QuickFilter | undefined
  readonly source?: string | undefined
  readonly destination?: string | undefined
  readonly truck_number?: string | undefined
  readonly client?: string | undefined
  readonly sorter?: string | undefined
  readonly search?: string | undefined
  readonly filters?: Readonly<Partial<Record<string, readonly string[]>>> | undefined
}

/** What the last sheet of a report is made of. */
export interface ReportFrame {
  readonly query: ReportQuery
  /** Orders that were picked one by one; null for all that match. */
  readonly picked: number | null
  readonly user: string
  readonly clock: Clock
}

/** How many orders of a report are in each state. */
export type StateCounts = Readonly<Record<ShownState, number>>

type Rows = readonly (readonly [label: string, value: ReportCell])[]

const spanRows = (from: string, until: string, { $gte, $lte }: Span = {}): Rows => [
  [from, momentOf($gte ?? null, 'DD-MM-YYYY HH:mm')],
  [until, momentOf($lte ?? null, 'DD-MM-YYYY HH:mm')],
]

const keyLabel = (key: string, t: Translate): string | undefined =>
  (t(tableWords).filterKeys as Readonly<Record<string, string>>)[key]

/** What comes first; or, of any other text, what it narrows the report to. */
const sorterRow = (sorter: string, t: Translate): Rows[number] => {
  const { about } = t(reportWords)
  if (isSorter(sorter)) return [about.first, t(tableWords).sorters[sorter]]
  const label = keyLabel(sorter, t)
  return label === undefined ? [about.only, sorter] : [about.known, label]
}

const askedRows = (query: ReportQuery, t: Translate): Rows => {
  const { about } = t(reportWords)
  const labels = t(columnWords).states
  const { need = 'ALL', quick, sorter = '', filters = {} } = query
  const byKey: Record<keyof ReportQuery, Rows> = {
    need: [[about.card, need === 'ALL' ? about.all : labels[need as ShownState]]],
    quick: [[about.quick, quick === undefined ? null : t(dashboardWords).quick[quick]]],
    dispatch_date: spanRows(about.from, about.to, query.dispatch_date),
    eta: spanRows(about.etaFrom, about.etaTo, query.eta),
    delivery_time: spanRows(about.deliveredFrom, about.deliveredTo, query.delivery_time),
    source: [[about.source, query.source ?? null]],
    destination: [[about.destination, query.destination ?? null]],
    truck_number: [[about.vehicle, query.truck_number ?? null]],
    client: [[about.client, query.client ?? null]],
    search: [[about.search, query.search ?? null]],
    filters: Object.entries(filters).map(
      ([key, values = []]) => [keyLabel(key, t) ?? key, values.join(', ')] as const,
    ),
    sorter: sorter === '' ? [] : [sorterRow(sorter, t)],
  }
  return Object.values(byKey).flat()
}

/**
 * The sheet that says what a report is: asked for what, by whom and when, days and times of which
 * zone, and how many of its orders each card of the dashboard counts.
 */
export const aboutRows = (
  { query, picked, user, clock }: ReportFrame,
  counts: StateCounts,
  t: Translate,
): Rows => {
  const { about } = t(reportWords)
  const labels = t(columnWords).states
  const closed = counts.CLOSED + counts.CLOSED_EXCEPTION
  const total = counts.OPEN_DELAY + counts.OPEN_ONTIME + closed + counts.REJECT
  const asked: Rows = [...askedRows(query, t), [about.picked, picked]]
  return [
    [about.made, momentOf(clock.now, 'DD-MM-YYYY HH:mm')],
    [about.by, user],
    [about.zone, clock.time_zone],
    ...asked.filter(([, value]) => value !== null && value !== ''),
    [about.total, total],
    [labels.OPEN_DELAY, counts.OPEN_DELAY],
    [labels.OPEN_ONTIME, counts.OPEN_ONTIME],
    // The card counts those with an exception among the closed.
    [labels.CLOSED, closed],
    [labels.CLOSED_EXCEPTION, counts.CLOSED_EXCEPTION],
    [labels.REJECT, counts.REJECT],
  ]
}
