import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchFile } from './download.ts'

const hanging = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () =>
      reject(new DOMException('aborted', 'AbortError')),
    ),
  )
const ask = (signal?: AbortSignal) =>
  fetchFile({ path: '/file', accept: 'text/csv', ...(signal && { signal }) })
/** A file that comes in these parts, `ms` apart, and then no further. */
const slowly =
  (ms: number, ...parts: string[]) =>
  async (_url: unknown, init?: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        init?.signal?.addEventListener('abort', () =>
          to.error(new DOMException('aborted', 'AbortError')),
        )
        for (const [at, part] of parts.entries())
          setTimeout(() => to.enqueue(new TextEncoder().encode(part)), ms * (at + 1))
      },
    })
    return new Response(body)
  }

beforeEach(() => {
  vi.useFakeTimers()
  const kept: Record<string, string> = {
    logged_in: 'true',
    token: 'good',
    user: JSON.stringify({ userdata: {}, policy: { config: {} }, expires_at: '2026-11-20' }),
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a file', () => {
  it('is given up where nothing comes for 30 s, and not while bytes come [ERRS-01, REPT-01]', async () => {
    vi.stubGlobal('fetch', hanging)
    const silent = ask().catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await silent).toMatchObject({ code: 0, said: 'no_connection' })

    vi.stubGlobal('fetch', slowly(29_000, 'a', 'b', 'c'))
    const got: string[] = []
    const read = async (): Promise<void> => {
      const reader = (await ask()).body?.getReader()
      for (;;) {
        const part = await reader?.read()
        if (!part || part.done) return
        got.push(new TextDecoder().decode(part.value))
      }
    }
    const ended = read().catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(90_000)
    expect(got).toEqual(['a', 'b', 'c'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await ended).toMatchObject({ code: 0 })
  })

  it('fails as unreachable where there is no line, and with the request id where the server failed [ERRS-01]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(ask()).rejects.toMatchObject({ code: 0, said: 'no_connection' })
    vi.stubGlobal(
      'fetch',
      async () => new Response('', { status: 500, headers: { 'X-Request-Id': 'r1' } }),
    )
    await expect(ask()).rejects.toMatchObject({ code: 500, request_id: 'r1' })
  })

  it('that is stopped is no failure to show [REPT-01]', async () => {
    vi.stubGlobal('fetch', hanging)
    const stop = new AbortController()
    const asked = ask(stop.signal)
    stop.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})
