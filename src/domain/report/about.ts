import type { ShownState } from '../order/category.ts'
import type { Clock, Instant } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'
import { reportWords } from '../words/report.ts'
import { momentOf, type ReportCell } from './cell.ts'

/** What a report was asked for: of the wire's query, what narrows it. */
export interface ReportQuery {
  readonly need?: string | undefined
  readonly dispatch_date?:
    | { readonly $gte?: Instant | undefined; readonly $lte?: Instant | undefined }
    | undefined
  readonly source?: string | undefined
  readonly destination?: string | undefined
  readonly truck_number?: string | undefined
  readonly client?: string | undefined
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

/**
 * The sheet that says what a report is: asked for what, by whom and when, days and times of which
 * zone, and how many of its orders each card of the dashboard counts.
 */
export const aboutRows = (
  { query, picked, user, clock }: ReportFrame,
  counts: StateCounts,
  t: Translate,
): (readonly [string, ReportCell])[] => {
  const { about } = t(reportWords)
  const labels = t(columnWords).states
  const { need = 'ALL', dispatch_date, filters = {}, ...narrowed } = query
  const at = (instant: Instant | undefined): ReportCell =>
    momentOf(instant ?? null, 'DD-MM-YYYY HH:mm')
  const closed = counts.CLOSED + counts.CLOSED_EXCEPTION
  const total = counts.OPEN_DELAY + counts.OPEN_ONTIME + closed + counts.REJECT
  const asked: (readonly [string, ReportCell])[] = [
    [about.card, need === 'ALL' ? about.all : labels[need as ShownState]],
    [about.from, at(dispatch_date?.$gte)],
    [about.to, at(dispatch_date?.$lte)],
    [about.source, narrowed.source ?? null],
    [about.destination, narrowed.destination ?? null],
    [about.vehicle, narrowed.truck_number ?? null],
    [about.client, narrowed.client ?? null],
    [about.search, narrowed.search ?? null],
    ...Object.entries(filters).map(([key, values = []]) => [key, values.join(', ')] as const),
    [about.picked, picked],
  ]
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
