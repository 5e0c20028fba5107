import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import type { PolicyDocument } from '../policy/policy.ts'
import { orderOf } from '../testing/factories.ts'
import { DAY, HOUR, later, MINUTE, type Instant } from '../time.ts'
import { codeMessage } from './code-message.ts'
import { SECRET_GAP } from './secret-gap.ts'

const sent_at: Instant = '2026-03-10T06:30:00.000Z'
const order = orderOf({ identifier: 'LR-1', ship_unit: 3 })
const message = (ms: number, recipient: string, document: PolicyDocument) =>
  codeMessage(
    order,
    { sender: 'Acme', sent_at, expires_at: later(sent_at, ms) },
    recipient,
    resolvePolicy(document),
  )
const own = (event: 'otp' | 'delivery_code', more: object = {}) => ({
  event,
  channel: 'sms' as const,
  text: `${event} {otp} {identifier} {minutes}{until}`,
  ...more,
})
const delivery = { otp: { mode: 'delivery_code' as const } }

describe('the message of a code', () => {
  it.each<[string, number, string, PolicyDocument, string]>([
    ['minutes on demand', 10 * MINUTE, '9876500002', {}, 'Valid for 10 minutes.'],
    ['minutes by mail', 7 * MINUTE, 'm@example.com', {}, 'valid for 7 minutes.'],
    [
      'day and time of a delivery code',
      2 * DAY,
      '9876500002',
      delivery,
      'Valid until 12-03-2026 @ 12:00 PM.',
    ],
    [
      'the same by mail, and the delivery before it',
      2 * DAY,
      'm@example.com',
      delivery,
      'valid until the delivery, and until 12-03-2026 @ 12:00 PM at the latest.',
    ],
    [
      'them in the client’s zone',
      2 * DAY,
      '9876500002',
      { ...delivery, time_zone: 'Africa/Lagos' },
      'Valid until 12-03-2026 @ 07:30 AM.',
    ],
    [
      'them in the client’s language',
      2 * DAY,
      '9876500002',
      { ...delivery, messages: { language: 'hi' } },
      '12-03-2026 @ 12:00 PM तक मान्य।',
    ],
  ])('tells %s [OTP-03] [MESG-01]', (_what, ms, recipient, document, said) => {
    const { body, template } = message(ms, recipient, document)
    expect(body).toContain(said)
    expect(body).toContain(`OTP: ${SECRET_GAP}\n`)
    expect(template.event).toBe('otp' in document ? 'delivery_code' : 'otp')
  })

  it('of a client with a text of its own for all codes keeps that, with true minutes [OTP-03] [MESG-01]', () => {
    const document = { ...delivery, messages: { templates: [own('otp')] } }
    const { body, template } = message(50 * HOUR, '9876500002', document)
    expect([template.event, body.startsWith('otp '), body.includes(' 3000')]).toEqual([
      'otp',
      true,
      true,
    ])
    // The text is that of one way alone.
    expect(message(DAY, 'm@example.com', document).template.event).toBe('delivery_code')
  })

  it('is that of its own for delivery codes before that for all [OTP-03] [MESG-01]', () => {
    const templates = [own('otp'), own('delivery_code')]
    const { body, template } = message(DAY, '9876500002', { ...delivery, messages: { templates } })
    expect([template.event, body.startsWith('delivery_code ')]).toEqual(['delivery_code', true])
    // On demand nothing speaks of delivery codes.
    const demanded = message(DAY, '9876500002', { messages: { templates: [own('delivery_code')] } })
    expect([demanded.template.event, demanded.body.includes('1440 minutes')]).toEqual(['otp', true])
  })
})
