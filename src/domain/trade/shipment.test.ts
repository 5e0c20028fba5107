import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../order/events.ts'
import { did } from '../testing/factories.ts'
import { digestedLog } from '../testing/trade.ts'
import { edifactStatusMessages } from './edifact/iftsta.ts'
import { shipmentIn, standing } from './shipment.ts'
import type { TradeStep } from './trade-steps.ts'
import { x12StatusMessages } from './x12/x12-214.ts'

const envelope = {
  sender: 'northwind',
  receiver: 'CONTOSO',
  scac: 'RDRN',
  control: 42,
  now: '2026-03-10T07:05:00.000Z',
}
const corrected = (
  field: Extract<OrderEvent, { type: 'corrected' }>['data']['field'],
  after: string,
): OrderEvent => ({ type: 'corrected', data: { field, before: null, after, reason: 'Slip' } })
const shipment = (...events: OrderEvent[]) => {
  const one = shipmentIn(digestedLog({ invoice: 'INV-1' }, ...events), 'IN')
  if (!one) throw new Error('an order that was added has a step')
  return one
}

describe('an order as status messages tell it', () => {
  const one = shipment(
    {
      type: 'edited',
      data: {
        fields: { identifier: 'LR-9', ship_weight: { weight: 3, unit: 'Tonne', value: 3_000 } },
      },
    },
    did.received,
    corrected('invoice', 'INV-9'),
    corrected('truck_number', 'MH14ZZ9999'),
    corrected('delivery_time', '2026-03-10T05:15:00.000Z'),
  )

  it('is as it is now, with what was edited and corrected since its last step [TRADE-02]', () => {
    const text = x12StatusMessages([one], envelope)
    for (const told of [
      'B10*LR-9*LR-9*RDRN~',
      'L11*INV-9*IV~',
      'MS2*RDRN*MH14ZZ9999~',
      'AT8*G*K*3000',
      'AT7*D1*NS***20260310*0515*UT~',
    ])
      expect(text).toContain(told)
    expect(text).not.toMatch(/LR-1|INV-1|MH12AB1234/)
  })

  it('is so in IFTSTA too [TRADE-03]', () => {
    const text = edifactStatusMessages([one], envelope)
    for (const told of ["BGM+77+LR-9+9'", "RFF+IV:INV-9'", "DTM+334:202603100515UTC:303'"])
      expect(text).toContain(told)
  })

  const outbound = (captured_at: string): OrderEvent => ({
    type: 'outbound',
    data: { late: true, captured_at, geo_tag: { loc: null, action_by: 'driver' } },
  })
  const milestones = (steps: readonly TradeStep[], most: number): string[] =>
    standing(steps, most).map(({ milestone }) => milestone)

  it('has its steps as they happened, though a phone sent one after the end [TRADE-02]', () => {
    const { steps } = shipment(did.received, outbound('2026-03-10T06:10:00.000Z'))
    expect(milestones(steps, 5)).toEqual(['dispatched', 'under_way', 'received'])
    const later = outbound('2026-03-10T07:10:00.000Z')
    const { steps: many } = shipment(did.received, later, later, later)
    expect(milestones(many, 2)).toEqual(['received', 'under_way'])
  })

  it.each([
    ['L'.repeat(36), 'is cut'],
    ['एल-1', 'has letters that the set lacks'],
    ['LR*é', 'loses a mark'],
  ])('is numbered by its id where its LR %s %s [TRADE-02] [TRADE-03]', (identifier) => {
    const added = shipmentIn(digestedLog({ identifier }), 'IN')
    if (!added) throw new Error('an order that was added has a step')
    const id = added.order._id.replaceAll('-', '')
    const x12 = x12StatusMessages([added], envelope)
    expect(x12).toContain(`~B10*${id.slice(-30)}*${id.slice(-30)}*RDRN~`)
    expect(x12).not.toContain('*BM~')
    const edifact = edifactStatusMessages([added], envelope)
    if (identifier !== 'LR*é') expect(edifact).toContain(`'BGM+77+${id}+9'`)
  })

  it('keeps an LR that a partner’s set can say, in its case [TRADE-02]', () => {
    const added = shipmentIn(digestedLog({ identifier: 'lr/7-b' }), 'IN')
    expect(x12StatusMessages(added ? [added] : [], envelope)).toContain('~L11*LR/7-B*BM~')
  })

  it('is none once it was taken out', () => {
    const log = digestedLog({}, { type: 'withdrawn', data: { import_id: 'i' } })
    expect(shipmentIn(log, 'IN')).toBeNull()
  })
})
