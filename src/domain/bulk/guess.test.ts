import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import { momentAt, type Cell } from './cell.ts'
import { formatFor } from './formats.ts'
import { guessedByContent, lookOf } from './guess.ts'

const policy = aPolicy()
const format = formatFor(policy)
const guess = (headers: string[], rows: Cell[][], mapping = {}, remembered = {}) =>
  guessedByContent({ headers, rows }, format, { mapping, remembered }, policy.phones)
const nov = momentAt(Date.UTC(2026, 10, 21))

describe('what a cell looks like', () => {
  it.each<[Cell, string | null]>([
    [nov, 'date'],
    ['21-11-2026', 'date'],
    ['21.11.2026', 'date'],
    ['11/25/2026', 'date'],
    ['21 Nov 2026', 'date'],
    ['21.11.2026 09:30', 'date'],
    ['2026-11-20T09:30:00Z', 'date'],
    [46_346, null],
    ['46346', null],
    ['20261121', null],
    ['36.5', null],
    ['1.200,50', null],
    ['09:30', null],
    ['9876543210', 'phone'],
    [9_876_543_210, 'phone'],
    ['+91 98765 43210', 'phone'],
    ['1234567890', null],
    ['987654321', null],
    ['MH12AB1234', 'plate'],
    ['mh 12 ab 1234', 'plate'],
    ['KA-05-MZ-0001', 'plate'],
    ['DL1C1234', 'plate'],
    ['22 BH 1234 AA', 'plate'],
    ['LR-1234', null],
    ['a@b.in', 'email'],
    ['', null],
    [null, null],
    [true, null],
    ['NA', null],
    ['x'.repeat(30_000), null],
  ])('is told of %o as %s [DESK-15]', (cell, look) => {
    expect(lookOf(cell, policy.phones)).toBe(look)
  })
})

describe('columns without a known header', () => {
  it('are guessed by their cells, in the order of the file [DESK-15]', () => {
    const row = (n: number): Cell[] => [
      `D${n}`,
      nov,
      'MH12AB1234',
      '9876543210',
      'Pune',
      '9876500001',
      'a@b.in',
    ]
    expect(guess(['a', 'b', 'c', 'd', 'e', 'f'], [row(1), row(2)])).toEqual({
      dispatch_date: 1,
      truck_number: 2,
      'driver.contact': 3,
      'spocs.0.contact.phone': 5,
      'spocs.0.contact.email': 6,
    })
  })

  it('are not guessed where others have it, where a person has said what they are, or half of them look otherwise [DESK-15]', () => {
    const rows: Cell[][] = [['MH12AB1234'], ['KA05MZ0001']]
    expect(guess(['Gaadi'], rows)).toEqual({ truck_number: 0 })
    expect(guess(['Gaadi'], rows, { truck_number: 4 })).toEqual({})
    expect(guess(['Gaadi'], rows, { client: 0 })).toEqual({})
    expect(guess(['Gaadi'], rows, {}, { gaadi: '' })).toEqual({})
    expect(guess(['Gaadi'], [...rows, ['none'], ['own']])).toEqual({})
    expect(guess(['Gaadi'], [[null], [''], ...rows])).toEqual({ truck_number: 0 })
    expect(guess([], [])).toEqual({})
  })
})
