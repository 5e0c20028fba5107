import { expect, it } from 'vitest'
import { languagesOf } from './client-languages.ts'
import type { PolicyDocument } from './policy.ts'
import { resolvePolicy } from './resolve.ts'

type Languages = PolicyDocument['languages']
const every = ['hi', 'ta', 'te', 'mr', 'bn', 'gu', 'kn'] as const

it.each<[string, Languages, Languages | null]>([
  ['nothing of a client that says nothing', {}, null],
  ['nothing where all are offered', { offered: every.toReversed() }, null],
  ['what is offered', { offered: ['ta'] }, { offered: ['ta'], first: null }],
  ['that English alone is', { offered: [] }, { offered: [], first: null }],
  ['what pages begin with', { first: 'hi' }, { offered: [...every], first: 'hi' }],
])('tells pages %s [L10N-01]', (_, languages, told) => {
  expect(languagesOf(resolvePolicy({ languages }))).toEqual(told)
})
