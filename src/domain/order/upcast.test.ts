import { describe, expect, it } from 'vitest'
import { did, NOW, recorded } from '../testing/factories.ts'
import { canonical } from './canonical.ts'
import { eventTypes } from './event-summary.ts'
import { eventIn, shapeOf, upcast, type Stored } from './upcast.ts'

const [around] = recorded([did.rejected])
/** An event as a release wrote it into the log. */
const stored = (type: string, data: object, v = 1): string =>
  JSON.stringify({ ...around, v, type, data })
/** Releases before sealed nothing. */
const plain = (body: string) => ({ body, disclosures: [] })
const notified = (status: string) => ({ notificationType: 'whatsapp', status })
const remarked = (name: string | null) => ({
  name,
  text: 'box torn',
  categories: [],
  action_by: 'receiver',
  custom_fields: {},
  extra_fields: {},
  exception: false,
})
const drawn = { hash: 'h', contacts: ['9876500002'], expires_at: NOW }
const claim = { number: 1, origin: 'difference', text: 'A1: short 2', owner: 'asha' }

describe('a stored event', () => {
  it.each([
    ['notified', notified('Message Delivered'), notified('delivered')],
    ['notified', notified('Not Delivered'), notified('not_delivered')],
    ['notified', notified('FAILED'), notified('not_delivered')],
    ['remarked', remarked('Anonymous'), remarked(null)],
    ['remarked', remarked('Meera'), remarked('Meera')],
    ['claim_opened', claim, claim],
    ['otp_sent', drawn, { ...drawn, nonce: null }],
  ])('of the first shape, %s, is read in the shape of today [REPL-01]', (type, first, today) => {
    expect(eventIn(plain(stored(type, first)))).toEqual({ ...around, v: 2, type, data: today })
  })

  it.each([
    ['notified', notified('delivered')],
    ['remarked', remarked(null)],
    // Who writes this name today has typed it.
    ['remarked', remarked('Anonymous')],
    ['claim_opened', { ...claim, text: null, differences: [{ line: 'A1', short: 2 }] }],
    ['otp_sent', { nonce: 'n', contacts: ['9876500002'], expires_at: NOW }],
  ])('of the shape of today, %s, is read as it stands [REPL-01]', (type, data) => {
    const body = stored(type, data, 2)
    expect(eventIn(plain(body))).toEqual(JSON.parse(body))
  })

  it('of a type that never changed its shape, or that a later release wrote, is read as it stands', () => {
    for (const body of [
      canonical(around),
      stored('weighed', { kilograms: 7 }),
      stored('notified', { channel: 'x' }, 3),
    ])
      expect(eventIn(plain(body))).toEqual(JSON.parse(body))
  })

  it('stays what it was: reading makes another [REPL-01]', () => {
    const first = Object.freeze(JSON.parse(stored('notified', notified('Not Delivered'))) as Stored)
    expect(upcast(first)).not.toBe(first)
    expect(first).toMatchObject({ v: 1, data: { status: 'Not Delivered' } })
  })

  it('is written in the shape of today, which says its version only where it has changed', () => {
    const second = eventTypes.filter((type) => shapeOf(type) === 2)
    expect(second.toSorted()).toEqual(['claim_opened', 'notified', 'otp_sent', 'remarked'])
  })
})
