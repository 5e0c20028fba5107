import { expect, it } from 'vitest'
import { newestOf } from './newest.ts'

it('what is switched on and off again before its answer comes stays off: the newest run counts [CONF-02]', () => {
  const [begin, other] = [newestOf(), newestOf()]
  const on = begin()
  expect(on()).toBe(true)
  const off = begin()
  other()
  expect([on(), off()]).toEqual([false, true])
})
