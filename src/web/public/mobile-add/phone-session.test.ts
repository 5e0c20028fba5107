import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import { storedSession } from '../../lib/session/session-store.ts'
import { keepPhone, keptPhone, type PhoneSession } from './phone-session.ts'

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
