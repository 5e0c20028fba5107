import { expect, it } from 'vitest'
import { byThisClock } from './this-clock.ts'

it('tells when a time is over by the clock of the device, however wrong that is [MGMT-01] [ADD-11]', () => {
  const over = '2026-03-10T06:31:00.000Z'
  const headers = new Headers({ Date: 'Tue, 10 Mar 2026 06:30:00 GMT' })
  const at = (now: string): string => byThisClock(over, headers, Date.parse(now))
  expect([
    at('2026-03-10T08:30:00.000Z'),
    at('2026-03-10T05:30:00.000Z'),
    at('2026-03-10T06:30:00.900Z'),
    byThisClock(over, new Headers(), Date.parse('2026-03-10T08:30:00.000Z')),
  ]).toEqual(['2026-03-10T08:31:00.000Z', '2026-03-10T05:31:00.000Z', over, over])
})
