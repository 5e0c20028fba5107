import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '../../lib/testing/storage.ts'
import { forgetDrafts, keepDraft, keptDraft } from './draft.ts'

const tab = new Map<string, string>()
beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', storageOf(tab))
})
afterEach(() => vi.unstubAllGlobals())

const [asha, ravi] = ['/public/receiver/a', '/public/receiver/b']
const typed = { typed: 'Two boxes wet', by: 'Asha' }

it('A draft is kept for its own order and step, until it is dropped [PUBL-01] [PUBL-02]', () => {
  keepDraft(asha, 'remark', typed)
  expect([keptDraft(asha, 'remark'), keptDraft(asha, 'reject'), keptDraft(ravi, 'remark')]).toEqual(
    [typed, null, null],
  )
  keepDraft(asha, 'remark', null)
  expect(tab.size).toBe(0)
})

it('A draft that is too long leaves the one before as it was [PUBL-01]', () => {
  keepDraft(asha, 'remark', typed)
  keepDraft(asha, 'remark', { typed: 'x'.repeat(20_001) })
  expect(keptDraft(asha, 'remark')).toEqual(typed)
})

it('Nothing a person wrote for an order stays once it is over; another order’s does [PUBL-05]', () => {
  const steps = ['remark', 'reject', 'attempt', 'sign', 'rating', 'dispute', 'count'] as const
  const left = () => steps.filter((step) => keptDraft(asha, step) !== null)
  for (const page_id of [asha, ravi]) for (const step of steps) keepDraft(page_id, step, typed)
  forgetDrafts(asha)
  expect(left()).toEqual(['rating', 'dispute', 'count'])
  // Its link leads nowhere any more.
  forgetDrafts(asha, 'dispute')
  expect(left()).toEqual(['rating', 'count'])
  expect(keptDraft(ravi, 'remark')).toEqual(typed)
})

it.each(['', '{', '"text"', '7', 'true'])(
  'A tab that holds %j where a draft is sought has none [PUBL-01]',
  (text) => {
    keepDraft(asha, 'remark', typed)
    for (const key of tab.keys()) tab.set(key, text)
    expect(keptDraft(asha, 'remark')).toBe(null)
  },
)

it('A browser that keeps nothing has no drafts, and says nothing of it [PUBL-01]', () => {
  const refuse = (): never => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepDraft(asha, 'remark', typed)
  keepDraft(asha, 'remark', null)
  expect(keptDraft(asha, 'remark')).toBe(null)
})
