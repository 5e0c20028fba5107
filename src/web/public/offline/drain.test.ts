import { expect, it } from 'vitest'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import { words } from '../../../domain/testing/words.ts'
import { answerOf, unreachable, type Answer, type Failed } from '../../lib/api/answer.ts'
import { drain, type Rests } from './drain.ts'
import type { Store } from './kept.ts'
import { memoryStore } from './memory-store.ts'
import type { ActionAnswer, Network } from './network.ts'
import { aPhone, done, page_id, putOn, refused, statesOf, back_then } from './testing/phone.ts'
import { atOnce } from './turns.ts'

/** A drain of it whose one request is answered when the test says so. */
const aDrain = (store: Store) => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Answer<ActionAnswer>>()
  const keys: string[] = []
  const network: Network = {
    open: () => Promise.resolve(unreachable()),
    send: ({ key }) => {
      keys.push(key)
      asked.resolve()
      return answer.promise
    },
  }
  const ended = drain({ store, rests: new Map(), network, now: () => back_then, changed: () => {} })
  return { asked: asked.promise, answer: answer.resolve, ended, keys }
}
it.each(['no answer', 'the same answer'])(
  'What was answered during a slow try stays answered when a second drain of the phone, of a tab that knows nothing of the first, ends later with %s [PUBL-07]',
  async (later) => {
    const store = await aPhone()
    const [slow, second] = [aDrain(store), aDrain(store)]
    await Promise.all([slow.asked, second.asked])
    expect([...slow.keys, ...second.keys]).toEqual(['key', 'key'])
    slow.answer(done)
    expect(await slow.ended).toBeNull()
    second.answer(later === 'no answer' ? unreachable() : done)
    await second.ended
    expect(await statesOf(store)).toEqual([['confirmed', 'on record']])
    const third = aDrain(store)
    expect([await third.ended, third.keys]).toEqual([null, []])
    expect(await statesOf(store)).toEqual([['confirmed', 'on record']])
  },
)

it('A drain that begins as another ends takes nothing for damaged that is on record by then [PUBL-07]', async () => {
  const store = await aPhone()
  const slow = aDrain(store)
  await slow.asked
  // The second has looked at the list before, and at the text after the answer.
  const looked = Promise.withResolvers<void>()
  const second = aDrain({
    ...store,
    page: async (id) => {
      await looked.promise
      return store.page(id)
    },
    text: async (key) => {
      await looked.promise
      return store.text(key)
    },
  })
  slow.answer(done)
  await slow.ended
  looked.resolve()
  second.answer(unreachable())
  await second.ended
  expect([await statesOf(store), second.keys]).toEqual([[['confirmed', 'on record']], []])
})

it('What was captured on a phone that had no room for the order is sent under the link, waits while that cannot be opened, and is refused only once the link is gone [PUBL-07]', async () => {
  const store = await aPhone()
  await store.dropPage(page_id)
  const full: Store = {
    ...store,
    keepPage: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  }
  const gone = refused(404, 'link_gone')
  /** What is sent, and under which token, where the link is answered like this. */
  const where = async (opens: Answer<OpenedPublic>) => {
    const sent: string[] = []
    const network: Network = {
      open: () => Promise.resolve(opens),
      send: ({ token }) => {
        sent.push(token)
        return Promise.resolve(done)
      },
    }
    await drain({ store: full, rests: new Map(), network, now: () => back_then, changed: () => {} })
    return [sent, await statesOf(store)]
  }
  const closed = 'This page was open for too long. Please open the link again.'
  expect(await where(unreachable())).toEqual([[], [['sent', null]]])
  expect(await where(refused(422, 'wrong_input'))).toEqual([[], [['sent', closed]]])
  const fresh = { token: 'fresh' } as OpenedPublic
  expect(await where({ ok: true, code: 200, body: fresh })).toEqual([
    ['fresh'],
    [['confirmed', 'on record']],
  ])
  await putOn(store, page_id, 'later')
  await store.dropPage(page_id)
  expect(await where(gone)).toEqual([
    [],
    [
      ['confirmed', 'on record'],
      ['refused', gone.message],
    ],
  ])
})

