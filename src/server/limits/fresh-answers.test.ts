import { expect, it } from 'vitest'
import { FreshAnswers } from './fresh-answers.ts'

const opened = (most = 2) => {
  const asked: string[] = []
  const clock = { now: 0 }
  const answers = new FreshAnswers<{ changes_in: number | null }>(900, most, () => clock.now)
  const get = (key: string, changes_in: number | null = null) =>
    answers.get(key, async () => {
      asked.push(key)
      return { changes_in }
    })
  return { answers, asked, clock, get }
}

it.each([
  ['trusts an answer for its time', null, 899, 1],
  ['asks anew once that is over', null, 900, 2],
  ['trusts it up to the moment that it names', 500, 499, 1],
  ['asks anew from that moment on', 500, 500, 2],
] as const)('%s [AUTH-16]', async (_title, changes_in, after, times) => {
  const { asked, clock, get } = opened()
  await get('a', changes_in)
  clock.now = after
  expect((await get('a')).asked_at).toBe(times === 1 ? 0 : after)
  expect(asked).toHaveLength(times)
})

it('asks once for all who want the same at a time', async () => {
  const { asked, get } = opened()
  await Promise.all([get('a'), get('a'), get('b')])
  expect(asked).toEqual(['a', 'b'])
})

it('drops what was asked for longest ago where there is more than it holds, and nothing else', async () => {
  const { asked, get } = opened(2)
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await get(key)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

it('keeps no failure, and what was asked for anew meanwhile', async () => {
  const { answers, asked, get } = opened()
  const { promise, reject } = Promise.withResolvers<null>()
  const failing = answers.get('a', () => promise)
  answers.forget('a')
  await get('a')
  reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  await get('a')
  expect(asked).toEqual(['a'])
  await expect(answers.get('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await get('b')
  expect(asked).toEqual(['a', 'b'])
})

it('asks anew for what was forgotten', async () => {
  const { answers, asked, get } = opened()
  await get('a')
  await get('b')
  answers.forget('a')
  await get('a')
  answers.clear()
  await get('b')
  expect(asked).toEqual(['a', 'b', 'a', 'b'])
})
