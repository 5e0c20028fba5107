import type { Command } from '../domain/order/commands.ts'
import { words } from '../domain/words.ts'
import type { EpodBody } from './proof.ts'

/** What one call of /update_epod can ask for. */
export type Asked = Extract<
  Command['type'],
  | 'receive'
  | 'reject'
  | 'verify_otp'
  | 'remark'
  | 'goods_condition'
  | 'photo'
  | 'delete_photo'
  | 'rating'
  | 'outbound'
  | 'signature'
  | 'quantities'
  | 'dispute'
  | 'claim'
  | 'reupdate'
  | 'correct'
>

type Field = keyof EpodBody

const askedBy = new Map<Field, Asked>([
  ['receive', 'receive'],
  ['reject', 'reject'],
  ['otp', 'verify_otp'],
  ['remarks', 'remark'],
  ['missing', 'goods_condition'],
  ['damaged', 'goods_condition'],
  ['photos', 'photo'],
  ['deletePhoto', 'delete_photo'],
  ['client_rating', 'rating'],
  ['triggerOutBound', 'outbound'],
  ['signature', 'signature'],
  ['quantities', 'quantities'],
  ['dispute', 'dispute'],
  ['claim', 'claim'],
  ['reupdate', 'reupdate'],
  ['correction', 'correct'],
])

/**
 * Fields that belong to some actions only. Place and device time may come with any: pages send them
 * as they have them.
 */
const companions = new Map<Field, readonly Asked[]>([
  ['closer', ['receive', 'verify_otp']],
  ['extra_fields', ['remark']],
  ['custom_fields', ['remark']],
])

const given = <T>(body: EpodBody, fields: Iterable<readonly [Field, T]>): (readonly [Field, T])[] =>
  [...fields].filter(([field]) => body[field] !== undefined)

/**
 * The one action that a body asks for, null where it is none or several, and the fields that do not
 * go with it.
 */
export const askedOf = (body: EpodBody): { asked: Asked; stray: readonly Field[] } | null => {
  const [asked, ...others] = new Set(given(body, askedBy).map(([, action]) => action))
  if (asked === undefined || others.length > 0) return null
  return {
    asked,
    stray: given(body, companions)
      .filter(([, actions]) => !actions.includes(asked))
      .map(([field]) => field),
  }
}

/**
 * The command of a body, but for what needs files or secrets. `spoc` names the receiver who pressed
 * Receive.
 */
export const commandOf = (
  asked: Exclude<Asked, 'photo' | 'verify_otp' | 'signature'>,
  body: EpodBody,
  spoc: string | undefined,
): Command => {
  const { geo_tag, closer } = body
  switch (asked) {
    case 'receive':
      return { type: asked, geo_tag, closer, spoc }
    case 'reject':
    case 'outbound':
      return { type: asked, geo_tag }
    case 'remark': {
      const { by, text, categories } = body.remarks ?? { by: '', text: '', categories: [] }
      return {
        type: asked,
        by,
        text,
        categories,
        custom_fields: body.custom_fields ?? {},
        extra_fields: body.extra_fields ?? {},
      }
    }
    case 'goods_condition':
      return { type: asked, missing: body.missing ?? null, damaged: body.damaged ?? null }
    case 'delete_photo':
      return { type: asked, url: body.deletePhoto ?? '' }
    case 'quantities':
      return { type: asked, lines: body.quantities ?? [] }
    case 'dispute':
      return { type: asked, text: body.dispute ?? '' }
    case 'claim':
      return { type: asked, number: 0, ...body.claim }
    case 'reupdate':
      return { type: asked, reason: body.reupdate?.reason ?? '' }
    case 'correct':
      return { type: asked, field: 'invoice', value: null, reason: '', ...body.correction }
    case 'rating':
      return { type: asked, client_rating: body.client_rating ?? 0 }
  }
}

/** What is said once it is on record. */
export const saidOf = (asked: Asked): string =>
  ({
    receive: words.otp_verified,
    verify_otp: words.otp_verified,
    reject: words.rejected,
    remark: words.remark_saved,
    goods_condition: words.goods_saved,
    photo: words.photo_saved,
    delete_photo: words.photo_deleted,
    rating: words.rating_saved,
    outbound: words.outbound_saved,
    signature: words.signature_saved,
    quantities: words.quantities_saved,
    dispute: words.dispute_saved,
    claim: words.claim_saved,
    reupdate: words.reopened,
    correct: words.correction_saved,
  })[asked]
