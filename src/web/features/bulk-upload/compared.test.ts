import { expect, it } from 'vitest'
import { canonical } from '../../../domain/order/canonical.ts'
import { addedFrom } from '../../../domain/order/entry/create.ts'
import { orderInput } from '../../../domain/order/entry/order-input.ts'
import type { Entered } from '../../../domain/order/entry/new-order.ts'
import { aPolicy, clock, clockAfter } from '../../../domain/testing/factories.ts'
import { DAY } from '../../../domain/time.ts'
import { readSheet } from '../../lib/sheets/read.ts'
import { openSession, type UploadSession } from './session.ts'
import type { KnownOrder } from './weighing.ts'

const usual: Readonly<Record<string, string>> = {
  'LR No.': 'A',
  Vehicle: 'MH12',
  'Driver Name': 'Ravi',
  'Driver Contact': '9876543210',
  Source: 'Pune',
  Destination: 'Nagpur',
  'Dispatch Date': '2026-11-21',
  'Dispatch Time': '09:30',
  TAT: '48',
  Receiver: 'Asha',
  'Receiver Contact': '9876500001',
}
/** A file of one row, as this user uploads it; an `undefined` cell has no column. */
const fileOf = async (
  client: string,
  changes: Readonly<Record<string, string | undefined>> = {},
  at = clock,
): Promise<UploadSession> => {
  const cells = Object.entries({ ...usual, ...changes }).filter(([, cell]) => cell !== undefined)
  const text = [cells.map(([header]) => header), cells.map(([, cell]) => cell)]
  const its = openSession(await readSheet(new Blob([text.map((row) => row.join()).join('\n')])), {
    policy: aPolicy(),
    client,
    clock: at,
    remembered: {},
    date_order: null,
  })
  its.map(its.opened().mapping, null)
  return its
}
/** The account's order as that file enters it, and what edits have made of it since. */
const heldOf = (its: UploadSession, edited: Partial<Entered> | null = null): KnownOrder => {
  const entered = addedFrom(orderInput.parse(its.batch(0, 1)[0]), clock)
  return {
    _id: '1',
    rev: 1,
    identifier: 'A',
    entered: canonical(entered),
    now: edited && canonical({ ...entered, ...edited }),
  }
}
/** The state of the file's row beside that order, and what the file would change of it. */
const beside = (its: UploadSession, held: KnownOrder) => {
  its.know([held])
  return [its.rows('all', 0, 1)[0]?.state, its.edits()[0]?.fields]
}

it.each([undefined, '', 'NA', '-'])(
  'leaves an order whose it is where the file names no client: a colleague goes on with it (%j) [BULK-11] [IMPO-01]',
  async (Client) => {
    const first = await fileOf('asha', { Client })
    expect(first.batch(0, 1)).toMatchObject([{ client: 'asha' }])
    expect(beside(await fileOf('binod', { Client }), heldOf(first))).toEqual(['same', undefined])
    const edited = heldOf(first, { truck_number: 'KA05' })
    const [state, fields] = beside(await fileOf('binod', { Client, Vehicle: 'KA06' }), edited)
    expect([state, fields]).toEqual(['update', expect.objectContaining({ truck_number: 'KA06' })])
    expect(fields).not.toHaveProperty('client')
    expect(beside(await fileOf('binod', { Client, Vehicle: 'KA05' }), edited)[0]).toBe('same')
  },
)

it('changes the client where the file names one [BULK-11]', async () => {
  const held = heldOf(await fileOf('asha'))
  const [state, fields] = beside(await fileOf('binod', { Client: 'Northwind' }), held)
  expect([state, fields]).toEqual(['update', expect.objectContaining({ client: 'Northwind' })])
})

