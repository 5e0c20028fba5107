import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { aViewer } from '../../domain/testing/factories.ts'
import type { Caller } from '../caller.ts'
import { DownloadSeats } from './download-seats.ts'

const caller = (client_id: string, user_id: string): Caller => ({
  viewer: { ...aViewer(), client_id, user_id },
  client_name: 'C',
  policy: resolvePolicy({}),
  policy_version: 1,
  session_id: null,
  purpose: null,
  is_platform_admin: false,
  viewing_as: null,
})

describe('seats for downloads', () => {
  it('are left for other clients, however many users of one keep theirs, and are given back [REPT-01]', async () => {
    const seats = new DownloadSeats()
    const { promise: end, resolve } = Promise.withResolvers<string>()
    const sitting = ['a', 'a', 'a', 'a', 'b', 'b', 'c', 'c'].map((user) =>
      seats.hold(caller('one', user), () => end),
    )
    await expect(seats.hold(caller('one', 'a'), () => end)).rejects.toMatchObject({
      code: 429,
      retry_after: 5,
    })
    await expect(seats.hold(caller('one', 'd'), () => end)).rejects.toMatchObject({
      code: 503,
      retry_after: 5,
    })
    expect(await seats.hold(caller('two', 'a2'), async () => 'had')).toBe('had')
    resolve('ended')
    await Promise.all(sitting)
    expect(await seats.hold(caller('one', 'd'), async () => 'had')).toBe('had')
  })
})
