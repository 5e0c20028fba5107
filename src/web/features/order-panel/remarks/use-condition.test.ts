import { expect, it } from 'vitest'
import { stillChosen } from './use-condition.ts'

const chosen = { conditions: ['damaged' as const], delivery: null, lists: null }

it('a draft’s choice of condition is over once the order was rated [RATE-01]', () => {
  const before = { chosen, at: null }
  expect(stillChosen(before, null)).toBe(before)
  expect(stillChosen(before, 4)).toMatchObject({ chosen: { conditions: [] }, at: 4 })
  expect(stillChosen({ chosen, at: 4 }, 4).chosen).toBe(chosen)
})
