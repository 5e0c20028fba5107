import { expect, it } from 'vitest'
import { inTurn } from './use-upload-list.ts'
import { KEPT, REFUSED, unreachable, type Answer } from '../api/answer.ts'
import type { ReadyPhoto } from './ready.ts'
import { hasUnsent, newUploads, settle, type UploadItem } from './uploads.ts'

/** Sends these, of which a device keeps some; answers come when they are let. */
const sending = (keys: readonly string[], keeps: (key: string) => boolean) => {
  const begun: string[] = []
  const answers = new Map<string, () => void>()
  let isOver = false
  const all = inTurn(keys, (key, onKept) => {
    begun.push(key)
    if (keeps(key)) onKept()
    return new Promise((resolve) => answers.set(key, resolve))
  }).then(() => (isOver = true))
  const answer = async (key: string): Promise<void> => {
    answers.get(key)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { begun, answer, all, isOver: () => isOver }
}

it('Each of several photos is kept on the phone before the first is answered, and all are waited for [PHOT-06] [PUBL-07]', async () => {
  const { begun, answer, isOver } = sending(['a', 'b', 'c'], () => true)
  await answer('')
  expect(begun).toEqual(['a', 'b', 'c'])
  await answer('b')
  await answer('a')
  expect(isOver()).toBe(false)
  await answer('c')
  expect(isOver()).toBe(true)
})

it('Photos that nothing keeps go one after the other, also after one that fails [PHOT-06]', async () => {
  const { begun, answer, isOver } = sending(['a', 'b', 'c'], (key) => key === 'b')
  await answer('')
  expect(begun).toEqual(['a'])
  await answer('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await answer('c')
  await answer('b')
  expect(isOver()).toBe(true)
})

it.each([
  ['preparing', true],
  ['doubted', true],
  ['ready', true],
  ['sending', false],
  ['failed', true],
  ['sent', false],
  ['kept', false],
  ['unusable', false],
] as const)('A photo that is %s is still to be sent: %s [PHOT-06]', (state, isUnsent) => {
  expect(hasUnsent({ items: () => [{ state } as UploadItem] })).toBe(isUnsent)
})

it.each<[string, Answer<unknown>, UploadItem['state'], boolean]>([
  ['is on record', { ok: true, code: 200, body: null }, 'sent', false],
  ['lies on the phone', { ok: true, code: KEPT, body: 'queued' }, 'kept', false],
  ['was refused for good', { ...unreachable(), said: REFUSED }, 'unusable', false],
  ['may be sent again', unreachable(), 'failed', true],
])(
  'The bytes of a photo that %s are held by the list as long as it needs them [PHOT-06] [PUBL-06]',
  (_, answer, state, isHeld) => {
    const store = newUploads()
    store.put([{ key: 'a', state: 'sending' } as UploadItem])
    store.prepared.set('a', {} as ReadyPhoto)
    settle(store, 'a', answer)
    expect([store.items()[0]?.state, store.prepared.has('a')]).toEqual([state, isHeld])
  },
)
