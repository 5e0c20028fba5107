import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../testing/storage.ts'
import { forgetSession, keepSession, onSessionChange, storedSession } from './session-store.ts'
import { deskSession } from './testing/desk-session.ts'

const kept = new Map<string, string>()
const ofTab = new Map<string, string>()
const session = deskSession('t0ken')

beforeEach(() => {
  kept.clear()
  ofTab.clear()
  stubStorage({ local: kept, tab: ofTab })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

describe('the stored session', () => {
  it('lives under the keys logged_in, token and user, and nowhere else [AUTH-04]', () => {
    keepSession(session)
    expect([...kept.keys()].sort()).toEqual(['logged_in', 'token', 'user'])
    expect([kept.get('logged_in'), kept.get('token')]).toEqual(['true', 't0ken'])
    expect(storedSession()).toEqual(session)
  })

  it('is the same object until it changes, so that pages do not draw themselves anew [AUTH-04]', () => {
    keepSession(session)
    const first = storedSession()
    expect(storedSession()).toBe(first)
    keepSession({ ...session, token: 'other' })
    expect(storedSession()?.token).toBe('other')
  })

  it('leaves nothing behind at logout and tells the page [AUTH-08]', () => {
    keepSession(session)
    const heard = vi.fn<() => void>()
    const stop = onSessionChange(heard)
    forgetSession()
    stop()
    expect(kept.size).toBe(0)
    expect(storedSession()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is of this tab alone while it looks as somebody else, and leads back to its own [MGMT-01]', () => {
    keepSession(session)
    const before = new Map(kept)
    const seen = { ...session.account, viewing_as: { by: 'acme' } }
    keepSession({ token: 'looking', account: seen })
    expect(kept).toEqual(before)
    expect(storedSession()).toEqual({ token: 'looking', account: seen })
    forgetSession()
    expect(storedSession()).toEqual(session)
    keepSession({ token: 'looking', account: seen })
    keepSession({ ...session, token: 'anew' })
    expect([storedSession()?.token, ofTab.size]).toEqual(['anew', 0])
  })

  it.each([
    ['without the login state', { token: 't', user: '{}' }],
    ['without a token', { logged_in: 'true', user: '{}' }],
    ['with a user that is no JSON', { logged_in: 'true', token: 't', user: '{' }],
    [
      'with a user of another shape',
      { logged_in: 'true', token: 't', user: '{"username":"acme"}' },
    ],
  ])('is none %s [AUTH-04]', (_name, entries) => {
    for (const [key, value] of Object.entries(entries)) kept.set(key, value)
    expect(storedSession()).toBeNull()
  })
})
