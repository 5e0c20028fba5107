import { describe, expect, it } from 'vitest'
import {
  anOrder,
  aPolicy,
  aViewer,
  clock,
  created,
  did,
  NOW,
  recorded,
} from '../../testing/factories.ts'
import { outcome } from '../../testing/edits.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'

const sent = anOrder(did.codeSent())
const after = (order: Order, events: readonly OrderEvent[]): Order =>
  recorded(events, NOW, order.rev + 1).reduce(evolve, order)
const edited = (edit: unknown, order: Order): Order => {
  const events = outcome(edit, { order })
  if (isRefusal(events)) throw new Error('it was refused')
  return after(order, events)
}
const spoc = { name: 'Meera', contact: { phone: ['9876500002'], email: ['meera@example.com'] } }

describe('a code on its way, after an edit', () => {
  it.each<[string, object]>([
    ['the vehicle', { truck_number: 'KA05' }],
    ['the driver', { driver: { name: 'Sita', contact: ['9876500009'] } }],
    ['the carrier', { transporter: 'Roadrunner' }],
    ['the day of dispatch', { dispatch_date: '2026-03-12' }],
    ['the ETA', { eta_hrs: 12 }],
    ['a field of the client’s own', { extra_fields: { gate: '4' } }],
    ['the receiver’s name', { spocs: [{ ...spoc, name: 'Meera Rao' }] }],
  ])('stays good where %s was changed [OTP-03]', (_what, edit) => {
    expect(edited(edit, sent).challenge).toEqual(sent.challenge)
  })

  it.each<[string, object]>([
    ['a phone of the receiver', { spocs: [{ ...spoc, contact: { phone: ['9876500055'] } }] }],
    ['a mail address', { spocs: [{ ...spoc, contact: { ...spoc.contact, email: [] } }] }],
    ['the number', { identifier: 'LR-2' }],
    ['the units', { ship_unit: 4 }],
    ['the goods', { Items: [{ item_no: '1' }] }],
    ['the destination', { destination: { city: 'Nashik' } }],
    ['the vehicle, and the units with it', { truck_number: 'KA05', ship_unit: 4 }],
  ])('ends where %s was changed [OTP-03]', (_what, edit) => {
    const { challenge } = edited(edit, sent)
    expect([challenge.expires_at, challenge.nonce, challenge.contacts]).toEqual([
      null,
      undefined,
      [],
    ])
  })

  it('is not spoken of where none is on its way [OTP-03]', () => {
    expect(outcome({ truck_number: 'KA05' })).toEqual([
      { type: 'edited', data: { fields: { truck_number: 'KA05' } } },
    ])
  })

  it('stays good where the edit is taken back as well [OTP-03] [DESK-26]', () => {
    const edit: OrderEvent = {
      type: 'edited',
      data: { fields: { truck_number: 'KA05' }, keeps_code: true },
    }
    const order = after(sent, [edit])
    const log = recorded([created(), did.codeSent(), edit])
    const back = decide(
      order,
      { type: 'take_back_edit', rev: 3, log },
      aViewer(),
      aPolicy(),
      clock,
    ) as OrderEvent[]
    expect(after(order, back)).toEqual({ ...sent, rev: 4 })
  })
})
