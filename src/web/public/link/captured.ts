import type { ProofField } from '../../../contract/proof/actions.ts'
import type { GeoPoint } from '../../../domain/order/order.ts'
import type { ActionKind } from '../offline/kept.ts'
import type { PublicInput } from './page.ts'

/** What no page here sends, and what goes straight to the server, for that alone to judge. */
type NeverWaits =
  | 'claim'
  | 'correction'
  | 'deletePhoto'
  | 'dispute'
  | 'error'
  | 'error_outcome'
  | 'otp'
  | 'reupdate'

/** What each action is called where it waits, by its field. */
const kinds: Readonly<Record<Exclude<ProofField, NeverWaits>, ActionKind>> = {
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

const fields = Object.keys(kinds) as (keyof typeof kinds)[]

/** The kind of a captured action. What never waits needs none. */
export const kindOf = (act: PublicInput): ActionKind =>
  kinds[fields.find((field) => act[field] !== undefined) ?? 'missing']

/** A place as it is kept beside an action; null where none was given. */
export const placeIn = (loc: GeoPoint | [] | undefined): GeoPoint | null => {
  const [lat, lng] = loc ?? []
  return lat === undefined || lng === undefined ? null : [lat, lng]
}
