import { describe, expect, it } from 'vitest'
import { orderOf } from '../testing/factories.ts'
import { orderOnWire } from './on-wire.ts'
import type { Withheld } from './order.ts'
import { redactedOrder } from './redacted.ts'

const contact = { phone: ['9222222222'], email: ['m@example.com'] }
const order = orderOnWire(
  orderOf(
    {
      spocs: [{ name: 'Meera', contact }],
      destination: {
        name: 'Nagpur',
        spocs: [{ name: 'Gate', contact: { phone: ['9333333333'] } }],
      },
      value: 987_654,
    },
    { type: 'contact_status', data: { phone: '9222222222', status: 'SENT' } },
  ),
)
const [spoc] = order.spocs
const [gate] = order.destination.spocs

describe('an order as it is shown', () => {
  it.each<[Withheld, object]>([
    [
      'contacts',
      {
        spocs: [{ name: 'Meera', contact: { ...spoc?.contact, phone: [], email: [] } }],
        destination: {
          ...order.destination,
          spocs: [{ name: 'Gate', contact: { phone: [], email: [], status: [] } }],
        },
      },
    ],
    ['contact_status', { spocs: [{ name: 'Meera', contact: { ...contact, status: [] } }] }],
    ['value', { value: null }],
  ])('without %s is the same otherwise, and says so [ROLE-15]', (part, changed) => {
    expect(redactedOrder(order, [part])).toEqual({ ...order, ...changed, withheld: [part] })
  })

  it('is the order itself where nothing is withheld, and is never changed itself [ROLE-15]', () => {
    const before = structuredClone(order)
    expect(redactedOrder(order, [])).toBe(order)
    redactedOrder(order, ['contacts', 'contact_status', 'value'])
    expect(order).toEqual(before)
    expect([spoc?.contact.status.length, gate?.contact.phone]).toEqual([1, ['9333333333']])
  })
})
