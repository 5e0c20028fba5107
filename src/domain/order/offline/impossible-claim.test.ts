import { describe, expect, it } from 'vitest'
import { aPolicy, byLink, clock, NOW, orderOf } from '../../testing/factories.ts'
import { DAY, later, type ClaimedTime } from '../../time.ts'
import { decide } from '../decide.ts'
import { flagFor, withPossibleClaim } from './impossible-claim.ts'

/** The id of an order that was added so long ago. */
const addedBefore = (ms: number): string => {
  const stamp = Date.parse(later(NOW, -ms)).toString(16).padStart(12, '0')
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7d1e-8f00-3c2b1a0f9e8d`
}
const order = { ...orderOf({ dispatch_date: later(NOW, -2 * DAY) }), _id: addedBefore(DAY) }
const receiving = (claim: ClaimedTime, _id = order._id) =>
  decide(
    { ...order, _id },
    { type: 'receive' },
    byLink('receiver'),
    aPolicy(),
    withPossibleClaim({ ...clock, claim }, { _id }),
  )
const of2015: ClaimedTime = { at: '2015-01-01T00:00:00.000Z', device_now: NOW }
const waited = (ms: number): ClaimedTime => ({ at: later(NOW, -ms), device_now: NOW })

describe('an action by a clock that was years behind, and put right before it was sent', () => {
  it.each<[string, ClaimedTime]>([
    ['that tells its clock', of2015],
    ['that does not', { ...of2015, device_now: null }],
  ])('on a device %s counts as of its receipt, and is flagged [PUBL-07]', (_device, claim) => {
    expect(receiving(claim)).toMatchObject([{ type: 'received' }])
    expect(receiving(claim)).not.toMatchObject([{ data: { captured_at: expect.any(String) } }])
    expect(flagFor(claim, order, NOW)).toBe('clock_off')
  })

  it('is refused all the same where it can have waited so long, or nearly [PUBL-07]', () => {
    for (const [days, _id] of [
      [8, addedBefore(0)],
      [30, addedBefore(DAY)],
      [40, addedBefore(20 * DAY)],
    ] as const)
      expect(receiving(waited(days * DAY), _id)).toMatchObject({
        refused: [{ code: 'waited_too_long' }],
      })
  })

  it('is refused where the id of its order tells no time', () =>
    expect(receiving(of2015, 'order')).toMatchObject({ refused: [{ code: 'waited_too_long' }] }))
})
