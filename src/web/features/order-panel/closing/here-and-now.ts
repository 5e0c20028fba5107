import type { GeoPoint } from '../../../../domain/order/order.ts'
import type { Instant } from '../../../../domain/time.ts'
import { locate } from '../../../lib/locate.ts'

/** When an act was pressed, and where that was, if it is known. */
export interface HereAndNow {
  readonly device_time: Instant
  readonly geo_tag: { loc: GeoPoint | [] }
}

/**
 * When and where something is done: the moment is that of the press, since the place may be found
 * seconds later; `isAsked`: is the place wanted at all?
 */
export const hereAndNow = async (isAsked: boolean): Promise<HereAndNow> => {
  const device_time = new Date().toISOString()
  return { device_time, geo_tag: { loc: isAsked ? await locate() : [] } }
}
