import { describe, expect, it } from 'vitest'
import { fillMerged } from './merged.ts'

const lines = [
  { line: 2, cells: ['A', 'Pune'] },
  { line: 3, cells: ['B'] },
  { line: 5, cells: ['C', null, 'x'] },
  { line: 6, cells: ['D', 'Delhi'] },
]

describe('a merged cell', () => {
  it('counts for each of its lines that has something of its own [BULK-04]', () => {
    expect(fillMerged(lines, [{ column: 1, first_line: 2, last_line: 5 }])).toEqual([
      { line: 2, cells: ['A', 'Pune'] },
      { line: 3, cells: ['B', 'Pune'] },
      { line: 5, cells: ['C', 'Pune', 'x'] },
      { line: 6, cells: ['D', 'Delhi'] },
    ])
  })

  it('covers nothing that a line says itself [BULK-04]', () => {
    expect(fillMerged(lines, [{ column: 1, first_line: 2, last_line: 9 }]).at(-1)).toEqual(lines[3])
  })

  it('fills the lines below its first, and none above [BULK-04]', () => {
    const gaps = [
      { line: 2, cells: ['A', 'Pune'] },
      { line: 3, cells: ['B'] },
      { line: 4, cells: ['C', 'Delhi'] },
      { line: 6, cells: ['D', null] },
    ]
    const filled = [...gaps.slice(0, 3), { line: 6, cells: ['D', 'Delhi'] }]
    expect(fillMerged(gaps, [{ column: 1, first_line: 4, last_line: 6 }])).toEqual(filled)
    // The line it begins in has nothing of its own, and was left out.
    expect(fillMerged(gaps, [{ column: 1, first_line: 5, last_line: 6 }])).toEqual(gaps)
  })

  it.each([
    ['is blank', { column: 2, first_line: 2, last_line: 6 }],
    ['begins in a line that is not there', { column: 1, first_line: 1, last_line: 6 }],
    ['ends before it begins', { column: 1, first_line: 2, last_line: 1 }],
  ])('that %s fills nothing', (_what, merged) => {
    expect(fillMerged(lines, [merged])).toEqual(lines)
  })
})
