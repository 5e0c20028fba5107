import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '../../lib/testing/storage.ts'
import { newSentKey } from './sent-key.ts'

const tab = new Map<string, string>()
beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', storageOf(tab))
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => vi.unstubAllGlobals())

const [order, other] = [{ identifier: 'LR-1' }, { identifier: 'LR-2' }]

it('What is pressed again after a lost answer and a reload goes under the same key [ADD-03] [ADD-11]', () => {
  const before = newSentKey('form:sent')
  const key = before.keyOf(order)
  before.failed({ code: 504, said: 'some_error' })
  const reloaded = newSentKey('form:sent')
  expect([reloaded.keyOf(order), reloaded.keyOf(other) === key]).toEqual([key, false])
})

it.each([
  ['refused', ({ failed }: ReturnType<typeof newSentKey>) => failed({ code: 422, said: null })],
  ['done', ({ acknowledged }: ReturnType<typeof newSentKey>) => acknowledged()],
])('What was %s goes under another key the next time [ADD-03] [ADD-11]', (_, end) => {
  const sent = newSentKey('form:sent')
  const key = sent.keyOf(order)
  end(sent)
  expect([newSentKey('form:sent').keyOf(order) === key, sent.keyOf(order) === key]).toEqual([
    false,
    false,
  ])
})

it('Where the browser keeps nothing the key lasts as long as the page [ADD-03] [ADD-11]', () => {
  const block = (): never => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block })
  const sent = newSentKey('form:sent')
  expect(sent.keyOf(order)).toBe(sent.keyOf(order))
})
