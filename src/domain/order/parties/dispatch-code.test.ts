import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import {
  anOrder,
  aPolicy,
  clockAfter,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { HOUR, later, MINUTE } from '../../time.ts'
import type { OrderEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Order } from '../order.ts'
import { isCodeDue } from './dispatch-code.ts'

const policy = aPolicy({ otp: { mode: 'delivery_code' } })
const due = (order: Order, ms = 0, made_at = NOW, document?: PolicyDocument): boolean =>
  isCodeDue(order, made_at, document ? aPolicy(document) : policy, clockAfter(ms))
/** The order of the tests left 24 hours before NOW. */
const after = (order: Order, event: OrderEvent, ms = 0): Order =>
  recorded([event], later(NOW, ms), order.rev + 1).reduce(evolve, order)
const newContact: OrderEvent = {
  type: 'edited',
  data: {
    fields: {
      spocs: [{ name: 'Other', contact: { phone: ['9876500055'], email: [], status: [] } }],
    },
  },
}
const otherUnits: OrderEvent = { type: 'edited', data: { fields: { ship_unit: 4 } } }

describe('a delivery code', () => {
  it('is due from the dispatch on, for two days [OTP-03]', () => {
    const later_on = orderOf({ dispatch_date: '2026-03-10', dispatch_time: '12:30' })
    const at = 30 * MINUTE
    expect([at - 1, at, at + 48 * HOUR, at + 48 * HOUR + 1].map((ms) => due(later_on, ms))).toEqual(
      [false, true, true, false],
    )
  })

  it('is due from the order’s making on where no dispatch is known [OTP-03]', () => {
    const order: Order = { ...anOrder(), dispatch_date: null }
    expect([
      due(order, 0, later(NOW, 1)),
      due(order, 0, NOW),
      due(order, 48 * HOUR + 1, NOW),
    ]).toEqual([false, true, false])
  })

  it.each<[string, PolicyDocument]>([
    ['on demand', {}],
    ['not at all', { otp: { mode: 'none' } }],
  ])('is not due where codes are sent %s [OTP-03]', (_how, document) => {
    expect(due(anOrder(), 0, NOW, document)).toBe(false)
  })

  it.each<[string, Order]>([
    ['was received', anOrder(did.received)],
    ['was rejected', anOrder(did.rejected)],
    ['is at its destination', { ...anOrder(), ended: true }],
    ['was taken out', anOrder({ type: 'withdrawn', data: { import_id: 'i' } })],
    [
      'was opened again',
      anOrder(did.received, { type: 'reopened', data: { reason: 'the wrong photo' } }),
    ],
    ['has nobody to send it to', orderOf({ spocs: [] })],
    ['is a sample', orderOf({ spocs: [{ name: 'Nobody', contact: { phone: ['0000000000'] } }] })],
    ['has one', anOrder(did.codeSent())],
    ['had one that has had its time', anOrder(did.codeSent(later(NOW, -1)))],
    ['is locked', anOrder(did.codeSent(), did.wrongCode(later(NOW, 15 * MINUTE)), otherUnits)],
  ])('is not due to an order that %s [OTP-03]', (_what, order) => {
    expect(due(order, 31_000)).toBe(false)
  })

  it('is due to those who came later, as at a dispatch [OTP-03]', () => {
    const changed = after(orderOf({ spocs: [] }), newContact, 72 * HOUR)
    expect([72 * HOUR, 120 * HOUR, 120 * HOUR + 1].map((ms) => due(changed, ms))).toEqual([
      true,
      true,
      false,
    ])
  })

  it.each<[string, OrderEvent]>([
    ['contacts', newContact],
    ['facts', otherUnits],
  ])('is due again where other %s ended the one that was sent [OTP-03]', (_what, event) => {
    const ended = after(anOrder(did.codeSent()), event, 100 * HOUR)
    expect(due(ended, 100 * HOUR)).toBe(true)
    expect(due(after(ended, did.codeSent(later(NOW, 200 * HOUR)), 100 * HOUR), 101 * HOUR)).toBe(
      false,
    )
  })

  it('waits for the pause between two codes [OTP-03]', () => {
    const ended = after(anOrder(did.codeSent()), otherUnits)
    expect([due(ended, 29_000), due(ended, 30_000)]).toEqual([false, true])
  })
})
