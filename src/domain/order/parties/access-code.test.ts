import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import type { Action } from '../../policy/question.ts'
import { resolvePolicy } from '../../policy/resolve.ts'
import { anOrder, byLink } from '../../testing/factories.ts'
import { later, MINUTE, SECOND } from '../../time.ts'
import type { OtpUsage } from '../commands.ts'
import {
  challengeOf,
  codeContacts,
  codeExpiry,
  mayAskForCode,
  openToTry,
  slowedFor,
  type AccessCode,
  type PageUsage,
} from './access-code.ts'

const now = '2026-03-01T10:00:00.000Z'
const policy = resolvePolicy({})
const sentAgo = (ms: number, change: Partial<AccessCode> = {}): AccessCode => ({
  hash: 'h',
  created_at: later(now, -ms),
  expires_at: codeExpiry(policy, later(now, -ms)),
  tries: 0,
  tries_from: {},
  asked_from: 'own',
  used_at: null,
  ...change,
})
/** Wrong tries, by the networks that they came from. */
const tried = (tries_from: Record<string, number>): Partial<AccessCode> => ({
  tries: Object.values(tries_from).reduce((sum, tries) => sum + tries, 0),
  tries_from,
})
const none = { to_contact_in_hour: 0, by_account_in_day: 0 }
const { per_contact_an_hour, per_account_a_day } = policy.otp
const usage = (own: Partial<OtpUsage>, all: Partial<OtpUsage>): PageUsage => ({
  own: { ...none, ...own },
  all: { ...none, ...all },
})
const several = (count: number, change: Partial<AccessCode> = {}): AccessCode[] =>
  Array.from({ length: count }, (_, n) => sentAgo((n + 1) * 11 * MINUTE, change))

const others = { asked_from: 'other' }
const third = { asked_from: 'third' }
/** Ten codes of others, the last of them so many minutes ago. */
const tenAgo = (minutes: number): AccessCode[] =>
  Array.from({ length: 10 }, (_, n) => sentAgo((minutes + n) * MINUTE, others))
const wrong = tried({ own: 5 })

