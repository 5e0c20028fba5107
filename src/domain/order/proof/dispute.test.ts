import { expect, it } from 'vitest'
import { aPolicy, byLink, clock, NOW, orderOf, recorded } from '../../testing/factories.ts'
import { DAY, HOUR, later, type Instant } from '../../time.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import { closedAt, disputableUntil, isDisputable } from './dispute.ts'

const policy = aPolicy({ show_receive_button: true })

/** An order that left long ago, closed now by a phone that says that it was then. */
const closed = (type: 'receive' | 'reject', at: Instant): Order => {
  const order = orderOf({ dispatch_date: '2026-02-01' })
  const claim = { at, device_now: NOW }
  const outcome = decide(order, { type }, byLink('receiver'), policy, { ...clock, claim })
  if (isRefusal(outcome)) throw new Error('the receiver may close it')
  return recorded(outcome, NOW, order.rev + 1).reduce<Order>(evolve, order)
}

it.each(['receive', 'reject'] as const)(
  'the window of a dispute begins when a late %s is known, whatever the phone says [SIDE-02]',
  (type) => {
    const order = closed(type, later(NOW, -4 * DAY))
    expect(disputableUntil(order, policy)).toBe(later(NOW, 72 * HOUR))
    expect(isDisputable(order, policy, later(NOW, 72 * HOUR))).toBe(true)
    expect(isDisputable(order, policy, later(NOW, 72 * HOUR + 1))).toBe(false)
  },
)

it('a rejection keeps the time that the phone claims for it [SIDE-02]', () =>
  expect(closedAt(closed('reject', later(NOW, -4 * DAY)))).toBe(later(NOW, -4 * DAY)))

it('there is no window while the order is open [SIDE-02]', () =>
  expect(disputableUntil(orderOf({}), policy)).toBeNull())