it('leaves the receivers whom the file does not name, and what it does not say of the one it names [BULK-05] [BULK-11]', async () => {
  const first = await fileOf('asha')
  const spoc = (name: string, phone: string[], email: string[]) => ({
    name,
    contact: { phone, email, status: [] },
  })
  const edited = heldOf(first, {
    spocs: [spoc('Asha', ['9876500001'], ['asha@example.com']), spoc('Bela', ['9876500002'], [])],
  })
  expect(beside(await fileOf('asha', { TAT: '24' }), edited)[1]).toMatchObject({
    tat: 24 * 3_600_000,
    spocs: [
      { name: 'Asha', contact: { phone: ['9876500001'], email: ['asha@example.com'] } },
      { name: 'Bela', contact: { phone: ['9876500002'], email: [] } },
    ],
  })
  const other = { ...edited, entered: edited.entered.replace('MH12', 'KA05') }
  expect(beside(await fileOf('asha'), other)[0]).toBe('same')
})

it('asks for the order of each number once a row has it, in error or not, so that a mended row is no new one [IMPO-01] [BULK-11]', async () => {
  const its = await fileOf('asha', { 'Driver Contact': '12' })
  const held = heldOf(await fileOf('asha'))
  expect([its.numbers(), its.numbers(true)]).toEqual([['A'], ['A']])
  its.know([held], its.numbers())
  expect(its.numbers(true)).toEqual([])
  its.edit(0, 'driver.contact', '9876543210')
  expect(its.rows('all', 0, 1)[0]?.state).toBe('same')
  its.edit(0, 'truck_number', 'KA05')
  expect(its.edits()).toMatchObject([{ fields: { truck_number: 'KA05' } }])

  its.edit(0, 'identifier', 'B')
  expect(its.numbers(true)).toEqual(['B'])
  its.know([], its.numbers(true))
  expect([its.numbers(true), its.numbers()]).toEqual([[], ['B']])
  for (const none of ['', 'x'.repeat(81)]) its.edit(0, 'identifier', none)
  expect(its.numbers(true)).toEqual([])
})

it('compares a time without a day on the day of the order that is there [BULK-11] [IMPO-01]', async () => {
  const undated = { 'Dispatch Date': undefined }
  const held = heldOf(await fileOf('asha', undated))
  const at = clockAfter(DAY)
  expect(beside(await fileOf('asha', undated, at), held)).toEqual(['same', undefined])
  const later = await fileOf('asha', { ...undated, 'Dispatch Time': '10:30' }, at)
  const [state, fields] = beside(later, held)
  expect([state, fields]).toEqual(['update', expect.objectContaining({ dispatch_time: '10:30' })])
  expect(fields).not.toHaveProperty('dispatch_date')
  const dated = await fileOf('asha', { 'Dispatch Date': '2026-11-21' }, at)
  expect(beside(dated, held)[0]).toBe('update')
})

it('reports what was not changed with its line and POD ID too [BULK-10]', async () => {
  const text = 'Invoice No.,POD ID,Vehicle No.\nF-1,P-7,KA01\nF-2,,KA02'
  const its = openSession(await readSheet(new Blob([text])), {
    policy: aPolicy({ bulk: { format: 'food_delivery' }, add: { required_fields: false } }),
    client: 'asha',
    clock,
    remembered: {},
    date_order: null,
  })
  its.map(its.opened().mapping, null)
  const held = { _id: '1', rev: 1, now: null, entered: '{}' }
  its.know(['F-1', 'F-2'].map((identifier) => ({ ...held, identifier })))
  expect(its.edits().map(({ identifier }) => identifier)).toEqual(['F-1', 'F-2'])
  const refused = { message: 'closed', POD_ID: null }
  const failed = ['F-1', 'gone'].map((identifier) => ({ ...refused, identifier }))
  expect(its.failures([...failed, { ...refused, identifier: 'F-2', POD_ID: 'P-8' }])).toEqual([
    { identifier: 'F-1', message: 'Line 2: closed', POD_ID: 'P-7' },
    { identifier: 'gone', message: 'closed', POD_ID: null },
    { identifier: 'F-2', message: 'Line 3: closed', POD_ID: 'P-8' },
  ])
})
