import { describe, expect, it } from 'vitest'
import { did } from '../../testing/factories.ts'
import { digestedLog } from '../../testing/trade.ts'
import { tradeSteps } from '../trade-steps.ts'
import { capturedIn } from './captured.ts'
import { objectEvents } from './object-event.ts'

const naming = { base: 'https://epod.example.com', client: 'northwind' }
const event = {
  type: 'ObjectEvent',
  eventTime: '2026-03-10T12:00:00+05:30',
  eventTimeZoneOffset: '+05:30',
  action: 'OBSERVE',
  bizStep: 'receiving',
  bizTransactionList: [
    { type: 'bol', bizTransaction: 'https://epod.example.com/id/northwind/bol/LR%2F1' },
  ],
}
const at = '2026-03-10T06:30:00.000Z'
const about = { identifier: 'LR/1' }
const read = (changes: object) => capturedIn({ ...event, ...changes }, naming)

describe('an EPCIS event of others', () => {
  it.each([
    [{}, { outcome: 'received', at }],
    [{ bizStep: 'accepting' }, { outcome: 'received', at }],
    [{ bizStep: 'urn:epcglobal:cbv:bizstep:receiving' }, { outcome: 'received', at }],
    [{ bizStep: 'https://ref.gs1.org/cbv/BizStep-receiving' }, { outcome: 'received', at }],
    [{ disposition: 'damaged' }, { outcome: 'received', at, condition: ['damaged'] }],
    [
      { disposition: 'cbv:Disp-mismatch_quantity' },
      { outcome: 'received', at, condition: ['shortage'] },
    ],
    [
      { bizStep: 'shipping', disposition: 'returned' },
      { outcome: 'rejected', at },
    ],
  ])('with %j is a delivery [TRADE-04]', (changes, delivery) => {
    expect(read(changes)).toEqual({ kind: 'delivery', about, delivery })
  })

  it.each([
    [{ id: 'geo:18.5,-73.8' }, [18.5, -73.8]],
    [{ id: 'geo:95,1' }, 'geo:95,1'],
    [
      { id: 'https://epod.example.com/id/northwind/place/Nagpur' },
      'https://epod.example.com/id/northwind/place/Nagpur',
    ],
    [undefined, null],
  ])('arrives where %j reads it [TRADE-04]', (readPoint, read_point) => {
    expect(read({ bizStep: 'arriving', readPoint })).toEqual({
      kind: 'arrival',
      about,
      at,
      read_point,
    })
  })

  it.each([
    [
      [
        {
          type: 'urn:epcglobal:cbv:btt:bol',
          bizTransaction: 'urn:epcglobal:cbv:bt:5412345000013:LR%207',
        },
      ],
      { identifier: 'LR 7' },
    ],
    [[{ type: 'po', bizTransaction: 'https://epod.example.com/id/northwind/bol/LR-1' }], null],
    [[{ type: 'bol', bizTransaction: 'https://epod.example.com/id/contoso/bol/LR-1' }], null],
    [[{ type: 'bol', bizTransaction: 'https://epod.example.com/id/northwind/bol/%E0%A4%A' }], null],
  ])('that names %j is about %j', (bizTransactionList, wanted) => {
    const told = read({ bizTransactionList })
    expect(told).toMatchObject(wanted ? { about: wanted } : { code: 'epcis_names_no_order' })
  })

  it('may name the consignment instead', () => {
    const epcList = ['urn:epc:id:sgtin:1.2.3', 'https://epod.example.com/id/order/o-1']
    expect(read({ epcList, bizTransactionList: [] })).toMatchObject({ about: { order_id: 'o-1' } })
  })

  it.each([
    ['epcis_event_unfit', null],
    ['epcis_event_unfit', { ...event, type: 'AggregationEvent' }],
    ['epcis_event_unfit', { ...event, eventTime: 'today' }],
    ['epcis_event_unfit', { ...event, eventTime: '2199-12-31T23:59:59-12:00' }],
    ['epcis_event_unfit', { ...event, eventTime: '1900-01-01T00:00:00+14:00' }],
    ['epcis_event_unfit', { ...event, eventTimeZoneOffset: 'IST' }],
    ['epcis_event_unfit', { ...event, epcList: 'x' }],
    ['epcis_no_errors', { ...event, errorDeclaration: {} }],
    ['epcis_names_no_order', { ...event, bizTransactionList: [] }],
    ['epcis_step_unknown', { ...event, bizStep: 'loading' }],
    ['epcis_step_unknown', { ...event, bizStep: 'shipping', disposition: 'in_transit' }],
    ['epcis_step_unknown', { ...event, bizStep: undefined }],
  ])('is refused by %s where it does not fit [TRADE-04]', (code, given) => {
    expect(capturedIn(given, naming)).toEqual({ code })
  })

  it('is read as we write it', () => {
    const writing = { ...naming, time_zone: 'Asia/Kolkata' }
    const [, receipt] = objectEvents(writing, tradeSteps(digestedLog({}, did.received)))
    const [, refusal] = objectEvents(writing, tradeSteps(digestedLog({}, did.rejected)))
    expect(capturedIn(receipt, naming)).toMatchObject({
      about: { identifier: 'LR-1' },
      delivery: { outcome: 'received' },
    })
    expect(capturedIn(refusal, naming)).toMatchObject({ delivery: { outcome: 'rejected' } })
  })
})
