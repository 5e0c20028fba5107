import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../policy/resolve.ts'
import { aPolicy, aViewer, clock as present, did, NOW, orderOf } from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { DAY, later, MINUTE } from '../../time.ts'
import { words } from '../../testing/words.ts'
import { decide } from '../decide.ts'
import { isRefusal } from '../refusal.ts'
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
  const dispatch_date = '2018-09-29T18:30:00.000Z'
  const delayed = (days: number | null) =>
    resolvePolicy({ public_url_customization: { reciever_default_delay_in_days: days } })
  it.each([
    ['the invoice’s and the delay where that is past', '2018-09-28T18:30:00.000Z', 2, '2018-10-01'],
    ['none where the goods left only then', '2018-09-27T18:30:00.000Z', 1, ''],
    ['none where that is today', '2018-09-30T18:30:00.000Z', 2, ''],
    ['none without an invoice date', null, 2, ''],
    ['none without a delay', '2018-09-28T18:30:00.000Z', null, ''],
  ])('is %s [EPOD-04]', (_, invoice_date, days, day) =>
    expect(closerDay({ invoice_date, dispatch_date }, delayed(days), clock)).toBe(day),
  )

  it.each([
    // Summer time ends on 25 October there, and begins on 29 March.
    ['25 hours', '2026-10-24T22:00:00.000Z', '2026-10-30T12:00:00.000Z', '2026-10-26'],
    ['23 hours', '2026-03-28T23:00:00.000Z', '2026-04-03T12:00:00.000Z', '2026-03-30'],
  ])('is the next where the invoice’s day has %s [EPOD-04]', (_, invoice_date, now, day) => {
    const berlin = { now, time_zone: 'Europe/Berlin' }
    const order = { invoice_date, dispatch_date: invoice_date }
    expect(closerDay(order, delayed(1), berlin)).toBe(day)
  })
})

describe('the time of receipt that is given', () => {
  // Noon in Kolkata.
  const DISPATCH = '2026-03-08T06:30:00.000Z'
  const outcomes = (closer: string, entered: Parameters<typeof orderOf>[0]) =>
    [
      { type: 'receive', closer } as const,
      { type: 'verify_otp', matches: true, closer } as const,
    ].map((command) => {
      const order = orderOf(entered, did.codeSent())
      const outcome = decide(
        order,
        command,
        aViewer(),
        aPolicy({ show_receive_button: true }),
        present,
      )
      return isRefusal(outcome)
        ? inEnglish(outcome.refused[0])
        : outcome.map((event) => event.type === 'received' && event.data.closer)
    })

  it.each<[string, string, string | null]>([
    ['now', NOW, null],
    ['at the dispatch', DISPATCH, null],
    ['before the dispatch', later(DISPATCH, -1), words.closer_before_dispatch],
    ['two minutes ahead', later(NOW, 2 * MINUTE), null],
    ['as what is no day', '26-13', words.closer_unread],
    ['more than two minutes ahead', later(NOW, 2 * MINUTE + 1), words.closer_future],
  ])('is taken %s, or it is said why not [EPOD-04]', (_case, closer, refused) => {
    const said = refused ?? [closer]
    const entered = { invoice_date: '2026-03-08', dispatch_date: '2026-03-08' }
    expect(outcomes(closer, entered)).toEqual([said, said])
  })

  const ahead = { dispatch_date: later(NOW, DAY) }
  const beforeInvoice = '2026-03-08T18:29:59.999Z'
  it.each<[string, Parameters<typeof orderOf>[0], string, string | null]>([
    ['ahead of the dispatch is now', ahead, NOW, null],
    ['ahead of the dispatch is now by a slow clock', ahead, later(NOW, -2 * MINUTE), null],
    [
      'ahead of the dispatch is not earlier',
      ahead,
      later(NOW, -2 * MINUTE - 1),
      words.closer_before_dispatch,
    ],
    [
      'is not before an invoice of the day after the dispatch',
      { dispatch_date: '2026-03-08', invoice_date: '2026-03-09' },
      beforeInvoice,
      words.closer_before_invoice,
    ],
    [
      'is with the invoice at the earliest',
      { dispatch_date: '2026-03-08', invoice_date: '2026-03-09' },
      later(beforeInvoice, 1),
      null,
    ],
    [
      'is not before the invoice, where the dispatch is unknown',
      { dispatch_date: undefined, dispatch_time: undefined, invoice_date: '2026-03-09' },
      beforeInvoice,
      words.closer_before_invoice,
    ],
  ])('%s [EPOD-04]', (_case, entered, closer, refused) => {
    const said = refused ?? [closer]
    expect(outcomes(closer, entered)).toEqual([said, said])
  })
})
