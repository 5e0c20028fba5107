import { expect, it } from 'vitest'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import { unreachable, type Answer } from '../../lib/api/answer.ts'
import { drain } from './drain.ts'
import type { Store, Waiting } from './kept.ts'
import type { ActionAnswer, Network } from './network.ts'
import { aPhone, done, page_id, putOn, refused, statesOf, back_then } from './testing/phone.ts'

const noRoom = (): Promise<never> =>
  Promise.reject(new DOMException('no room', 'QuotaExceededError'))
/** Such a store as it is once nothing more can be written: what is there is read and deleted. */
const full = (store: Store): Store => ({ ...store, put: noRoom, keepPage: noRoom })

/** Drains the phone once, each key being answered so; what was sent, and what was told. */
const drained = async (store: Store, answers: Record<string, Answer<ActionAnswer>> = {}) => {
  const sent: string[] = []
  const unnoted: [string, string | null][] = []
  const network: Network = {
    open: () => Promise.resolve(refused(404, 'link_gone')),
    send: ({ key }) => {
      sent.push(key)
      return Promise.resolve(answers[key] ?? done)
    },
  }
  const least_ms = await drain({
    store,
    rests: new Map(),
    network,
    now: () => back_then,
    changed: () => {},
    onUnnoted: ({ state, message }: Waiting) => unnoted.push([state, message]),
  })
  return { sent, unnoted, least_ms }
}

it('What waits on a phone that is full by now is sent all the same, once each and in its order, and makes room [PUBL-07]', async () => {
  const store = await aPhone()
  await putOn(store, page_id, 'later')
  expect(await drained(full(store))).toEqual({
    sent: ['key', 'later'],
    unnoted: [
      ['confirmed', 'on record'],
      ['confirmed', 'on record'],
    ],
    least_ms: null,
  })
  expect([await store.all(), await store.text('key')]).toEqual([[], null])
})

it.each([
  ['is refused', refused(422, 'wrong_input')],
  ['has no answer', unreachable()],
  ['has to wait for an hour', { ...refused(429, 'too_much'), retry_after_ms: 3_600_000 }],
])(
  'What %s on a full phone is sent once a time, and holds up that page alone [PUBL-07]',
  async (_what, answer) => {
    const store = await aPhone()
    await putOn(store, page_id, 'behind')
    await putOn(store, '/public/receiver/b', 'other')
    const { sent, least_ms } = await drained(full(store), { key: answer })
    expect([sent, least_ms]).toEqual([['key', 'other'], answer.retry_after_ms])
    expect(await statesOf(store)).toEqual([
      ['saved', null],
      ['saved', null],
    ])
    // With room again it is noted as ever.
    await drained(store, { key: refused(422, 'wrong_input') })
    expect(await statesOf(store)).toEqual([
      ['refused', 'wrong_input'],
      ['confirmed', 'on record'],
    ])
  },
)

it('The order of a link that is gone leaves a full phone too [PUBL-07]', async () => {
  const store = await aPhone()
  const opened = { token: 'token' } as OpenedPublic
  await store.keepPage({ id: page_id, role: 'receiver', opened, kept_at: back_then, reopens: true })
  const { sent, least_ms } = await drained(full(store), { key: refused(410, 'link_gone') })
  expect([sent, least_ms, await store.page(page_id)]).toEqual([['key'], 0, null])
})

it('A memory that fails for one page holds up no other [PUBL-07]', async () => {
  const store = await aPhone()
  await putOn(store, '/public/receiver/b', 'other')
  const failing: Store = {
    ...store,
    text: (key) => (key === 'key' ? Promise.reject(new Error('cannot read')) : store.text(key)),
  }
  const { sent, least_ms } = await drained(failing)
  expect([sent, least_ms]).toEqual([['other'], 0])
})
