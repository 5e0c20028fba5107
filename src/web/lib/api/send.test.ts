import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from './send.ts'

const hanging = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () =>
      reject(new DOMException('aborted', 'AbortError')),
    ),
  )

afterEach(() => vi.unstubAllGlobals())

describe('a request', () => {
  it('ends as unreachable when its time is up [ERRS-01]', async () => {
    vi.stubGlobal('fetch', hanging)
    await expect(send({ method: 'GET', path: '/about', timeout: 5 })).rejects.toMatchObject({
      code: 0,
    })
  })

  it('is given up when a newer one takes its place, and that is no failure to show [TABL-02]', async () => {
    vi.stubGlobal('fetch', hanging)
    const newer = new AbortController()
    const older = send({ method: 'GET', path: '/about', signal: newer.signal })
    newer.abort()
    await expect(older).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('carries no cookie unless it is told to [AUTH-16]', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{"status":true,"message":"OK"}'))
    vi.stubGlobal('fetch', fetched)
    await send({ method: 'POST', path: '/validtoken', body: {} })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
  })
})
