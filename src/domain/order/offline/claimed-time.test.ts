import { describe, expect, it } from 'vitest'
import {
  aPolicy,
  byLink,
  clock,
  created,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { DAY, HOUR, later, MINUTE, type ClaimedTime } from '../../time.ts'
import { capturedAt, flagOf, type TimeFlag } from './claimed-time.ts'
import { decide } from '../decide.ts'
import { evolve, replay } from '../evolve.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import { sentences as words } from '../../words/sentences.ts'
import { inEnglish } from '../../testing/in-english.ts'

const DISPATCH = later(NOW, -DAY)
/**
 * An action that happened `ago` before it was sent, by a device whose clock is `off`; that device's
 * clock is not told where `off` is null.
 */
const claimed = (ago: number, off: number | null = 0): ClaimedTime => ({
  at: later(NOW, (off ?? 0) - ago),
  device_now: off === null ? null : later(NOW, off),
})

describe('the time that a device claims', () => {
  it.each<[string, ClaimedTime, TimeFlag | null, boolean]>([
    ['just now', claimed(0), null, false],
    ['three hours ago', claimed(3 * HOUR), null, true],
    [
      'three hours ago, by a device that does not tell its clock',
      claimed(3 * HOUR, null),
      null,
      false,
    ],
    ['at the dispatch', claimed(DAY), null, true],
    ['before the dispatch', claimed(DAY + 1), 'before_dispatch', false],
    ['two minutes ahead', claimed(-2 * MINUTE), null, false],
    ['more than two minutes ahead', claimed(-2 * MINUTE - 1), 'ahead', false],
    ['an hour ago, by a clock two days ahead', claimed(HOUR, 2 * DAY), 'ahead', false],
    ['an hour ago, by a clock two days behind', claimed(HOUR, -2 * DAY), 'clock_off', false],
    ['an hour ago, by a clock two minutes behind', claimed(HOUR, -2 * MINUTE), null, true],
  ])(
    '%s is believed within dispatch and receipt, else flagged [PUBL-07]',
    (_case, claim, flag, counts) => {
      expect([flagOf(claim, DISPATCH, NOW), capturedAt(claim, DISPATCH, NOW)]).toEqual([
        flag,
        counts ? claim.at : null,
      ])
    },
  )

  it('is flagged by receipt alone where the dispatch is unknown [PUBL-07]', () =>
    expect(flagOf(claimed(40 * DAY), null, NOW)).toBeNull())
})

describe('an action that waited', () => {
  const outcomeOf = (claim: ClaimedTime) =>
    decide(orderOf({}), { type: 'receive' }, byLink('receiver'), aPolicy(), { ...clock, claim })

  it('for too long is refused for the time of its device [PUBL-07]', () =>
    expect(outcomeOf(claimed(8 * DAY))).toMatchObject({
      refused: [{ kind: 'rule', field: 'device_time' }],
    }))

  it.each<[string, ClaimedTime, boolean]>([
    ['for seven days', claimed(7 * DAY), false],
    ['for longer', claimed(7 * DAY + 1), true],
    ['for longer, as far as the server can tell', claimed(7 * DAY + 1, null), true],
    ['for an hour, by a clock nine days behind', claimed(HOUR, -9 * DAY), false],
    ['for eight days, by a clock nine days ahead', claimed(8 * DAY, 9 * DAY), true],
  ])(
    '%s is taken up to seven days by the device’s own clock, then refused with the reason [PUBL-07]',
    (_case, claim, isRefused) => {
      const outcome = outcomeOf(claim)
      expect(isRefusal(outcome) ? inEnglish(outcome.refused[0]) : null).toBe(
        isRefused ? words.waited_too_long : null,
      )
    },
  )
})

describe('a one-time password that is said to have been entered earlier', () => {
  const sent = later(NOW, -30 * MINUTE)
  const receivedBy = (claim: ClaimedTime) => {
    const log = [
      ...recorded([created({ dispatch_date: DISPATCH })], DISPATCH),
      ...recorded([did.codeSent()], sent, 2),
    ]
    const outcome = decide(
      replay(log) ?? orderOf({}),
      { type: 'verify_otp', matches: true },
      byLink('driver'),
      aPolicy(),
      { ...clock, claim },
    )
    if (isRefusal(outcome)) return inEnglish(outcome.refused[0])
    return [...log, ...recorded(outcome, NOW, 3)].reduce<Order | null>(
      (order, event) => (order ? evolve(order, event) : replay([event])),
      null,
    )?.delivery_time
  }

  it('counts as of then where the code had been sent, else as of its receipt [OTP-02, PUBL-07]', () =>
    expect(
      [10 * MINUTE, 30 * MINUTE, 31 * MINUTE, 20 * HOUR].map((ago) => receivedBy(claimed(ago))),
    ).toEqual([later(NOW, -10 * MINUTE), sent, NOW, NOW]))
})

it('of a receipt counts where a typed time would: not before the invoice [EPOD-04, PUBL-07]', () => {
  const invoiced = orderOf({
    dispatch_date: later(NOW, -3 * DAY),
    invoice_date: later(NOW, -DAY).slice(0, 10),
  })
  const received = (ago: number) =>
    decide(invoiced, { type: 'receive' }, byLink('receiver'), aPolicy(), {
      ...clock,
      claim: claimed(ago),
    })
  expect(received(HOUR)).toMatchObject([{ data: { captured_at: later(NOW, -HOUR) } }])
  expect(received(2 * DAY)).toMatchObject([{ data: { through: 'receive' } }])
  expect(received(2 * DAY)).not.toMatchObject([{ data: { captured_at: expect.any(String) } }])
})
