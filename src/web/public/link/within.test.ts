import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { within } from './within.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('waits no longer for a phone’s memory than a person would, and passes on what came in time [PUBL-07]', async () => {
  await expect(within(Promise.resolve('open'))).resolves.toBe('open')
  await expect(within(Promise.reject(new Error('none')))).rejects.toThrow('none')
  const never = within(new Promise<string>(() => undefined))
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(never).resolves.toBeNull()
})
