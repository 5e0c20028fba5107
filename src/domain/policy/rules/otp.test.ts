import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../../order/events.ts'
import { evolve } from '../../order/evolve.ts'
import type { Order } from '../../order/order.ts'
import {
  aPolicy,
  aViewer,
  anOrder,
  clockAfter,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { DAY, HOUR, later, MINUTE, SECOND, type Instant } from '../../time.ts'
import { words } from '../../testing/words.ts'
import { whyNot } from '../access.ts'
import { inEnglish } from '../../testing/in-english.ts'

const why = (
  order: Order,
  action: 'trigger_otp' | 'verify_otp',
  ms: number,
): [string, number | undefined][] =>
  whyNot(order, action, aViewer(), aPolicy(), clockAfter(ms)).map((reason) => [
    inEnglish(reason),
    reason.retry_after,
  ])
const then = (order: Order, event: OrderEvent, at: Instant): Order =>
  recorded([event], at, order.rev + 1).reduce(evolve, order)

describe('asking for a one-time password', () => {
  it('is possible at once, and again after 30 seconds [OTP-03]', () => {
    const sent = anOrder(did.codeSent())
    expect(why(anOrder(), 'trigger_otp', 0)).toEqual([])
    expect(why(sent, 'trigger_otp', 29_001)).toEqual([[words.otp_too_soon, 1]])
    expect(why(sent, 'trigger_otp', 10 * SECOND)).toEqual([[words.otp_too_soon, 20]])
    expect(why(sent, 'trigger_otp', 30 * SECOND)).toEqual([])
  })

  it('is possible five times in 24 hours [OTP-03]', () => {
    let order = anOrder()
    for (const n of [0, 1, 2, 3, 4]) {
      expect(why(order, 'trigger_otp', n * MINUTE)).toEqual([])
      order = then(order, did.codeSent(), later(NOW, n * MINUTE))
    }
    expect(why(order, 'trigger_otp', 5 * MINUTE)).toEqual([
      [words.otp_too_many, (DAY - 5 * MINUTE) / SECOND],
    ])
    expect(why(order, 'trigger_otp', DAY - 1)).toEqual([[words.otp_too_many, 1]])
    expect(why(order, 'trigger_otp', DAY)).toEqual([])
    expect(
      why(then(order, did.codeSent(), later(NOW, DAY)), 'trigger_otp', DAY + 31 * SECOND),
    ).toEqual([[words.otp_too_many, 29]])
  })

  it('needs a contact [OTP-01]', () => {
    expect(why(orderOf({ spocs: [] }), 'trigger_otp', 0)).toEqual([
      [words.otp_no_contact, undefined],
    ])
    expect(
      why(
        orderOf({ spocs: [{ name: 'A', contact: { email: ['a@example.com'] } }] }),
        'trigger_otp',
        0,
      ),
    ).toEqual([])
  })
})

describe('asking for a one-time password on a page that is not shown the contacts', () => {
  it('is offered, since only the server can tell whether there are any [OTP-01] [ROLE-15]', () => {
    const shown: Order = { ...orderOf({ spocs: [] }), withheld: ['contacts'] }
    expect(why(shown, 'trigger_otp', 0)).toEqual([])
    expect(why({ ...shown, withheld: ['value'] }, 'trigger_otp', 0)).toEqual([
      [words.otp_no_contact, undefined],
    ])
  })
})

describe('entering a one-time password', () => {
  it('needs one that was sent and is not over [OTP-03]', () => {
    const sent = anOrder(did.codeSent(later(NOW, 10 * MINUTE)))
    expect(why(anOrder(), 'verify_otp', 0)).toEqual([[words.otp_none, undefined]])
    expect(why(sent, 'verify_otp', 10 * MINUTE)).toEqual([])
    expect(why(sent, 'verify_otp', 10 * MINUTE + 1)).toEqual([[words.otp_expired, undefined]])
  })

  it('is locked for 15 minutes, and asking for another with it [OTP-03]', () => {
    const locked = anOrder(
      did.codeSent(later(NOW, 60 * MINUTE)),
      did.wrongCode(later(NOW, 15 * MINUTE)),
    )
    expect(why(locked, 'verify_otp', 0)).toEqual([[words.otp_locked, 900]])
    expect(why(locked, 'trigger_otp', 15 * MINUTE - 1)).toEqual([[words.otp_locked, 1]])
    expect(why(locked, 'verify_otp', 15 * MINUTE)).toEqual([])
  })

  it('is over after an edit that does not say otherwise, as every edit of before ended it [OTP-03] [REPL-01]', () => {
    expect(
      why(
        anOrder(did.codeSent(), { type: 'edited', data: { fields: { spocs: [] } } }),
        'verify_otp',
        0,
      ),
    ).toEqual([[words.otp_none, undefined]])
  })
})

describe('a clock that is set back', () => {
  it('makes nobody wait for as long as it was ahead [OTP-03]', () => {
    const sent = anOrder(did.codeSent())
    for (const ms of [HOUR, DAY, 400 * DAY]) expect(why(sent, 'trigger_otp', -ms)).toEqual([])
    const locked = anOrder(did.codeSent(), did.wrongCode(later(NOW, 15 * MINUTE)))
    for (const action of ['trigger_otp', 'verify_otp'] as const)
      expect(why(locked, action, -DAY).map(([said]) => said)).not.toContain(words.otp_locked)
    const five = [0, 1, 2, 3, 4].reduce(
      (order, n) => then(order, did.codeSent(), later(NOW, n * MINUTE)),
      anOrder(),
    )
    expect(why(five, 'trigger_otp', -(2 * DAY))).toEqual([])
    // As far as that may be the same day, what was sent counts.
    expect(why(five, 'trigger_otp', -HOUR).map(([said]) => said)).toEqual([words.otp_too_many])
  })

  it('lets no code live for as long as it was ahead, and ends none by seconds [OTP-03]', () => {
    const sent = anOrder(did.codeSent(later(NOW, 10 * MINUTE)))
    expect(why(sent, 'verify_otp', -HOUR)).toEqual([[words.otp_expired, undefined]])
    expect(why(sent, 'verify_otp', -DAY)).toEqual([[words.otp_expired, undefined]])
    expect(why(sent, 'verify_otp', -(2 * SECOND))).toEqual([])
    expect(why(sent, 'trigger_otp', -(2 * SECOND))).toEqual([[words.otp_too_soon, 32]])
  })

  it('opens no lock by seconds [OTP-03]', () => {
    const locked = anOrder(did.codeSent(), did.wrongCode(later(NOW, 15 * MINUTE)))
    expect(why(locked, 'verify_otp', -(2 * SECOND))).toEqual([[words.otp_locked, 902]])
  })
})
