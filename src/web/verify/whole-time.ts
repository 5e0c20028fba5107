import { spokenHere } from '../lib/language/language.ts'

/**
 * An instant with its year and its offset, as it is read where the browser is. The offset stays in
 * the line of its hour.
 */
export const wholeTime = (instant: string): string => {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return instant
  const here = spokenHere()
  const format = new Intl.DateTimeFormat(here === 'en' ? 'en-GB' : `${here}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  return format.format(time).replace(/\s(?=\S+$)/, '\u00A0')
}
