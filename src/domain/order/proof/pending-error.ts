import type { Order } from '../order.ts'
import type { ErrorReport } from './error-schema.ts'

type Reports = Pick<Order, 'error_reports'>

/** What was reported as recorded in error, of one order, oldest first. */
export const reportsOf = ({ error_reports = [] }: Reports): readonly ErrorReport[] => error_reports

/** The report that waits for a second person; undefined where none does. */
export const pendingError = (order: Reports): ErrorReport | undefined =>
  reportsOf(order).find(({ outcome }) => outcome === null)
