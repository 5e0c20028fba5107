import { describe, expect, it } from 'vitest'
import { english, translateFrom } from './catalogue.ts'
import { choiceWords } from './hi/choices.ts'
import { conditionWords } from './hi/condition.ts'
import { pageSentences } from './hi/page-sentences.ts'
import { authorTold, remarkTold } from './remark-told.ts'

const hindi = translateFrom(
  (name) => ({ choiceWords, conditionWords, pageSentences })[name as 'choiceWords'],
)

describe('a remark as it is told', () => {
  const remark = { text: 'Two cartons, damaged, delayed', categories: ['Spilled', 'Our own'] }

  it('has its categories, its text and what was ticked, each in the reader’s language [SUMM-02] [L10N-01]', () => {
    expect(remarkTold(remark, english)).toEqual([
      'Spilled',
      'Our own',
      'Two cartons',
      'Damage',
      'Delayed',
    ])
    expect(remarkTold(remark, hindi)).toEqual([
      choiceWords.Spilled,
      'Our own',
      'Two cartons',
      conditionWords.conditions.damaged,
      conditionWords.deliveries.delayed,
    ])
    expect(remarkTold({ text: '', categories: [] }, english)).toEqual([])
  })

  it('has what was filled into its own fields, by their labels or else their keys [REM-03] [REM-07] [EPOD-01]', () => {
    const custom_fields = { status_remark: 'Seal broken', gate: 3, dock: '', crates: null }
    const known = [{ key: 'status_remark', label: 'Status remark' }]
    const said = { text: '', categories: [], custom_fields }
    expect(remarkTold(said, hindi, known)).toEqual(['Status remark: Seal broken', 'gate: 3'])
    expect(remarkTold(said, english)).toEqual(['status_remark: Seal broken', 'gate: 3'])
  })

  it('is of whoever said a name, and else of nobody known, in the reader’s language [SUMM-02] [L10N-01]', () => {
    for (const name of [null, 'Anonymous'])
      expect([authorTold(name, english), authorTold(name, hindi)]).toEqual([
        'Anonymous',
        pageSentences.anonymous,
      ])
    expect(authorTold('Asha', hindi)).toBe('Asha')
  })
})
