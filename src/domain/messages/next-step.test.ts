import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Clock } from '../time.ts'
import type { Way } from './channel.ts'
import { nextStep, notArrived, receiptDue, waysAfter, type JudgedMessage } from './next-step.ts'
import { quietUntil } from './quiet-hours.ts'

const at = (now: string): Clock => ({ now, time_zone: 'Asia/Kolkata' })
const phone = '9876543210'
const sms: Way = { channel: 'sms', recipient: phone }
const mail: Way = { channel: 'email', recipient: 'a@b.co' }
const sent_at = '2026-11-24T06:00:00.000Z'
const message = (change: Partial<JudgedMessage> = {}): JudgedMessage => ({
  kind: 'notice',
  channel: 'whatsapp',
  recipient: phone,
  state: 'queued',
  sent_at: null,
  ways_left: [sms, mail],
  opted_out: false,
  ...change,
})
const night: PolicyDocument = { messages: { quiet_from: '21:00', quiet_until: '08:00' } }
const noon = at('2026-11-24T06:30:00.000Z')
const late = at('2026-11-24T17:30:00.000Z')
const morning = '2026-11-25T02:30:00.000Z'
const onward = (why: string) => ({ do: 'fall_back', to: sms, after: [mail], why })

describe('the next step of a message', () => {
  it.each<readonly [string, Partial<JudgedMessage>, object, PolicyDocument, Clock, object]>([
    ['is to send it', {}, {}, {}, noon, { do: 'send' }],
    ['is to send it by day', {}, {}, night, noon, { do: 'send' }],
    [
      'is to wait for morning',
      {},
      {},
      night,
      late,
      { do: 'wait', until: morning, why: 'quiet_hours' },
    ],
    ['is to send an OTP at any hour', { kind: 'otp' }, {}, night, late, { do: 'send' }],
    ['is to tell the office at any hour', { kind: 'office' }, {}, night, late, { do: 'send' }],
    // It goes to addresses that the client named, and closes a day in the night.
    ['is to mail a digest at any hour', { kind: 'digest' }, {}, night, late, { do: 'send' }],
    [
      'is another way where its receiver opted out',
      { opted_out: true },
      {},
      {},
      noon,
      onward('opted_out'),
    ],
    [
      'is none where there is no other',
      { opted_out: true, ways_left: [] },
      {},
      {},
      noon,
      { do: 'stop', why: 'opted_out' },
    ],
    [
      'is none for an OTP',
      { kind: 'otp', opted_out: true },
      {},
      {},
      noon,
      { do: 'stop', why: 'opted_out' },
    ],
    ['is another way where it failed', { state: 'failed' }, {}, {}, noon, onward('failed')],
    [
      'is no other way for an OTP that failed',
      { kind: 'otp', state: 'failed' },
      {},
      {},
      noon,
      { do: 'stop', why: 'failed' },
    ],
    [
      'is to wait for its receipt',
      { state: 'sent', sent_at },
      {},
      {},
      at('2026-11-24T06:14:59.999Z'),
      { do: 'wait', until: '2026-11-24T06:15:00.000Z', why: 'receipt' },
    ],
    [
      'is another way once that is due',
      { state: 'sent', sent_at },
      {},
      {},
      at('2026-11-24T06:15:00.000Z'),
      onward('no_receipt'),
    ],
    [
      'is another way as soon as a receipt says it failed',
      { state: 'sent', sent_at },
      { failed_at: sent_at },
      {},
      at(sent_at),
      onward('failed'),
    ],
    [
      'is none once it arrived',
      { state: 'sent', sent_at },
      { delivered_at: sent_at },
      {},
      noon,
      { do: 'stop', why: 'arrived' },
    ],
    // A receipt of failure that comes behind that of arrival is of another try.
    [
      'is none once it was read',
      { state: 'sent', sent_at },
      { read_at: sent_at, failed_at: sent_at },
      {},
      noon,
      { do: 'stop', why: 'arrived' },
    ],
    [
      'is none where the client tries no other',
      { state: 'sent', sent_at },
      {},
      { messages: { fall_back_minutes: null } },
      noon,
      { do: 'stop', why: 'no_way_left' },
    ],
    [
      'is none after mail, of which nobody tells',
      { state: 'sent', sent_at, channel: 'email', ways_left: [sms] },
      {},
      {},
      noon,
      { do: 'stop', why: 'no_way_left' },
    ],
    [
      'is none where no way is left',
      { state: 'sent', sent_at, ways_left: [] },
      {},
      {},
      noon,
      { do: 'stop', why: 'no_way_left' },
    ],
  ])('%s [MESG-01]', (_title, change, arrival, document, clock, expected) =>
    expect(
      nextStep(message(change), { ...notArrived, ...arrival }, resolvePolicy(document), clock),
    ).toEqual(expected),
  )

  it('lets no receipt be due of what is not sent or has no other way [MESG-01]', () => {
    const policy = resolvePolicy({})
    expect([
      receiptDue(message({ sent_at }), policy),
      receiptDue(message(), policy),
      receiptDue(message({ sent_at, kind: 'otp' }), policy),
    ]).toEqual(['2026-11-24T06:15:00.000Z', null, null])
  })
})

