import { describe, expect, it } from 'vitest'
import { epcisFaults } from '../../../server/testing/epcis-schema.ts'
import type { OrderEvent } from '../../order/events.ts'
import type { OrderInput } from '../../order/entry/order-input.ts'
import { did, NOW } from '../../testing/factories.ts'
import { digestedLog } from '../../testing/trade.ts'
import { offsetText } from '../../time-offset.ts'
import { tradeSteps } from '../trade-steps.ts'
import { documentOf, queryDocumentOf } from './document.ts'
import { uuidOfDigest } from './identifiers.ts'
import { objectEvents } from './object-event.ts'

const writing = {
  base: 'https://epod.example.com',
  client: 'northwind',
  time_zone: 'Asia/Kolkata',
}
const outbound = (more: object = {}): OrderEvent => ({
  type: 'outbound',
  data: { geo_tag: { loc: null, action_by: 'driver' }, ...more },
})
const events = (changes: Partial<OrderInput>, ...happened: OrderEvent[]) =>
  objectEvents(writing, tradeSteps(digestedLog(changes, ...happened)))
const place = (name: string) => `https://epod.example.com/id/northwind/place/${name}`

describe('an order as EPCIS 2.0', () => {
  it('is a document that the published schema accepts, at every stage and outcome [TRADE-01]', () => {
    const former = { remarks: 0, client_rating: null, extra_fields: {}, found_by: {} }
    const lives: OrderEvent[][] = [
      [],
      [outbound(), outbound({ reached: true }), did.received],
      [did.rejected],
      [did.received, { type: 'reopened', data: { reason: '', former } }, did.rejected],
    ]
    for (const life of lives) {
      const list = events({ invoice: 'INV 1/ü' }, ...life)
      expect(list.length).toBeGreaterThan(0)
      expect(epcisFaults(documentOf(list, NOW))).toEqual([])
      expect(epcisFaults(queryDocumentOf(list, NOW))).toEqual([])
    }
  })

  it('is judged by a schema that can say no', () => {
    const [event] = events({})
    for (const wrong of [{ bizStep: 'deliver' }, { eventTimeZoneOffset: '5:30' }, { action: 'X' }])
      expect(
        epcisFaults({
          ...documentOf([], NOW),
          epcisBody: { eventList: [{ ...event, ...wrong }] },
        }),
      ).not.toEqual([])
  })

  it('says step, disposition and places of dispatch and receipt [TRADE-01]', () => {
    const [dispatch, receipt] = events({ invoice: 'INV-1' }, did.received)
    expect(dispatch).toEqual({
      type: 'ObjectEvent',
      eventID: 'urn:uuid:01010101-0101-8101-8101-010101010101',
      eventTime: '2026-03-09T06:30:00.000Z',
      recordTime: NOW,
      eventTimeZoneOffset: '+05:30',
      epcList: ['https://epod.example.com/id/order/01900000-0000-7000-8000-000000000001'],
      action: 'OBSERVE',
      bizStep: 'shipping',
      disposition: 'in_transit',
      readPoint: { id: place('Pune') },
      bizTransactionList: [
        { type: 'bol', bizTransaction: 'https://epod.example.com/id/northwind/bol/LR-1' },
        { type: 'inv', bizTransaction: 'https://epod.example.com/id/northwind/inv/INV-1' },
      ],
      sourceList: [{ type: 'location', source: place('Pune') }],
      destinationList: [{ type: 'location', destination: place('Nagpur') }],
    })
    expect(receipt).toMatchObject({
      bizStep: 'receiving',
      disposition: 'in_progress',
      readPoint: { id: place('Nagpur') },
      bizLocation: { id: place('Nagpur') },
    })
  })

  it('declares an error of what was undone, and what stands in its place [TRADE-01]', () => {
    const [, first, second] = events(
      {},
      did.received,
      { type: 'reopened', data: { reason: 'Blurred' } },
      did.received,
    )
    expect(first?.errorDeclaration).toMatchObject({
      reason: 'incorrect_data',
      correctiveEventIDs: [second?.eventID],
    })
    expect(second).not.toHaveProperty('errorDeclaration')
  })

  it('names as corrective the closing that stands, and no arrival or one undone too [TRADE-01]', () => {
    const reopened: OrderEvent = { type: 'reopened', data: { reason: 'Blurred' } }
    const undone = events(
      {},
      did.received,
      reopened,
      outbound({ reached: true }),
      did.rejected,
      reopened,
      did.received,
    )
    const standing = undone.at(-1)?.eventID
    const corrective = undone.flatMap((event) => event.errorDeclaration?.correctiveEventIDs ?? [])
    expect(corrective).toEqual([standing, standing])
    const open = events({}, did.received, reopened, outbound({ reached: true }))
    expect(open[1]?.errorDeclaration).not.toHaveProperty('correctiveEventIDs')
  })

  it('tells no person and no contact', () => {
    expect(JSON.stringify(events({}, did.received))).not.toMatch(/Meera|Ravi|98765|@/)
  })
})

it.each([
  ['Asia/Kolkata', '+05:30'],
  ['UTC', '+00:00'],
  ['America/St_Johns', '-02:30'],
  ['America/New_York', '-04:00'],
  ['Pacific/Kiritimati', '+14:00'],
])('counts how far the clocks of %s are ahead: %s', (zone, offset) => {
  expect(offsetText('2026-07-01T23:59:59.999Z', zone)).toBe(offset)
})

it('names an event by its digest, as a UUID of version 8', () => {
  expect(uuidOfDigest('f'.repeat(64))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
  expect(uuidOfDigest('0'.repeat(64))).toBe('00000000-0000-8000-8000-000000000000')
})
