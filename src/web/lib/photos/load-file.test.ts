import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSession } from '../session/session-store.ts'
import { deskSession } from '../session/testing/desk-session.ts'
import { stubStorage } from '../testing/storage.ts'
import { loadFile } from './load-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
  stubStorage()
  keepSession(deskSession('mine'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )

it.each([
  ['a server that does not answer', (signal?: AbortSignal | null) => untilAborted(signal)],
  [
    'an answer that stops in the middle',
    async (signal?: AbortSignal | null) =>
      Object.assign(new Response(), { blob: () => untilAborted(signal) }),
  ],
])('gives %s thirty seconds for a photo, as pages of links do [PHOT-05]', async (_, fetched) => {
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => fetched(init?.signal))
  let failed: unknown = null
  const loading = loadFile('/api/files/abc').catch((thrown: unknown) => (failed = thrown))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(failed).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toMatchObject({ code: 0 })
  await loading
})
