import { describe, expect, it } from 'vitest'
import { firstBelow, rowTops } from './row-tops.ts'

describe('the places of rows', () => {
  it('are known without looking at them, with what stands under each [DESK-12]', () => {
    const tops = rowTops(4, 36, [0, 20, 90, 0], 300)
    expect([...tops]).toEqual([0, 36, 98, 196, 232])
    const found = [0, 35, 36, 97, 98, 231, 9_999].map((top) => firstBelow(tops, top))
    expect(found).toEqual([0, 0, 1, 1, 2, 3, 3])
    expect(firstBelow(rowTops(0, 36, [], 300), 50)).toBe(0)
  })

  it('are as cheap for 50,000 rows [DESK-12]', () => {
    const tops = rowTops(50_000, 36, new Uint16Array(50_000).fill(40), 900)
    expect([tops[50_000], firstBelow(tops, 62 * 49_999 + 5)]).toEqual([62 * 50_000, 49_999])
  })
})
