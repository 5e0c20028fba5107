import { blankOrder, enteredFrom } from './entry/new-order.ts'
import type { Order } from './order.ts'

const place = { name: '' }
const nothing = blankOrder(
  '',
  '',
  enteredFrom(
    { identifier: '', truck_number: '', client: '', source: place, destination: place },
    { now: '1970-01-01T00:00:00.000Z', time_zone: 'UTC' },
  ),
)

/**
 * An order of which some fields were read, for who asks for no others: these are as in an order of
 * which nothing is known.
 */
export const orderInPart = (part: Partial<Order>): Order => ({ ...nothing, ...part })

/** The fields of the state that a field of the wire is made of, where it is not its own alone. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  trip_status: ['destination', 'epod', 'trip_completed_at'],
  approval_status: ['approval_status', 'review'],
  review_status: ['review'],
}

/** The fields of the state that these of the wire are made of. */
export const stateFieldsOf = (fields: readonly string[]): string[] => [
  ...new Set(
    fields.flatMap((field) =>
      Object.hasOwn(madeOf, field)
        ? (madeOf[field] ?? [])
        : Object.hasOwn(nothing, field)
          ? [field]
          : ['profile'],
    ),
  ),
]
