import { expect, it } from 'vitest'
import { joined, lay, spoken } from './catalogue.ts'

it('lays a language over what stands, in place, whoever holds it [L10N-01]', () => {
  const small = spoken('testSmall', {
    yes: 'Yes',
    deep: { no: 'No', kinds: ['One', 'Two'] },
    count: (n: number) => `${n} things`,
  })
  const both = joined({ testSmall: small, testOther: spoken('testOther', { other: 'Other' }) })
  const { deep } = small
  lay({
    testSmall: {
      yes: 'Haan',
      deep: { no: 'Nahin', kinds: ['Ek', 'Do'] },
      count: (n: number) => `${n} cheezein`,
    },
    testOther: { other: 'Doosra' },
  })
  expect([small.yes, deep.no, deep.kinds, small.count(2)]).toEqual([
    'Haan',
    'Nahin',
    ['Ek', 'Do'],
    '2 cheezein',
  ])
  expect([both.yes, both.other, both.deep.no]).toEqual(['Haan', 'Doosra', 'Nahin'])
})

it('lays it over what a later script brings too [L10N-01]', () => {
  lay({ testLater: { late: 'Der' } })
  expect(spoken('testLater', { late: 'Late' }).late).toBe('Der')
})
