import { expect, it } from 'vitest'
import { replay } from '../order/evolve.ts'
import type { OrderEvent } from '../order/events.ts'
import { clock, created, did, recorded } from '../testing/factories.ts'
import { english } from '../words/catalogue.ts'
import { certificateOf } from './certificate.ts'

const remark: OrderEvent = {
  type: 'items_remarked',
  data: {
    remarks: [
      {
        item_no: 'A1',
        text: 'Wet boxes',
        message: null,
        received_quantity: 12,
        recorded_unit: 'boxes',
        deviation: 3,
      },
    ],
  },
}

it('a remark on an item that came in two batches stands on the certificate once [REPT-04] [ITEM-02]', () => {
  const Items = [
    { item_no: 'A1', product_quantity: 10 },
    { item_no: 'A1', product_quantity: 5 },
  ]
  const events = recorded([created({ Items }), remark, did.received])
  const order = replay(events)
  if (!order) throw new Error('a log with events is an order')
  const { sections } = certificateOf(
    { order, events, sender: 'Acme', withheld: [], reader: 'anita', head: 'ab'.repeat(32), clock },
    english,
  )
  const told = sections.find(({ title }) => title === 'Remarks')
  expect(told?.kind === 'notes' && told.notes.map(({ text }) => text)).toEqual([
    'Item A1: Wet boxes · 12 boxes',
  ])
})
