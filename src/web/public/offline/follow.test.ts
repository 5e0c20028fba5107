import { afterEach, expect, it, vi } from 'vitest'
import { afterQuiet, follow } from './follow.ts'
import type { Waiting } from './kept.ts'

afterEach(() => void vi.useRealTimers())

/** A phone's memory on which one action waits, and those who listen to it. */
const aMemory = () => {
  const heard = new Set<(page_id: string) => void>()
  // Of what waits, only that it does counts here.
  const item = { key: 'key' } as Waiting
  return {
    heard,
    listen: (one: (page_id: string) => void) => {
      heard.add(one)
      return () => void heard.delete(one)
    },
    sendNow: () => Promise.resolve(),
    items: () => Promise.resolve([item]),
    kept: () => Promise.resolve(null),
  }
}

/** A page that follows its own part of it, and what it was told. */
const aPage = () => {
  const leaving = new AbortController()
  const told: string[] = []
  const follower = {
    signal: leaving.signal,
    onItems: (items: readonly Waiting[]) => told.push(`${items.length} waits`),
    onNews: () => told.push('gone'),
  }
  return { follower, leave: () => leaving.abort(), told }
}

it('A page that is left while the phone’s memory still opens leaves no listener behind, and is told nothing [PUBL-07]', async () => {
  const [memory, left, next] = [aMemory(), aPage(), aPage()]
  left.leave()
  await follow(memory, '/a', left.follower)
  await follow(memory, '/a', next.follower)
  expect([memory.heard.size, left.told, next.told]).toEqual([1, [], ['1 waits']])
  next.leave()
  expect(memory.heard.size).toBe(0)
})

it('What was captured under a link that is gone is told, and sent no more [PUBL-07]', async () => {
  const [memory, page] = [aMemory(), aPage()]
  let sent = 0
  const sendNow = () => Promise.resolve(void (sent += 1))
  await follow({ ...memory, sendNow }, '/a', { ...page.follower, onNews: null })
  for (const heard of memory.heard) heard('/a')
  await expect.poll(() => page.told).toEqual(['1 waits', '1 waits'])
  expect(sent).toBe(0)
})

it('A page is told of its own changes, and of no other page’s [PUBL-07]', async () => {
  const [memory, page] = [aMemory(), aPage()]
  await follow(memory, '/a', page.follower)
  for (const changed of ['/b', '/a']) for (const heard of memory.heard) heard(changed)
  await expect.poll(() => page.told.length).toBe(3)
  expect(page.told.toSorted()).toEqual(['1 waits', '1 waits', 'gone'])
})

it('A page is told of its own at once, however long other orders’ actions take to go up [PUBL-07]', async () => {
  const [memory, page] = [aMemory(), aPage()]
  const { promise: sending, resolve: end } = Promise.withResolvers<void>()
  const following = follow({ ...memory, sendNow: () => sending }, '/a', page.follower)
  await expect.poll(() => page.told).toEqual(['1 waits'])
  end()
  await following
})

it.each([
  ['captured before the page was opened', 90, 'sent', 100, true, null],
  ['under way for a moment', 110, 'sent', 112, false, 7_998],
  ['saved for a moment', 110, 'saved', 112, false, 7_998],
  ['under way for long', 110, 'sent', 8_110, true, null],
  ['captured by a clock that was put back', 9_000, 'sent', 112, true, null],
  ['on record', 90, 'confirmed', 9_000, false, null],
] as const)(
  'An action %s is told of as it should be [PUBL-07]',
  (_, captured_ms, state, now, waited, least_ms) => {
    const captured_at = new Date(captured_ms).toISOString()
    const item = { key: 'key', state, captured_at, waited: false } as Waiting
    expect(afterQuiet([item], now, 100, new Set())).toEqual({
      told: [{ ...item, waited }],
      least_ms,
    })
  },
)

it('What was told of as waiting is told of once more when it is on record [PUBL-07]', () => {
  const late = new Set<string>()
  const item = { key: 'key', captured_at: new Date(90).toISOString(), waited: false } as Waiting
  const toldOf = (state: Waiting['state']) =>
    afterQuiet([{ ...item, state }], 200, 100, late).told[0]?.waited
  expect([toldOf('sent'), toldOf('confirmed')]).toEqual([true, true])
})

it('What is under way for long is told of by itself, and no more once the page is left [PUBL-07]', async () => {
  vi.useFakeTimers()
  const [memory, page] = [aMemory(), aPage()]
  const waited: boolean[] = []
  const item = { state: 'sent', captured_at: new Date().toISOString(), waited: false } as Waiting
  await follow({ ...memory, items: () => Promise.resolve([item]) }, '/a', {
    ...page.follower,
    onItems: ([told]) => waited.push(told?.waited ?? false),
  })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(waited).toEqual([false, true])
  for (const heard of memory.heard) heard('/a')
  page.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waited).toEqual([false, true])
})

it('A change that the phone’s memory will not tell of is no failure of the page [PUBL-07]', async () => {
  const [memory, page] = [aMemory(), aPage()]
  let looks = 0
  const items = () => {
    looks += 1
    return looks === 2 ? Promise.reject(new Error('closed')) : memory.items()
  }
  const kept = () => Promise.reject(new Error('closed'))
  await follow({ ...memory, items, kept }, '/a', page.follower)
  for (let change = 0; change < 2; change += 1) for (const heard of memory.heard) heard('/a')
  await expect.poll(() => page.told).toEqual(['1 waits', '1 waits'])
})
