import { eventTypes } from '../../../domain/order/event-summary.ts'
import type { EventType } from '../../../domain/order/events.ts'
import type { HistorySearch } from '../../lib/location/page-search.ts'

/** The kinds of event that an address names; what is none of them is left out. */
export const actionsOf = ({ action = '' }: HistorySearch): EventType[] =>
  eventTypes.filter((type) => action.split(',').includes(type))

/** What an address asks for, as the wire has it. */
export const askedOf = (search: HistorySearch) => {
  const { lr, exact, action: _said, ...rest } = search
  const actions = actionsOf(search)
  return {
    ...rest,
    ...(lr !== undefined && (exact ? { identifier: lr } : { part: lr })),
    ...(actions.length > 0 && { action: actions.join(',') }),
  }
}
