import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Action } from '../../policy/question.ts'
import { KEY_PREFIX } from '../../policy/viewer.ts'
import {
  aPolicy,
  aViewer,
  clock,
  clockAfter,
  created,
  did,
  NOW,
  recorded,
} from '../../testing/factories.ts'
import { later } from '../../time.ts'
import { words } from '../../testing/words.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { evolve, replay } from '../evolve.ts'
import { orderOnWire } from '../on-wire.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import { versionsOf } from './versions.ts'
import { inEnglish } from '../../testing/in-english.ts'

const two: PolicyDocument = { review_levels: 2, show_receive_button: true }
const begun = replay(recorded([created()])) as Order
/** The order after these commands, each by an account and under a policy. */
const after = (
  order: Order,
  document: PolicyDocument,
  ...commands: readonly (readonly [by: string, command: Command])[]
): Order =>
  commands.reduce((now, [username, command]) => {
    const outcome = decide(now, command, { ...aViewer(), username }, aPolicy(document), clock)
    if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
    return recorded(outcome, NOW, now.rev + 1).reduce(
      (one, event) => evolve(one, { ...event, actor: { ...event.actor, username } }),
      now,
    )
  }, order)
const receive = ['u-1', { type: 'receive' }] as const
const statusOf = (order: Order): string => orderOnWire(order).review_status
const said = (is_approved: boolean, by = 'u-1') => [by, { type: 'review', is_approved }] as const
const why = (order: Order, action: Action, document: PolicyDocument, username = 'u-1') =>
  whyNot(order, action, { ...aViewer(), username }, aPolicy(document), clock).map(inEnglish)

describe('a review', () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
  ])('of %s levels waits after a receipt: %s [REVW-01] [REVW-02]', (review_levels, pending) => {
    const order = after(begun, { ...two, review_levels }, receive)
    expect([order.review_pending, statusOf(order), order.reupdate_allowed]).toEqual([
      pending,
      'Review Not Started',
      false,
    ])
  })

  it('of one level ends with its approval [REVW-01] [REVW-02]', () => {
    const order = after(begun, { ...two, review_levels: 1 }, receive, said(true))
    expect(orderOnWire(order)).toMatchObject({
      review_pending: false,
      review_status: 'Approved',
      reupdate_allowed: false,
      approval_status: {
        review_status: 'Approved',
        review_history: [{ is_approved: true, review_on: NOW, by: 'u-1', level: 1 }],
      },
    })
    expect(why(order, 'review', two)).toEqual([words.not_pending])
  })

  it('of two levels goes on after the first approval, and the second may be another’s [REVW-02]', () => {
    const first = after(begun, two, receive, said(true))
    expect([first.review_pending, statusOf(first)]).toEqual([true, 'Approved 1'])
    expect([
      why(first, 'review', { ...two, review_by_two: true }),
      why(first, 'review', { ...two, review_by_two: true }, 'u-2'),
      why(first, 'review', { ...two, review_by_two: true }, `${KEY_PREFIX}u-2`),
    ]).toEqual([[words.review_by_same], [], [words.review_by_same]])
    const second = after(first, two, said(true, 'u-2'))
    expect([second.review_pending, statusOf(second)]).toEqual([false, 'Approved'])
    expect(second.approval_status.review_history.map(({ by, level }) => [by, level])).toEqual([
      ['u-1', 1],
      ['u-2', 2],
    ])
  })

  it('that is a rejection opens the re-update, whatever was approved before [REVW-02]', () => {
    const order = after(begun, two, receive, said(true), said(false))
    expect([order.review_pending, statusOf(order), order.reupdate_allowed]).toEqual([
      false,
      'Rejected',
      true,
    ])
    expect([why(order, 'reupdate', two), why(order, 'receive', two)]).toEqual([
      [],
      [words.already_received],
    ])
  })
})

