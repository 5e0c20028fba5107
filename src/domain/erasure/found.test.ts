import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonical } from '../order/canonical.ts'
import { chainedEvent } from '../order/chain.ts'
import { decide } from '../order/decide.ts'
import type { OrderEvent } from '../order/events.ts'
import { evolve, replay } from '../order/evolve.ts'
import { firstLost, without } from '../order/sealed/erasure.ts'
import { eventIn } from '../order/upcast.ts'
import { aPolicy, aViewer, clock, created, did, recorded } from '../testing/factories.ts'
import { sealingOf } from '../testing/sealing.ts'
import { erasedAt } from './erased-part.ts'
import { erasedValues, foundIn } from './found.ts'
import type { DataSubject } from './person.ts'

const sealing = sealingOf({
  sha256: (text, encoding) => createHash('sha256').update(text).digest(encoding),
  base64url: (text) => Buffer.from(text).toString('base64url'),
})
const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
const photo = (digest: string): OrderEvent => {
  const event = did.photo('x')
  if (event.type !== 'photo_added') throw new Error('a photo')
  return { ...event, data: { ...event.data, digest, url: `/api/files/o/${digest}.jpg` } }
}
const withRemark = (text: string, name: string | null = null): OrderEvent => {
  const event = did.remarked(text)
  return event.type === 'remarked' ? { ...event, data: { ...event.data, name } } : event
}
const signed = (name: string): OrderEvent => ({
  type: 'signed',
  data: {
    name,
    relation: 'sister',
    url: `/api/files/o/${A}.png`,
    digest: A,
    action_by: 'driver',
  },
})
const entry = created({
  driver: { name: 'Ravi Kumar', contact: ['9811111111'] },
  client: 'Shah Stores',
  spocs: [
    { name: 'Meera Shah', contact: { phone: ['9822222222'], email: ['meera@example.com'] } },
    { name: 'Asha Rao', contact: { phone: ['9833333333'], email: [] } },
  ],
  destination: { name: 'Nagpur depot' },
  extra_fields: { 'call before': 9822222222 },
})
const told: OrderEvent[] = [
  entry,
  {
    type: 'otp_sent',
    data: {
      nonce: 'n',
      contacts: ['9822222222', 'meera@example.com'],
      expires_at: '2026-01-01T00:00:00.000Z',
    },
  },
  withRemark('One box is wet'),
  withRemark('left with meera  SHAH, +91 98222-22222'),
  withRemark('Driver was late', 'Meera Shah'),
  photo(A),
  photo(B),
  signed('Meera Shah'),
  { type: 'contact_status', data: { phone: '9822222222', status: 'DELIVERED_TO_HANDSET' } },
]
const logOf = (events: readonly OrderEvent[]) =>
  recorded(events).map((event) => ({
    seq: event.seq,
    event,
    ...chainedEvent(event, sealing),
  }))
const found = (person: DataSubject, events = told, photos: readonly string[] = []) =>
  foundIn(logOf(events), { person, country_code: '91', photos: new Set(photos) })
const shown = (person: DataSubject, events = told, photos: readonly string[] = []) =>
  found(person, events, photos).values.map(({ seq, part, name }) => `${seq} ${part} ${name ?? '-'}`)

