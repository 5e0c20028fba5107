import type { GeoPoint } from '../../../domain/order/order.ts'
import type { ActionKind, WaitingField } from '../offline/kept.ts'
import type { PublicInput } from './page.ts'

/** What each action is called where it waits, by its field. */
const kinds: Readonly<Record<WaitingField, ActionKind>> = {
  receive: 'receive',
  reject: 'reject',
  remarks: 'remark',
  photos: 'photo',
  client_rating: 'rating',
  label: 'label',
  leave: 'leave',
  not_delivered: 'not_delivered',
  attempt_answer: 'answer',
  triggerOutBound: 'outbound',
  signature: 'signature',
  missing: 'goods',
  damaged: 'goods',
  quantities: 'goods',
}

const fields = Object.keys(kinds) as WaitingField[]

/** The kind of a captured action. What never waits needs none. */
export const kindOf = (act: PublicInput): ActionKind =>
  kinds[fields.find((field) => act[field] !== undefined) ?? 'missing']

/** A place as it is kept beside an action; null where none was given. */
export const placeIn = (loc: GeoPoint | [] | undefined): GeoPoint | null => {
  const [lat, lng] = loc ?? []
  return lat === undefined || lng === undefined ? null : [lat, lng]
}
