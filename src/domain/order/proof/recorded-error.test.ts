import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import { KEY_PREFIX } from '../../policy/viewer.ts'
import { aPolicy, aViewer, byLink, clock, created, NOW, recorded } from '../../testing/factories.ts'
import { english } from '../../words/catalogue.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import { eventSummary } from '../event-summary.ts'
import type { Recorded } from '../events.ts'
import { evolve, replay } from '../evolve.ts'
import { orderOnWire } from '../on-wire.ts'
import type { Order } from '../order.ts'
import { pastCommand } from '../past-command.ts'
import { isRefusal } from '../refusal.ts'

const document: PolicyDocument = { show_receive_button: true, review_levels: 2 }
const policy = aPolicy(document)
const begun = replay(recorded([created()])) as Order
type Turn = readonly [by: string, command: Command]

/** The order after these commands with their events, or the first refusal. */
const played = (...turns: readonly Turn[]) => {
  let order = begun
  const log: Recorded[] = []
  for (const [username, command] of turns) {
    const outcome = decide(order, command, { ...aViewer(), username }, policy, clock)
    if (isRefusal(outcome)) return { order, log, refused: outcome.refused.map(({ code }) => code) }
    for (const event of recorded(outcome, NOW, order.rev + 1)) {
      const told = { ...event, actor: { ...event.actor, username } }
      log.push(told)
      order = evolve(order, told)
    }
  }
  return { order, log, refused: [] }
}

const receive: Turn = ['asha', { type: 'receive' }]
const reject: Turn = ['asha', { type: 'reject' }]
const judge = (is_approved: boolean): Turn => ['asha', { type: 'review', is_approved }]
const report = (act: 'closing' | 'review', by = 'asha', reason = 'Wrong LR'): Turn => [
  by,
  { type: 'report_error', act, reason },
]
const settle = (by: string, is_confirmed = true): Turn => [
  by,
  { type: 'settle_error', is_confirmed },
]

