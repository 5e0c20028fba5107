import { etaOf, isPastEta, statusOf } from '../order/category.ts'
import type { WireOrder } from '../order/order.ts'
import { between, DAY, HOUR, MINUTE, type Instant } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'

/** An order within so much of its ETA is worth a look. */
const SOON = 4 * HOUR

/** How an order stands to its ETA: `by` is how far it is off, in ms. */
export interface DueState {
  readonly eta: Instant
  readonly tone: 'late' | 'soon' | 'ahead' | 'was_late' | 'was_on_time'
  readonly by: number
}

/** How an order stands to its ETA now, or stood as it ended; null without an ETA (DESK-01). */
export const dueOf = (order: WireOrder, now: Instant): DueState | null => {
  const eta = etaOf(order)
  if (eta === null) return null
  const ended =
    statusOf(order) === 'open' ? null : (order.epod.reject.rejected_At ?? order.delivery_time)
  const is_late = isPastEta(order, ended ?? now)
  const by = Math.abs(between(eta, ended ?? now))
  if (ended !== null) return { eta, by, tone: is_late ? 'was_late' : 'was_on_time' }
  return { eta, by, tone: is_late ? 'late' : by <= SOON ? 'soon' : 'ahead' }
}

/** A length of time in its two largest units, cut and not rounded: 1 d 8 h, 5 h, 12 min. */
const spanText = (ms: number, t: Translate): string => {
  const { span } = t(columnWords)
  const [days, hours, minutes] = [
    Math.floor(ms / DAY),
    Math.floor((ms % DAY) / HOUR),
    Math.floor((ms % HOUR) / MINUTE),
  ]
  if (days > 0) return hours > 0 ? `${span.days(days)} ${span.hours(hours)}` : span.days(days)
  return hours > 0 ? span.hours(hours) : span.minutes(Math.max(1, minutes))
}

/** How an order stands to its ETA, in words: 'late 1 d 8 h', 'in 5 h'; empty without an ETA. */
export const dueText = (due: DueState | null, t: Translate): string => {
  const say = t(columnWords)
  if (due === null) return ''
  if (due.tone === 'was_on_time') return say.wasOnTime
  const span = spanText(due.by, t)
  if (due.tone === 'was_late') return say.wasLate(span)
  return due.tone === 'late' ? say.late(span) : say.within(span)
}
