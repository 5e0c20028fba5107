import { formatTime } from '../time-format.ts'
import type { Instant } from '../time.ts'
import { statusOf } from './category.ts'
import type { Order } from './order.ts'
import { wireTexts } from './wire-texts.ts'

/**
 * When the trip was completed: as the order came into the destination's fence or, where no such
 * time is known, as it was closed. Null while the order is open, reached or not (TABL-12).
 */
export const tripCompletedAt = (
  order: Pick<Order, 'destination' | 'epod' | 'trip_completed_at'>,
): Instant | null =>
  statusOf(order) === 'open'
    ? null
    : (order.destination.geofence_in_time ?? order.trip_completed_at)

/** The wire's text of a trip as it is stored: a reader's time zone is not known there. */
export const tripText = (completed_at: Instant | null): string =>
  completed_at === null ? wireTexts.running : `${wireTexts.completed} ${completed_at}`

/** The stored text as a reader whose clocks are those of `zone` is shown it. */
export const tripTextIn = (stored: string, zone: string): string =>
  stored === wireTexts.running
    ? stored
    : `${wireTexts.completed} ${formatTime(stored.slice(wireTexts.completed.length + 1), zone, 'DD-MM-YYYY HH:mm')}`
