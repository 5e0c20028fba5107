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
