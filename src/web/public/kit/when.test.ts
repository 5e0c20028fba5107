import { expect, it } from 'vitest'
import { shortTime } from './when.ts'

it('shows the wall clock of the client’s zone', () => {
  expect(shortTime('2018-10-03T20:00:00.000Z', 'Asia/Kolkata')).toBe('Thu 4 Oct, 01:30')
  expect(shortTime('2018-09-03T00:00:00.000Z', 'UTC')).toBe('Mon 3 Sep, 00:00')
})
