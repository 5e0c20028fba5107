import { describe, expect, it } from 'vitest'
import { aPolicy, clock } from '../../../domain/testing/factories.ts'
import { readSheet } from '../../lib/sheets/read.ts'
import { openSession, type UploadSession } from './session.ts'

const headers =
  'LR No.,Client,Vehicle,Driver Name,Driver Contact,Source,Destination,Dispatch Date,Dispatch Time,TAT,Receiver,Receiver Contact,Invoice'
const line = (number: string, invoice: string, contact = '9876543210'): string =>
  `${number},Northwind,MH12,Ravi,${contact},Pune,Nagpur,2026-11-21,09:30,48,Asha,9876500001,${invoice}`
const opened = async (...lines: string[]) => {
  const its = openSession(await readSheet(new Blob([[headers, ...lines].join('\n')])), {
    policy: aPolicy(),
    client: 'acme',
    clock,
    remembered: {},
    date_order: null,
  })
  its.map(its.opened().mapping, null)
  return {
    its,
    rows: () => its.rows('all', 0, 9).map((row) => [row.line, row.state, row.reason]),
  }
}
/** Sends all that is good, of which the server takes everything. */
const sendAll = (its: UploadSession, isChanging = false) => {
  its.beginSending()
  its.batch(0, 9)
  return its.keepOpen([], isChanging)
}
const twice = 'Line 3 has the same number with other values'
const changed = { _id: '1', rev: 1, entered: '{}', now: null }

describe('what is left open of a file', () => {
  it('is a row whose number a sent one has with other values, until it is another [IMPO-01] [BULK-11] [DESK-13]', async () => {
    const { its, rows } = await opened(line('A', '1'), line('B', '1'), line('B', '2'))
    expect(sendAll(its).left).toMatchObject({ orders: 0, counts: { all: 1, error: 1 } })
    expect(rows()).toEqual([[4, 'error', twice]])
    // Neither by another mapping nor by another try.
    its.map(its.opened().mapping, null)
    sendAll(its)
    expect(rows()).toEqual([[4, 'error', twice]])
    its.edit(0, 'identifier', 'A')
    expect(rows()).toEqual([[4, 'error', 'Line 2 has the same number with other values']])
    its.edit(0, 'invoice', '1')
    expect(rows()).toEqual([[4, 'duplicate', 'The same as line 2']])
    its.edit(0, 'identifier', 'C')
    expect([rows(), its.batch(0, 9)]).toMatchObject([[[4, 'new', '']], [{ identifier: 'C' }]])
  })

  it('keeps its states beside a row in error, and where its number was on record before [IMPO-01] [DESK-13]', async () => {
    const { its, rows } = await opened(line('A', '1', '12'), line('B', '1'), line('B', '2'))
    its.know([{ ...changed, identifier: 'B' }])
    sendAll(its, true)
    expect(rows()).toEqual([
      [2, 'error', expect.stringContaining('Driver Contact')],
      [4, 'error', twice],
    ])
  })

  it('is what differs too, where it was not to be changed, as many as the button has said [DESK-13]', async () => {
    const { its, rows } = await opened(line('A', '1', '12'), line('B', '1'), line('C', '1'))
    its.know([{ ...changed, identifier: 'B' }])
    const { left, taken } = sendAll(its)
    expect([left.open + left.differing, taken]).toEqual([2, 1])
    expect(rows().map(([, state]) => state)).toEqual(['error', 'update'])
  })

  it('sends the list as it was when sending began, and keeps a row that was mended meanwhile [BULK-11] [IMPO-01]', async () => {
    const { its, rows } = await opened(line('A', '1', '12'), line('B', '1'), line('C', '1'))
    expect(its.beginSending()).toMatchObject({ orders: 2, open: 1 })
    expect(its.batch(0, 1)).toMatchObject([{ identifier: 'B' }])
    its.edit(0, 'driver.contact', '9876543211')
    expect(its.batch(1, 1)).toMatchObject([{ identifier: 'C' }])
    expect(its.keepOpen([], false)).toMatchObject({ taken: 2, left: { counts: { new: 1 } } })
    expect(rows()).toEqual([[2, 'new', '']])
    expect(sendAll(its)).toMatchObject({ taken: 1, left: { counts: { all: 0 } } })
  })

  it('leaves out none where some turn out to be on record while they are sent [BULK-11]', async () => {
    const { its } = await opened(...['A', 'B', 'C', 'D'].map((number) => line(number, '1')))
    const { orders } = its.beginSending()
    const first = its.batch(0, 2)
    its.know([{ ...changed, identifier: 'A' }])
    expect([...first, ...its.batch(2, orders - 2)]).toMatchObject(
      ['A', 'B', 'C', 'D'].map((identifier) => ({ identifier })),
    )
  })

  it('is also what was never handed over, be it new or changed [BULK-11]', async () => {
    const { its, rows } = await opened(line('A', '1'), line('B', '1'), line('C', '1'))
    its.know([{ ...changed, identifier: 'C' }])
    its.beginSending()
    its.batch(0, 1)
    expect(its.keepOpen([], true).taken).toBe(1)
    expect(rows().map(([at, state]) => [at, state])).toEqual([
      [3, 'new'],
      [4, 'update'],
    ])
    its.beginSending()
    its.batch(0, 1)
    its.edits()
    expect(its.keepOpen([], true)).toMatchObject({ taken: 2, left: { counts: { all: 0 } } })
  })
})
