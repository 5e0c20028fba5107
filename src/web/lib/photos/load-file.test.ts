import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { keepSession } from '../session/session-store.ts'
import { loadFile } from './load-file.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  keepSession({
    token: 'mine',
    account: {
      expires_at: '2026-11-20T06:15:00.000Z',
      userdata: {
        client: 'acme',
        client_name: 'Acme',
        username: 'acme',
        name: 'Acme',
        transporter: null,
        config: {},
      },
      client_config: {},
      policy: resolvePolicy({}),
      reach: 'client',
      party: null,
      client_id: '0199',
      embedded: false,
      is_platform_admin: false,
      viewing_as: null,
      needs_second_factor: false,
    },
  })
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
