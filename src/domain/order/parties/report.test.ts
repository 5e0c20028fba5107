import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../policy/resolve.ts'
import { anOrder } from '../../testing/factories.ts'
import { decide } from '../decide.ts'
import { afterReport, decideReport } from './report.ts'
import { systemFor } from '../../policy/system.ts'

const order = {
  ...anOrder(),
  spocs: [{ name: 'M', contact: { phone: ['98'], email: ['m@b.co'], status: [] } }],
}
const told = {
  type: 'report',
  recipient: '98',
  channel: 'sms',
  outcome: 'delivered',
  is_notice: true,
} as const

describe('a report of a message', () => {
  it.each([
    [{}, 'DELIVERED_TO_HANDSET'],
    [{ outcome: 'failed' as const }, 'NOT_DELIVERED'],
    [{ channel: 'whatsapp' as const }, 'DELIVERED_TO_HANDSET'],
    [{ is_notice: false }, 'DELIVERED_TO_HANDSET'],
    // Of WhatsApp the order knows its notices alone, and nothing of what went to somebody else.
    [{ channel: 'whatsapp' as const, is_notice: false }, null],
    [{ recipient: '97' }, null],
  ])('with %j is %j [SHAR-06]', (change, status) => {
    const events = decideReport(order, { ...told, ...change })
    expect(events.map(({ data }) => 'status' in data && data.status)).toEqual(
      status === null ? [] : [status],
    )
  })

  it('is made by the system, and by no account or link [SHAR-06]', () => {
    const clock = { now: '2026-11-24T06:00:00.000Z', time_zone: 'Asia/Kolkata' }
    const policy = resolvePolicy({})
    const timer = systemFor('c', 'x')
    const by = (viewer: typeof timer) => 'refused' in decide(order, told, viewer, policy, clock)
    expect(by(timer)).toBe(false)
    expect(by({ ...timer, user_id: 'u' })).toBe(true)
    expect(by({ ...timer, reach: { kind: 'order', order_id: order._id } })).toBe(true)
  })

  it('changes the last message by its channel, and takes no arrival back [SHAR-06]', () => {
    const sent = ['sms', 'whatsapp', 'sms'].map((notificationType) => ({
      notificationType,
      trigger_time: '2026-11-24T06:00:00.000Z',
      status: 'not_delivered' as const,
    }))
    const after = afterReport(sent, { channel: 'sms', status: 'DELIVERED_TO_HANDSET' })
    expect(after.map(({ status }) => status)).toEqual([
      'not_delivered',
      'not_delivered',
      'delivered',
    ])
    expect(afterReport(after, { channel: 'sms', status: 'NOT_DELIVERED' })).toEqual(after)
    expect(afterReport(sent, { channel: 'email', status: 'DELIVERED_TO_HANDSET' })).toEqual(sent)
  })
})
