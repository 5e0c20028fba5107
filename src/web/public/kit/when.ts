import { spokenHere } from '../../lib/language/language.ts'

/**
 * An instant for reading at a glance in `zone` and in the page's language, as 'Tue 3 Oct, 14:30'.
 */
export const shortTime = (instant: string, zone: string): string => {
  const here = spokenHere()
  const part = { weekday: '', day: '', month: '', hour: '', minute: '' }
  const format = new Intl.DateTimeFormat(here === 'en' ? 'en-GB' : `${here}-u-nu-latn`, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  for (const { type, value } of format.formatToParts(Date.parse(instant)))
    if (type in part) part[type as keyof typeof part] = value
  // Some engines say 'Sept'.
  return `${part.weekday} ${part.day} ${part.month.replace('Sept', 'Sep')}, ${part.hour}:${part.minute}`
}
