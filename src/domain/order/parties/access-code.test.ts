import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import type { Action } from '../../policy/question.ts'
import { resolvePolicy } from '../../policy/resolve.ts'
import { anOrder, byLink } from '../../testing/factories.ts'
import { later, MINUTE, SECOND } from '../../time.ts'
import {
  challengeOf,
  codeContacts,
  codeExpiry,
  isOpenToTry,
  mayAskForCode,
  type AccessCode,
} from './access-code.ts'

const now = '2026-03-01T10:00:00.000Z'
const policy = resolvePolicy({})
const sentAgo = (ms: number, change: Partial<AccessCode> = {}): AccessCode => ({
  hash: 'h',
  created_at: later(now, -ms),
  expires_at: codeExpiry(policy, later(now, -ms)),
  tries: 0,
  used_at: null,
  ...change,
})
const none = { to_contact_in_hour: 0, by_account_in_day: 0 }

describe('a code that opens a page found by its number', () => {
  it.each([
    ['the first', [], none, true],
    ['a second after 29 s', [sentAgo(29 * SECOND)], none, false],
    ['a second after 30 s', [sentAgo(30 * SECOND)], none, true],
    [
      'a sixth, the first of which is a day old',
      [1, 2, 3, 4, 24 * 6].map((n) => sentAgo(n * 10 * MINUTE)),
      none,
      true,
    ],
    ['a sixth in a day', [1, 2, 3, 4, 5].map((n) => sentAgo(n * 10 * MINUTE)), none, false],
    [
      'one after five wrong tries, within 15 minutes',
      [sentAgo(14 * MINUTE, { tries: 5 })],
      none,
      false,
    ],
    ['one after five wrong tries, 15 minutes on', [sentAgo(15 * MINUTE, { tries: 5 })], none, true],
    [
      'one more than the contact may get in an hour',
      [],
      { ...none, to_contact_in_hour: policy.otp.per_contact_an_hour },
      false,
    ],
    [
      'one more than the account may send in a day',
      [],
      { ...none, by_account_in_day: policy.otp.per_account_a_day },
      false,
    ],
  ] as const)(
    'is sent or not within the caps: %s [LINK-02] [OTP-03]',
    (_name, sent, usage, may) => {
      expect(mayAskForCode(sent, usage, policy, now)).toBe(may)
    },
  )

  it.each([
    ['a fresh one', sentAgo(MINUTE), true],
    ['one that was used', sentAgo(MINUTE, { used_at: now }), false],
    ['one with five wrong tries', sentAgo(MINUTE, { tries: 5 }), false],
    ['one at its end', sentAgo(10 * MINUTE), false],
  ] as const)('may be tried or not: %s [LINK-02]', (_name, code, may) => {
    expect(isOpenToTry(code, now)).toBe(may)
  })

  it('goes to the stored contacts of the page’s own party [LINK-02]', () => {
    const order = {
      driver: { name: 'Ravi', contact: ['9000000001'] },
      spocs: [
        { name: 'Meera', contact: { phone: ['9000000002'], email: ['m@example.com'], status: [] } },
      ],
    }
    expect(codeContacts(order, 'driver')).toEqual(['9000000001'])
    expect(codeContacts(order, 'receiver')).toEqual(['9000000002', 'm@example.com'])
    expect(codeContacts(order, 'tracking')).toEqual(['9000000002', 'm@example.com'])
  })
})

describe('codes of a page, judged as one-time passwords are', () => {
  const viewer = byLink('receiver', 'plain_id')
  const clock = { now, time_zone: policy.time_zone }
  it.each([
    ['none', [], null, 'otp_none'],
    ['one, a second ago', [sentAgo(SECOND)], 'otp_too_soon', null],
    ['one, a minute ago', [sentAgo(MINUTE)], null, null],
    ['one that was used', [sentAgo(MINUTE, { used_at: now })], null, 'otp_none'],
    ['one that is too old', [sentAgo(60 * MINUTE)], null, 'otp_expired'],
    ['one tried five times', [sentAgo(MINUTE, { tries: 5 })], 'otp_locked', 'otp_locked'],
    ['five in a day', [1, 2, 3, 4, 5].map((n) => sentAgo(n * MINUTE)), 'otp_too_many', null],
  ] as const)('%s: may one be asked for, and entered? [OTP-03]', (_name, codes, send, enter) => {
    const asked = { ...anOrder(), challenge: challengeOf(codes) }
    const first = (action: Action) => whyNot(asked, action, viewer, policy, clock)[0]?.code ?? null
    expect([first('trigger_otp'), first('verify_otp')]).toEqual([send, enter])
  })
})
