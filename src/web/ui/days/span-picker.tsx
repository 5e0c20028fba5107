import { DatePicker, MonthPicker } from '@mantine/dates'
import { useState } from 'react'
import {
  dayKinds,
  monthRange,
  presetRanges,
  todayOf,
  type DayKind,
  type RangeBounds,
} from '../../../domain/date-range.ts'
import { dayBefore, type Clock } from '../../../domain/time.ts'
import { calendarWords } from '../../../domain/words/calendar.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { shownMonthOfYear } from '../../lib/language/shown-time.ts'
import { Button } from '../button.tsx'
import { pickerLook } from './picker-look.ts'
import type { Span } from './span.ts'
import { TypedSpan } from './typed-span.tsx'
import './days.css'

const usual = [7, 30, 90] as const

interface Props {
  clock: Clock
  span: Span
  bounds: RangeBounds
  kinds: { readonly kind: DayKind; readonly onKind: (kind: DayKind) => void } | undefined
  isClearable?: boolean
  onPick: (span: Span) => void
}

/**
 * Picks a range of days: typed, by its name, a whole month, or first day, then last; where the
 * first is fixed, the last alone. Days outside the bounds cannot be picked.
 */
export const SpanPicker = ({ clock, span, bounds, kinds, isClearable = false, onPick }: Props) => {
  const say = t(calendarWords)
  const [picking, setPicking] = useState<[string | null, string | null]>([
    span.from ?? null,
    span.to ?? null,
  ])
  const [isByMonth, setByMonth] = useState(false)
  const kind = kinds?.kind ?? 'dispatch'
  const limits = {
    maxDate: bounds.most,
    ...(bounds.least === null ? {} : { minDate: bounds.least }),
  }
  const shown_first = kind === 'eta' ? todayOf(clock) : (span.to ?? todayOf(clock))
  const common = { ...pickerLook(), ...limits, defaultDate: shown_first }

  const pick = (next: [string | null, string | null]): void => {
    setPicking(next)
    const [from, to] = next
    if (from !== null && to !== null) onPick({ from, to })
  }
  const pickMonth = (day: string | null): void => {
    if (day === null) return
    const { from, to } = monthRange(day.slice(0, 7))
    onPick({ from, to: to > bounds.most ? bounds.most : to })
  }
  const last = (days: number): Span => ({ from: dayBefore(bounds.most, days), to: bounds.most })
  const picker = (): React.ReactNode => {
    if (bounds.fixed_from)
      return (
        <DatePicker
          {...common}
          value={span.to ?? null}
          onChange={(to) => to !== null && onPick({ to })}
        />
      )
    if (isByMonth)
      return (
        <MonthPicker
          {...limits}
          size="sm"
          maxLevel="year"
          defaultDate={shown_first}
          monthsListFormat={shownMonthOfYear}
          value={null}
          onChange={pickMonth}
        />
      )
    return (
      <DatePicker {...common} type="range" allowSingleDateInRange value={picking} onChange={pick} />
    )
  }

  return (
    <div className="calendar">
      <div className="calendar-days">
        {kinds && (
          <fieldset className="calendar-kinds" aria-label={say.daysAre}>
            {dayKinds.map((one) => (
              <button
                key={one}
                type="button"
                className="calendar-kind"
                aria-pressed={one === kind}
                onClick={() => kinds.onKind(one)}
              >
                {say.dayKinds[one]}
              </button>
            ))}
          </fieldset>
        )}
        {picker()}
        <TypedSpan {...{ span, bounds, isClearable, onPick }} today={todayOf(clock)} />
      </div>
      {!bounds.fixed_from && (
        <div className="calendar-usual">
          {isClearable && (
            <Button variant="quiet" onClick={() => onPick({ from: undefined, to: undefined })}>
              {t(dashboardWords).span.everyDay}
            </Button>
          )}
          {presetRanges(bounds, clock).map(({ name, range }) => (
            <Button key={name} variant="quiet" onClick={() => onPick(range)}>
              {say.presets[name]}
            </Button>
          ))}
          {kind !== 'eta' &&
            usual.map((days) => (
              <Button key={days} variant="quiet" onClick={() => onPick(last(days))}>
                {say.lastDays(days)}
              </Button>
            ))}
          <Button variant="quiet" onClick={() => setByMonth(!isByMonth)}>
            {isByMonth ? say.anyDays : say.anyMonth}
          </Button>
        </div>
      )}
    </div>
  )
}
