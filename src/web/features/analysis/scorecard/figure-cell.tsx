import { Link } from '@tanstack/react-router'
import {
  contradictedShare,
  meanRating,
  onTimeShare,
  type CountedMeasure,
  type Measures,
  type ScorecardSort,
} from '../../../../domain/scorecard.ts'
import { HOUR } from '../../../../domain/time.ts'
import { scorecardWords } from '../../../../domain/words/scorecard.ts'
import { t } from '../../../lib/language/language.ts'
import type { AnalysisSearch } from '../../../lib/location/page-search.ts'

type Column = Exclude<ScorecardSort, 'name'>

/** The orders that a column's figure is made of. */
const madeOf: Readonly<Record<Column, CountedMeasure>> = {
  orders: 'orders',
  on_time: 'on_time',
  late: 'late',
  hours_late: 'late',
  exceptions: 'exceptions',
  rejected: 'rejected',
  rating: 'rated',
  attempted: 'attempted',
  contradicted: 'contradicted',
}

/** What a share is out of: of 0 %, the orders that are behind it. */
const outOf: Partial<Record<Column, CountedMeasure>> = {
  on_time: 'closed',
  contradicted: 'answered',
}

const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`

const shown = (column: Column, measures: Measures): string => {
  switch (column) {
    case 'on_time':
      return percent(onTimeShare(measures))
    case 'contradicted':
      return percent(contradictedShare(measures))
    case 'hours_late':
      return Math.round(measures.late_ms / HOUR).toLocaleString('en-IN')
    case 'rating': {
      const mean = meanRating(measures)
      return mean === null ? '–' : mean.toFixed(1)
    }
    default:
      return measures[column].toLocaleString('en-IN')
  }
}

interface Props {
  sort: Column
  figures: { now: Measures; before: Measures }
  search: AnalysisSearch
  /** What the group is called. */
  named: string
  has_before: boolean
  /** The group in the address; nothing for all of them. */
  of: Pick<AnalysisSearch, 'name' | 'and_name'>
}

/** A figure of this period over the one before, each a link to exactly its orders. */
export const FigureCell = ({ sort, figures: { now, before }, has_before, ...mark }: Props) => {
  const say = t(scorecardWords)
  return (
    <td className="lines-number">
      <Mark {...mark} sort={sort} measures={now} text={shown(sort, now)} />
      {has_before && (
        <small>
          <Mark
            {...mark}
            sort={sort}
            measures={before}
            text={say.before(shown(sort, before))}
            period="before"
          />
        </small>
      )}
    </td>
  )
}

interface MarkProps extends Pick<Props, 'sort' | 'search' | 'named' | 'of'> {
  measures: Measures
  text: string
  period?: 'before'
}

const Mark = ({ sort, search, named, of, measures, text, period }: MarkProps) => {
  const say = t(scorecardWords)
  const made = madeOf[sort]
  const mark = measures[made] === 0 ? (outOf[sort] ?? made) : made
  const count = measures[mark]
  if (count === 0) return <span className="lines-soft">{text}</span>
  const { name: _name, and_name: _and, period: _period, ...rest } = search
  return (
    <Link
      to="/analysis"
      search={{ ...rest, mark, ...of, period }}
      resetScroll={false}
      aria-label={`${text}. ${say.show(say.measures[mark], named, String(count))}`}
    >
      {text}
    </Link>
  )
}
