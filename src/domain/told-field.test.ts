import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { created, did, NOW, recorded } from './testing/factories.ts'
import { anyLog } from './testing/stories.ts'
import { english } from './words/catalogue.ts'
import type { OrderEvent } from './order/events.ts'
import { fieldOrigins } from './order/timeline/field-origins.ts'
import { ordersOverTime } from './order/timeline/orders-over-time.ts'
import { kindsInOrder, toldLabel, toldValue } from './told-field.ts'

const reading = { t: english, time_zone: 'Asia/Kolkata' }
const toldOf = (...events: OrderEvent[]): Record<string, string> => {
  const steps = ordersOverTime(recorded([created(), ...events]))
  return Object.fromEntries(
    fieldOrigins(steps, steps.length).map((field) => [
      toldLabel(field, english),
      toldValue(field, field.value, reading),
    ]),
  )
}

describe('a field as people read it', () => {
  it('has a name of its own and a value in words, whatever happened [REPL-02]', () => {
    const kinds = new Set(kindsInOrder)
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const field of fieldOrigins(ordersOverTime(log), log.length)) {
          expect(kinds).toContain(field.kind)
          expect(toldLabel(field, english)).not.toBe(field.kind)
          for (const value of [field.value, field.before])
            expect(toldValue(field, value, reading)).not.toMatch(
              /\[object|undefined|null|\d{4}-\d\d-\d\dT/,
            )
        }
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('tells facts in the words and the time of the client [REPL-02]', () => {
    const told = toldOf(
      {
        type: 'edited',
        data: { fields: { ship_weight: { weight: 2, unit: 'Tonne', value: 200 } } },
      },
      did.remarked('Two are wet', 'receiver', true),
      did.photo('a', 'spoc'),
      did.received,
      {
        type: 'corrected',
        data: { field: 'ship_unit', before: null, after: 3, reason: 'Counted again' },
      },
    )
    expect(told).toMatchObject({
      'Truck number': 'MH12AB1234',
      'Driver contact': '9876500001',
      Receiver: 'Meera',
      'Shipment weight': '2 Tonne',
      'Remark 1': 'Meera · Two are wet',
      Photo: 'a.jpg · receiver’s picture',
      Received: 'by button · 10-03-2026 12:00',
      Exception: 'Yes',
      Delivered: '10-03-2026 12:00',
      'Correction 1': 'Units: nothing → 3 · Counted again',
      Rejected: '',
      Rating: '',
    })
    expect(toldOf()['Exception']).toBe('')
    expect(toldOf()['Version of the proof']).toBe('')
  })

  it('calls a second receiver by its number, and a free field by its own name [REPL-02]', () => {
    const steps = ordersOverTime(
      recorded(
        [
          created({
            spocs: [
              { name: 'Meera', contact: { phone: ['9876500002'] } },
              { name: 'Asha', contact: { phone: ['9876500003'] } },
            ],
            extra_fields: { seal: 'S-7' },
            Items: [{ item_no: 'A1', product_quantity: 10 }],
          }),
        ],
        NOW,
      ),
    )
    const labels = fieldOrigins(steps, 1).map((field) => toldLabel(field, english))
    expect(labels).toEqual(
      expect.arrayContaining(['Receiver', 'Receiver 2', 'seal', 'Quantity of item A1']),
    )
  })
})
