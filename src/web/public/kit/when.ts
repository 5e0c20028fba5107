/** An instant for reading at a glance in `zone`, as 'Tue 3 Oct, 14:30'. */
export const shortTime = (instant: string, zone: string): string => {
  const part = { weekday: '', day: '', month: '', hour: '', minute: '' }
  const format = new Intl.DateTimeFormat('en-GB', {
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
  // Some engines say 'Sept', which no other month does with four letters.
  return `${part.weekday} ${part.day} ${part.month.slice(0, 3)}, ${part.hour}:${part.minute}`
}
