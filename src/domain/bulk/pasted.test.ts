import { describe, expect, it } from 'vitest'
import { pastedRows } from './pasted.ts'

describe('rows off the clipboard', () => {
  it.each([
    [
      'as Excel has them',
      'LR No.\tClient\r\nA\tNorthwind\r\n',
      [
        ['LR No.', 'Client'],
        ['A', 'Northwind'],
      ],
    ],
    ['as Sheets has them', 'LR No.\tClient\nA\t', [['LR No.', 'Client'], ['A']]],
    ['with a break in a cell', 'A\t"12, Ring Road\nPune"\tB', [['A', '12, Ring Road\nPune', 'B']]],
    ['with a tab and quotes in a cell', '"a\tb"\t"say ""hi"""\r\n', [['a\tb', 'say "hi"']]],
    [
      'with inches',
      'A\t5" pipe\n"x" y\tB\n6"\t"',
      [
        ['A', '5" pipe'],
        ['"x" y', 'B'],
        ['6"', '"'],
      ],
    ],
    ['with empty cells and lines', '\t\tC\n\nD', [['', '', 'C'], [''], ['D']]],
    ['with old breaks', 'A\rB\rC', [['A'], ['B'], ['C']]],
    ['with what is no text', '\uFEFFA\0\tB\u0001\n\0', [['A', 'B']]],
    ['that are none', '', []],
  ])('are read %s [DESK-14]', (_how, text, rows) => {
    expect([...pastedRows(text)]).toEqual(rows)
  })

  it('leave formulas as the text they are [DESK-14]', () => {
    expect([...pastedRows("=1+1\t=cmd|' /C calc'!A0\t@SUM(A1)")]).toEqual([
      ['=1+1', "=cmd|' /C calc'!A0", '@SUM(A1)'],
    ])
  })

  // What took the square of their length would not end within the test's own time.
  it('take no more time than their length, however quotes stand in them [DESK-14]', () => {
    for (const part of ['"', '"a', '"a\t', '"a""b\t', '""\t', '"\n"x', '"""'])
      expect([...pastedRows(`"${part.repeat(5_000_000 / part.length)}`)].length).toBeGreaterThan(0)
  })

  it('end a quote that nothing closes with its own cell, and not with the text [DESK-14]', () => {
    const open = `"open\tB\n${'C\tD\n'.repeat(20_000)}E"`
    expect([...pastedRows(open)].slice(0, 2)).toEqual([
      ['"open', 'B'],
      ['C', 'D'],
    ])
  })

  it('come one by one, so that what is too much is not read to its end [DESK-14]', () => {
    const rows = pastedRows('A\tB\n'.repeat(1_000_000))
    expect(rows.next().value).toEqual(['A', 'B'])
  })
})
