import { DAY } from '../../time.ts'
import { sentence, type Sentence } from '../../words/sentence.ts'
import type { OrderInput } from './order-input.ts'

/** Further from today than this is most often a year that was typed or read wrong. */
const A_YEAR = 366 * DAY

/** What stands for a place that nobody named (BULK-04). */
const NO_PLACE: readonly string[] = ['', 'na']

/** Normal form of a place's name, to compare: any case, spaces as one; '' where there is none. */
export const placeKey = (place: { readonly name: string } | undefined): string =>
  place?.name.trim().replace(/\s+/g, ' ').toLowerCase() ?? ''

/**
 * Plausibility check: what of a new order is likely a slip, though nothing forbids it; null where
 * nothing is. It is told to whoever enters it, and never a refusal.
 */
export const doubtAbout = (
  {
    dispatch_date,
    source,
    destination,
  }: Pick<OrderInput, 'dispatch_date' | 'source' | 'destination'>,
  now: string,
): Sentence | null => {
  const doubts = [
    ...(dispatch_date !== undefined &&
    Math.abs(Date.parse(dispatch_date) - Date.parse(now)) > A_YEAR
      ? [sentence('dispatch_far')]
      : []),
    ...(placeKey(source) === placeKey(destination) && !NO_PLACE.includes(placeKey(source))
      ? [sentence('places_alike')]
      : []),
  ]
  const [first, ...others] = doubts
  return first && others.length > 0 ? sentence('several', doubts) : (first ?? null)
}