describe('a re-update', () => {
  const turned_down = after(
    begun,
    two,
    [
      'u-1',
      {
        type: 'remark',
        by: 'Meera',
        text: 'fine',
        categories: [],
        custom_fields: {},
        extra_fields: {},
      },
    ],
    receive,
    said(true),
    said(false),
  )
  const reopen = ['u-1', { type: 'reupdate', reason: 'wrong paper' }] as const

  it('opens the order for one more receipt, with what was on record, and its review begins anew [REVW-03] [EPOD-09]', () => {
    const open = after(turned_down, two, reopen)
    expect(orderOnWire(open)).toMatchObject({
      ended: false,
      delivery_time: null,
      trip_status: 'Running',
      review_pending: false,
      reupdate_allowed: false,
      review_status: 'Review Not Started',
      epod: {
        version: { number: 2, since: NOW },
        otp: { verified: false },
        reject: { rejected: false, rejected_At: null },
        remarks: [{ text: 'fine' }],
      },
    })
    expect([why(open, 'receive', two), why(open, 'reupdate', two)]).toEqual([
      [],
      [words.no_reupdate],
    ])
    const again = after(open, two, receive, said(true))
    expect([again.review_pending, statusOf(again)]).toEqual([true, 'Approved 1'])
    expect(why(again, 'receive', two)).toEqual([words.already_received])
  })

  it('keeps, without spaces around it, why it was opened again [REVW-03]', () =>
    expect(
      decide(
        turned_down,
        { type: 'reupdate', reason: ' wrong paper ' },
        aViewer(),
        aPolicy(two),
        clock,
      ),
    ).toEqual([{ type: 'reopened', data: { reason: 'wrong paper' } }]))

  it('leaves the trip of one that reached its destination at its end [REVW-03] [EPOD-03]', () => {
    const there = { ...turned_down.destination, geofence_in_time: NOW }
    expect(after({ ...turned_down, destination: there }, two, reopen)).toMatchObject({
      ended: true,
      trip_completed_at: turned_down.trip_completed_at,
    })
  })

  it('asks for each level anew after a second rejection: what was approved before either counts no more [REVW-02] [REVW-03]', () => {
    const twice = after(turned_down, two, reopen, receive, said(true), said(false))
    expect([twice.review_pending, statusOf(twice), twice.reupdate_allowed]).toEqual([
      false,
      'Rejected',
      true,
    ])
    const first = after(twice, two, reopen, receive, said(true))
    expect([first.review_pending, statusOf(first), first.epod.version.number]).toEqual([
      true,
      'Approved 1',
      3,
    ])
    expect([
      why(first, 'review', { ...two, review_by_two: true }),
      why(first, 'review', { ...two, review_by_two: true }, 'u-2'),
    ]).toEqual([[words.review_by_same], []])
    const second = after(first, two, said(true, 'u-2'))
    expect([second.review_pending, statusOf(second)]).toEqual([false, 'Approved'])
    expect(
      second.approval_status.review_history.map(({ is_approved, level }) => [is_approved, level]),
    ).toEqual([
      [true, 1],
      [false, 2],
      [true, 1],
      [false, 2],
      [true, 1],
      [true, 2],
    ])
  })

  it('asks for each level anew where the proof before was ended in error: its approvals were of that one [REVW-02] [DESK-22]', () => {
    const at = later(NOW, 60_000)
    const policy: PolicyDocument = { ...two, review_by_two: true }
    const approved = after(begun, policy, receive, said(true))
    const open = after(
      approved,
      policy,
      ['u-1', { type: 'report_error', act: 'closing', reason: 'Wrong LR' }],
      ['u-2', { type: 'settle_error', is_confirmed: true }],
    )
    const reopened = recorded([{ type: 'reopened', data: { reason: 'x' } }], at, open.rev + 1)
    const second = after(reopened.reduce<Order>(evolve, open), policy, receive)
    expect(why(second, 'review', policy)).toEqual([])
    const outcome = decide(
      second,
      { type: 'review', is_approved: true },
      aViewer(),
      aPolicy(policy),
      clockAfter(60_000),
    )
    expect(outcome).toMatchObject([{ type: 'reviewed', data: { level: 1, levels: 2 } }])
  })

  it('needs a reason, and a rejected review before it [REVW-03]', () => {
    const outcome = decide(
      turned_down,
      { type: 'reupdate', reason: ' ' },
      aViewer(),
      aPolicy(two),
      clock,
    )
    expect(isRefusal(outcome) && outcome.refused[0]).toMatchObject({
      code: 'reason_missing',
      field: 'reupdate.reason',
    })
    expect(why(after(begun, two, receive), 'reupdate', two)).toEqual([words.no_reupdate])
  })

  it('gives each role its one remark again, where there is but one [REVW-03] [REM-08]', () => {
    const one: PolicyDocument = { ...two, screen: { multiRemark: false } }
    const at = later(NOW, 60_000)
    const log = recorded([
      created(),
      did.remarked('a', 'client'),
      did.received,
      { type: 'reviewed', data: { is_approved: false, level: 1, levels: 1 } },
    ])
    const open = recorded([{ type: 'reopened', data: { reason: 'x' } }], at, 5).reduce<Order>(
      evolve,
      replay(log) as Order,
    )
    expect([why(replay(log) as Order, 'remark', one), why(open, 'remark', one)]).toEqual([
      [words.one_remark_only],
      [],
    ])
    const again = recorded([did.remarked('b', 'client')], at, 6).reduce<Order>(evolve, open)
    expect(
      whyNot(again, 'remark', aViewer(), aPolicy(one), clockAfter(60_000)).map(inEnglish),
    ).toEqual([words.one_remark_only])
  })

  it('keeps every version of the proof [REVW-03]', () => {
    const story: OrderEvent[] = [
      created(),
      did.photo('a'),
      did.received,
      { type: 'reviewed', data: { is_approved: false, level: 1, levels: 1 } },
      { type: 'reopened', data: { reason: 'wrong paper' } },
      did.photo('b'),
      did.rejected,
    ]
    const versions = versionsOf(recorded(story))
    expect(
      versions.map(({ version, ended_at, reason, by, epod }) => [
        version,
        ended_at,
        reason,
        by,
        epod.photos.length,
        epod.otp.verified,
        epod.reject.rejected,
      ]),
    ).toEqual([
      [1, NOW, 'wrong paper', 'u-1', 1, true, false],
      [2, null, null, null, 2, false, true],
    ])
    expect(versionsOf([])).toEqual([])
  })
})
