import { DatePicker, MonthPicker } from '@mantine/dates'
import { useState } from 'react'
import {
  dayKinds,
  monthRange,
  presetRanges,
  todayOf,
  type DayKind,
  type DayRange,
  type RangeBounds,
} from '../../../../domain/date-range.ts'
import { dayBefore, type Clock } from '../../../../domain/time.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import {
  shownDay,
  shownMonth,
  shownMonthOfYear,
  shownWeekday,
} from '../../../lib/language/shown-time.ts'
import { Button } from '../../../ui/button.tsx'
import './calendar.css'

const usual = [7, 30, 90] as const

// The day's number as it is shown has to be part of its name.
const spoken = (day: string): string => shownDay(day).replace(/^0/, '')

interface Props {
  kind: DayKind
  clock: Clock
  range: DayRange
  bounds: RangeBounds
  onPick: (range: Partial<DayRange>) => void
  onKind: (kind: DayKind) => void
}

/**
 * Picks a range of days: by its name, a whole month, or first day, then last; where the first is
 * fixed, the last alone. Days outside the bounds cannot be picked. Over it stands what the days are
 * about (DESK-03).
 */
export const Calendar = ({ kind, clock, range, bounds, onPick, onKind }: Props) => {
  const say = t(dashboardWords)
  const [picking, setPicking] = useState<[string | null, string | null]>([range.from, range.to])
  const [isByMonth, setByMonth] = useState(false)
  const limits = {
    maxDate: bounds.most,
    ...(bounds.least === null ? {} : { minDate: bounds.least }),
  }
  const ariaLabels = {
    previousMonth: say.previousMonth,
    nextMonth: say.nextMonth,
  }
  const common = {
    ...limits,
    ariaLabels,
    defaultDate: kind === 'eta' ? todayOf(clock) : range.to,
    size: 'sm',
    maxLevel: 'year',
    hideOutsideDates: true,
    getDayAriaLabel: spoken,
    monthLabelFormat: shownMonth,
    monthsListFormat: shownMonthOfYear,
    weekdayFormat: shownWeekday,
  } as const

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
  const last = (days: number): Partial<DayRange> => ({
    from: dayBefore(bounds.most, days),
    to: bounds.most,
  })
  const picker = (): React.ReactNode => {
    if (bounds.fixed_from)
      return (
        <DatePicker {...common} value={range.to} onChange={(to) => to !== null && onPick({ to })} />
      )
    if (isByMonth)
      return (
        <MonthPicker
          {...limits}
          size="sm"
          maxLevel="year"
          defaultDate={range.to}
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
        <fieldset className="calendar-kinds" aria-label={say.daysAre}>
          {dayKinds.map((one) => (
            <button
              key={one}
              type="button"
              className="calendar-kind"
              aria-pressed={one === kind}
              onClick={() => onKind(one)}
            >
              {say.dayKinds[one]}
            </button>
          ))}
        </fieldset>
        {picker()}
      </div>
      {!bounds.fixed_from && (
        <div className="calendar-usual">
          {presetRanges(bounds, clock).map(({ name, range: preset }) => (
            <Button key={name} variant="quiet" onClick={() => onPick(preset)}>
              {name === 'today' ? say.today : say.presets[name]}
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
