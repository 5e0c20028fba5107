import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderInput } from '../../order/entry/order-input.ts'
import type { OrderEvent } from '../../order/events.ts'
import { did } from '../../testing/factories.ts'
import { readX12 } from '../../testing/interchange.ts'
import { digestedLog } from '../../testing/trade.ts'
import type { Shipment } from '../shipment.ts'
import { tradeSteps } from '../trade-steps.ts'
import { x12Text } from './segment.ts'
import { x12StatusMessages } from './x12-214.ts'

const envelope = {
  sender: 'northwind',
  receiver: 'CONTOSO',
  scac: 'RDRN',
  control: 42,
  now: '2026-03-10T07:05:00.000Z',
}
const shipment = (changes: Partial<OrderInput> = {}, ...events: OrderEvent[]): Shipment => {
  const steps = tradeSteps(digestedLog(changes, ...events))
  const last = steps.at(-1)
  if (!last) throw new Error('an order has a first step')
  return { order: last.order, steps, shipper: 'Northwind', country: 'IN' }
}
const outbound: OrderEvent = {
  type: 'outbound',
  data: { geo_tag: { loc: null, action_by: 'driver' }, reached: true },
}
const pad = (text: string) => text.padEnd(15)

/** Signs that separate, release, or stand in no partner's set. */
const nasty = [...Array.from("*>~+:'?^|A9 é\u00df\u0915\u093e\t\n\0\u0085\u{1f600}"), '\ud800']

describe('orders as X12 214', () => {
  it('are written as the segment tables of 004010 have them [TRADE-02]', () => {
    const one = shipment(
      {
        invoice: 'INV-1',
        destination: {
          name: 'Nagpur',
          address: '12, Ring Road',
          city: 'Nagpur',
          postal_code: '440001',
        },
        ship_weight: { weight: 2, unit: 'Tonne' },
        ship_unit: 10,
      },
      outbound,
      did.received,
    )
    expect(x12StatusMessages([one], envelope).split('~')).toEqual([
      `ISA*00*          *00*          *ZZ*${pad('NORTHWIND')}*ZZ*${pad('CONTOSO')}*260310*0705*U*00401*000000042*0*P*>`,
      'GS*QM*NORTHWIND*CONTOSO*20260310*0705*42*X*004010',
      'ST*214*0001',
      'B10*LR-1*LR-1*RDRN',
      'L11*LR-1*BM',
      'L11*INV-1*IV',
      'N1*SH*NORTHWIND',
      'N1*CN*CONTOSO STORES',
      'N3*12, RING ROAD',
      'N4*NAGPUR**440001*IN',
      'LX*1',
      'AT7*AF*NS***20260309*0630*UT',
      'MS1*PUNE**IN',
      'MS2*RDRN*MH12AB1234',
      'AT7*X1*NS***20260310*0631*UT',
      'MS1*NAGPUR**IN',
      'MS2*RDRN*MH12AB1234',
      'AT7*D1*NS***20260310*0632*UT',
      'MS1*NAGPUR**IN',
      'MS2*RDRN*MH12AB1234',
      'AT8*G*K*2000*10',
      'SE*20*0001',
      'GE*1*42',
      'IEA*1*000000042',
      '',
    ])
  })

  it('stand in one interchange, each a set with its own numbers [TRADE-02]', () => {
    const read = readX12(
      x12StatusMessages([shipment(), shipment({ identifier: 'LR-2' }, did.rejected)], envelope),
    )
    const of = (tag: string) =>
      read.filter((one) => one.tag === tag).map(({ elements }) => elements)
    expect(of('ST')).toEqual([
      [['214'], ['0001']],
      [['214'], ['0002']],
    ])
    expect(of('GE')).toEqual([[['2'], ['42']]])
    expect(of('AT7').map(([status, reason]) => [status, reason])).toEqual([
      [['AF'], ['NS']],
      [['AF'], ['NS']],
      [['A7'], ['BS']],
    ])
  })

  it('say where the goods are on their way by degrees, minutes and seconds', () => {
    const log = digestedLog(
      {},
      { ...outbound, data: { geo_tag: { loc: null, action_by: 'driver' } } },
    )
    const steps = tradeSteps(log).map((step) => ({
      ...step,
      place: [-18.5, -73.8511] as [number, number],
    }))
    const [order] = steps.map((step) => step.order)
    if (!order) throw new Error('an order has a first step')
    const text = x12StatusMessages([{ order, steps, shipper: 'N', country: 'IN' }], envelope)
    expect(text).toContain('~MS1****0735104*0183000*W*S~')
  })

  it('leave out a closing that was undone, and hold ten statuses at most [TRADE-02]', () => {
    const undone = shipment({}, did.received, { type: 'reopened', data: { reason: '' } })
    expect(x12StatusMessages([undone], envelope)).not.toContain('AT7*D1')
    const many = shipment({}, ...Array.from({ length: 30 }, () => outbound))
    const statuses = readX12(x12StatusMessages([many], envelope)).filter(({ tag }) => tag === 'AT7')
    expect(statuses.length).toBeLessThanOrEqual(10)
  })

  it('keep their structure whatever people typed, in both sets of letters [TRADE-02]', () => {
    const typed = fc.string({ unit: fc.constantFrom(...nasty), maxLength: 90 })
    fc.assert(
      fc.property(
        typed,
        typed,
        fc.constantFrom('basic' as const, 'extended' as const),
        (a, b, letters) => {
          const one = shipment({
            client: a,
            invoice: b,
            destination: { name: b, city: a, address: b, postal_code: a },
          })
          const text = x12StatusMessages([one], { ...envelope, sender: a, receiver: b }, letters)
          expect(text).toMatch(
            letters === 'basic' ? /^[A-Z0-9 !"&'()*+,\-./:;?=>~]*$/ : /^[\x20-\x7e]*$/,
          )
          const read = readX12(text)
          expect(read[0]?.elements).toHaveLength(16)
          const at = read.findIndex(({ tag }) => tag === 'ST')
          const end = read.findIndex(({ tag }) => tag === 'SE')
          expect(read[end]?.elements[0]).toEqual([String(end - at + 1)])
          for (const { elements } of read.slice(at, end + 1))
            expect(
              elements.every(([value = '', ...more]) => more.length === 0 && value.length <= 60),
            ).toBe(true)
        },
      ),
    )
  })
})

it.each([
  ['Café Nº 5', 'basic', 'CAFE N? 5'],
  ['a*b~c>d\n e', 'basic', 'A B C D E'],
  ['Größe_9', 'extended', 'Gro?e_9'],
  ['गोदाम', 'basic', '?????'],
] as const)('writes %j in the %s set as %j', (text, letters, written) => {
  expect(x12Text(text, 30, letters)).toBe(written)
})
