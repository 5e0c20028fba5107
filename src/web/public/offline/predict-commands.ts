import type { Command } from '../../../domain/order/commands.ts'
import { labelReadIn } from '../../../domain/order/label/read-label.ts'
import type { Goods } from '../../../domain/order/order.ts'
import type { Clock } from '../../../domain/time.ts'
import { QUEUED, type Waiting, type WaitingField } from './kept.ts'
import { linesStated } from './predict-lines.ts'

/** An action that waits, as far as its commands are made of it. */
export type PendingAction = Pick<Waiting, 'key' | 'body' | 'captured_at' | 'digest'>

type Body = PendingAction['body']

/** A list as the server fills it in. */
const goodsIn = (rows: Body['missing']): Goods[] | null =>
  rows?.map(({ text = '', qty = 0, ...row }) => ({ ...row, text, qty })) ?? null

const goods = (_rows: unknown, { body }: PendingAction): Command[] => [
  { type: 'goods_condition', missing: goodsIn(body.missing), damaged: goodsIn(body.damaged) },
]

/** What each field asks for, as the contract says it, in few bytes. */
const commandsBy: {
  readonly [F in WaitingField]: (
    input: NonNullable<Body[F]>,
    item: PendingAction,
    clock: Clock,
  ) => Command[]
} = {
  receive: (_true, { body: { geo_tag } }) => [{ type: 'receive', geo_tag }],
  reject: (_true, { body: { geo_tag } }) => [{ type: 'reject', geo_tag }],
  leave: (_true, { body: { geo_tag } }) => [{ type: 'leave', geo_tag }],
  triggerOutBound: (_true, { body: { geo_tag } }) => [{ type: 'outbound', geo_tag }],
  label: (text, _item, clock) => {
    const read = labelReadIn(text, clock)
    return 'code' in read ? [] : [{ type: 'label', read }]
  },
  not_delivered: ({ reason, text = '' }, { body: { geo_tag } }) => [
    { type: 'not_delivered', reason, text, geo_tag },
  ],
  attempt_answer: (answer) => [{ type: 'answer_attempt', ...answer }],
  client_rating: (client_rating) => [{ type: 'rating', client_rating }],
  quantities: (lines) => [{ type: 'quantities', lines: linesStated(lines) }],
  signature: ({ name = '', relation = '' }, { key, digest }) => [
    { type: 'signature', signature: { name, relation, url: QUEUED + key, digest: digest ?? key } },
  ],
  missing: goods,
  damaged: goods,
  remarks: (
    { by = '', text = '', categories = [] },
    { body: { custom_fields = {}, extra_fields = {} } },
  ) => [{ type: 'remark', by, text, categories, custom_fields, extra_fields }],
  photos: (photos, { key, digest }) =>
    photos.map(({ file_name, tag = 'epod' }) => ({
      type: 'photo',
      photo: {
        url: QUEUED + key,
        tag,
        file_name,
        ext: file_name.split('.').at(-1) ?? '',
        digest: digest ?? key,
        captured_at: null,
        place: null,
      },
    })),
}

type Asked = (input: unknown, item: PendingAction, clock: Clock) => Command[]

/** The commands that the server will make of an action that waits. */
export const commandsOf = (item: PendingAction, clock: Clock): Command[] => {
  for (const [field, asked] of Object.entries(commandsBy) as [WaitingField, Asked][]) {
    const input = item.body[field]
    if (input !== undefined) return asked(input, item, clock)
  }
  return []
}
