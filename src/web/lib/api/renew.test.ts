import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from './failure.ts'
import { renewToken } from './renew.ts'
import { isStillSignedIn } from '../session/session.ts'
import { forgetSession, keepSession, storedSession } from '../session/session-store.ts'
import { deskSession } from '../session/testing/desk-session.ts'
import { stubStorage } from '../testing/storage.ts'

const kept = new Map<string, string>()
const ofTab = new Map<string, string>()
const expires_at = '2026-11-20T06:30:00.000Z'
const answering = (code: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status: code }))
const renewed = () => answering(200, { status: true, message: 'OK', token: 'fresh', expires_at })

beforeEach(() => {
  kept.clear()
  ofTab.clear()
  stubStorage({ local: kept, tab: ofTab })
  vi.stubGlobal('navigator', {})
  keepSession(deskSession('stale'))
})
afterEach(() => vi.unstubAllGlobals())

describe('renewing the token', () => {
  it('asks once for all that need it at the same time, and keeps the answer [AUTH-16]', async () => {
    const asked = renewed()
    vi.stubGlobal('fetch', asked)
    expect(
      await Promise.all([renewToken('stale'), renewToken('stale'), renewToken('stale')]),
    ).toEqual(['fresh', 'fresh', 'fresh'])
    expect(asked).toHaveBeenCalledTimes(1)
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'same-origin' })
    expect(storedSession()).toMatchObject({ token: 'fresh', account: { expires_at } })
  })

  it('takes what another tab already got [AUTH-16]', async () => {
    const asked = renewed()
    vi.stubGlobal('fetch', asked)
    expect(await renewToken('older still')).toBe('stale')
    expect(asked).not.toHaveBeenCalled()
  })

  it('does not sign in again whoever logged out meanwhile [AUTH-08]', async () => {
    vi.stubGlobal('fetch', async () => {
      forgetSession()
      return new Response(
        JSON.stringify({ status: true, message: 'OK', token: 'fresh', expires_at }),
      )
    })
    expect(await renewToken('stale')).toBeNull()
    expect(storedSession()).toBeNull()
  })

  it('tells a session that is over from a server that cannot be asked [AUTH-15, AUTH-16]', async () => {
    vi.stubGlobal('fetch', answering(401, { status: false, message: 'Please sign in again.' }))
    expect(await renewToken('stale')).toBeNull()
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(renewToken('stale')).rejects.toMatchObject({ code: 0 })
    await expect(renewToken('stale')).rejects.toBeInstanceOf(ApiFailure)
    expect(storedSession()?.token).toBe('stale')
  })

  it('asks for nothing while this tab looks as somebody else: the cookie is of another session [MGMT-01]', async () => {
    const fetch = renewed()
    vi.stubGlobal('fetch', fetch)
    const own = storedSession()
    if (!own) throw new Error('nobody is signed in')
    keepSession({ token: 'looking', account: { ...own.account, viewing_as: { by: 'admin' } } })
    expect(await renewToken('looking')).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
    forgetSession()
    expect(storedSession()).toEqual(own)
  })

  it('a look that is over leads back to one’s own session, which stays [AUTH-05] [AUTH-08] [MGMT-01]', async () => {
    const own = storedSession()
    if (!own) throw new Error('nobody is signed in')
    const bearers: (string | null)[] = []
    vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
      const bearer = new Headers(headers).get('authorization')
      bearers.push(bearer)
      const code = bearer === 'Bearer stale' ? 200 : 401
      return Response.json({ status: code === 200, message: '' }, { status: code })
    })
    const { account } = own
    keepSession({
      token: 'looking',
      account: {
        ...account,
        userdata: { ...account.userdata, username: 'vendor' },
        viewing_as: { by: 'acme' },
      },
    })
    expect(await isStillSignedIn()).toBe(true)
    expect([storedSession(), bearers]).toEqual([own, ['Bearer looking', 'Bearer stale']])
  })

  it('a session that is over is forgotten, and none is left [AUTH-05] [AUTH-08]', async () => {
    const refusing = answering(401, { status: false, message: 'Please sign in again.' })
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ status: false, message: '' }, { status: 403 })),
    )
    expect([await isStillSignedIn(), storedSession()]).toEqual([false, null])
    vi.stubGlobal('fetch', refusing)
    expect(await isStillSignedIn()).toBe(false)
    expect(refusing).not.toHaveBeenCalled()
  })
})
