import { DAY, HOUR, MINUTE } from './time.ts'
import type { Translate } from './words/catalogue.ts'
import { lengthWords } from './words/length.ts'

/**
 * A length of time (ms) as people say it: minutes up to an hour, hours up to two days, then days
 * with one decimal.
 */
export const toldDuration = (ms: number, t: Translate): string => {
  const say = t(lengthWords)
  if (ms < HOUR) return say.minutes(Math.round(ms / MINUTE))
  return ms < 2 * DAY
    ? say.hours(Math.round(ms / HOUR))
    : say.days(Math.round((ms / DAY) * 10) / 10)
}
