import { expect, it } from 'vitest'
import { english, joined, spoken, translateFrom } from './catalogue.ts'

const small = spoken('testSmall', {
  yes: 'Yes',
  deep: { no: 'No', kinds: ['One', 'Two'], only: 'Only here' },
  count: (n: number) => `${n} things`,
})
const both = joined({ testSmall: small, testOther: spoken('testOther', { other: 'Other' }) })
const hindi: Record<string, object> = {
  testSmall: {
    yes: 'Haan',
    deep: { no: 'Nahin', kinds: ['Ek', 'Do'] },
    count: (n: number) => `${n} cheezein`,
  },
  testOther: { other: 'Doosra' },
}

it('finds a catalogue in a language, whole, and leaves the English one as it is [L10N-01]', () => {
  const t = translateFrom((name) => hindi[name])
  expect(t(small).yes).toBe('Haan')
  expect(t(small).deep.kinds).toEqual(['Ek', 'Do'])
  expect(t(small).count(2)).toBe('2 cheezein')
  expect(small.yes).toBe('Yes')
  expect(small.deep.no).toBe('No')
})

it('says in English what a language lacks, deep inside too [L10N-01]', () => {
  const t = translateFrom((name) => hindi[name])
  expect(t(small).deep).toEqual({ no: 'Nahin', kinds: ['Ek', 'Do'], only: 'Only here' })
  expect(translateFrom(() => undefined)(small)).toEqual(small)
})

it('finds several catalogues as one, each under its own name [L10N-01]', () => {
  const t = translateFrom((name) => hindi[name])
  expect([t(both).yes, t(both).other, t(both).deep.no]).toEqual(['Haan', 'Doosra', 'Nahin'])
  expect(english(both).other).toBe('Other')
})

it('makes each translation once [L10N-01]', () => {
  const t = translateFrom((name) => hindi[name])
  expect(t(both)).toBe(t(both))
})
