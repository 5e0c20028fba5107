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
import { sentence } from '../../domain/words/sentence.ts'
import { groupName, scorecardWords } from '../../domain/words/scorecard.ts'
import { Refused } from '../errors.ts'
import type { MeasuredGroup } from '../stores/orders/lists/scorecard.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

/** Groups that a download has at most. */
export const MOST_TAKEN = 10_000

/**
 * The groups that a download has, which are all that the page counts; throws Refused where they
 * are more than it may have, rather than leave some out.
 */
export const wholeOf = <T>({ groups, all }: { readonly groups: T; readonly all: number }): T => {
  if (all > MOST_TAKEN) throw new Refused(422, sentence('too_many_groups', MOST_TAKEN))
  return groups
}

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