it('What was captured on a page that a code opened waits once its token has run out, as the link alone shows less, and goes out under the next code [PUBL-07] [OTP-04]', async () => {
  const store = await aPhone()
  await putOn(store, page_id, 'later')
  const sent: string[] = []
  const network: Network = {
    // Under a token it is read as that proves, by its path as the link does.
    open: (_path, token = 'masked') =>
      Promise.resolve({ ok: true, code: 200, body: { token } as OpenedPublic }),
    send: ({ token, key }) => {
      sent.push(`${key} ${token}`)
      if (token === 'masked') return Promise.resolve(refused(403, 'link_needs_code'))
      return Promise.resolve(token === 'token' ? refused(401, 'link_gone') : done)
    },
  }
  const run = () =>
    drain({ store, rests: new Map(), network, now: () => back_then, changed: () => {} })
  const closed = 'This page was open for too long. Please open the link again.'
  expect(await run()).toBe(0)
  expect(sent).toEqual(['key token', 'key masked'])
  expect(await statesOf(store)).toEqual([
    ['sent', closed],
    ['saved', null],
  ])
  const page = await store.page(page_id)
  if (page) await store.keepPage({ ...page, opened: { token: 'coded' } as OpenedPublic })
  expect(await run()).toBeNull()
  expect(sent.slice(2)).toEqual(['key coded', 'later coded'])
  expect(await statesOf(store)).toEqual([
    ['confirmed', 'on record'],
    ['confirmed', 'on record'],
  ])
})

it('What may have arrived before is answered as it was then: the page is read anew under the token of the moment, and nothing is read where there was one try [PUBL-07]', async () => {
  const store = await aPhone()
  const opened = (of: string) => ({ token: of, result: { identifier: of } }) as OpenedPublic
  const asked: (string | undefined)[][] = []
  let read: Answer<OpenedPublic> = { ok: true, code: 200, body: opened('newer') }
  let answer: Answer<ActionAnswer> = unreachable()
  const network: Network = {
    open: (...what) => {
      asked.push(what)
      return Promise.resolve(read)
    },
    send: () => Promise.resolve(answer),
  }
  const run = async () => {
    await drain({ store, rests: new Map(), network, now: () => back_then, changed: () => {} })
    return [(await store.page(page_id))?.opened, await statesOf(store)]
  }
  await run()
  const told: Answer<ActionAnswer> = {
    ok: true,
    code: 200,
    body: { status: true, message: 'on record', public_order: opened('old').result },
  }
  answer = told
  const confirmed = ['confirmed', 'on record']
  expect(await run()).toEqual([opened('newer'), [confirmed]])
  expect(asked).toEqual([['/public-order', 'token']])
  // A first try is believed.
  await putOn(store, page_id, 'later')
  expect(await run()).toEqual([{ ...opened('old'), token: 'token' }, [confirmed, confirmed]])
  // Where it cannot be read, what the answer says is better than what was before the act.
  await putOn(store, page_id, 'last')
  answer = unreachable()
  await run()
  answer = told
  read = unreachable()
  expect(await run()).toEqual([
    { ...opened('old'), token: 'token' },
    [confirmed, confirmed, confirmed],
  ])
  expect(asked).toHaveLength(2)
})

it('A page whose sender is told to come back in an hour holds up no other page of the phone, and is left alone for that hour [PUBL-07]', async () => {
  const store = memoryStore()
  await putOn(store, '/public/driver/a', 'limited')
  await putOn(store, '/public/driver/b', 'unlucky')
  const HOUR = 3_600_000
  const tooMuch = { ...refused(429, 'too_much'), retry_after_ms: HOUR }
  const answers: Record<string, Answer<ActionAnswer>> = { limited: tooMuch, unlucky: unreachable() }
  let asked: string[] = []
  const network: Network = {
    open: () => Promise.resolve(unreachable()),
    send: ({ key }) => {
      asked.push(key)
      return Promise.resolve(answers[key] ?? done)
    },
  }
  const rests: Rests = new Map()
  /** What a drain so many ms later asks for, and when it wants to be run again. */
  const after = async (ms: number) => {
    asked = []
    const now = () => new Date(Date.parse(back_then) + ms).toISOString()
    const least_ms = await drain({ store, rests, network, now, changed: () => {} })
    return [asked, least_ms]
  }
  expect(await after(0)).toEqual([['limited', 'unlucky'], 0])
  expect(await after(1000)).toEqual([['unlucky'], 0])
  answers['unlucky'] = done
  expect(await after(2000)).toEqual([['unlucky'], HOUR - 2000])
  // A clock that was put back makes nobody wait for longer than it was told.
  expect(await after(-HOUR)).toEqual([['limited'], HOUR])
  answers['limited'] = done
  expect(await after(0)).toEqual([['limited'], null])
})

