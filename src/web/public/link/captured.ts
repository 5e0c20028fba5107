import type { GeoPoint } from '../../../domain/order/order.ts'
import type { ActionKind } from '../offline/kept.ts'
import type { PublicInput } from './page.ts'

/** What each action is called where it waits; the first that applies counts. */
const kinds: readonly [kind: ActionKind, isIt: (act: PublicInput) => boolean][] = [
  ['receive', ({ receive }) => receive === true],
  ['reject', ({ reject }) => reject === true],
  ['remark', ({ remarks }) => remarks !== undefined],
  ['photo', ({ photos }) => photos !== undefined],
  ['rating', ({ client_rating }) => client_rating !== undefined],
  ['label', ({ label }) => label !== undefined],
  ['leave', ({ leave }) => leave === true],
  ['not_delivered', ({ not_delivered }) => not_delivered !== undefined],
  ['answer', ({ attempt_answer }) => attempt_answer !== undefined],
  ['outbound', ({ triggerOutBound }) => triggerOutBound === true],
  ['signature', ({ signature }) => signature !== undefined],
]

/** The kind of a captured action. */
export const kindOf = (act: PublicInput): ActionKind =>
  kinds.find(([, isIt]) => isIt(act))?.[0] ?? 'goods'

/** A place as it is kept beside an action; null where none was given. */
export const placeIn = (loc: GeoPoint | [] | undefined): GeoPoint | null => {
  const [lat, lng] = loc ?? []
  return lat === undefined || lng === undefined ? null : [lat, lng]
}
