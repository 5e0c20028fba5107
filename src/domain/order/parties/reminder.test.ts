import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import {
  aPolicy,
  aViewer,
  anOrder,
  byLink,
  clock,
  clockAfter,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { DAY, HOUR, later, MINUTE, type Instant } from '../../time.ts'
import { words } from '../../testing/words.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Order } from '../order.ts'
import type { ProofStep } from './step.ts'
import { isRefusal } from '../refusal.ts'
import { systemFor } from '../../policy/system.ts'
import { chasedNow, decideReminder, isReminderHour, reminderReasons } from './reminder.ts'
import { inEnglish } from '../../testing/in-english.ts'

const chased = (step: 'receive' | 'photo'): OrderEvent => ({
  type: 'chased',
  data: { step, party: 'receiver' },
})
/** Why somebody who signed in may not remind, by the kind. */
const kindFor = (order: Order, step: ProofStep, document: PolicyDocument, ms: number) => {
  const policy = aPolicy(document)
  const asking = { step, by: 'account', client_policy: policy } as const
  return reminderReasons(order, asking, aViewer(), policy, clockAfter(ms))[0]?.kind
}

/** A day after the ETA of the orders of these tests. */
const DUE_FOR_A_DAY = later(NOW, 2 * DAY)
/** A clock that is `ms` ahead of that. */
const lateBy = (ms: number) => clockAfter(2 * DAY + ms)

describe('A step is asked for', () => {
  const once = evolve(anOrder(), { ...recorded([chased('receive')], NOW, 2)[0]! })
  const late = evolve(anOrder(), { ...recorded([chased('receive')], DUE_FOR_A_DAY, 2)[0]! })
  const without = orderOf({ spocs: [{ name: 'Meera' }] })
  it.each<[string, Order, ProofStep, PolicyDocument, number, string | undefined]>([
    ['as soon as it is missing', anOrder(), 'receive', {}, 0, undefined],
    ['not where it is there', anOrder(), 'photo', {}, 0, 'done'],
    ['not after closure', anOrder(did.received), 'receive', {}, 0, 'done'],
    [
      'not of the office',
      anOrder(),
      'receive',
      { do_not_show_receivers_public_link: true },
      0,
      'rule',
    ],
    ['not where there is no contact', without, 'receive', {}, 0, 'rule'],
    ['not twice in an hour', once, 'receive', {}, HOUR - 1, 'locked'],
    ['again after an hour', once, 'receive', {}, HOUR, undefined],
  ])('%s [CHAS-01]', (_when, order, step, policy, ms, kind) => {
    expect(kindFor(order, step, policy, ms)).toBe(kind)
  })

  it.each<[string, Order, PolicyDocument, number, string[]]>([
    ['not unless the policy says so', anOrder(), {}, 2 * DAY, []],
    [
      'once it was missing for long enough',
      anOrder(),
      { chase: { automatic: true, after_hours: 24 } },
      2 * DAY,
      ['receive'],
    ],
    ['not before', anOrder(), { chase: { automatic: true, after_hours: 25 } }, 2 * DAY, []],
    ['not before its ETA', anOrder(), { chase: { automatic: true, after_hours: 1 } }, DAY, []],
    [
      'not where nobody knows when it is due',
      orderOf({ eta_hrs: undefined }),
      { chase: { automatic: true, after_hours: 1 } },
      9 * DAY,
      [],
    ],
    ['not twice within a day', late, { chase: { automatic: true } }, 3 * DAY - HOUR, []],
    ['again a day on', late, { chase: { automatic: true } }, 3 * DAY - HOUR / 2, ['receive']],
    ['not after closure', anOrder(did.received), { chase: { automatic: true } }, 2 * DAY, []],
  ])('by the timer: %s [CHAS-01]', (_when, order, policy, ms, steps) => {
    expect(chasedNow(order, aPolicy(policy), clockAfter(ms)).map(({ step }) => step)).toEqual(steps)
  })
})

it.each<[string, Instant, Instant, string[]]>([
  // Summer time begins on 29 March there, and ends on 25 October.
  ['after 23 hours', '2026-03-28T09:10:00.000Z', '2026-03-29T08:05:00.000Z', ['receive']],
  ['not after 22', '2026-03-28T09:10:00.000Z', '2026-03-29T07:05:00.000Z', []],
  ['after 25 hours', '2026-10-24T08:10:00.000Z', '2026-10-25T09:05:00.000Z', ['receive']],
  ['not after 24', '2026-10-24T08:10:00.000Z', '2026-10-25T08:05:00.000Z', []],
])(
  'the timer asks again in the same round of the next day: %s [CHAS-01]',
  (_when, asked, now, steps) => {
    const [event] = recorded([chased('receive')], asked, 2)
    const order = event && evolve(anOrder(), event)
    const policy = aPolicy({ chase: { automatic: true } })
    const told = order && chasedNow(order, policy, { now, time_zone: 'Europe/Berlin' })
    expect(told?.map(({ step }) => step)).toEqual(steps)
  },
)

describe('The timer’s hours', () => {
  it.each<[string, string, boolean]>([
    ['2026-03-10T03:29:59.999Z', 'Asia/Kolkata', false],
    ['2026-03-10T03:30:00.000Z', 'Asia/Kolkata', true],
    ['2026-03-10T13:29:59.999Z', 'Asia/Kolkata', true],
    ['2026-03-10T13:30:00.000Z', 'Asia/Kolkata', false],
    ['2026-03-10T03:30:00.000Z', 'UTC', false],
    ['2026-03-10T13:30:00.000Z', 'UTC', true],
  ])('%s in %s is one of them: %s [CHAS-01]', (now, time_zone, is_one) => {
    expect(isReminderHour({ now, time_zone })).toBe(is_one)
  })
})

describe('The judge of a reminder', () => {
  const automatic: PolicyDocument = {
    chase: { automatic: true },
    receive: { needs_epod_photo: true },
  }
  const remind = (order: Order, step: ProofStep, by: 'account' | 'timer', at = clock) => {
    const policy = aPolicy(automatic)
    const viewer = by === 'timer' ? systemFor('c-1', order.user) : aViewer()
    return decide(
      order,
      { type: 'remind', step, link_id: 'l-1', expires_at: NOW, by, client_policy: policy },
      viewer,
      policy,
      at,
    )
  }
  const photo_asked = evolve(anOrder(), { ...recorded([chased('photo')], DUE_FOR_A_DAY, 2)[0]! })

  it('puts the link on record, and behind it the step that it is for [CHAS-01]', () => {
    expect(remind(anOrder(), 'photo', 'timer', lateBy(0))).toEqual([
      { type: 'link_created', data: { link_id: 'l-1', party: 'driver', expires_at: NOW } },
      { type: 'chased', data: { step: 'photo', party: 'driver' } },
    ])
  })

  it.each<[string, ProofStep, 'account' | 'timer', number, string | null]>([
    ['an account, of a step asked for two hours ago', 'photo', 'account', 2 * HOUR, null],
    ['the timer, of that step', 'photo', 'timer', 2 * HOUR, words.reminded_today],
    ['the timer, of the other step', 'receive', 'timer', 2 * HOUR, null],
    ['the timer, of that step a day later', 'photo', 'timer', DAY, null],
    ['the timer, in the next day’s round, begun earlier in it', 'photo', 'timer', DAY - 40, null],
    ['the timer, in the round before', 'photo', 'timer', DAY - HOUR, words.reminded_today],
    ['an account, at night', 'receive', 'account', 9 * HOUR, null],
    ['the timer, at night', 'receive', 'timer', 9 * HOUR, words.reminders_by_day('09:00', '19:00')],
    [
      'the timer, of what was missing since lately',
      'receive',
      'timer',
      -2 * HOUR,
      words.reminder_too_soon(24),
    ],
  ])('lets or stops %s [CHAS-01]', (_who, step, by, ms, message) => {
    const outcome = remind(photo_asked, step, by, lateBy(ms))
    expect(isRefusal(outcome) ? inEnglish(outcome.refused[0]) : null).toBe(message)
  })

  it('lets the timer ask for one step while the other waits for its day [CHAS-01]', () => {
    expect(
      chasedNow(photo_asked, aPolicy(automatic), lateBy(HOUR)).map(({ step }) => step),
    ).toEqual(['receive'])
  })

  it('stops the timer where the client does not want it, and whoever may give no such link [CHAS-01]', () => {
    const off = aPolicy()
    const by = (asking: 'account' | 'timer', viewer = aViewer(), policy = off) =>
      reminderReasons(
        anOrder(),
        { step: 'receive', by: asking, client_policy: off },
        viewer,
        policy,
        clock,
      ).map(inEnglish)
    expect(by('timer', systemFor('c-1', 'northwind'))).toEqual([words.reminders_off])
    const no_link = words.wrong_party(words.actions.receiver_link)
    expect(by('account', byLink('receiver'))).toEqual([no_link])
    expect(by('account', aViewer({ kind: 'vendor', transporter: 'Roadrunner' }))).toEqual([no_link])
    const hidden = aPolicy({ dashboard_customization: { hide: { receiver_link: true } } })
    expect(by('account', aViewer(), hidden)).toEqual([words.hidden(words.actions.receiver_link)])
    expect(by('account')).toEqual([])
  })

  it.each<[string, Order, ProofStep, 'account' | 'timer', PolicyDocument, number, object[]]>([
    ['what is there', anOrder(), 'photo', 'account', {}, 0, [{ kind: 'done', code: 'not_owed' }]],
    [
      'what the office owes',
      anOrder(),
      'receive',
      'account',
      { do_not_show_receivers_public_link: true },
      0,
      [{ kind: 'rule', field: 'step', code: 'owed_by_desk' }],
    ],
    [
      'whom nobody can reach',
      orderOf({ spocs: [{ name: 'Meera' }] }),
      'receive',
      'account',
      {},
      0,
      [{ kind: 'rule', field: 'step', code: 'no_contact' }],
    ],
    [
      'at night',
      anOrder(),
      'receive',
      'timer',
      automatic,
      9 * HOUR,
      [{ kind: 'rule', field: 'step', code: 'reminders_by_day' }],
    ],
    [
      'too soon',
      anOrder(),
      'receive',
      'timer',
      { chase: { automatic: true, after_hours: 25 } },
      0,
      [{ kind: 'rule', field: 'step', code: 'reminder_too_soon' }],
    ],
    [
      'twice a day',
      photo_asked,
      'photo',
      'timer',
      automatic,
      2 * HOUR,
      [{ kind: 'rule', field: 'step', code: 'reminded_today' }],
    ],
    [
      'again after twenty minutes',
      photo_asked,
      'photo',
      'account',
      automatic,
      20 * MINUTE,
      [{ kind: 'locked', code: 'just_asked', retry_after: 40 * 60 }],
    ],
  ])(
    'is not asked for %s, and is told why [CHAS-01]',
    (_what, order, step, by, document, ms, said) => {
      const policy = aPolicy(document)
      const reasons = reminderReasons(
        order,
        { step, by, client_policy: policy },
        systemFor('c-1', order.user),
        policy,
        lateBy(ms),
      )
      expect([reasons.length, reasons]).toMatchObject([said.length, said])
    },
  )

  it('makes no link for what nobody outside owes [CHAS-01]', () => {
    const command = {
      type: 'remind',
      step: 'photo',
      link_id: 'l-1',
      expires_at: NOW,
      by: 'account',
      client_policy: aPolicy(),
    } as const
    expect(decideReminder(anOrder(), command, clock)).toMatchObject({
      refused: [{ kind: 'rule', field: 'step', code: 'owed_by_desk' }],
    })
  })
})
