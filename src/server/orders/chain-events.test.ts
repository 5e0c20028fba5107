import { describe, expect, it } from 'vitest'
import { FIRST_PREV, firstBroken } from '../../domain/order/chain.ts'
import type { OrderEvent, Recorded } from '../../domain/order/events.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { created, did, NOW } from '../../domain/testing/factories.ts'
import { eventSealing } from '../secrets.ts'
import { chainEvents } from './chain-events.ts'

const HERE: [number, number] = [18.5, 73.8]
const geo_tag = { loc: HERE, action_by: 'driver' } as const

/** What the log says of this event, as the second of an order. */
const chained = (event: OrderEvent): Recorded | undefined => {
  const { stored } = chainEvents(null, FIRST_PREV, [created(), event], {
    order_id: '01900000-0000-7000-8000-000000000001',
    actor: { username: 'u-1', role: 'driver', link_id: null },
    policy_version: 1,
    server_time: NOW,
    device_time: null,
  })
  expect(firstBroken(stored, eventSealing)).toBeNull()
  return stored.map(eventIn).at(-1)
}

describe('the place of an event in the chain', () => {
  it.each<[string, OrderEvent]>([
    ['a receipt', { ...did.received, data: { ...did.received.data, geo_tag } }],
    ['a rejection', { type: 'rejected', data: { geo_tag } }],
    [
      'an end that came too late',
      { type: 'attempted', data: { action: 'reject', claimed_at: NOW, geo_tag } },
    ],
    ['setting out', { type: 'outbound', data: { geo_tag } }],
  ])('is where it was: %s [PUBL-07]', (_, event) => {
    expect(chained(event)?.place).toEqual(HERE)
  })

  it('is nowhere for what has none [PUBL-07]', () => {
    expect(chained(did.remarked('all fine'))?.place).toBeNull()
  })
})
