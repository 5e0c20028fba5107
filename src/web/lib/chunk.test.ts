import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkFailure, loadChunk } from './chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outcome = (load: Promise<unknown>): Promise<unknown> =>
  load.catch((thrown: unknown) => thrown)

describe('a part of the page [ERRS-03]', () => {
  it('is what was loaded', async () => {
    expect(await loadChunk('help', () => Promise.resolve(7))).toBe(7)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that fails to load says which it was', async () => {
    const failure = await outcome(
      loadChunk('help', () =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      ),
    )
    expect(failure).toBeInstanceOf(ChunkFailure)
    expect(failure).toMatchObject({ message: 'Loading chunk help failed' })
  })

  it('that is not there after 120 s has failed, and not before', async () => {
    let failed = false
    const failure = outcome(loadChunk('help', () => new Promise(() => undefined))).then(
      (thrown) => {
        failed = true
        return thrown
      },
    )
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ message: 'Loading chunk help failed' })
  })
})
