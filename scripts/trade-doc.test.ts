import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tradeDoc } from './trade-doc.ts'

it('finds docs/trade-messages.md as the table of statuses says; `node scripts/trade-doc.ts` writes it', () => {
  expect(readFileSync('docs/trade-messages.md', 'utf8')).toBe(tradeDoc())
})
