import { spokenHere } from '../lib/language/language.ts'

/** An instant with its year and its offset, as it is read where the browser is. */
export const wholeTime = (instant: string): string => {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return instant
  const here = spokenHere()
  return new Intl.DateTimeFormat(here === 'en' ? 'en-GB' : `${here}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(time)
}
