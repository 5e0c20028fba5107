import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import { aPolicy, anOrder, byLink, clock, did } from '../../testing/factories.ts'
import { statusOf } from '../category.ts'
import type { OrderEvent } from '../events.ts'
import { toldOutside } from './told-outside.ts'

const error = { act: 'closing', version: 1, reason: 'Another LR' } as const
const reported: OrderEvent = { type: 'error_reported', data: error }
const confirmed: OrderEvent = {
  type: 'recorded_in_error',
  data: { ...error, reported_by: 'u-2' },
}
const dismissed: OrderEvent = { type: 'error_dismissed', data: { act: 'closing', version: 1 } }
const reopened: OrderEvent = { type: 'reopened', data: { reason: 'Another LR' } }

describe('whoever holds a link is told', () => {
  it.each([
    ['of a receipt', [did.received], 'received'],
    ['of one that somebody calls an error', [did.received, reported], 'received'],
    ['of one that was right', [did.received, reported, dismissed], 'received'],
    ['of none that two call an error', [did.received, reported, confirmed], 'open'],
    ['of no rejection that two call one', [did.rejected, reported, confirmed], 'open'],
    [
      'of the receipt after it',
      [did.received, reported, confirmed, reopened, did.received],
      'received',
    ],
  ])('%s [DESK-22] [PUBL-03]', (_what, events, status) => {
    const order = anOrder(...events)
    expect(statusOf(toldOutside(order))).toBe(status)
    const why = whyNot(order, 'verify_otp', byLink('receiver'), aPolicy(), clock)
    expect(why.map(({ kind, code }) => [kind, code])).toEqual([
      ['done', status === 'open' ? 'link_read_only' : 'already_received'],
    ])
    if (status === 'open')
      expect(toldOutside(order)).toMatchObject({ delivery_time: null, epod: { geo_tag: null } })
  })
})
