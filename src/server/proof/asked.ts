import type { EpodBody } from '../../contract/proof.ts'
import type { Command } from '../../domain/order/commands.ts'
import { words } from '../../domain/words.ts'
import { Refused } from '../errors.ts'

/** What one call of /update_epod can ask for. */
export type Asked = Extract<Command['type'], 'receive' | 'reject' | 'verify_otp' | 'remark' | 'goods_condition' | 'photo' | 'delete_photo' | 'rating' | 'outbound' | 'signature' | 'quantities' | 'dispute' | 'claim' | 'reupdate' | 'correct'>

type Field = keyof EpodBody

const askedBy = new Map<Field, Asked>([
  ['receive', 'receive'], ['reject', 'reject'], ['otp', 'verify_otp'], ['remarks', 'remark'], ['missing', 'goods_condition'], ['damaged', 'goods_condition'],
  ['photos', 'photo'], ['deletePhoto', 'delete_photo'], ['client_rating', 'rating'], ['triggerOutBound', 'outbound'],
  ['signature', 'signature'], ['quantities', 'quantities'], ['dispute', 'dispute'], ['claim', 'claim'], ['reupdate', 'reupdate'], ['correction', 'correct'],
])

/** Fields that belong to some actions only. Place and device time may come with any: pages send them as they have them. */
const companions = new Map<Field, readonly Asked[]>([['closer', ['receive', 'verify_otp']], ['extra_fields', ['remark']], ['custom_fields', ['remark']]])

const given = <T>(body: EpodBody, fields: Iterable<readonly [Field, T]>): (readonly [Field, T])[] => [...fields].filter(([field]) => body[field] !== undefined)

/** The one action that a body asks for. Throws Refused 422 where it is none or several, or a field does not go with it. */
export const askedIn = (body: EpodBody): Asked => {
  const [asked, ...others] = new Set(given(body, askedBy).map(([, action]) => action))
  if (asked === undefined || others.length > 0) throw new Refused(422, words.actionUnclear)
  const stray = given(body, companions).filter(([, actions]) => !actions.includes(asked))
  if (stray.length > 0) throw new Refused(422, words.wrongInput, stray.map(([field]) => ({ field, message: words.notWithThisAction })))
  return asked
}
