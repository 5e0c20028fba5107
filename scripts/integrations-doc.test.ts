import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webhookTypes } from '../src/domain/webhooks/change-types.ts'

it('finds in docs/integrations.md every type that a webhook may ask for, and no other [HOOK-01]', () => {
  const doc = readFileSync('docs/integrations.md', 'utf8')
  const [said = ''] = /^`types` are .*$/m.exec(doc) ?? []
  const named = [...said.matchAll(/`([a-z_]+\.[a-z_*]+)`/g)].map(([, type = '']) => type)
  expect(new Set(named)).toEqual(new Set(webhookTypes))
})
