import { describe, expect, it } from 'vitest'
import { gatherWorksheet } from './worksheet.ts'

const gathered = (xml: string, size: number) => {
  const { take, part } = gatherWorksheet()
  for (let at = 0; at < xml.length; at += size) take(xml.slice(at, at + size))
  return part()
}
const sheet =
  '<x:worksheet><x:cols><x:col min="2" max="3" hidden="1"/><x:col min="7" max="16384" hidden="true"/></x:cols><x:sheetData><x:row r="1"><x:c/></x:row><x:row r="4" hidden="1"/><x:row hidden="1"/><x:row r="9" hidden="0"/></x:sheetData><x:mergeCells><x:mergeCell ref="A1:A2"/></x:mergeCells></x:worksheet>'

describe('what a worksheet says beside its cells', () => {
  it.each([1, 2, 7, 64, 100_000])('is found in pieces of %d letters [DESK-16]', (size) => {
    const { behind, hidden } = gathered(sheet, size)
    expect(hidden.lines).toEqual([4, 5])
    expect(hidden.columns.slice(0, 3)).toEqual([1, 2, 6])
    expect(hidden.columns).toHaveLength(196)
    expect(behind).toContain('ref="A1:A2"')
  })

  it.each([1, 7, 64, 100_000])(
    'is, in pieces of %d letters too, which formulas have no result [BULK-03]',
    (size) => {
      const long = `<x:c r='B7'><x:f>${'A1+'.repeat(2_000)}1</x:f></x:c>`
      const row = `<x:row r="7"><x:c r="A7"><x:f>1</x:f><x:v>1</x:v></x:c>${long}</x:row>`
      const { uncalculated } = gathered(`<x:sheetData>${row.repeat(3)}</x:sheetData>`, size)
      expect(uncalculated).toEqual(['B7'])
    },
  )

  it('may stand in single quotes [DESK-16]', () => {
    expect(gathered(sheet.replaceAll('"', "'"), 7).hidden).toEqual(gathered(sheet, 7).hidden)
  })

  it('is nothing where there are no rows, and takes no time where there is no tag [DESK-16]', () => {
    expect(gathered('<worksheet/>', 5)).toEqual({
      behind: '',
      uncalculated: [],
      hidden: { lines: [], columns: [] },
    })
    expect(gathered('<'.repeat(3_000_000), 65_536).behind).toBe('')
    expect(gathered('<f><c '.repeat(500_000), 65_536).uncalculated).toEqual([])
    expect(gathered(`<row ${'x'.repeat(3_000_000)}`, 65_536).hidden.lines).toEqual([])
  })
})
