import { between, type Instant } from '../../time.ts'
import type { Order } from '../order.ts'

/**
 * Was this put on record for the proof as it stands, and not for one before it was opened again?
 */
export const isOfThisVersion = (
  { version: { since } }: Pick<Order['epod'], 'version'>,
  time: Instant,
): boolean => since === null || between(since, time) >= 0
