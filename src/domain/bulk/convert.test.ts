import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import type { Cell } from './cell.ts'
import { sentence, type Sentence } from '../words/sentence.ts'
import { convert, type CellContent } from './convert.ts'

const reading = {
  time_zone: 'Asia/Kolkata',
  is_1904: false,
  date_order: null,
  tat_unit: 'hours',
  phones: aPolicy().phones,
  decimal_sign: 'point',
} as const

describe('a cell', () => {
  it.each<[Exclude<Cell, null>, CellContent, unknown]>([
    ['1234567890123456', 'text', '1234567890123456'],
    [999_999_999_999_999, 'text', '999999999999999'],
    [true, 'text', 'TRUE'],
    [{ days: 46_347 }, 'text', '2026-11-21'],
    ['see #N/A', 'text', 'see #N/A'],
    ['#N/A-17', 'text', '#N/A-17'],
    ['see Err:502', 'text', 'see Err:502'],
    ['Err:502b', 'text', 'Err:502b'],
    ['1,200', 'number', 1200],
    [36.5, 'number', 36.5],
    [9_876_543_210, 'phones', ['9876543210']],
    ['98765\u00A043210, 9876543211', 'phones', ['9876543210', '9876543211']],
    ['a@example.com , b@example.com', 'emails', ['a@example.com', 'b@example.com']],
  ])('%j is read as %s %j [BULK-04] [BULK-05]', (cell, kind, value) => {
    expect(convert(cell, kind, reading)).toEqual(value)
  })

  it.each<[Exclude<Cell, null>, CellContent, Sentence]>([
    ['#REF!', 'text', sentence('formula_failed', '#REF!')],
    ['#DIV/0!', 'number', sentence('formula_failed', '#DIV/0!')],
    ['Err:502', 'text', sentence('formula_failed', 'Err:502')],
    [1e15, 'text', sentence('rounded')],
    [-1e15, 'text', sentence('rounded')],
    ['ten', 'number', sentence('not_number', 'ten')],
    [true, 'number', sentence('not_number', 'TRUE')],
    [{ days: 46_347 }, 'number', sentence('not_number', '2026-11-21')],
    ['12345', 'phones', sentence('contact_invalid')],
    ['9876543210, 12345', 'phones', sentence('contact_invalid')],
    ['a@example.com, b', 'emails', sentence('email_invalid')],
  ])('%j is no %s: $2.code [BULK-04] [ADD-04]', (cell, kind, unfit) => {
    expect(convert(cell, kind, reading)).toEqual({ unfit })
  })
})
