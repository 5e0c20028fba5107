import { formatTime } from '../../../domain/time-format.ts'
import { spokenHere } from '../../lib/language/language.ts'
import { shortTime } from './when.ts'

/** An instant as the summary has it (SUMM-01); in other languages than English, in their words. */
export const summaryTime = (instant: string, zone: string): string =>
  spokenHere() === 'en' ? formatTime(instant, zone, 'Do MMM @ hh:mm A') : shortTime(instant, zone)
