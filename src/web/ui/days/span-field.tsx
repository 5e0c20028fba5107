import { Suspense, useState } from 'react'
import type { DayKind, RangeBounds } from '../../../domain/date-range.ts'
import type { Clock } from '../../../domain/time.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { shownDay } from '../../lib/language/shown-time.ts'
import { Popover } from '../floating/popover.tsx'
import { Icon } from '../icons.tsx'
import { lazyPart } from '../part.tsx'
import type { Span } from './span.ts'
import './span-field.css'

const SpanPicker = lazyPart(
  'span-picker',
  async () => (await import('./span-picker.tsx')).SpanPicker,
)

interface Props {
  clock: Clock
  span: Span
  bounds: RangeBounds
  /** What the days are about, where that can be chosen (DESK-03). */
  kinds?: { readonly kind: DayKind; readonly onKind: (kind: DayKind) => void }
  /** Somebody chose them: the button shows it. */
  isPicked?: boolean
  /** All days may be chosen too. */
  isClearable?: boolean
  onPick: (span: Span) => void
}

/**
 * The one control for a range of days, on every page that has one (FILT-02, DESK-09). What it opens
 * loads when it is asked for.
 */
export const SpanField = ({ kinds, span, isPicked = false, ...rest }: Props) => {
  const say = t(dashboardWords)
  const [isOpen, setOpen] = useState(false)
  const kind = kinds?.kind ?? 'dispatch'
  const days = shownSpan(span)
  const shown = kind === 'dispatch' ? days : `${say.daysOf[kind]}: ${days}`
  const label = !kinds ? say.days : kind === 'dispatch' ? say.dateRange : say.dateRanges[kind]
  return (
    <Popover
      edge="start"
      className="menu calendar-sheet"
      isOpen={isOpen}
      onOpen={setOpen}
      renderButton={(props) => (
        <button
          {...props}
          type="button"
          className="button button-plain date-button"
          data-picked={isPicked || undefined}
          aria-label={`${label}: ${days}`}
        >
          <Icon name="calendar" />
          {shown}
        </button>
      )}
    >
      <Suspense fallback={<div className="calendar-wait" aria-busy="true" />}>
        <SpanPicker
          key={kind}
          {...{ ...rest, span, kinds }}
          onPick={(picked) => {
            setOpen(false)
            rest.onPick(picked)
          }}
        />
      </Suspense>
    </Popover>
  )
}

/** Both days with the year once, where it is the same; an open end is said. */
const shownSpan = ({ from, to }: Span): string => {
  const { since, until, everyDay } = t(dashboardWords).span
  if (from === undefined) return to === undefined ? everyDay : until(shownDay(to))
  if (to === undefined) return since(shownDay(from))
  const [first, last] = [shownDay(from), shownDay(to)]
  const year = last.slice(-5)
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} – ${last}`
}
