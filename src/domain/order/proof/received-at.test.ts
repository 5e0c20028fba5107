import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../policy/resolve.ts'
import { closerDay, closerOf } from './received-at.ts'

// 14:30 in Kolkata.
const clock = { now: '2018-10-03T09:00:00.000Z', time_zone: 'Asia/Kolkata' }

describe('the time of receipt as entered', () => {
  it.each([
    ['neither', '', '', undefined],
    ['a day alone is at this time', '2018-10-02', '', '2018-10-02T09:00:00.000Z'],
    ['a time alone is today’s', '', '08:15', '2018-10-03T02:45:00.000Z'],
    ['both', '2018-10-01', '00:05', '2018-09-30T18:35:00.000Z'],
  ])('%s [EPOD-04]', (_, day, time, instant) =>
    expect(closerOf({ day, time }, clock)).toBe(instant),
  )
})

describe('the day to begin with', () => {
  const delayed = (days: number | null) =>
    resolvePolicy({ public_url_customization: { reciever_default_delay_in_days: days } })
  it.each([
    ['the invoice’s and the delay where that is past', '2018-09-28T18:30:00.000Z', 2, '2018-10-01'],
    ['none where that is today', '2018-09-30T18:30:00.000Z', 2, ''],
    ['none without an invoice date', null, 2, ''],
    ['none without a delay', '2018-09-28T18:30:00.000Z', null, ''],
  ])('is %s [EPOD-04]', (_, invoice_date, days, day) =>
    expect(closerDay({ invoice_date }, delayed(days), clock)).toBe(day),
  )
})
