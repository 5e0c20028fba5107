import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf, dropDraft, dropDrafts, keepDraft } from './draft.ts'

let kept: Record<string, string>
beforeEach(() => {
  kept = { other: 'stays' }
  // The real one lists its keys as its own properties, and not its methods.
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what was typed into each form until it is sent, thrown away, or the account signs out [ERRS-03] [AUTH-08]', () => {
  expect(draftOf('add_order')).toBeNull()
  keepDraft('add_order', { identifier: 'LR-1' })
  keepDraft('remark:1', { text: 'Wet' })
  expect([draftOf('add_order'), draftOf('remark:1')]).toEqual([
    { identifier: 'LR-1' },
    { text: 'Wet' },
  ])
  dropDraft('add_order')
  expect([draftOf('add_order'), draftOf('remark:1')]).toEqual([null, { text: 'Wet' }])
  dropDrafts()
  expect([draftOf('remark:1'), kept]).toEqual([null, { other: 'stays' }])
})

it('takes a draft that cannot be read for none [ERRS-03]', () => {
  kept['epod_draft::add_order'] = '{'
  expect(draftOf('add_order')).toBeNull()
})

it('shows the drafts of one person to nobody else who signs in in the same tab, and to that person again [ERRS-03] [AUTH-08]', () => {
  let user: string | null = null
  const session: Record<string, () => string> = {
    logged_in: () => 'true',
    token: () => `token of ${user}`,
    user: () =>
      JSON.stringify({
        userdata: { username: user },
        policy: { config: {} },
        expires_at: '2026-03-10T06:30:00.000Z',
      }),
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (user === null ? null : (session[key]?.() ?? null)),
  })
  user = 'asha'
  keepDraft('add_order', { identifier: 'LR-1' })
  // The session ran out: nobody pressed anything, and the tab is as it was.
  user = null
  expect(draftOf('add_order')).toBeNull()
  user = 'ravi'
  expect(draftOf('add_order')).toBeNull()
  keepDraft('add_order', { identifier: 'LR-2' })
  user = 'asha'
  expect(draftOf('add_order')).toEqual({ identifier: 'LR-1' })
  dropDrafts()
  user = 'ravi'
  expect(draftOf('add_order')).toBeNull()
})
