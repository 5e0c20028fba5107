import { expect, it } from 'vitest'
import { withChoices, type Delivery, type GoodsCondition } from './condition.ts'
import { knownText } from './known-text.ts'
import { aPolicy } from '../../testing/factories.ts'

it.each<[string, Delivery | null, GoodsCondition[], string]>([
  ['', 'ontime', ['intact'], 'Ontime and Intact'],
  ['Left at gate 2', 'ontime', ['intact'], 'Left at gate 2, ontime, intact'],
  ['', 'delayed', ['intact'], 'delayed, intact'],
  ['', 'ontime', [], 'ontime'],
])('%j with %s and %j is known as %j [ITEM-02]', (text, delivery, conditions, known) => {
  const written = withChoices(text, delivery, conditions)
  const policy = aPolicy({ screen: { bannedRejectRemarks: ['Ontime and Intact'] } })
  expect(knownText(written, policy)).toBe(known)
  expect(knownText(written, aPolicy({}))).toBe(written)
})
