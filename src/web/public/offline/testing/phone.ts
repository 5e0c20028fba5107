import type { OpenedPublic } from '../../../../contract/proof/links.ts'
import { unreachable, type Answer, type Failed } from '../../../lib/api/answer.ts'
import type { Store } from '../kept.ts'
import { memoryStore } from '../memory-store.ts'
import type { ActionAnswer } from '../network.ts'

/** The page of the phone. */
export const page_id = '/public/receiver/a'
/** The phone's clock. */
export const back_then = '2026-03-10T06:30:00.000Z'
/** An action is on record. */
export const done: Answer<ActionAnswer> = {
  ok: true,
  code: 200,
  body: { status: true, message: 'on record' },
}

/** A refusal as the server words it. */
export const refused = (code: number, said: string): Failed => ({
  ...unreachable(),
  code,
  said,
  message: said,
  body: { status: false },
})

/** Opens a page on a phone, on which one action then waits, under this key. */
export const putOn = async (store: Store, page: string, key: string): Promise<void> => {
  await store.keepPage({
    id: page,
    role: 'receiver',
    opened: { token: 'token' } as OpenedPublic,
    kept_at: back_then,
    reopens: true,
  })
  await store.add(
    {
      page_id: page,
      key,
      kind: 'receive',
      body: { _id: 'order', receive: true },
      captured_at: back_then,
      place: null,
      digest: null,
      state: 'saved',
      message: null,
      waited: true,
    },
    '{}',
  )
}
/** A phone on which one action waits. */
export const aPhone = async (): Promise<Store> => {
  const store = memoryStore()
  await putOn(store, page_id, 'key')
  return store
}

/** How far what was captured is, and what was said of it. */
export const statesOf = async (store: Store) =>
  (await store.all()).map(({ state, message }) => [state, message])
