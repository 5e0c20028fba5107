import type { Instant } from '../../time.ts'
import type { Order } from '../order.ts'
import type { ErrorReport } from './error-schema.ts'

type Reports = Pick<Order, 'error_reports'>

/** What was reported as recorded in error, of one order, oldest first. */
export const reportsOf = ({ error_reports = [] }: Reports): readonly ErrorReport[] => error_reports

/** The report that waits for a second person; undefined where none does. */
export const pendingError = (order: Reports): ErrorReport | undefined =>
  reportsOf(order).find(({ outcome }) => outcome === null)

/** Does a report of somebody else than `username` wait, so that no second one is taken? */
export const isReportedByOther = (order: Reports, username: string | null): boolean => {
  const pending = pendingError(order)
  return pending !== undefined && pending.by !== username
}

/**
 * The report, confirmed by a second person, that the end of this version of the proof was recorded
 * in error; undefined where it stands.
 */
export const closingInError = (
  order: Reports & { readonly epod: Pick<Order['epod'], 'version'> },
): ErrorReport | undefined =>
  reportsOf(order).find(
    ({ act, version, outcome }) =>
      act === 'closing' && version === order.epod.version.number && outcome?.is_confirmed === true,
  )

/** When a second person last confirmed that a judgement was recorded in error; null for never. */
export const judgedInErrorAt = (order: Reports): Instant | null =>
  reportsOf(order).findLast(
    ({ act, outcome }) => act === 'review' && outcome?.is_confirmed === true,
  )?.outcome?.time ?? null