describe('a code that opens a page found by its number', () => {
  it.each([
    ['the first', [], true],
    ['a second after 29 s', [sentAgo(29 * SECOND)], false],
    ['a second after 30 s', [sentAgo(30 * SECOND)], true],
    ['a second 29 s after another network’s', [sentAgo(29 * SECOND, others)], false],
    [
      'a sixth, the first of which is a day old',
      [1, 2, 3, 4, 24 * 6].map((n) => sentAgo(n * 10 * MINUTE)),
      true,
    ],
    ['a sixth in a day', several(5), false],
    ['its first after five of another network', several(5, others), true],
    ['its first after five of nobody knows which', several(5, { asked_from: null }), true],
    ['its fifth after five of others', [...several(4), ...several(5, others)], true],
    ['its first after ten of others', several(10, others), false],
    ['its first 14 minutes after the last of ten of others', tenAgo(14), false],
    ['its first 15 minutes after the last of ten of others', tenAgo(15), true],
    ['its second then', [sentAgo(MINUTE), ...tenAgo(15)], false],
    ['its second a quarter of an hour on', [sentAgo(15 * MINUTE), ...tenAgo(30)], false],
    [
      'its first a minute after one that was let in so',
      [sentAgo(MINUTE, third), ...tenAgo(15)],
      false,
    ],
    ['its first a day after its last', [...tenAgo(15), sentAgo(24 * 60 * MINUTE)], true],
    ['one after five wrong tries, within 15 minutes', [sentAgo(14 * MINUTE, wrong)], false],
    ['one after five wrong tries, 15 minutes on', [sentAgo(15 * MINUTE, wrong)], true],
    ['one after five wrong tries of others', [sentAgo(MINUTE, tried({ other: 5 }))], true],
    [
      'one after five wrong tries on a code before the last',
      [sentAgo(MINUTE, others), sentAgo(14 * MINUTE, wrong)],
      false,
    ],
    ['one after all tries of all', [sentAgo(MINUTE, { tries: 15 })], true],
  ] as const)('is sent or not to one network: %s [LINK-02] [OTP-03]', (_name, sent, may) => {
    expect(mayAskForCode(sent, 'own', usage({}, {}), policy, now)).toBe(may)
  })

  it.each([
    ['one less of its own', { to_contact_in_hour: per_contact_an_hour - 1 }, {}, true],
    ['all of its own', { to_contact_in_hour: per_contact_an_hour }, {}, false],
    ['one less of all', {}, { to_contact_in_hour: 2 * per_contact_an_hour - 1 }, true],
    ['all of all', {}, { to_contact_in_hour: 2 * per_contact_an_hour }, false],
    ['half of the account’s day', { by_account_in_day: per_account_a_day / 2 }, {}, false],
    ['less than that', { by_account_in_day: per_account_a_day / 2 - 1 }, {}, true],
    ['that half by others', {}, { by_account_in_day: per_account_a_day - 1 }, true],
    ['all of the account’s day', {}, { by_account_in_day: per_account_a_day }, false],
  ])('is sent or not within the caps: %s [LINK-02] [OTP-03]', (_name, own, all, may) => {
    expect(mayAskForCode([], 'own', usage(own, all), policy, now)).toBe(may)
  })

  it('is sent to one network where the account may have no more than one a day [LINK-02] [OTP-03]', () => {
    const one = resolvePolicy({ otp: { per_account_a_day: 1 } })
    const may = (by_account_in_day: number) =>
      mayAskForCode([], 'own', usage({ by_account_in_day }, {}), one, now)
    expect([may(0), may(1)]).toEqual([true, false])
  })

  it.each([
    ['none', [], false],
    ['a fresh one', [sentAgo(MINUTE)], true],
    ['one that another network asked for', [sentAgo(MINUTE, others)], true],
    ['one that nobody knows who asked for', [sentAgo(MINUTE, { asked_from: null })], true],
    ['one that was used', [sentAgo(MINUTE, { used_at: now })], false],
    ['one with five wrong tries', [sentAgo(MINUTE, wrong)], false],
    ['one with five wrong tries of another network', [sentAgo(MINUTE, tried({ other: 5 }))], true],
    ['one with five wrong tries of nobody knows whom', [sentAgo(MINUTE, { tries: 5 })], true],
    ['one with a try left to all', [sentAgo(MINUTE, tried({ own: 4, a: 5, b: 5 }))], true],
    ['one with fifteen wrong tries of others', [sentAgo(MINUTE, tried({ a: 5, b: 10 }))], false],
    [
      'one of another network, after five wrong tries on the one before',
      [sentAgo(MINUTE, others), sentAgo(14 * MINUTE, wrong)],
      false,
    ],
    ['one at its end', [sentAgo(10 * MINUTE)], false],
  ] as const)('may be tried by one network or not: %s [LINK-02]', (_name, codes, may) => {
    expect(openToTry(codes, 'own', now)).toBe(may ? codes[0] : null)
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
    ['one tried five times', [sentAgo(MINUTE, wrong)], 'otp_locked', 'otp_locked'],
    ['one that others tried five times', [sentAgo(MINUTE, tried({ other: 5 }))], null, null],
    ['one tried by all', [sentAgo(MINUTE, { tries: 15 })], null, 'otp_none'],
    ['one of others, a second ago', [sentAgo(SECOND, others)], 'otp_too_soon', null],
    ['five in a day', [1, 2, 3, 4, 5].map((n) => sentAgo(n * MINUTE)), 'otp_too_many', null],
    [
      'five of others in a day',
      [1, 2, 3, 4, 5].map((n) => sentAgo(n * MINUTE, others)),
      null,
      null,
    ],
    ['ten of others in a day', several(10, others), null, 'otp_expired'],
    ['ten of others, and one', [sentAgo(MINUTE), ...tenAgo(15)], 'otp_too_many', null],
  ] as const)('%s: may one be asked for, and entered? [OTP-03]', (_name, codes, send, enter) => {
    const asked = { ...anOrder(), challenge: challengeOf(codes, 'own', now) }
    const first = (action: Action) => whyNot(asked, action, viewer, policy, clock)[0]?.code ?? null
    expect([first('trigger_otp'), first('verify_otp')]).toEqual([send, enter])
  })

  it('slow who asked for none because of others, for a quarter of an hour at most [LINK-02]', () => {
    const slowed = [[], several(9, others), tenAgo(11), tenAgo(15)].map((codes) =>
      slowedFor(codes, now),
    )
    expect(slowed).toEqual([0, 0, 240, 0])
  })
})
