import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import type { DayRange, RangeBounds } from '../../../../domain/date-range.ts'
import { dayBefore } from '../../../../domain/time.ts'
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

/**
 * Picks a range of days: first day, then last; where the first is fixed, the last alone. Days
 * outside the bounds cannot be picked.
 */
export const Calendar = ({
  range,
  bounds,
  onPick,
}: {
  range: DayRange
  bounds: RangeBounds
  onPick: (range: Partial<DayRange>) => void
}) => {
  const say = t(dashboardWords)
  const [picking, setPicking] = useState<[string | null, string | null]>([range.from, range.to])
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
    defaultDate: range.to,
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
  const last = (days: number): Partial<DayRange> => ({
    from: dayBefore(bounds.most, days),
    to: bounds.most,
  })

  return (
    <div className="calendar">
      {bounds.fixed_from ? (
        <DatePicker {...common} value={range.to} onChange={(to) => to !== null && onPick({ to })} />
      ) : (
        <DatePicker
          {...common}
          type="range"
          allowSingleDateInRange
          value={picking}
          onChange={pick}
        />
      )}
      {!bounds.fixed_from && (
        <div className="calendar-usual">
          <Button variant="quiet" onClick={() => onPick({ from: bounds.most, to: bounds.most })}>
            {say.today}
          </Button>
          {usual.map((days) => (
            <Button key={days} variant="quiet" onClick={() => onPick(last(days))}>
              {say.lastDays(days)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
