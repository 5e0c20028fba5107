import { describe, expect, it } from 'vitest'
import { policyOfRules } from '../../policy/ruled-policy.ts'
import type { PublicRules } from '../../policy/public-rules.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import { aPolicy, aViewer, byLink, clock, did, orderOf, recorded } from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { english } from '../../words/catalogue.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import { eventSummary } from '../event-summary.ts'
import type { OrderEvent } from '../events.ts'
import { pastCommand } from '../past-command.ts'
import { isRefusal } from '../refusal.ts'
import { afterReopening } from './review.ts'

const everything: PolicyDocument = {
  show_receive_button: true,
  review_levels: 1,
  reasons: { due: ['receive', 'reject', 'approve', 'turn_down'] },
}
const nothing: PolicyDocument = { show_receive_button: true, review_levels: 1 }
const toReview: OrderEvent = {
  type: 'received',
  data: { ...did.received.data, review_levels: 1 },
}

const made = (command: Command, document: PolicyDocument, by = aViewer()) => {
  const past = command.type === 'review' ? [toReview] : [did.codeSent()]
  const outcome = decide(orderOf({}, ...past), command, by, aPolicy(document), clock)
  return isRefusal(outcome)
    ? outcome.refused.map(({ field, code, params = [] }) => [field, code, ...params])
    : outcome
}
const reasonOf = (command: Command, document: PolicyDocument, by = aViewer()) => {
  const [event] = made(command, document, by)
  return event && 'data' in event ? { ...event.data } : event
}

const acts: readonly (readonly [string, Command])[] = [
  ['Receive', { type: 'receive' }],
  ['Reject', { type: 'reject' }],
  ['Approve', { type: 'review', is_approved: true }],
  ['Reject proof', { type: 'review', is_approved: false }],
]

describe('the reason of an act', () => {
  it.each(acts)('%s is refused without one where one is due [DESK-20]', (_name, command) => {
    const missing = [['reason', 'reason_missing']]
    expect(made(command, everything)).toEqual(missing)
    expect(made({ ...command, reason: ' \n ' } as Command, everything)).toEqual(missing)
  })

  it.each(acts)('%s has it on record, whether due or not [DESK-20]', (_name, command) => {
    const given = { ...command, reason: ' No phone at the gate ' } as Command
    for (const document of [everything, nothing])
      expect(reasonOf(given, document)).toMatchObject({ reason: 'No phone at the gate' })
    expect(reasonOf(command, nothing)).not.toHaveProperty('reason')
    expect(reasonOf({ ...command, reason: '' } as Command, nothing)).not.toHaveProperty('reason')
  })

  it.each(acts)('%s takes 500 characters of it, and no more [DESK-20]', (_name, command) => {
    const of = (length: number) => ({ ...command, reason: 'x'.repeat(length) }) as Command
    expect(reasonOf(of(500), nothing)).toMatchObject({ reason: 'x'.repeat(500) })
    expect(made(of(501), nothing)).toEqual([['reason', 'too_long', 500]])
  })

  it('is asked of no one who holds a link, nor with a code [DESK-20]', () => {
    expect(reasonOf({ type: 'receive' }, everything, byLink('receiver'))).toMatchObject({
      through: 'receive',
    })
    expect(reasonOf({ type: 'verify_otp', matches: true }, everything)).toMatchObject({
      through: 'otp',
    })
    const page = policyOfRules({ hide: {} } as PublicRules)
    expect(
      isRefusal(decide(orderOf({}), { type: 'reject' }, byLink('receiver'), page, clock)),
    ).toBe(false)
  })

  it('is not asked for where the act is forbidden anyway [DESK-20]', () => {
    const outcome = decide(
      orderOf({}, did.received),
      { type: 'reject' },
      aViewer(),
      aPolicy(everything),
      clock,
    )
    expect(isRefusal(outcome) && outcome.refused.map(inEnglish)).toEqual([
      'This order has already been received',
    ])
  })

  it('stands with the proof until it is opened again, and with its judgement [DESK-20]', () => {
    const why = (reason: string) => ({ ...did.rejected, data: { ...did.rejected.data, reason } })
    const order = orderOf({}, why('Shut'))
    expect(order.epod.reason).toBe('Shut')
    expect(afterReopening(order, clock.now).epod).not.toHaveProperty('reason')
    const judged = orderOf({}, toReview, {
      type: 'reviewed',
      data: { is_approved: false, level: 1, levels: 1, reason: 'Photo is dark' },
    })
    expect(judged.approval_status.review_history).toMatchObject([{ reason: 'Photo is dark' }])
  })

  it('is told by History, and by the command that the log tells of [DESK-20]', () => {
    const [received, rejected, reviewed] = recorded([
      { type: 'received', data: { ...did.received.data, reason: 'No phone' } },
      { ...did.rejected, data: { ...did.rejected.data, reason: 'Shut' } },
      { type: 'reviewed', data: { is_approved: true, level: 1, levels: 1, reason: 'Seen' } },
    ])
    const events = [received, rejected, reviewed].flatMap((event) => (event ? [event] : []))
    expect(events.map((event) => eventSummary(event, english, 'Asia/Kolkata').detail)).toEqual([
      'Confirmed by button · No phone',
      'Shut',
      'Approved · Seen',
    ])
    expect(
      events.map((event) => event.type !== 'created' && pastCommand(orderOf({}), event)),
    ).toMatchObject([{ reason: 'No phone' }, { reason: 'Shut' }, { reason: 'Seen' }])
  })
})
