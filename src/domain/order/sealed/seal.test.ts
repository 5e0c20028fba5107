import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { created, did, recorded } from '../../testing/factories.ts'
import { sealingOf } from '../../testing/sealing.ts'
import { canonical } from '../canonical.ts'
import { chainedEvent } from '../chain.ts'
import type { OrderEvent, Recorded } from '../events.ts'
import { eventIn } from '../upcast.ts'
import { withoutValue } from './disclosure.ts'
import { firstLost, without } from './erasure.ts'

const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)
const sealing = sealingOf({
  sha256,
  base64url: (text) => Buffer.from(text).toString('base64url'),
})

const person = {
  driver: { name: 'Ravi Kumar', contact: ['9811111111'] },
  spocs: [{ name: 'Meera Shah', contact: { phone: ['9822222222'], email: ['meera@example.com'] } }],
  destination: { name: 'Shah Stores', address: '4 Ring Road', postal_code: '411001' },
  truck_number: 'MH12AB1234',
}
const PERSONAL = /Ravi|Meera|meera@|98\d{8}|Shah|Ring Road|411001|MH12/
const events = recorded([
  created(person),
  {
    type: 'otp_sent',
    data: { nonce: 'n', contacts: ['9822222222'], expires_at: '2026-01-01T00:00:00.000Z' },
  },
  did.remarked('Left with Meera Shah'),
  did.photo('a'),
  { type: 'received', data: { ...did.received.data, reason: 'Left with Ravi' } },
  {
    type: 'rejected',
    data: { geo_tag: { loc: null, action_by: 'client' }, reason: 'Meera was away' },
  },
  {
    type: 'reviewed',
    data: { is_approved: false, level: 1, levels: 1, reason: 'Not signed by Shah' },
  },
  { type: 'error_reported', data: { act: 'closing', version: 1, reason: 'Meera said so' } },
  {
    type: 'recorded_in_error',
    data: { act: 'closing', version: 1, reason: 'Meera said so', reported_by: 'u-1' },
  },
  { type: 'contact_status', data: { phone: '9822222222', status: 'DELIVERED_TO_HANDSET' } },
])
const logOf = (all: readonly Recorded[]) =>
  all.map((event) => ({ event, stored: chainedEvent(event, sealing) }))

describe('an event as it is stored', () => {
  it.each(events.map((event): [string, Recorded] => [event.type, event]))(
    'names nobody in the text of %s, and is the event again with the values beside it [PROF-04] [DESK-20]',
    (_type, event) => {
      const chained = chainedEvent(event, sealing)
      expect(chained.body).not.toMatch(PERSONAL)
      expect(eventIn(chained)).toEqual(JSON.parse(canonical(event)))
    },
  )

  it.each(events.map((event): [string, Recorded] => [event.type, event]))(
    'takes nothing of %s away from whoever has it [SPED-01]',
    (_type, event) => {
      const before = structuredClone(event)
      chainedEvent(event, sealing)
      expect(event).toEqual(before)
    },
  )

  it('has another digest for the same value each time, so that none can be guessed [PROF-04]', () => {
    const [first] = events
    if (!first) throw new Error('no event')
    const [one, other] = [chainedEvent(first, sealing), chainedEvent(first, sealing)]
    expect(one.digest).not.toBe(other.digest)
    for (const disclosure of one.disclosures)
      expect((JSON.parse(disclosure) as string[])[0]).toMatch(/^[\w-]{22}$/)
  })

  it('has the digests that RFC 9901 gives for its disclosures [PROF-04]', () => {
    // Section 4.2.3 of the RFC.
    expect(sealing.digestOf('["_26bc4LT-ac6q2KI6cBW5es", "family_name", "Möbius"]')).toBe(
      'X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0',
    )
  })

  it('is read with blanks, whatever of it was erased, and its digest stays [PROF-04] [DATA-01]', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), (coins) => {
        for (const { stored } of logOf(events)) {
          const places = stored.disclosures.flatMap((_, at) => (coins.next().value ? [at] : []))
          const left = without(stored, places)
          expect([left.body, left.digest]).toEqual([stored.body, stored.digest])
          const event = eventIn(left)
          expect([event.type, event.seq]).toEqual([eventIn(stored).type, eventIn(stored).seq])
          if (places.length === stored.disclosures.length)
            expect(JSON.stringify(event)).not.toMatch(PERSONAL)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('a value that is gone', () => {
  const erased = (values: Extract<OrderEvent, { type: 'erased' }>['data']['values']) =>
    recorded([created(person), { type: 'erased', data: { values, reason: 'asked for' } }])

  it.each([
    ['that an event says was erased', [{ seq: 1, places: [0, 1] }], null],
    ['that no event speaks of', [], 1],
    ['beside another that was erased', [{ seq: 1, places: [0] }], 1],
    ['where another event’s was erased', [{ seq: 2, places: [0, 1] }], 1],
  ])('%s [PROF-04] [DATA-01]', (_case, values, lost) => {
    const log = logOf(erased(values)).map(({ event, stored }) => ({
      event,
      stored: event.seq === 1 ? without(stored, [0, 1]) : stored,
    }))
    expect(firstLost(log)).toBe(lost)
  })

  it('leaves its name, and of a list’s element nothing', () => {
    expect(withoutValue('["s","name","Ravi"]')).toBe('["name"]')
    expect(withoutValue('["s",18.5]')).toBe('[]')
    expect(withoutValue('["name"]')).toBe('["name"]')
  })
})
