import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { policyDoc, settings } from './policy-doc.ts'

it('finds a sentence at every setting of the policy', () => {
  expect(settings().length).toBeGreaterThan(120)
  expect(
    settings()
      .filter(({ says }) => says.length < 4)
      .map(({ path }) => path),
  ).toEqual([])
})

it('finds docs/policy.md as the schema says; `node scripts/policy-doc.ts` writes it', () => {
  expect(readFileSync('docs/policy.md', 'utf8')).toBe(policyDoc())
})
