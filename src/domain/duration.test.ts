import { expect, it } from 'vitest'
import { toldDuration } from './duration.ts'
import { DAY, HOUR, MINUTE } from './time.ts'
import { english } from './words/catalogue.ts'

it.each([
  [0, '0 min'],
  [59 * MINUTE, '59 min'],
  [HOUR, '1 h'],
  [47.6 * HOUR, '48 h'],
  [2 * DAY, '2 days'],
  [3.26 * DAY, '3.3 days'],
])('says of %i ms that it is %s [MGMT-04]', (ms, said) => {
  expect(toldDuration(ms, english)).toBe(said)
})
