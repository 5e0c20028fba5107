import { describe, expect, it } from 'vitest'
import { epodBody, requestedIn, type EpodInput } from '../../../contract/proof/actions.ts'
import type { Command } from '../../../domain/order/commands.ts'
import { clock, NOW } from '../../../domain/testing/factories.ts'
import type { WaitingField } from './kept.ts'
import { commandsOf } from './predict-commands.ts'

type Body = Omit<EpodInput, '_id'>
const _id = '018f0000-0000-7000-8000-000000000001'
const geo_tag: Body['geo_tag'] = { loc: [18.5, 73.8] }

/** What may wait, by its field: each is to be what the contract makes of it, letter by letter. */
const same: Readonly<Record<WaitingField, readonly Body[]>> = {
  receive: [{ receive: true }, { receive: true, geo_tag }],
  reject: [{ reject: true }, { reject: true, geo_tag }],
  leave: [{ leave: true }, { leave: true, geo_tag }],
  triggerOutBound: [{ triggerOutBound: true }, { triggerOutBound: true, geo_tag }],
  label: [{ label: '00106141412345678908' }],
  not_delivered: [
    { not_delivered: { reason: 'closed' }, geo_tag },
    { not_delivered: { reason: 'other', text: 'Flooded' }, geo_tag: { loc: [] } },
  ],
  attempt_answer: [{ attempt_answer: { number: 1, answer: 'nobody_came' } }],
  client_rating: [{ client_rating: 4 }],
  quantities: [
    { quantities: [{ line: 'total', quantity: 3 }] },
    { quantities: [{ line: '1', quantity: 3, damaged: 1, wrong: 1, expired: 1, note: 'Wet' }] },
  ],
  signature: [{ signature: { name: 'Meera', relation: 'Security', image: '' } }],
  missing: [
    { missing: [] },
    { missing: [{ text: 'Box', qty: 2, invoice: 'A-1' }, {}] },
    { missing: [{ text: 'Box', qty: 2 }], damaged: [{ text: 'Lid' }] },
  ],
  damaged: [{ damaged: [] }, { damaged: [{ qty: 2 }] }],
  remarks: [
    { remarks: {} },
    {
      remarks: { by: 'Meera', text: 'Wet', categories: ['Damaged Goods'], action_by: 'receiver' },
      custom_fields: { seal: 7 },
      extra_fields: { condition: ['intact'] },
    },
  ],
  photos: [
    { photos: [{ file_name: 'a.jpg', file_data: '' }] },
    {
      photos: [
        { file_name: 'a.jpg', file_data: '', tag: 'spoc' },
        { file_name: 'b', file_data: '', tag: 'door' },
      ],
    },
  ],
}

/** Where a phone says less or other, since no rule of a link looks at it and no page shows it. */
const different: readonly [what: string, body: Body, phone: object, server: object][] = [
  [
    'when it was received, and why',
    { receive: true, closer: NOW, reason: 'Wet' },
    {},
    { closer: NOW, reason: 'Wet' },
  ],
  ['why it was rejected', { reject: true, reason: 'Wet' }, {}, { reason: 'Wet' }],
  ['when it was left', { leave: true, closer: NOW }, {}, { closer: NOW }],
  [
    'blanks around a remark, which its form leaves out',
    { remarks: { by: ' Meera ', text: ' Wet ' } },
    { by: ' Meera ', text: ' Wet ' },
    { by: 'Meera', text: 'Wet' },
  ],
  [
    'signs of a remark that nobody sees',
    { remarks: { text: 'W\u202Eet' } },
    { text: 'W\u202Eet' },
    { text: 'Wet' },
  ],
  [
    'blanks around goods',
    { damaged: [{ text: ' Lid ' }] },
    { damaged: [{ text: ' Lid ', qty: 0 }] },
    { damaged: [{ text: 'Lid', qty: 0 }] },
  ],
]

const onPhone = (body: Body): Command[] =>
  commandsOf({ key: 'k', body: { ...body, _id }, captured_at: NOW, digest: 'd' }, clock)
const onServer = (body: Body) => requestedIn(epodBody.parse({ ...body, _id }))?.requested

describe('the commands that a phone predicts', () => {
  it.each(Object.values(same).flat())('%j are those of the contract [PUBL-07]', (body) => {
    const requested = onServer(body)
    const commands = onPhone(body)
    if (requested && 'command' in requested) expect(commands).toEqual([requested.command])
    // Its command is made by the server, of files besides.
    else expect(new Set(commands.map(({ type }) => type))).toEqual(new Set([requested?.action]))
  })

  it.each(different)('lack or keep %s [PUBL-07]', (_what, body, phone, server) => {
    const requested = onServer(body)
    const made = requested && 'command' in requested ? requested.command : {}
    expect(made).toMatchObject(server)
    expect(onPhone(body)).toEqual([{ ...made, ...missing(server), ...phone }])
  })

  it('of a photo and a signature name what the server will have [PUBL-07]', () => {
    expect(onPhone({ photos: [{ file_name: 'a.jpg', file_data: '', tag: 'spoc' }] })).toMatchObject(
      [{ photo: { file_name: 'a.jpg', ext: 'jpg', tag: 'spoc', digest: 'd' } }],
    )
    expect(onPhone({ signature: { name: 'Meera', image: '' } })).toMatchObject([
      { signature: { name: 'Meera', relation: '', digest: 'd' } },
    ])
  })
})

const missing = (fields: object): object =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]))
