import { describe, expect, it } from 'vitest'
import {
  columnOf,
  isBlank,
  isMoment,
  lettersOf,
  momentAt,
  shown,
  tidy,
  wallOf,
  type Cell,
} from './cell.ts'

describe('a text of a file', () => {
  it.each([
    ['LR-1', 'LR-1'],
    ['4 MG  Road', '4 MG Road'],
    ['4 MG\u00A0Road', '4 MG Road'],
    ['4 MG \u00A0\tRoad\n', '4 MG Road'],
    [' LR-1', 'LR-1'],
    ['LR-1\u00A0', 'LR-1'],
    ['\uFEFFLR\u200B-1', 'LR-1'],
    ['Łódź ', 'Łódź'],
    ['\u200B \u00A0', ''],
    // As chats and contact lists copy it, and as Marathi writes 'darya'.
    ['\u200ELR\u200D-\u202A1\u202C', 'LR-1'],
    ['\u2066', ''],
    ['दर्\u200Dया', 'दर्\u200Dया'],
  ])('is tidied: %j is %j [BULK-04]', (text, tidied) => {
    expect(tidy(text)).toBe(tidied)
  })
})

describe('a cell', () => {
  it.each<[Cell | undefined, boolean]>([
    [null, true],
    [undefined, true],
    ['', true],
    ['\u200B \u00A0', true],
    [' x', false],
    ['Łódź', false],
    ['0', false],
    [0, false],
    [false, false],
    [{ days: 0 }, false],
  ])('of %j is blank: %s [BULK-04]', (cell, is_blank) => {
    expect(isBlank(cell)).toBe(is_blank)
  })

  it.each<[Cell, boolean]>([
    [{ days: 0 }, true],
    [null, false],
    [46_347, false],
    ['2026-11-21', false],
  ])('of %j is a moment: %s', (cell, is_moment) => {
    expect(isMoment(cell)).toBe(is_moment)
  })

  it.each<[Cell | undefined, string]>([
    [null, ''],
    [undefined, ''],
    [' 4  MG Road ', '4 MG Road'],
    [1200.5, '1200.5'],
    [true, 'TRUE'],
    [false, 'FALSE'],
    [{ days: 46_347 }, '2026-11-21'],
    [{ days: 46_347.395833333 }, '2026-11-21 09:30'],
    [{ days: 0.75 }, '18:00'],
    [{ days: 0 }, '00:00'],
    [{ days: 1 }, '1899-12-31'],
    [{ days: -0.75 }, '1899-12-29 06:00'],
    [{ days: 2_958_465 }, '9999-12-31'],
    // A damaged file holds such dates too, and its other cells are to be seen nonetheless.
    [{ days: 2_958_466 }, '2958466'],
    [{ days: 1e12 }, '1000000000000'],
    [{ days: Number.NaN }, 'NaN'],
  ])('of %j is shown as %j [BULK-02]', (cell, text) => {
    expect(shown(cell)).toBe(text)
  })
})

describe('the column of a cell’s address', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ])('%d is called %s [BULK-03]', (column, letters) => {
    expect([lettersOf(column), columnOf(letters)]).toEqual([letters, column])
  })
})

describe('a moment', () => {
  it('is what clocks show, to the minute [BULK-04]', () => {
    const moment = momentAt(Date.UTC(2026, 10, 21, 9, 30))
    expect(moment.days).toBeCloseTo(46_347.395833, 6)
    expect(wallOf(moment)).toEqual({ day: '2026-11-21', time: '09:30' })
    expect(wallOf(momentAt(Date.UTC(2026, 10, 21, 23, 59, 40)))).toEqual({
      day: '2026-11-22',
      time: '00:00',
    })
  })
})
