import { describe, expect, it } from 'vitest'
import { columnsFor } from '../../../../domain/columns/layout.ts'
import { boundedWidth } from '../../../../domain/preference-bounds.ts'
import { aPolicy } from '../../../../domain/testing/factories.ts'
import { placedColumns, widthVariables } from './placed.ts'
import { english } from '../../../../domain/words/catalogue.ts'

const columns = columnsFor(aPolicy(), english)

describe('the columns in their places', () => {
  it('keep the first in sight on the left and the actions side by side on the right [TABL-08]', () => {
    const placed = placedColumns(columns, {})
    expect(placed.map(({ column }) => column.id)).toEqual(columns.map(({ id }) => id))
    expect(placed[0]).toMatchObject({ className: 'stuck-start', width: null, style: undefined })
    const actions = placed.filter(({ column }) => column.cell === 'action')
    expect(actions.length).toBeGreaterThan(1)
    let right = 0
    for (const { className, style } of actions.toReversed()) {
      // Where there is room for it: below that the head must not stay where its cells do not.
      expect([className, style]).toMatchObject(['stuck-end', { '--end': `${right}px` }])
      expect(style).not.toHaveProperty('right')
      right += Number(style?.minWidth)
    }
  })

  it('have the width the user gave them, the others the usual one [TABL-08]', () => {
    const placed = placedColumns(columns, { vehicle: 140, view: 300, unknown: 90 })
    expect(
      placed.filter(({ width }) => width !== null).map(({ column: { id }, width }) => [id, width]),
    ).toEqual([['vehicle', 140]])
    expect(widthVariables(placed)).toEqual({ '--w1': '140px' })
    expect([20.4, 141.6, 5000].map(boundedWidth)).toEqual([48, 142, 800])
  })
})