it.each([
  ['a proxy’s page', 404, '<html>'],
  ['a gateway’s JSON', 404, '{"message":"no Route matched with those values"}'],
  ['a page of maintenance', 200, '<html>'],
  ['a firewall’s page', 403, 'Forbidden'],
  ['an old gateway', 410, ''],
])(
  'What waits outlives %s with %i, to its send and to its link: only what the server itself says ends it [PUBL-07]',
  async (_what, code, text) => {
    const store = await aPhone()
    let answer: Failed | typeof done = refused(401, 'link_gone')
    const foreign = answerOf<never>(code, text, null)
    const network: Network = {
      open: () => Promise.resolve(foreign),
      send: () => Promise.resolve(answer),
    }
    const run = async () => {
      const least_ms = await drain({
        store,
        rests: new Map(),
        network,
        now: () => back_then,
        changed: () => {},
      })
      return [least_ms, (await store.page(page_id)) !== null, await statesOf(store)]
    }
    expect(await run()).toEqual([0, true, [['sent', null]]])
    answer = foreign as Failed
    expect(await run()).toEqual([0, true, [['sent', null]]])
    answer = done
    expect(await run()).toEqual([null, true, [['confirmed', 'on record']]])
  },
)

it('Refuses what is too large for whatever stands between, which it is later too [PUBL-07]', async () => {
  const store = await aPhone()
  const { answer, ended } = aDrain(store)
  answer(answerOf<never>(413, '<html>', null))
  expect(await ended).toBeNull()
  expect(await statesOf(store)).toEqual([['refused', words.some_error]])
})

it('Asked for again and again while it runs, a drain runs once more, and never twice at a time [PUBL-07]', async () => {
  let [running, most, times] = [0, 0, 0]
  let go = Promise.withResolvers<void>()
  const run = atOnce(async () => {
    running += 1
    times += 1
    most = Math.max(most, running)
    await go.promise
    running -= 1
  })
  const first = run()
  await Promise.resolve()
  const further = [run(), run(), run()]
  const release = go.resolve
  go = Promise.withResolvers<void>()
  go.resolve()
  release()
  await Promise.all([first, ...further])
  expect([times, most]).toEqual([2, 1])
})

it('What waits for a code is not sent before one has opened the page, but for the answer to an attempt [PUBL-07] [OTP-04]', async () => {
  const store = await aPhone()
  const opened = (token: string, code: string | null) =>
    ({
      token,
      result: { may: { photo: code && { code, message: code } } },
    }) as unknown as OpenedPublic
  const open = async (what: OpenedPublic): Promise<void> => {
    const page = await store.page(page_id)
    if (page) await store.keepPage({ ...page, opened: what })
  }
  const sent: string[] = []
  const network: Network = {
    open: () => Promise.resolve({ ok: true, code: 200, body: opened('masked', 'link_needs_code') }),
    send: ({ token, key }) => {
      sent.push(`${key} ${token}`)
      return Promise.resolve(token === 'old' ? refused(401, 'link_gone') : done)
    },
  }
  const run = () =>
    drain({ store, rests: new Map(), network, now: () => back_then, changed: () => {} })
  // The token has run out, and the link alone shows less.
  await open(opened('old', null))
  expect(await run()).toBe(0)
  expect(await run()).toBe(0)
  expect(sent).toEqual(['key old'])
  expect(await statesOf(store)).toEqual([
    ['sent', 'This page was open for too long. Please open the link again.'],
  ])
  await open(opened('coded', null))
  expect(await run()).toBeNull()
  expect(sent.slice(1)).toEqual(['key coded'])
  const [item] = await store.all()
  if (item) await store.add({ ...item, key: 'answer', kind: 'answer', state: 'saved' }, '{}')
  await open(opened('masked', 'link_needs_code'))
  expect(await run()).toBeNull()
  expect(sent.slice(2)).toEqual(['answer masked'])
})
