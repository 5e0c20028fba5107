import { describe, expect, it } from 'vitest'
import { anOrder, did } from '../testing/factories.ts'
import type { LinkParty } from '../policy/viewer.ts'
import type { Command } from './commands.ts'
import type { OrderEvent } from './events.ts'
import { hasRoomFor, isShortEnough } from './link-quota.ts'

const remark: Command = {
  type: 'remark',
  by: '',
  text: 'Wet',
  categories: [],
  custom_fields: {},
  extra_fields: {},
}
const times = (count: number, event: OrderEvent): OrderEvent[] =>
  Array.from({ length: count }, () => event)
const said = (action_by: 'driver' | 'receiver'): OrderEvent => {
  const event = did.remarked('Wet')
  return { ...event, data: { ...event.data, action_by } } as OrderEvent
}
const pressed: OrderEvent = {
  type: 'outbound',
  data: { geo_tag: { loc: null, action_by: 'driver' } },
}
const failed = (number: number): OrderEvent => ({
  type: 'delivery_attempted',
  data: {
    number,
    reason: 'closed',
    text: null,
    photos: [],
    geo_tag: { loc: null, action_by: 'driver' },
  },
})

describe('what a link may still add to an order', () => {
  it.each<[string, OrderEvent[], Command, LinkParty, boolean]>([
    ['a first remark', [], remark, 'driver', true],
    ['a hundredth', times(99, said('driver')), remark, 'driver', true],
    ['one more', times(100, said('driver')), remark, 'driver', false],
    ['one of another party', times(100, said('driver')), remark, 'receiver', true],
    ['one arrival more', times(100, pressed), { type: 'outbound' }, 'driver', false],
    [
      'one failed delivery more',
      Array.from({ length: 100 }, (_, at) => failed(at + 1)),
      { type: 'not_delivered', reason: 'closed', text: '' },
      'driver',
      false,
    ],
    [
      'a photo on a log that is long',
      times(1_000, pressed),
      { type: 'delete_photo', url: '' },
      'driver',
      false,
    ],
    ['the receiver’s word on it', times(1_000, pressed), remark, 'receiver', true],
    ['any word on one that is longer', times(1_200, pressed), remark, 'receiver', false],
    ['the end of it', times(1_200, pressed), { type: 'receive' }, 'receiver', true],
    ['the code', times(1_200, pressed), { type: 'verify_otp', matches: true }, 'driver', true],
  ])('%s [PROF-02, LINK-01]', (_what, events, command, party, may) => {
    expect(hasRoomFor(anOrder(...events), command, party)).toBe(may)
  })

  it('is told in so many characters, and no more [PROF-02, LINK-01]', () => {
    const telling = (length: number): OrderEvent[] => [did.remarked('x'.repeat(length))]
    expect([2_000, 39_000, 40_000].map((length) => isShortEnough(telling(length)))).toEqual([
      true,
      true,
      false,
    ])
  })
})
