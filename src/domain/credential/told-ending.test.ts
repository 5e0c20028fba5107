import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../order/events.ts'
import { created, did, NOW, recorded } from '../testing/factories.ts'
import type { LocatedValue } from './disclosed.ts'
import { correctedField, toldEnding, type ToldEnding } from './told-ending.ts'

const [closer, captured_at] = ['2026-03-10T04:00:00.000Z', '2026-03-10T05:00:00.000Z']
const received = (said: object): OrderEvent => ({
  ...did.received,
  data: { ...did.received.data, ...said },
})
const corrected = (field: 'delivery_time' | 'invoice', after = closer): OrderEvent => ({
  type: 'corrected',
  data: { field, before: null, after, reason: 'Slip' },
})
const inError = (act: 'closing' | 'review'): OrderEvent => ({
  type: 'recorded_in_error',
  data: { act, version: 1, reason: 'Wrong order', reported_by: 'u-2' },
})

/** The events of a proof, of whose corrections nothing is disclosed but these values. */
const examined = (events: readonly OrderEvent[], after?: unknown) =>
  recorded([created(), ...events]).map((event) => {
    const values: LocatedValue[] =
      event.type === 'corrected' && after !== undefined
        ? [{ at: ['data'], name: 'after', value: after }]
        : []
    return event.type === 'corrected'
      ? { event: { ...event, data: { field: event.data.field } } as typeof event, values }
      : { event, values }
  })

describe('how an order ended, as its proof tells [PROF-03]', () => {
  it.each<[string, OrderEvent[], unknown, ToldEnding]>([
    ['as the server has it', [did.received], undefined, { at: NOW, is_in_error: false }],
    [
      'as its device claims',
      [received({ captured_at })],
      undefined,
      { at: captured_at, is_in_error: false },
    ],
    [
      'as a person says, whatever the device claims',
      [received({ closer, captured_at })],
      undefined,
      { at: closer, is_in_error: false },
    ],
    [
      'as corrected',
      [did.received, corrected('delivery_time')],
      closer,
      { at: closer, is_in_error: false },
    ],
    [
      'at no time, where it was corrected and to what is not disclosed',
      [did.received, corrected('delivery_time')],
      undefined,
      { at: null, is_in_error: false },
    ],
    [
      'as before, where something else was corrected',
      [received({ closer }), corrected('invoice')],
      'I-2',
      { at: closer, is_in_error: false },
    ],
    [
      'anew, after it was opened again',
      [received({ closer }), inError('closing'), did.rejected],
      undefined,
      { at: NOW, is_in_error: false },
    ],
    [
      'in error, as two people say',
      [received({ closer }), inError('closing')],
      undefined,
      { at: closer, is_in_error: true },
    ],
    [
      'as it was, where its judgement was in error',
      [did.received, inError('review')],
      undefined,
      { at: NOW, is_in_error: false },
    ],
    ['not at all', [], undefined, { at: null, is_in_error: false }],
    [
      'at no time that is none',
      [did.received, corrected('delivery_time')],
      7,
      { at: null, is_in_error: false },
    ],
  ])('%s', (_, events, after, expected) =>
    expect(toldEnding(examined(events, after))).toEqual(expected),
  )

  it('by a forged event without anything in it is nothing that fails', () => {
    const [forged] = recorded([corrected('invoice')])
    if (!forged) throw new Error('no event')
    const { data: _gone, ...rest } = forged
    const one = { event: rest as typeof forged, values: [] }
    expect([toldEnding([one]).at, correctedField(one)]).toEqual([null, null])
  })

  it('names what was corrected, and nothing of other events', () =>
    expect(examined([did.received, corrected('invoice')]).map(correctedField)).toEqual([
      null,
      null,
      'invoice',
    ]))
})