describe('the ways after one', () => {
  const contact = { phone, email: 'a@b.co' }
  const all = ['whatsapp', 'sms', 'email']
  it.each<
    readonly [
      Way['channel'],
      PolicyDocument,
      readonly string[],
      readonly string[],
      typeof contact | { phone: string; email: null },
      readonly Way[],
    ]
  >([
    ['whatsapp', {}, all, ['whatsapp'], contact, [sms, mail]],
    ['sms', {}, all, ['sms'], contact, [mail]],
    ['email', {}, all, ['email'], contact, []],
    // What has no provider, is sent anyway, or leads to nobody.
    ['whatsapp', {}, ['whatsapp', 'email'], ['whatsapp'], contact, [mail]],
    ['whatsapp', {}, all, ['whatsapp', 'sms'], contact, [mail]],
    ['whatsapp', {}, all, ['whatsapp'], { phone, email: null }, [sms]],
    [
      'sms',
      { messages: { channels: ['sms', 'whatsapp'] } },
      all,
      ['sms'],
      contact,
      [{ channel: 'whatsapp', recipient: phone }],
    ],
    ['email', { messages: { channels: ['sms', 'whatsapp'] } }, all, ['email'], contact, []],
    ['whatsapp', { messages: { fall_back_minutes: null } }, all, ['whatsapp'], contact, []],
  ])(
    '%s with %j, carried %j, sent %j [MESG-01]',
    (channel, document, carried, already, who, expected) =>
      expect(
        waysAfter({ channel, recipient: phone }, who, resolvePolicy(document), carried, already),
      ).toEqual(expected),
  )
})

describe('quiet hours', () => {
  const zones = [
    { code: '1', zone: 'America/New_York' },
    { code: '1808', zone: 'Pacific/Honolulu' },
    { code: '971', zone: 'Asia/Dubai' },
  ]
  const over = { quiet_from: '21:00', quiet_until: '08:00', quiet_zones: zones }
  it.each([
    [over, phone, '2026-11-24T15:29:00.000Z', null],
    [over, phone, '2026-11-24T15:30:00.000Z', morning],
    // After midnight it is the same day's morning.
    [over, phone, '2026-11-24T20:30:00.000Z', morning],
    [over, phone, '2026-11-25T02:29:00.000Z', morning],
    [over, phone, morning, null],
    [over, '+971501234567', '2026-11-24T16:30:00.000Z', null],
    [over, '+971501234567', '2026-11-24T17:00:00.000Z', '2026-11-25T04:00:00.000Z'],
    [over, '+12125550100', '2026-11-24T12:00:00.000Z', '2026-11-24T13:00:00.000Z'],
    // The longest code that fits.
    [over, '+18085550100', '2026-11-24T12:00:00.000Z', '2026-11-24T18:00:00.000Z'],
    [over, '+4915112345678', '2026-11-24T16:30:00.000Z', morning],
    [over, 'a@b.co', '2026-11-24T16:30:00.000Z', morning],
    [
      { quiet_from: '13:00', quiet_until: '14:00' },
      phone,
      '2026-11-24T07:30:00.000Z',
      '2026-11-24T08:30:00.000Z',
    ],
    [{ quiet_from: '13:00', quiet_until: '14:00' }, phone, '2026-11-24T08:30:00.000Z', null],
    [{ quiet_from: '21:00' }, phone, '2026-11-24T17:30:00.000Z', null],
    [{ quiet_from: '08:00', quiet_until: '08:00' }, phone, '2026-11-24T17:30:00.000Z', null],
    [{}, phone, '2026-11-24T17:30:00.000Z', null],
  ])('%j for %s at %s last until %j [MESG-01]', (messages, recipient, now, until) =>
    expect(quietUntil(recipient, resolvePolicy({ messages }), at(now))).toBe(until),
  )

  it.each([
    // 2:00 to 3:00 comes twice in this night.
    ['Europe/Berlin', '02:30', '2026-10-25T00:10:00.000Z', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-10-25T01:10:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-10-25T01:29:59.999Z', '2026-10-25T01:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-10-25T01:30:00.000Z', null],
    // By half an hour alone.
    ['Australia/Lord_Howe', '01:45', '2026-04-04T15:10:30.000Z', '2026-04-04T15:15:00.000Z'],
    // 2:00 to 3:00 does not come.
    ['Europe/Berlin', '02:30', '2026-03-29T00:59:00.000Z', '2026-03-29T01:30:00.000Z'],
  ])(
    'in %s until %s, where clocks change, are never over in the past: at %s until %j [MESG-01]',
    (zone, quiet_until, now, until) => {
      const messages = { quiet_from: '22:00', quiet_until }
      const clock = { now, time_zone: zone }
      expect(quietUntil(phone, resolvePolicy({ messages }), clock)).toBe(until)
    },
  )
})