describe('the values of a log that are one person’s', () => {
  const meera = [
    '1 receiver name',
    '1 receiver email',
    '1 receiver phone',
    '1 text extra_fields',
    '2 receiver contacts',
    '4 remark text',
    '5 remark name',
    '8 signature name',
    '8 signature relation',
    '8 signature url',
    '8 signature digest',
    '9 receiver phone',
    '9 receiver status',
  ]
  it.each<[string, DataSubject, string[]]>([
    ['by number, all that the order has of that contact', { phone: '9822222222' }, meera],
    ['by address', { email: 'meera@example.com' }, meera],
    ['by name', { name: 'meera shah' }, meera],
    ['the driver alone', { phone: '9811111111' }, ['1 driver contact', '1 driver name']],
    ['another contact alone', { name: 'Asha Rao' }, ['1 receiver name', '1 receiver phone']],
    ['a consignee who is a person', { name: 'Shah Stores' }, ['1 place client']],
    ['part of another number', { phone: '982222222' }, []],
    ['one word of a name', { name: 'Meera' }, []],
    ['somebody else', { name: 'Nobody Here', email: 'eera@example.com' }, []],
  ])('%s [DATA-01] [PROF-04]', (_case, person, values) => {
    expect(shown(person).sort()).toEqual([...values].sort())
  })

  it('takes the pictures that are named as the person’s, deleted ones too [DATA-01]', () => {
    const events = [
      entry,
      photo(A),
      photo(B),
      { type: 'photo_deleted', data: { url: `/api/files/o/${A}.jpg`, digest: A } } as const,
    ]
    const gone = shown({ phone: '9800000000' }, events, [A])
    expect(gone.length).toBeGreaterThan(4)
    expect(gone.every((one) => /^[24] photo/.test(one))).toBe(true)
    expect(found({ phone: '9800000000' }, events, [A]).digests).toEqual([A])
  })

  it('takes them out of the attempts that were recorded with them, and leaves those of others [DATA-01] [DOOR-10]', () => {
    const photos = [A, B]
    const geo_tag = { loc: [21, 79] as [number, number], action_by: 'driver' as const }
    const attempt: OrderEvent = {
      type: 'delivery_attempted',
      data: { number: 1, reason: 'closed', text: 'Gate locked', photos, geo_tag },
    }
    const log = recorded([entry, photo(A), photo(B), attempt])
      .map((event) => (event.type === 'delivery_attempted' ? { ...event, files: photos } : event))
      .map((event) => ({ seq: event.seq, ...chainedEvent(event, sealing) }))
    const sought = { person: { phone: '9800000000' }, country_code: '91', photos: new Set([A]) }
    const { values, digests } = foundIn(log, sought)
    expect(digests).toEqual([A])
    expect(
      values.filter(({ seq }) => seq === 4).map(({ part, name, value }) => [part, name, value]),
    ).toEqual([
      ['photo', 'photos', photos],
      ['photo', null, A],
    ])
    const erased = erasedValues(values)
    const left = log.map((one) =>
      without(one, erased.find(({ seq }) => seq === one.seq)?.places ?? []),
    )
    const order = replay(left.map(eventIn))
    // The other photo is this attempt's still, and no later one's.
    expect(order?.epod.delivery_attempts).toMatchObject([{ text: 'Gate locked', photos: [B] }])
  })

  it('keeps a picture that another event of the order still names [DATA-01]', () => {
    const { digests, values } = found({ name: 'Meera Shah' })
    expect(values.some(({ value }) => value === A)).toBe(true)
    // Photo and signature are the same picture here: only the signature is hers.
    expect(digests).toEqual([])
  })

  it('says how many events name the person in a text that must stay [DATA-01]', () => {
    const log = logOf([
      ...told,
      {
        type: 'goods_listed',
        data: { missing: [{ text: 'ask 9822222222', qty: 1 }], damaged: [] },
      },
    ])
    // As releases wrote it that sealed nothing.
    const old = log.map((one) =>
      one.seq === 4 ? { ...one, body: canonical(one.event), disclosures: [] } : one,
    )
    const sought = {
      person: { phone: '9822222222' },
      country_code: '91',
      photos: new Set<string>(),
    }
    expect(foundIn(log, sought).staying).toEqual({ unsealed: 0, open: 1 })
    expect(foundIn(old, sought).staying).toEqual({ unsealed: 1, open: 1 })
  })
})

describe('an order of which a person was erased', () => {
  const after = (person: DataSubject) => {
    const log = logOf(told)
    const { values } = found(person)
    const erased = erasedValues(values)
    const left = log.map((one) =>
      without(one, erased.find(({ seq }) => seq === one.seq)?.places ?? []),
    )
    const order = replay(left.map(eventIn))
    if (!order) throw new Error('an order')
    const outcome = decide(
      order,
      {
        type: 'erase',
        values: erased,
        parts: ['receiver', 'signature'],
        reason: 'asked for',
        is_held: false,
      },
      aViewer(),
      aPolicy(),
      clock,
    )
    if ('refused' in outcome) throw new Error('not refused')
    const events = recorded([...told, ...outcome])
    const last = events.at(-1)
    if (!last) throw new Error('an event')
    return { left, order: evolve(order, last), event: last }
  }

  it('has blanks, says when and of what, and names nobody [DATA-01] [PROF-04]', () => {
    const { order } = after({ phone: '9822222222' })
    expect(JSON.stringify(order)).not.toMatch(/Meera|98222|meera@/i)
    expect(order.spocs.map(({ name }) => name)).toEqual(['', 'Asha Rao'])
    expect(order.epod.signature).toMatchObject({ name: '', digest: '', url: '' })
    expect(order.driver.name).toBe('Ravi Kumar')
    expect(erasedAt(order, 'signature')).not.toBeNull()
    expect(erasedAt(order, 'driver')).toBeNull()
  })

  it('has a log that lacks nothing without a word about it [PROF-04]', () => {
    const { left, event } = after({ phone: '9822222222' })
    const log = [...left, chainedEvent(event, sealing)].map((stored) => ({
      stored,
      event: eventIn(stored),
    }))
    expect(firstLost(log)).toBeNull()
    expect(firstLost(log.slice(0, -1))).toBe(1)
  })

  it('stays as it is under a legal hold, and where nothing is the person’s [DATA-01]', () => {
    const order = replay(recorded(told))
    if (!order) throw new Error('an order')
    const ask = (is_held: boolean) =>
      decide(
        order,
        { type: 'erase', values: [], parts: [], reason: 'asked for', is_held },
        aViewer(),
        aPolicy(),
        clock,
      )
    expect(ask(false)).toEqual([])
    expect(ask(true)).toMatchObject({ refused: [{ code: 'erasure_held' }] })
  })
})
