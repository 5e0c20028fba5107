import { calendarWords } from '../../../domain/words/calendar.ts'
import { t } from '../../lib/language/language.ts'
import {
  shownDay,
  shownMonth,
  shownMonthOfYear,
  shownWeekday,
} from '../../lib/language/shown-time.ts'

// The day's number as it is shown has to be part of its name.
const spoken = (day: string): string => shownDay(day).replace(/^0/, '')

/** What every calendar has, with the names of its days in the page's language. */
export const pickerLook = () => {
  const { previousMonth, nextMonth } = t(calendarWords)
  return {
    ariaLabels: { previousMonth, nextMonth },
    size: 'sm',
    maxLevel: 'year',
    hideOutsideDates: true,
    getDayAriaLabel: spoken,
    monthLabelFormat: shownMonth,
    monthsListFormat: shownMonthOfYear,
    weekdayFormat: shownWeekday,
  } as const
}
