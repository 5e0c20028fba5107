import { describe, expect, it } from 'vitest'
import { areConditions, isDelivery } from './condition-said.ts'
import { isExcluded, toggled, withChoices, type GoodsCondition } from './condition.ts'

describe('goods condition', () => {
  it.each<[string, GoodsCondition, GoodsCondition[], GoodsCondition[]]>([
    ['lets Damage and Shortage combine', 'shortage', ['damaged'], ['damaged', 'shortage']],
    ['keeps Intact out while Damage is ticked', 'intact', ['damaged'], ['damaged']],
    ['keeps Damage out while Intact is ticked', 'damaged', ['intact'], ['intact']],
    ['unticks what is ticked', 'damaged', ['damaged', 'shortage'], ['shortage']],
    ['ticks the first', 'intact', [], ['intact']],
  ])('%s [COND-02]', (_, condition, ticked, then) =>
    expect(toggled(condition, ticked)).toEqual(then),
  )

  it('disables Intact only while another is ticked [COND-02]', () => {
    expect(isExcluded('intact', ['shortage'])).toBe(true)
    expect(isExcluded('intact', ['intact'])).toBe(false)
    expect(isExcluded('shortage', ['damaged'])).toBe(false)
  })
})

describe('what a remark’s field names', () => {
  it.each<[Parameters<typeof isDelivery>[0], boolean]>([
    ['intact', true],
    ['damaged,shortage', true],
    ['damaged, shortage', true],
    [['shortage', 'damaged'], true],
    ['', true],
    [null, true],
    [undefined, true],
    [[], true],
    ['intact,damaged', false],
    [['intact', 'shortage'], false],
    ['nonsense', false],
    ['Damage', false],
    [7, false],
    [['damaged', null, 'x'], false],
  ])('is a condition of the goods where %j is one: %s [COND-01] [COND-02]', (value, is) =>
    expect(areConditions(value)).toBe(is),
  )
  it.each<[Parameters<typeof isDelivery>[0], boolean]>([
    ['ontime', true],
    ['delayed', true],
    ['', true],
    [null, true],
    [['delayed'], true],
    ['ontime,delayed', false],
    ['whenever', false],
    [true, false],
  ])('is a delivery where %j is one: %s [COND-01] [COND-02]', (value, is) =>
    expect(isDelivery(value)).toBe(is),
  )
})

describe('the text of a remark', () => {
  it('has the choices behind it with commas between [REM-04]', () => {
    expect(withChoices(' One box is wet ', 'delayed', ['damaged', 'shortage'])).toBe(
      'One box is wet, delayed, damaged, shortage',
    )
    expect(withChoices('', null, ['intact'])).toBe('intact')
    expect(withChoices('', null, [])).toBe('')
  })
})
