import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chainedEvent } from '../order/chain.ts'
import type { OrderEvent, Recorded } from '../order/events.ts'
import { created, did, recorded } from '../testing/factories.ts'
import { sealingOf } from '../testing/sealing.ts'
import { disclosedOf } from './disclosed.ts'
import { toldValues, type ToldValue } from './told-values.ts'

const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)
const base64url = (text: string): string => Buffer.from(text).toString('base64url')
const sealing = sealingOf({ sha256, base64url })
const hashing = {
  hashText: (text: string) => createHash('sha256').update(text).digest(),
  textIn: (encoded: string) => Buffer.from(encoded, 'base64url').toString(),
}

/** What a page tells of an event whose values are disclosed, or not, as a list of fields. */
const toldOf = (
  event: OrderEvent,
  beside: Partial<Pick<Recorded, 'place' | 'files'>> = {},
  isDisclosed = true,
): [string, readonly unknown[]][] => {
  const [first] = recorded([event])
  if (!first) throw new Error('no event')
  const { body, disclosures } = chainedEvent({ ...first, ...beside }, sealing)
  const stored = JSON.parse(body) as Recorded
  const [values = []] = disclosedOf(
    [stored],
    isDisclosed ? disclosures.map(base64url) : [],
    hashing,
  )
  return toldValues({ event: stored, values }).map(({ field, values: all }: ToldValue) => [
    field,
    all,
  ])
}

const digest = 'ab'.repeat(32)
const at = { loc: [26.78004, 75.84846] as [number, number], action_by: 'client' as const }

describe('the values of an event [PROF-03]', () => {
  it.each<[string, OrderEvent, Parameters<typeof toldOf>[1], [string, readonly unknown[]][]]>([
    [
      'a place that is told twice, as one place and no file',
      { type: 'received', data: { ...did.received.data, geo_tag: at, spoc: 'Asha' } },
      { place: at.loc },
      [
        ['receiver', ['Asha']],
        ['place', [at.loc]],
      ],
    ],
    [
      'a photo with its place: a file is what is one, and its address in the house is none',
      {
        type: 'photo_added',
        data: {
          url: `/api/files/o/${digest}.jpg`,
          tag: 'epod',
          action_by: 'driver',
          file_name: 'gate.jpg',
          ext: 'jpg',
          digest,
          captured_at: null,
          place: [18.5, 73.8],
        },
      },
      { place: at.loc, files: [digest] },
      [
        ['place', [[18.5, 73.8], at.loc]],
        ['file_name', ['gate.jpg']],
        ['file', [digest]],
      ],
    ],
    [
      'goods, which every reader sees',
      {
        type: 'goods_listed',
        data: { missing: [{ text: 'Rice', qty: 2 }], damaged: null },
      },
      {},
      [['missing', [[{ text: 'Rice', qty: 2 }]]]],
    ],
    [
      'a remark, with fields of the client’s own behind it',
      {
        type: 'remarked',
        data: {
          name: 'Meera',
          text: 'wet',
          categories: ['Damaged'],
          action_by: 'receiver',
          custom_fields: { seal_no: 'S-1' },
          extra_fields: { condition: ['damaged'] },
          exception: true,
        },
      },
      {},
      [
        ['categories', [['Damaged']]],
        ['text', ['wet']],
        ['name', ['Meera']],
        ['seal_no', ['S-1']],
        ['condition', [['damaged']]],
      ],
    ],
    [
      'photos of the door, which are files',
      {
        type: 'delivery_attempted',
        data: { number: 1, reason: 'closed', text: 'Shut', photos: [digest], geo_tag: at },
      },
      {},
      [
        ['text', ['Shut']],
        ['place', [at.loc]],
        ['file', [digest]],
      ],
    ],
    ['a rating', { type: 'rated', data: { client_rating: 4 } }, {}, [['rating', [4]]]],
  ])('tell of %s', (_what, event, beside, fields) => {
    const told = toldOf(event, beside)
    const sorted = (rows: typeof told) => rows.toSorted(([a], [b]) => a.localeCompare(b))
    expect(sorted(told)).toEqual(sorted(fields))
    const known = fields.map(([field]) => field).filter((field) => !/seal_no|condition/.test(field))
    expect(told.map(([field]) => field).slice(0, known.length)).toEqual(known)
  })

  it('name whose each is, and leave out what says nothing', () => {
    const told = toldOf(
      created({
        driver: { name: 'Ravi', contact: ['9811111111'] },
        spocs: [
          { name: 'Asha', contact: { phone: ['9822222222'], email: [] } },
          { name: 'Meera', contact: { phone: ['9833333333'], email: [] } },
        ],
      }),
    )
    const values = Object.fromEntries(told)
    expect(values).toMatchObject({
      driver: ['Ravi'],
      driver_contact: [['9811111111']],
      receiver: ['Asha', 'Meera'],
      phone: [['9822222222'], ['9833333333']],
    })
    for (const none of ['value', 'exception', 'extra_fields', 'profile', 'name'])
      expect(values).not.toHaveProperty(none)
  })

  it('are those that stand open alone, where nothing is disclosed [PROF-04]', () => {
    const fields = toldOf(created(), { place: at.loc, files: [digest] }, false)
    expect(fields.map(([field]) => field).filter((one) => one !== 'transporter')).toEqual([
      'source',
    ])
  })

  it.each([null, 'x', 7, [], { entered: 7 }, { entered: { source: null } }])(
    'are none of what is no event: %j',
    (data) => {
      const [event] = recorded([did.received])
      expect(toldValues({ event: { ...event, data } as unknown as Recorded, values: [] })).toEqual(
        [],
      )
    },
  )

  it('are told by name where a later release has more of them', () => {
    const [event] = recorded([did.received])
    if (!event) throw new Error('no event')
    const values = [{ at: ['data', 'later'], name: 'new_thing', value: 1 }]
    expect(toldValues({ event, values })).toEqual([
      { field: 'new_thing', is_own: true, values: [1] },
    ])
  })
})
