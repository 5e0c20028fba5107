import type { FreeLists, Order } from '../order.ts'
import { weightOf, type StatementKind } from './stating-party.ts'

type Findings = Pick<Order, 'extra_fields' | 'found_by'>

const isBlank = (value: FreeLists[string] | undefined): boolean =>
  value === undefined || value === null || value === ''

/**
 * What is said of the goods after a remark: a party says anew what it said before, and the carrier
 * overwrites neither the receiver's word nor what the order was entered with (SIDE-01). Its own
 * word stays in the log.
 */
export const afterFindings = (
  { extra_fields, found_by = {} }: Findings,
  said: FreeLists,
  statement: StatementKind | undefined,
): Findings => {
  // Releases that asked nobody whose word it is let the last word stand.
  if (statement === undefined)
    return { extra_fields: { ...extra_fields, ...said }, ...whoFound(found_by) }
  const stands = Object.entries(said).filter(
    ([field]) =>
      isBlank(extra_fields[field] as FreeLists[string]) ||
      weightOf[statement] >= weightOf[found_by[field] ?? 'declared'],
  )
  return {
    extra_fields: { ...extra_fields, ...Object.fromEntries(stands) },
    ...whoFound({
      ...found_by,
      ...Object.fromEntries(stands.map(([field]) => [field, statement])),
    }),
  }
}

const whoFound = (found_by: NonNullable<Order['found_by']>): Pick<Order, 'found_by'> =>
  Object.keys(found_by).length === 0 ? {} : { found_by }
