import {
  rebasedTrip,
  sheetFields,
  sheetTripOf,
  type TypedTrip,
} from '../../../../domain/order/entry/trip-changes.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { ApiFailure } from '../../../lib/api/failure.ts'

/** An order as somebody's edit was typed over it, and as it is since somebody else changed it. */
export interface TripRebase {
  readonly before: WireOrder
  readonly now: WireOrder
}

/** The order as it is now, where an edit was refused because it is not as its sender saw it. */
export const orderNow = (thrown: unknown): WireOrder | null =>
  thrown instanceof ApiFailure && thrown.code === 409
    ? ((thrown.answer as { result?: WireOrder } | null)?.result ?? null)
    : null

/** What was typed, over the order as it is now. */
export const typedAnew = (typed: TypedTrip, { before, now }: TripRebase): TypedTrip =>
  rebasedTrip(sheetTripOf(before), typed, sheetTripOf(now))

/**
 * Who changed what, by field; with the value that is there now, where the person has typed another.
 */
export const changedMeanwhile = (
  typed: TypedTrip,
  by: TripRebase,
  { errors }: ApiFailure,
): ReadonlyMap<string, string> => {
  const [was, is, mine] = [sheetTripOf(by.before), sheetTripOf(by.now), typedAnew(typed, by)]
  const told = sheetFields.flatMap((field): [string, string][] => {
    const [part = ''] = field.split('.')
    const error = errors.find((one) => one.field === part)
    if (!error || was[field] === is[field]) return []
    const isTheirs = mine[field] === undefined || mine[field] === is[field] || is[field] === ''
    return [[field, isTheirs ? error.message : `${error.message}: ${is[field]}`]]
  })
  const shown = new Set(told.map(([field]) => field.split('.')[0]))
  const others = errors.filter(({ field }) => !shown.has(field))
  return new Map([
    ...told,
    ...others.map(({ field, message }): [string, string] => [field, message]),
  ])
}
