import { describe, expect, it } from 'vitest'
import { aPolicy, clock } from '../testing/factories.ts'
import { words } from '../testing/words.ts'
import type { Cell } from './cell.ts'
import { enteredAs } from './judge.ts'
import { formatFor } from './formats.ts'
import { filledColumns, statesOf } from './states.ts'
import { problems, read } from '../testing/bulk.ts'
import { inEnglish } from '../testing/in-english.ts'

const HOUR = 3_600_000

const headers = [
  'LR No.',
  'Client',
  'Vehicle',
  'Driver Name',
  'Driver Contact',
  'Source',
  'Destination',
  'Dispatch Date',
  'Dispatch Time',
  'TAT',
  'Receiver',
  'Receiver Contact',
  'Receiver E-mail',
  'Invoice No.',
  'Transporter',
]
const usual: readonly Cell[] = [
  'LR-1',
  'Northwind',
  'MH12AB1234',
  'Ravi',
  9_876_543_210,
  'Pune',
  'Nagpur',
  { days: 46_347 },
  '09:30',
  48,
  'Asha',
  '9876500001, 9876500002',
  'a@example.com',
  77,
  null,
]
const changed = (changes: Readonly<Record<string, Cell>>): Cell[] =>
  usual.map((cell, at) =>
    headers[at] && headers[at] in changes ? (changes[headers[at]] ?? null) : cell,
  )

describe('a generic row', () => {
  it('becomes an order: places, receiver and driver where they belong, times converted, missing text filled [BULK-04] [BULK-05] [BULK-08]', () => {
    const [judged] = read({}, headers, [usual])
    expect(judged?.problems).toEqual([])
    expect(judged?.input).toEqual({
      identifier: 'LR-1',
      client: 'Northwind',
      truck_number: 'MH12AB1234',
      driver: { name: 'Ravi', contact: ['9876543210'] },
      source: { name: 'Pune' },
      destination: { name: 'Nagpur' },
      dispatch_date: '2026-11-21',
      dispatch_time: '09:30',
      tat: 48 * HOUR,
      spocs: [
        {
          name: 'Asha',
          contact: { phone: ['9876500001', '9876500002'], email: ['a@example.com'] },
        },
      ],
      invoice: '77',
      transporter: 'NA',
    })
  })

  it('takes telephone numbers however they are written, times and day numbers as text, and instants on the client’s clock [BULK-04] [BULK-05] [ADD-04]', () => {
    const of = (changes: Record<string, Cell>) => read({}, headers, [changed(changes)])[0]
    for (const contact of ['+91 98765 43210', '919876543210', 919_876_543_210, '98765-43210'])
      expect(of({ 'Driver Contact': contact, 'Receiver Contact': contact })?.input).toMatchObject({
        driver: { contact: ['9876543210'] },
        spocs: [{ contact: { phone: ['9876543210'] } }],
      })
    expect(of({ 'Dispatch Date': '46346', 'Dispatch Time': '9.30 AM' })?.input).toMatchObject({
      dispatch_date: '2026-11-20',
      dispatch_time: '09:30',
    })
    expect(
      of({ 'Dispatch Date': '2026-11-20T22:30:00Z', 'Dispatch Time': null, TAT: '36,5' })?.input,
    ).toMatchObject({ dispatch_date: '2026-11-21', dispatch_time: '04:00', tat: 36.5 * HOUR })
  })

  it('is for the signed-in user where it names no client [BULK-05]', () => {
    expect(read({}, headers, [changed({ Client: '' })])[0]?.input['client']).toBe('acme')
  })

  it('takes the time from the date where it has none of its own', () => {
    expect(
      read({}, headers, [
        changed({ 'Dispatch Date': '21-Nov-2026 16:45', 'Dispatch Time': null }),
      ])[0]?.input,
    ).toMatchObject({ dispatch_date: '2026-11-21', dispatch_time: '16:45' })
  })

  it.each<[string, Record<string, Cell>, (readonly [string, string])[]]>([
    [
      'a phone that is none',
      { 'Driver Contact': '12345' },
      [['Driver Contact', words.contact_invalid]],
    ],
    ['no phone', { 'Driver Contact': null }, [['Driver Contact', words.contact_invalid]]],
    [
      'an ambiguous date',
      { 'Dispatch Date': '03/04/2026' },
      [['Dispatch Date', expect.stringContaining('two ways') as string]],
    ],
    ['no TAT', { TAT: '' }, [['TAT', words.above_zero('TAT')]]],
    ['a TAT that is none', { TAT: 'soon' }, [['TAT', expect.stringContaining('soon') as string]]],
    [
      'a wrong time',
      { 'Dispatch Time': '25:00' },
      [['Dispatch Time', expect.stringContaining('25:00') as string]],
    ],
    ['a wrong address', { 'Receiver E-mail': 'a@b' }, [['Receiver E-mail', words.email_invalid]]],
    [
      'a failed formula',
      { Vehicle: '#REF!' },
      [['Vehicle', expect.stringContaining('#REF!') as string]],
    ],
    [
      'a rounded number',
      { 'LR No.': 1e16 },
      [['LR No.', expect.stringContaining('rounded') as string]],
    ],
    [
      'a number that is too long',
      { 'LR No.': 'x'.repeat(81) },
      [['LR No.', expect.any(String) as string]],
    ],
    [
      'no receiver’s contact',
      { 'Receiver Contact': null, 'Receiver E-mail': null },
      [['Receiver Contact', words.contact_invalid]],
    ],
  ])('names column and reason of %s [BULK-04] [IMPO-01]', (_what, changes, expected) => {
    expect(problems(read({}, headers, [changed(changes)]))).toEqual(expected)
  })

  it('is left out where it is empty, or its first field is [BULK-04]', () => {
    expect(
      read({}, headers, [[null, '', '  ', '\u00A0'], changed({ 'LR No.': ' ' }), usual]).map(
        ({ number }) => number,
      ),
    ).toEqual(['LR-1'])
  })
})