describe('an act that was recorded in error', () => {
  it.each([
    ['a receipt', receive],
    ['a rejection', reject],
  ])(
    '%s is said by one and confirmed by another, and can be corrected then [DESK-22]',
    (_, act) => {
      const { order, log } = played(act, report('closing'), settle('ravi'))
      expect(log.slice(-2)).toMatchObject([
        { type: 'error_reported', data: { act: 'closing', version: 1, reason: 'Wrong LR' } },
        {
          type: 'recorded_in_error',
          data: { act: 'closing', version: 1, reason: 'Wrong LR', reported_by: 'asha' },
        },
      ])
      expect(order).toMatchObject({
        ended: true,
        reupdate_allowed: true,
        error_reports: [
          { act: 'closing', by: 'asha', outcome: { is_confirmed: true, by: 'ravi', time: NOW } },
        ],
      })
      // What was recorded stays until it is opened again (EPOD-09, PROF-05).
      expect(order.epod.otp.verified || order.epod.reject.rejected).toBe(true)
      expect(whyNot(order, 'reupdate', aViewer(), policy, clock)).toEqual([])
      expect(whyNot(order, 'receive', aViewer(), policy, clock)).not.toEqual([])
      expect(orderOnWire(order).error_reports).toHaveLength(1)
    },
  )

  it('is not so before a second person says it, nor where that person denies it [DESK-22]', () => {
    const reported = played(receive, report('closing'))
    expect(reported.order).toMatchObject({ reupdate_allowed: false, review_pending: true })
    for (const by of ['asha', 'ravi'])
      expect(played(receive, report('closing'), settle(by, false)).order).toMatchObject({
        reupdate_allowed: false,
        error_reports: [{ outcome: { is_confirmed: false, by } }],
      })
    expect(begun).not.toHaveProperty('error_reports')
    expect(orderOnWire(begun)).not.toHaveProperty('error_reports')
  })

  it.each([
    ['an approval', [judge(true)], 1],
    ['the last approval', [judge(true), judge(true)], 2],
    ['a proof turned down', [judge(false)], 1],
  ] as const)('%s is judged anew at the same level [DESK-22] [REVW-01]', (_, turns, level) => {
    const { order } = played(receive, ...turns, report('review'), settle('ravi'))
    expect(order).toMatchObject({ review_pending: true, reupdate_allowed: false, review: null })
    expect(order.approval_status.review_history.map(({ in_error }) => in_error)).toEqual([
      ...Array.from({ length: turns.length - 1 }),
      true,
    ])
    const again = played(receive, ...turns, report('review'), settle('ravi'), judge(true))
    expect(again.log.at(-1)).toMatchObject({ type: 'reviewed', data: { level } })
  })

  it('keeps the next judgement waiting while it is asked of the last one, which it would strike else [DESK-22] [REVW-02]', () => {
    const asked = played(receive, judge(true), report('review'), judge(false))
    expect(asked.refused).toEqual(['review_in_question'])
    const turns = [receive, judge(true), report('review')] as const
    expect(played(...turns, settle('ravi', false), judge(true)).order).toMatchObject({
      review_pending: false,
      review: { outcome: 'approved', level: 2 },
    })
    const confirmed = played(...turns, settle('ravi'), judge(false))
    expect(confirmed.order.approval_status.review_history).toMatchObject([
      { is_approved: true, in_error: true },
      { is_approved: false, level: 1 },
    ])
    // Asked of the proof's end, nothing is struck.
    expect(played(receive, report('closing'), judge(true)).refused).toEqual([])
  })

  it.each<[string, Turn[], string[]]>([
    ['no reason', [receive, report('closing', 'asha', ' ')], ['reason_missing']],
    ['too long a reason', [receive, report('closing', 'asha', 'x'.repeat(501))], ['too_long']],
    ['an open order', [report('closing')], ['not_closed']],
    ['a proof without judgement', [receive, report('review')], ['not_reviewed']],
    ['a second report', [receive, report('closing'), report('closing')], ['error_pending']],
    [
      'what is known to be in error',
      [receive, report('closing'), settle('ravi'), report('closing')],
      ['error_known'],
    ],
    ['one person for both', [receive, report('closing'), settle('asha')], ['error_by_same']],
    [
      'a key for the second person',
      [receive, report('closing'), settle(`${KEY_PREFIX}a`)],
      ['error_by_same'],
    ],
    [
      'a key for the first person',
      [receive, report('closing', `${KEY_PREFIX}a`), settle('ravi')],
      ['error_by_same'],
    ],
    ['nothing to settle', [receive, settle('ravi')], ['no_error']],
    [
      'what is settled already',
      [receive, report('closing'), settle('ravi'), settle('ravi')],
      ['no_error'],
    ],
  ])('is refused with %s [DESK-22]', (_, turns, codes) => {
    expect(played(...turns).refused).toEqual(codes)
  })

  it('is no affair of carriers and links [DESK-22]', () => {
    const { order } = played(receive)
    for (const viewer of [
      byLink('receiver'),
      byLink('driver'),
      aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
    ]) {
      const outcome = decide(order, report('closing')[1], viewer, policy, clock)
      expect(isRefusal(outcome)).toBe(true)
    }
  })

  it('asks nobody any more once the order is opened again, and may be said of the next proof [DESK-22]', () => {
    const turns = [receive, judge(false), report('closing')] as const
    const reopened = played(...turns, ['ravi', { type: 'reupdate', reason: 'x' }])
    expect(reopened.order.error_reports).toEqual([])
    expect(
      played(
        receive,
        report('closing'),
        settle('ravi'),
        ['ravi', { type: 'reupdate', reason: 'x' }],
        receive,
        report('closing'),
      ).order.error_reports,
    ).toMatchObject([{ version: 1 }, { version: 2, outcome: null }])
  })

  it('is told by History and by the command that the log tells of [DESK-22]', () => {
    const { log, order } = played(receive, report('closing'), settle('ravi'))
    const [, reported, confirmed] = log
    expect(
      [reported, confirmed].map((event) => event && eventSummary(event, english, 'Asia/Kolkata')),
    ).toMatchObject([
      { title: 'Said to be recorded in error', detail: 'Wrong LR' },
      { title: 'Recorded in error', detail: 'Wrong LR (asha)' },
    ])
    expect(
      [reported, confirmed].map(
        (event) => event && event.type !== 'created' && pastCommand(order, event),
      ),
    ).toEqual([
      { type: 'report_error', act: 'closing', reason: 'Wrong LR' },
      { type: 'settle_error', is_confirmed: true },
    ])
  })
})
