import { describe, expect, it } from 'vitest'
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

describe('the text of a remark', () => {
  it('has the choices behind it with commas between [REM-04]', () => {
    expect(withChoices(' One box is wet ', 'delayed', ['damaged', 'shortage'])).toBe(
      'One box is wet, delayed, damaged, shortage',
    )
    expect(withChoices('', null, ['intact'])).toBe('intact')
    expect(withChoices('', null, [])).toBe('')
  })
})
