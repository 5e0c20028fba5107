import type { calendarWords as english } from '../calendar.ts'
import type { Translation } from '../catalogue.ts'

/** In Hindi: where days are picked or typed. */
export const calendarWords: Translation<typeof english> = {
  daysAre: 'दिन किसके हैं',
  dayKinds: { dispatch: 'रवानगी', eta: 'नियत समय', delivery: 'डिलीवरी' },
  presets: {
    today: 'आज',
    yesterday: 'बीता कल',
    tomorrow: 'आने वाला कल',
    this_week: 'यह सप्ताह',
    next_week: 'अगला सप्ताह',
    last_month: 'पिछला महीना',
  },
  anyMonth: 'कोई महीना',
  anyDays: 'कोई भी दिन',
  lastDays: (days: number) => `पिछले ${days} दिन`,
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  from: 'से',
  to: 'तक',
  show: 'दिखाएँ',
  typed: 'दिन-माह-वर्ष',
  noDay: 'दिन ऐसे लिखें: 26-11-2026',
  pick: 'दिन चुनें',
}
