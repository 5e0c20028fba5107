import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderInput } from '../../order/entry/order-input.ts'
import type { OrderEvent } from '../../order/events.ts'
import { did } from '../../testing/factories.ts'
import { readEdifact } from '../../testing/interchange.ts'
import { digestedLog } from '../../testing/trade.ts'
import type { Shipment } from '../shipment.ts'
import { tradeSteps } from '../trade-steps.ts'
import { edifactStatusMessages } from './iftsta.ts'
import { unocText } from './segment.ts'

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
const damaged: OrderEvent = {
  type: 'goods_listed',
  data: { missing: null, damaged: [{ text: 'Tin', qty: 1 }] },
}

/** Signs that separate, release, or stand in no partner's set. */
const nasty = [...Array.from("*>~+:'?^|A9 é\u00df\u0915\u093e\t\n\0\u0085\u{1f600}"), '\ud800']

describe('orders as EDIFACT IFTSTA', () => {
  it('are written as the segment table of D.96A has them [TRADE-03]', () => {
    const one = shipment(
      {
        invoice: 'INV-1',
        transporter: 'Roadrunner',
        destination: {
          name: 'Nagpur',
          address: "12+1, O'Neill Road?",
          city: 'Nagpur',
          postal_code: '440001',
        },
      },
      damaged,
      did.received,
    )
    expect(edifactStatusMessages([one], envelope).split(/(?<!\?)'/)).toEqual([
      'UNA:+.? ',
      'UNB+UNOC:3+northwind+CONTOSO+260310:0705+42',
      'UNH+1+IFTSTA:D:96A:UN',
      'BGM+77+LR-1+9',
      'DTM+137:202603100705UTC:303',
      'NAD+CZ+++Northwind',
      "NAD+CN+++Contoso Stores+12?+1, O?'Neill Road??+Nagpur++440001+IN",
      'NAD+CA+++Roadrunner',
      'RFF+IV:INV-1',
      'CNI+1+LR-1',
      'STS+1+27',
      'DTM+334:202603090630UTC:303',
      'LOC+5+:::Pune',
      'STS+1+21+14',
      'DTM+334:202603100632UTC:303',
      'LOC+7+:::Nagpur',
      'UNT+15+1',
      'UNZ+1+42',
      '',
    ])
  })

  it('stand in one interchange, each a message with its own number [TRADE-03]', () => {
    const read = readEdifact(
      edifactStatusMessages([shipment(), shipment({ identifier: 'LR-2' }, did.rejected)], envelope),
    )
    const of = (tag: string) =>
      read.filter((one) => one.tag === tag).map(({ elements }) => elements)
    expect(of('UNH').map(([number]) => number)).toEqual([['1'], ['2']])
    expect(of('STS').at(-1)).toEqual([['1'], ['23'], ['49']])
    expect(of('UNZ')).toEqual([[['2'], ['42']]])
  })

  it('keep their structure and their texts whatever people typed [TRADE-03]', () => {
    const typed = fc.string({ unit: fc.constantFrom(...nasty), maxLength: 90 })
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        const one = shipment({ client: `N${a}`, invoice: b, destination: { name: b, city: a } })
        const text = edifactStatusMessages([one], { ...envelope, sender: a, receiver: b })
        expect(text).toMatch(/^[\x20-\x7e\xa0-\xff]*$/)
        const read = readEdifact(text)
        const at = read.findIndex(({ tag }) => tag === 'UNH')
        const end = read.findIndex(({ tag }) => tag === 'UNT')
        expect(read[end]?.elements).toEqual([[String(end - at + 1)], ['1']])
        expect(read.at(-1)?.tag).toBe('UNZ')
        const consignee = read.find(
          ({ tag, elements }) => tag === 'NAD' && elements[0]?.[0] === 'CN',
        )
        expect(consignee?.elements[3]).toEqual([unocText(`N${a}`, 35)])
      }),
    )
  })
})

it.each([
  ['Café Größe', 'Café Größe'],
  ['Cafe\u0301', 'Café'],
  ['Łódź', '?ódz'],
  ['गोदाम 5', '????? 5'],
  ['a\tb\u0085c', 'a b c'],
])('writes %j in UNOC as %j', (text, written) => {
  expect(unocText(text, 35)).toBe(written)
})
