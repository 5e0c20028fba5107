import { Readable } from 'node:stream'
import type { ReportCell } from '../../domain/report/cell.ts'
import {
  contradictedShare,
  meanRating,
  onTimeShare,
  type Dimension,
  type Measures,
} from '../../domain/scorecard.ts'
import { HOUR } from '../../domain/time.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { groupName, scorecardWords } from '../../domain/words/scorecard.ts'
import type { MeasuredGroup } from '../stores/orders/lists/scorecard.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

/** A share in percent, or hours, to a tenth. */
const tenth = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10

const percent = (share: number | null): number | null => tenth(share === null ? null : share * 100)

const cellsOf = (measures: Measures): ReportCell[] => {
  return [
    measures.orders,
    measures.closed,
    percent(onTimeShare(measures)),
    measures.late,
    tenth(measures.late_ms / HOUR),
    measures.exceptions,
    measures.rejected,
    tenth(meanRating(measures)),
    measures.attempted,
    percent(contradictedShare(measures)),
  ]
}

/** A scorecard as comma-separated values: each group's figures, and beside them those before. */
export const scorecardCsv = (
  groups: readonly MeasuredGroup[],
  by: Dimension,
  and: Dimension | undefined,
  t: Translate,
): Readable => {
  const say = t(scorecardWords)
  const {
    orders,
    on_time,
    late,
    hours_late,
    exceptions,
    rejected,
    rating,
    attempted,
    contradicted,
  } = say.columns
  const labels = [
    orders,
    say.closedColumn,
    `${on_time} (%)`,
    late,
    hours_late,
    exceptions,
    rejected,
    rating,
    attempted,
    `${contradicted} (%)`,
  ]
  const head = [
    say.dimensions[by],
    ...(and === undefined ? [] : [say.dimensions[and]]),
    ...labels,
    ...labels.map(say.beforeColumn),
  ]
  return Readable.from([
    `${BYTE_ORDER_MARK}${csvLine(head, 'UTC')}`,
    ...groups.map(({ name, also, now, before }) =>
      csvLine(
        [
          groupName(by, name, t),
          ...(and === undefined ? [] : [groupName(and, also, t)]),
          ...cellsOf(now),
          ...cellsOf(before),
        ],
        'UTC',
      ),
    ),
  ])
}
