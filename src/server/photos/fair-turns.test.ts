import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import type { Holding } from '../share-holders.ts'
import { FairTurns } from './fair-turns.ts'

const never = new AbortController().signal
const of = (link: string, address = 'here', ended = never): Holding => ({
  holders: [
    { kind: 'link', key: link },
    { kind: 'address', key: address },
  ],
  ended,
})

/** Work that ends when it is told to. */
const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: () => promise, open: resolve }
}
/** Work that takes the processor for a while. */
const busy = (done: string[], name: string) => async (): Promise<void> => {
  await setImmediate()
  const began = performance.now()
  while (performance.now() - began < 3);
  done.push(name)
}

it('goes on with whoever used least, also from the same address [PHOT-05]', async () => {
  const turns = new FairTurns(64)
  const done: string[] = []
  const greedy = Array.from({ length: 6 }, (_, n) =>
    turns.run(of('greedy'), busy(done, `greedy ${n}`)),
  )
  await Promise.race(greedy)
  const others = [
    turns.run(of('modest'), busy(done, 'modest')),
    turns.run(of('elsewhere', 'there'), busy(done, 'elsewhere')),
  ]
  await Promise.all([...greedy, ...others])
  expect(done.indexOf('elsewhere')).toBeLessThanOrEqual(2)
  expect(done.indexOf('modest')).toBeLessThanOrEqual(3)
  expect(done).toHaveLength(8)
})

it('lets no link fill what waits, and tells it to come again [PHOT-05]', async () => {
  const turns = new FairTurns(16)
  const { wait, open } = gate()
  const first = turns.run(of('a'), wait)
  const waiting = [turns.run(of('a'), wait), turns.run(of('a'), wait)]
  await expect(turns.run(of('a'), wait)).rejects.toMatchObject({
    code: 429,
    message: words.too_much_from_here,
    retry_after: 5,
  })
  const other = turns.run(of('b'), wait)
  open()
  await Promise.all([first, ...waiting, other])
})

it('does not begin what nobody waits for any more, and goes on with the rest [PHOT-05]', async () => {
  const turns = new FairTurns(16)
  const { wait, open } = gate()
  const end = new AbortController()
  const done: string[] = []
  const first = turns.run(of('a'), wait)
  const gone = turns.run(of('b', 'here', end.signal), busy(done, 'gone'))
  const last = turns.run(of('c'), busy(done, 'last'))
  end.abort(new Error('ended'))
  await expect(gone).rejects.toThrow('ended')
  open()
  await Promise.all([first, last])
  expect(done).toEqual(['last'])
  await expect(turns.run(of('b', 'here', end.signal), wait)).rejects.toThrow('ended')
  await turns.run(of('d'), busy(done, 'after'))
  expect(done).toEqual(['last', 'after'])
})
