import { todayOf } from '../../../domain/date-range.ts'
import type { Clock } from '../../../domain/time.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { SpanField } from './span-field.tsx'
import type { Span } from './span.ts'

interface Props {
  span: Span
  clock: Clock
  isClearable?: boolean
  onPick: (span: Span) => void
}

/** The days of the past that a list is about, among its other filters (DESK-09). */
export const SpanFilter = ({ span, clock, isClearable = true, onPick }: Props) => (
  <div className="field">
    <span className="field-label" aria-hidden="true">
      {t(dashboardWords).days}
    </span>
    <SpanField
      {...{ span, clock, isClearable, onPick }}
      bounds={{ least: null, most: todayOf(clock), fixed_from: false }}
      isPicked={isClearable && (span.from ?? span.to) !== undefined}
    />
  </div>
)
