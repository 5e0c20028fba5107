import { describe, expect, it } from 'vitest'
import { columnsFor } from '../columns/layout.ts'
import { resolvePolicy } from '../policy/resolve.ts'
import type { OrderEvent } from '../order/events.ts'
import { orderOnWire } from '../order/on-wire.ts'
import { anOrder } from '../testing/factories.ts'
import { additionalSheet } from './additional-sheets.ts'
import { reportCell } from './cell.ts'
import { reportColumns } from './report-columns.ts'
import { english } from '../words/catalogue.ts'

const policy = resolvePolicy({})
const reading = { policy, clock: { now: '2026-03-10T06:30:00.000Z', time_zone: 'Asia/Kolkata' } }

describe('a report', () => {
  it('has the account’s own columns that hold something, or those that are named, in that order [REPT-01] [TABL-16]', () => {
    const all = reportColumns(policy, undefined, english).columns.map(({ id }) => id)
    expect(all).toEqual(
      columnsFor(policy, english)
        .filter(({ cell }) => cell !== 'action')
        .map(({ id }) => id),
    )
    const { columns, unknown } = reportColumns(
      policy,
      ['source', 'view', 'lr', 'source', 'depot_code', '__proto__'],
      english,
    )
    expect([columns.map(({ id }) => id), unknown]).toEqual([
      ['source', 'lr'],
      [1, 4, 5],
    ])
  })

  it('keeps instants and numbers what they are, and tells remarks rather than their number [REPT-01]', () => {
    const order = anOrder({
      type: 'remarked',
      data: {
        name: 'Meera',
        text: 'Box torn',
        categories: [],
        action_by: 'receiver',
        custom_fields: {},
        extra_fields: {},
        exception: false,
      },
    })
    const cells = new Map(
      columnsFor(policy, english).map((column) => [
        column.id,
        reportCell(column, orderOnWire(order), reading, english),
      ]),
    )
    expect(cells.get('dispatch_date')).toEqual({
      instant: order.dispatch_date,
      format: 'DD-MM-YYYY HH:mm',
    })
    expect([cells.get('delivery_time'), cells.get('attachments'), cells.get('lr')]).toEqual([
      null,
      0,
      order.identifier,
    ])
    expect(cells.get('remarks')).toContain('Box torn')
  })

  it('says of missing and damaged goods who lists them [REPT-01] [SIDE-01]', () => {
    const listed = (data: object): OrderEvent => ({
      type: 'goods_listed',
      data: { missing: null, damaged: [{ text: 'Tin', qty: 3 }], ...data },
    })
    const order = anOrder(
      listed({ statement: 'accepted' }),
      listed({ statement: 'delivered', action_by: 'transporter' }),
      listed({ statement: 'delivered' }),
    )
    const { columns, rows } = additionalSheet('damaged', english)
    expect(columns.at(-1)?.label).toBe('By')
    expect(rows(orderOnWire(order)).map((row) => row.slice(1))).toEqual([
      ['Tin', 3, null, 'driver'],
      ['Tin', 3, null, 'transporter'],
      ['Tin', 3, null, 'receiver'],
    ])
  })

  it('has a row for each entry of a list of its own, of the client’s own fields too [REPT-01]', () => {
    const order = anOrder({
      type: 'goods_listed',
      data: {
        missing: [
          { text: 'Crate', qty: 2 },
          { text: 'Box', qty: 1, invoice: 'INV-9' },
        ],
        damaged: null,
      },
    })
    expect(additionalSheet('missing', english).rows(orderOnWire(order))).toEqual([
      [order.identifier, 'Crate', 2, null, null],
      [order.identifier, 'Box', 1, 'INV-9', null],
    ])
    expect(additionalSheet('damaged', english).rows(orderOnWire(order))).toEqual([])
    const own = {
      ...orderOnWire(order),
      extra_fields: { ...order.extra_fields, extra: ['a', 7, { seal: 'x', ok: true }], note: 'n' },
    }
    expect(
      additionalSheet('extra', english)
        .rows(own)
        .map(([, value]) => value),
    ).toEqual(['a', 7, 'seal: x, ok: true'])
    expect(additionalSheet('note', english).rows(own)).toEqual([[order.identifier, 'n']])
    for (const key of ['nothing', 'constructor', '__proto__'])
      expect(additionalSheet(key, english).rows(own)).toEqual([])
  })
})
