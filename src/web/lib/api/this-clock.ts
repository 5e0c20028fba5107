import { SECOND, type Instant } from '../../../domain/time.ts'

/**
 * An instant of the server as this device's clock will show it, which may be ahead or behind: told
 * by the Date of the answer that it came with. As it is where that says nothing.
 */
export const byThisClock = (
  instant: Instant,
  headers: Pick<Headers, 'get'>,
  now = Date.now(),
): Instant => {
  const answered = Date.parse(headers.get('Date') ?? '')
  // Date has whole seconds: what is less is no wrong clock.
  const ahead = now - answered
  return Math.abs(ahead) < 2 * SECOND || Number.isNaN(ahead)
    ? instant
    : new Date(Date.parse(instant) + ahead).toISOString()
}
