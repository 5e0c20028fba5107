import { expect, it } from 'vitest'
import { unreachable, type Answer } from '../../lib/api/answer.ts'
import { newLatest } from './latest.ts'

/** A line whose requests are answered when the test says so, and what is taken of the answers. */
const aLine = () => {
  const requests: PromiseWithResolvers<Answer<string>>[] = []
  const taken: string[] = []
  const read = () => {
    const request = Promise.withResolvers<Answer<string>>()
    requests.push(request)
    return request.promise
  }
  const answer = (at: number, body: string | null): void =>
    requests[at]?.resolve(body === null ? unreachable() : { ok: true, code: 200, body })
  return { ...newLatest(read, (body) => taken.push(body)), requests, taken, answer }
}

it('An order that is read twice at a time shows the answer of the later request, whichever comes last [PUBL-01]', async () => {
  const { refresh, requests, taken, answer } = aLine()
  const [first, second] = [refresh(), refresh()]
  answer(1, 'newer')
  await second
  answer(0, 'older')
  await first
  expect([taken, requests.length]).toEqual([['newer'], 2])
  const [third, fourth] = [refresh(), refresh()]
  answer(2, 'third')
  await third
  answer(3, 'fourth')
  await fourth
  expect(taken).toEqual(['newer', 'third', 'fourth'])
})

it('An earlier answer is as good as any where the later request is not answered [PUBL-01]', async () => {
  const { refresh, taken, answer } = aLine()
  const [first, second] = [refresh(), refresh()]
  answer(1, null)
  await second
  answer(0, 'first')
  await first
  expect(taken).toEqual(['first'])
})

it('What was asked for before an action was answered is asked for again [PUBL-01]', async () => {
  const { refresh, outdate, requests, taken, answer } = aLine()
  const reading = refresh()
  outdate()
  answer(0, 'before')
  await expect.poll(() => requests.length).toBe(2)
  answer(1, 'after')
  await reading
  expect(taken).toEqual(['after'])
})
