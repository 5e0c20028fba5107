import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, anOrder, clock, orderOf } from '../../testing/factories.ts'
import {
  isSameTrip,
  pastedCells,
  rebasedTrip,
  sheetTripOf,
  tripEdit,
  tripOf,
  tripProblems,
  tripsWith,
} from './trip-changes.ts'

const order = orderOf({
  truck_number: 'MH12AB1234',
  driver: { name: 'Ravi', contact: ['9876543210'] },
})
const before = tripOf(order)
const open = aPolicy({ editable: { driver: true } })

describe('who brings an order', () => {
  it('is an edit of what was changed alone [DESK-05]', () => {
    expect(tripEdit(before, before)).toBeNull()
    expect(tripEdit(before, { ...before, truck_number: ' MH12AB1234 ' })).toBeNull()
    expect(tripEdit(before, { ...before, truck_number: 'KA01 ' })).toEqual({ truck_number: 'KA01' })
    expect(tripEdit(before, { ...before, 'driver.contact': '9000000001,9000000002' })).toEqual({
      driver: { contact: '9000000001,9000000002' },
    })
    expect(
      tripEdit(before, { truck_number: 'X', 'driver.name': 'Asha', 'driver.contact': '' }),
    ).toEqual({ truck_number: 'X', driver: { name: 'Asha', contact: '' } })
  })

  it('that somebody else changed meanwhile keeps what was typed, and follows elsewhere [EDIT-05]', () => {
    const now = { ...before, truck_number: 'GJ05', 'driver.contact': '9000000009' }
    const typed = { ...before, 'driver.name': 'Asha', truck_number: 'KA01' }
    const anew = rebasedTrip(before, typed, now)
    expect(anew).toEqual({ ...now, 'driver.name': 'Asha', truck_number: 'KA01' })
    expect(tripEdit(now, anew)).toEqual({ truck_number: 'KA01', driver: { name: 'Asha' } })
    expect(isSameTrip(anew, { ...anew })).toBe(true)
    expect(isSameTrip(anew, typed)).toBe(false)
    // A row has no ETA to type in, and gets none.
    expect(rebasedTrip(sheetTripOf(order), before, sheetTripOf(order))).toEqual(before)
  })

  it.each([
    ['a phone that is none', { driver: { contact: '12' } }, ['driver.contact']],
    ['no phone where one is due', { driver: { contact: '' } }, ['driver.contact']],
    ['no vehicle', { truck_number: '' }, ['truck_number']],
    ['a long name', { driver: { name: 'x'.repeat(300) } }, ['driver.name']],
    ['all that is right', { truck_number: 'KA01', driver: { contact: '9876500001' } }, []],
  ])('with %s is judged by the rules of editing [DESK-05] [EDIT-02]', (_with, edit, fields) => {
    const problems = tripProblems(order, edit, aViewer(), open, clock)
    expect(problems.map(({ field }) => field)).toEqual(fields)
  })

  it.each<[string, number | null]>([
    ['30', 30],
    [' 7.5 ', 7.5],
    ['', null],
    ['soon', Number.NaN],
    ['-3', Number.NaN],
  ])('has its ETA in the sheet, typed as %j hours [DESK-05]', (eta_hrs, hours) => {
    const sheet = sheetTripOf(order)
    expect([sheet.eta_hrs, tripEdit(sheet, sheet)]).toEqual(['48', null])
    expect(tripEdit(sheet, before)).toBeNull()
    const edit = tripEdit(sheet, { ...sheet, eta_hrs })
    expect(edit).toEqual({ eta_hrs: hours })
    const free = aPolicy({ editable: { driver: true, tat: true } })
    // None is refused where the account’s orders need one.
    const wrong = hours === null || Number.isNaN(hours) ? ['eta_hrs'] : []
    expect(
      tripProblems(order, edit ?? {}, aViewer(), free, clock).map(({ field }) => field),
    ).toEqual(wrong)
  })

  it('may be closed to an account, field by field [DESK-05] [EDIT-04] [ROLE-09]', () => {
    const fixed = aPolicy({ editable: { driver: false } })
    const edit = { driver: { name: 'Asha' } }
    expect(tripProblems(order, edit, aViewer(), fixed, clock)).toMatchObject([
      { field: 'driver.name', code: 'not_editable' },
    ])
    const vendor = aViewer({ kind: 'vendor', transporter: order.transporter ?? '' })
    expect(tripProblems(anOrder(), { truck_number: 'KA01' }, vendor, open, clock)).toEqual([])
  })
})

describe('a column that is pasted', () => {
  it.each<[string, string[][]]>([
    ['KA01\nKA02\n', [['KA01'], ['KA02']]],
    ['KA01\r\nKA02\r\n\r\n', [['KA01'], ['KA02']]],
    [' KA01 \t Ravi\t9000000001', [['KA01', 'Ravi', '9000000001']]],
    ['KA01\n\nKA03', [['KA01'], [''], ['KA03']]],
    ['', [['']]],
  ])('%j is these cells [DESK-05]', (text, cells) => {
    expect(pastedCells(text)).toEqual(cells)
  })

  it('goes down from its cell, and to the right, as far as there are orders and fields [DESK-05]', () => {
    const trips = [before, before, before]
    const names = (at: Parameters<typeof tripsWith>[1], text: string) =>
      tripsWith(trips, at, pastedCells(text)).map((trip) => Object.values(trip).join(' '))
    expect(names({ row: 1, field: 'driver.name' }, 'Asha\t9\textra\nMeera\t8\nBela\t7')).toEqual([
      'MH12AB1234 Ravi 9876543210',
      'MH12AB1234 Asha 9',
      'MH12AB1234 Meera 8',
    ])
    expect(names({ row: 0, field: 'driver.contact' }, '1\n2')[1]).toBe('MH12AB1234 Ravi 2')
    const sheet = sheetTripOf(order)
    expect(
      tripsWith([sheet], { row: 0, field: 'driver.contact' }, pastedCells('7\t30\textra')),
    ).toEqual([{ ...sheet, 'driver.contact': '7', eta_hrs: '30' }])
  })
})
