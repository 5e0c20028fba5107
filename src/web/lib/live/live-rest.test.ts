import { expect, it } from 'vitest'
import { isResting, onRest, restFromLive } from './live-rest.ts'

it('rests until the last who asked for it is done, each counted once [NAV-05] [BULK-12]', () => {
  const told: boolean[] = []
  const stop = onRest(() => told.push(isResting()))
  const [first, second] = [restFromLive(), restFromLive()]
  first()
  first()
  expect(isResting()).toBe(true)
  second()
  expect(isResting()).toBe(false)
  stop()
  restFromLive()()
  expect(told).toEqual([true, true, true, false])
})
