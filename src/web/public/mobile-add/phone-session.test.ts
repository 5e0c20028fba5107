import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import { storedSession } from '../../lib/session/session-store.ts'
import { callPhone, dismiss, keepPhone, keptPhone, type PhoneSession } from './phone-session.ts'

/** A browser that blocks the data of this site, as a private window may. */
beforeEach(() => {
  const block = (): never => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  const blocked = { getItem: block, setItem: block, removeItem: block }
  vi.stubGlobal('sessionStorage', blocked)
  vi.stubGlobal('localStorage', blocked)
})
afterEach(() => {
  keepPhone(null)
  vi.unstubAllGlobals()
})

const session = {
  token: 'phone',
  account: { userdata: { username: 'acme' }, policy: { add: {} }, client_id: 'acme' },
} as unknown as PhoneSession

it('A phone whose browser keeps nothing has its session as long as the page [ADD-11]', () => {
  expect(keptPhone()).toBeNull()
  keepPhone(session)
  expect(keptPhone()).toBe(session)
  keepPhone(null)
  expect([keptPhone(), storedSession()]).toEqual([null, null])
})

it('Typing goes on where the browser keeps no draft [ERRS-03] [ADD-11]', () => {
  keepDraft('mobile_add', { identifier: 'LR-1' })
  dropDraft('mobile_add')
  expect(draftOf('mobile_add')).toBeNull()
})

it('A spent token is renewed for the user of this page alone, and else the session is over [ADD-11] [AUTH-16]', async () => {
  const asked: unknown[] = []
  // The network is outside: the cookie there is of whoever opened the last code.
  vi.stubGlobal('fetch', async (url: string, { body, credentials }: Record<string, string>) => {
    asked.push([url, JSON.parse(body ?? ''), credentials])
    return Response.json({ status: false, code: 'sign_in_again', message: '' }, { status: 401 })
  })
  keepPhone(session)
  const answer = await callPhone({ method: 'POST', path: '/orders', body: [] })
  expect([answer.ok, answer.code, keptPhone()]).toEqual([false, 401, session])
  expect(asked).toEqual([
    ['/api/orders', [], 'omit'],
    ['/api/session/renew', { purpose: 'mobile_add', username: 'acme' }, 'same-origin'],
  ])
})

it('A session that a page is not to have ends on the server, also as the page is left [AUTH-16]', () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { headers, keepalive }: RequestInit) => {
    asked.push([url, new Headers(headers).get('authorization'), keepalive])
    throw new TypeError('Failed to fetch')
  })
  dismiss(session)
  expect(asked).toEqual([['/api/logout', 'Bearer phone', true]])
})