describe('what a file does not have', () => {
  const notRead = (cells: readonly (readonly Cell[])[]) =>
    filledColumns(read({}, headers, cells), formatFor(aPolicy({})))

  it('is NA, and counted by column, whether the cell is empty or says that there is nothing [BULK-04]', () => {
    const rows = [changed({ Source: null }), changed({ Source: 'n/a' }), changed({ Source: 'NA' })]
    expect(notRead([usual, ...rows])).toEqual([
      { label: 'Transporter', rows: 4 },
      { label: 'Source', rows: 3 },
    ])
  })

  it('is neither a date nor a contact, nor the client, who is known without [BULK-04]', () => {
    const row = changed({ Client: null, 'Dispatch Date': null, 'Driver Contact': null })
    expect(notRead([row])).toEqual([{ label: 'Transporter', rows: 1 }])
  })
})

describe('the states of rows', () => {
  const judged = read(
    {},
    headers,
    ['A', 'B', 'C', 'B', 'A', 'D'].map((number, at) =>
      changed({
        'LR No.': number,
        Vehicle: at === 4 ? 'OTHER' : 'MH12AB1234',
        TAT: number === 'D' ? 'x' : 48,
      }),
    ),
  )
  const entered = (number: string): string | null => {
    const order = judged.find((one) => one.number === number)?.order
    return order ? enteredAs(order, clock) : null
  }
  const states = (known: (number: string) => string | null) =>
    statesOf(
      judged,
      (number) => {
        const entered_as = known(number)
        return entered_as === null ? null : { entered: entered_as, now: null }
      },
      (order) => enteredAs(order, clock),
      () => false,
    ).map(({ state }) => state)

  it('are new, duplicate and error within the file, and same or update against the account [IMPO-01] [BULK-11]', () => {
    expect(states(() => null)).toEqual(['new', 'new', 'new', 'duplicate', 'error', 'error'])
    expect(
      states((number) => (number === 'A' ? entered('A') : number === 'C' ? '{}' : null)),
    ).toEqual(['same', 'new', 'update', 'duplicate', 'error', 'error'])
  })

  it('say why a row is not simply new, by the line of the file [IMPO-01] [BULK-11]', () => {
    const reasons = statesOf(
      judged,
      (number) => (number === 'C' ? { entered: '{}', now: null } : null),
      (order) => enteredAs(order, clock),
      () => false,
    ).map(({ reason }) => reason && inEnglish(reason))
    expect(reasons).toEqual([
      null,
      null,
      'The account has an order with this number and other values',
      'The same as line 3',
      'Line 2 has the same number with other values',
      expect.stringContaining('TAT'),
    ])
  })

  it('say each reason once with its column, and none is left out [IMPO-01] [DESK-12]', () => {
    const cells = ['LR No.', 'Vehicle', 'Driver Name', 'Source', 'Destination', 'Receiver']
    const [wrong] = statesOf(
      read({}, headers, [changed(Object.fromEntries(cells.map((header) => [header, '#REF!'])))]),
      () => null,
      (order) => enteredAs(order, clock),
      () => false,
    )
    const said = wrong?.reason ? inEnglish(wrong.reason).split('; ') : []
    expect(said.map((one) => one.split(':')[0])).toEqual(cells)
  })
})
