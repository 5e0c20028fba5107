import { describe, expect, it } from 'vitest'
import { isUnfit, type Cell } from './cell.ts'
import { tatIn } from './tat.ts'

const HOUR = 3_600_000

describe('a turn-around time', () => {
  it.each<[Exclude<Cell, null>, 'hours' | 'days' | 'hh:mm:ss', number | null]>([
    [48, 'hours', 48 * HOUR],
    ['48', 'hours', 48 * HOUR],
    ['1.5 hrs', 'hours', 1.5 * HOUR],
    ['36,5', 'hours', 36.5 * HOUR],
    [1.125, 'hours', 1.125 * HOUR],
    [-1, 'hours', null],
    ['36,5 hrs', 'hours', 36.5 * HOUR],
    ['2 days', 'hours', null],
    ['.', 'hours', null],
    ['-3', 'hours', null],
    [2, 'days', 48 * HOUR],
    ['0.5', 'days', 12 * HOUR],
    ['3 Days', 'days', 72 * HOUR],
    ['48:00:00', 'hh:mm:ss', 48 * HOUR],
    ['100:30:15', 'hh:mm:ss', 100.5 * HOUR + 15_000],
    ['01:30', 'hh:mm:ss', 1.5 * HOUR],
    ['48', 'hh:mm:ss', null],
    [2, 'hh:mm:ss', null],
    ['1:75:00', 'hh:mm:ss', null],
    [{ days: 2 }, 'hh:mm:ss', 48 * HOUR],
    [{ days: 0.0625 }, 'hours', 1.5 * HOUR],
    [{ days: 46_347 }, 'hours', null],
    [{ days: 0 }, 'hours', 0],
    [{ days: 3_650 }, 'days', null],
    [{ days: -1 }, 'hours', null],
    [0, 'hours', 0],
    ['1:5', 'hh:mm:ss', HOUR + 5 * 60_000],
    ['1:05:5', 'hh:mm:ss', HOUR + 5 * 60_000 + 5_000],
    ['1.2.3', 'hours', null],
    [true, 'hours', null],
  ])('of %j in %s is %j ms [BULK-08]', (cell, unit, ms) => {
    const read = tatIn(cell, { tat_unit: unit, decimal_sign: 'point' })
    // What a sheet has as a number has no sign to be doubted.
    if (typeof cell === 'number')
      expect(tatIn(cell, { tat_unit: unit, decimal_sign: 'comma' })).toEqual(read)
    if (ms === null) expect(isUnfit(read)).toBe(true)
    else expect(read).toBe(ms)
  })

  it('says why it is none, with the unit that is wanted [BULK-08]', () => {
    expect(tatIn('1.2.3', { tat_unit: 'days', decimal_sign: 'point' })).toEqual({
      unfit: { code: 'not_tat', params: ['1.2.3', 'days'] },
    })
  })

  it('that can be read in two ways is not guessed where the file shows neither [BULK-08]', () => {
    expect(tatIn('1,200 hrs', { tat_unit: 'hours', decimal_sign: null })).toEqual({
      unfit: { code: 'number_two_ways', params: ['1,200'] },
    })
  })
})
