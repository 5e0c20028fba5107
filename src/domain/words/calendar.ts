import { spoken } from './catalogue.ts'

/** Where days are picked or typed (DESK-03, DESK-08). */
export const calendarWords = /* @__PURE__ */ spoken('calendarWords', {
  daysAre: 'The days are those of the',
  dayKinds: { dispatch: 'Dispatch', eta: 'ETA', delivery: 'Delivery' },
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    tomorrow: 'Tomorrow',
    this_week: 'This week',
    next_week: 'Next week',
    last_month: 'Last month',
  },
  anyMonth: 'Any month',
  anyDays: 'Any days',
  lastDays: (days: number) => `Last ${days} days`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  from: 'From',
  to: 'To',
  show: 'Show',
  typed: 'dd-mm-yyyy',
  noDay: 'Type a day as 26-11-2026',
  pick: 'Pick a day',
} as const)
