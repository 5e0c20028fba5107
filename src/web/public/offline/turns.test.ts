import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newPatience } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('A photo of which nothing more goes up is waited for no longer; one that moves is [PHOT-06] [PUBL-07]', async () => {
  const { over, heard } = newPatience(8_000)
  let isOver = false
  void over.then(() => (isOver = true))
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(7_000)
    heard()
  }
  await vi.advanceTimersByTimeAsync(7_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
