import { expect, it } from 'vitest'
import { ApiFailure } from './api/failure.ts'
import { lookAgain } from './look-again.ts'

it('looks again soon at what a change was told of and has not been read, until it is gone [NAV-05]', () => {
  expect(lookAgain({ isInvalidated: false, error: null })).toBe(false)
  expect(lookAgain({ isInvalidated: true, error: null })).toBe(5_000)
  for (const code of [0, 403, 500, 503])
    expect(lookAgain({ isInvalidated: true, error: new ApiFailure(code, 'failed') })).toBe(5_000)
  for (const code of [404, 422])
    expect(lookAgain({ isInvalidated: true, error: new ApiFailure(code, 'gone') })).toBe(false)
})
