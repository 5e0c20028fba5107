import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
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
} from '../../testing/factories.ts'
import { HOUR, later, MINUTE, type Clock } from '../../time.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import { tellsOfAttempts } from './attempt.ts'
import { attemptReasons, type AttemptReason } from './attempt-schema.ts'
import { attemptsOf, isContradicted } from './attempts-on-record.ts'

const driver = byLink('driver')
const receiver = byLink('receiver')
const desk = aViewer()
const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
const distributor = aViewer({ kind: 'distributor', name: 'Contoso' })

const attempted = (reason: AttemptReason = 'nobody_there', number = 1): OrderEvent => ({
  type: 'delivery_attempted',
  data: {
    number,
    reason,
    text: null,
    photos: [],
    geo_tag: { loc: null, action_by: 'driver' },
  },
})
const answered = (number = 1, seq = 2): OrderEvent => ({
  type: 'attempt_answered',
  data: { number, seq, answer: 'nobody_came', action_by: 'receiver' },
})
const door = (digest: string): OrderEvent => ({
  type: 'photo_added',
  data: {
    url: digest,
    tag: 'door',
    action_by: 'driver',
    file_name: 'door.jpg',
    ext: 'jpg',
    digest,
    captured_at: null,
    place: null,
  },
})
const failing = (part: Partial<Extract<Command, { type: 'not_delivered' }>> = {}): Command => ({
  type: 'not_delivered',
  reason: 'nobody_there',
  text: '',
  ...part,
})
const answering = (number = 1): Command => ({
  type: 'answer_attempt',
  number,
  answer: 'nobody_came',
})

const outcome = (
  order: Order,
  command: Command,
  viewer: Viewer = driver,
  document: PolicyDocument = {},
  at: Clock = clock,
): OrderEvent[] | string[] => {
  const made = decide(order, command, viewer, aPolicy(document), at)
  return isRefusal(made) ? made.refused.map(({ code }) => code) : made
}
const why = (
  order: Order,
  action: 'not_delivered' | 'answer_attempt',
  viewer: Viewer,
  document: PolicyDocument = {},
): string[] => whyNot(order, action, viewer, aPolicy(document), clock).map(({ code }) => code)

describe('an attempt that failed [DOOR-10]', () => {
  it('is on record with its reason, text, place and distance, and leaves the order open', () => {
    const order = orderOf({ destination: { name: 'Nagpur', loc: [21.1, 79.1] } })
    const [event] = outcome(
      order,
      failing({ text: '  Gate locked ', geo_tag: { loc: [21.1, 79.101] } }),
    )
    expect(event).toEqual({
      type: 'delivery_attempted',
      data: {
        number: 1,
        reason: 'nobody_there',
        text: 'Gate locked',
        photos: [],
        geo_tag: { loc: [21.1, 79.101], action_by: 'driver' },
        distance: 104,
      },
    })
    const after = anOrder(attempted())
    expect(after.ended).toBe(false)
    expect(after.epod.delivery_attempts).toEqual([
      {
        number: 1,
        seq: 2,
        reason: 'nobody_there',
        text: null,
        at: NOW,
        loc: null,
        action_by: 'driver',
        photos: [],
        answer: null,
      },
    ])
  })

  it('is nothing that an order without one knows of, so that old proofs stay as they were', () => {
    expect(anOrder(did.received).epod).not.toHaveProperty('delivery_attempts')
  })

  it.each(attemptReasons)('may have the reason %s', (reason) => {
    expect(outcome(anOrder(), failing({ reason, text: 'x' }))).toMatchObject([
      { type: 'delivery_attempted', data: { reason } },
    ])
  })

  it('takes no reason that the policy does not offer, and no other reason without a word', () => {
    const few: PolicyDocument = { not_delivered: { reasons: ['closed', 'other'] } }
    expect(outcome(anOrder(), failing(), driver, few)).toEqual(['attempt_reason_off'])
    expect(outcome(anOrder(), failing({ reason: 'other', text: ' ' }), driver, few)).toEqual([
      'attempt_text_missing',
    ])
    expect(why(anOrder(), 'not_delivered', driver, { not_delivered: { reasons: [] } })).toEqual([
      'hidden',
    ])
  })

  it.each<[string, Viewer, string[]]>([
    ['the driver’s link', driver, []],
    ['the desk', desk, []],
    ['the carrier', vendor, []],
    ['the receiver’s link', receiver, ['wrong_party']],
    ['a distributor, who receives', distributor, ['wrong_party']],
    ['a tracking link', byLink('tracking'), ['wrong_party']],
    ['a plain id', byLink('driver', 'plain_id'), ['link_needs_code']],
  ])('is for %s to say: %#', (_who, viewer, reasons) => {
    expect(why(anOrder(), 'not_delivered', viewer)).toEqual(reasons)
  })

  it.each<[string, OrderEvent, string]>([
    ['received', did.received, 'already_received'],
    ['rejected', did.rejected, 'already_rejected'],
  ])('cannot come after the order was %s', (_how, event, code) => {
    const strict: PolicyDocument = { not_delivered: { needs_photo: true } }
    expect(why(anOrder(event), 'not_delivered', driver, strict)).toEqual([code])
  })

  it('may follow another, each under its number, up to a bound', () => {
    const [event] = outcome(anOrder(attempted(), attempted('closed', 2)), failing())
    expect(event).toMatchObject({ data: { number: 3 } })
    const many = anOrder(
      ...Array.from({ length: 20 }, (_, index) => attempted('closed', index + 1)),
    )
    expect(why(many, 'not_delivered', driver)).toEqual(['too_many_attempts'])
  })

  it('does not keep the order from being received', () => {
    const policy = aPolicy({ show_receive_button: true })
    expect(whyNot(anOrder(attempted()), 'receive', desk, policy, clock)).toEqual([])
  })

  it('seals the photos of the door that no attempt had before it', () => {
    const order = anOrder(
      door('a'),
      {
        ...attempted(),
        data: { ...attempted().data, photos: ['a'] },
      } as OrderEvent,
      door('b'),
      did.photo('paper'),
    )
    expect(outcome(order, failing())).toMatchObject([{ data: { number: 2, photos: ['b'] } }])
  })

  it('is one where it is sent twice, by its claimed time', () => {
    const at = later(NOW, -HOUR)
    const claim: Clock = { ...clock, claim: { at, device_now: NOW } }
    const [first] = outcome(anOrder(), failing(), driver, {}, claim)
    expect(first).toMatchObject({ data: { captured_at: at } })
    const order = anOrder(first as OrderEvent)
    expect(attemptsOf(order)).toMatchObject([{ at }])
    expect(outcome(order, failing(), driver, {}, claim)).toEqual([])
    const next: Clock = { ...clock, claim: { at: later(at, 10 * MINUTE), device_now: NOW } }
    expect(outcome(order, failing(), driver, {}, next)).toMatchObject([{ data: { number: 2 } }])
  })

  it('is not taken from a phone that kept it for more than a week', () => {
    const late = { ...clockAfter(0), claim: { at: later(NOW, -8 * 24 * HOUR), device_now: NOW } }
    expect(outcome(anOrder(), failing(), driver, {}, late)).toEqual(['waited_too_long'])
  })
})

describe('a photo of the door [DOOR-10]', () => {
  const strict: PolicyDocument = {
    not_delivered: { needs_photo: true },
    order_module_config: { allow_deletion_of_attachments: true },
  }
  it('has to be there where the policy asks for one, of whoever brings the goods', () => {
    expect(why(anOrder(did.photo('paper')), 'not_delivered', driver, strict)).toEqual([
      'door_photo_missing',
    ])
    expect(why(anOrder(door('a')), 'not_delivered', driver, strict)).toEqual([])
    expect(why(anOrder(), 'not_delivered', vendor, strict)).toEqual(['door_photo_missing'])
    expect(why(anOrder(), 'not_delivered', desk, strict)).toEqual([])
  })

  it('proves no receipt', () => {
    const policy = aPolicy({
      show_receive_button: true,
      public_url_customization: { mandatory_fields_in_epod_closure: ['attachment'] },
    })
    expect(
      whyNot(anOrder(door('a')), 'receive', desk, policy, clock).map(({ code }) => code),
    ).toEqual(['following_details'])
  })

  it('stays once an attempt was recorded with it', () => {
    const remove: Command = { type: 'delete_photo', url: 'a' }
    expect(outcome(anOrder(door('a')), remove, driver, strict)).toMatchObject([
      { type: 'photo_deleted' },
    ])
    const sealed = { ...attempted(), data: { ...attempted().data, photos: ['a'] } } as OrderEvent
    expect(outcome(anOrder(door('a'), sealed), remove, driver, strict)).toEqual([
      'photo_of_attempt',
    ])
  })
})

describe('the receiver’s word on an attempt [DOOR-12]', () => {
  it('names the event that it answers, and stands beside it', () => {
    const [event] = outcome(anOrder(did.remarked('x'), attempted()), answering(), receiver)
    expect(event).toEqual({
      type: 'attempt_answered',
      data: { number: 1, seq: 3, answer: 'nobody_came', action_by: 'receiver' },
    })
    expect(attemptsOf(anOrder(attempted(), answered()))).toMatchObject([
      { number: 1, answer: { answer: 'nobody_came', at: NOW, action_by: 'receiver' } },
    ])
  })

  it('is given once for each attempt', () => {
    const once = anOrder(attempted(), answered())
    expect(outcome(once, answering(), receiver)).toEqual(['attempt_answered'])
    const twice = anOrder(attempted(), answered(), attempted('closed', 2))
    expect(outcome(twice, answering(1), receiver)).toEqual(['attempt_answered'])
    expect(outcome(twice, answering(2), receiver)).toMatchObject([{ data: { number: 2, seq: 4 } }])
    expect(outcome(twice, answering(7), receiver)).toEqual(['attempt_unasked'])
  })

  it('may come after the order has ended, and with a link that shows nothing yet', () => {
    expect(outcome(anOrder(attempted(), did.received), answering(), receiver)).toHaveLength(1)
    const secure: PolicyDocument = { public_url_customization: { secure_otp: true } }
    expect(why(anOrder(attempted()), 'answer_attempt', receiver, secure)).toEqual([])
    expect(
      why(anOrder(attempted()), 'answer_attempt', byLink('receiver', 'plain_id'), secure),
    ).toEqual(['link_needs_code'])
  })

  it.each<[string, Viewer, string[]]>([
    ['the receiver', receiver, []],
    ['a distributor', distributor, []],
    ['the driver', driver, ['wrong_party']],
    ['the carrier', vendor, ['wrong_party']],
    ['the sender’s desk', desk, ['wrong_party']],
  ])('is for %s: %#', (_who, viewer, reasons) => {
    expect(why(anOrder(attempted()), 'answer_attempt', viewer)).toEqual(reasons)
  })

  it.each(attemptReasons)('is asked for where the reason %s says that somebody came', (reason) => {
    const says = ['nobody_there', 'closed', 'refused_at_door', 'another_day'].includes(reason)
    expect(why(anOrder(attempted(reason)), 'answer_attempt', receiver)).toEqual(
      says ? [] : ['attempt_unasked'],
    )
  })

  it('contradicts an attempt alone that says that somebody came', () => {
    const said = { answer: 'nobody_came', at: NOW, action_by: 'receiver' } as const
    const is = (reason: AttemptReason, answer: typeof said | null = said) =>
      isContradicted({ reason, answer })
    expect([is('closed'), is('no_time'), is('closed', null)]).toEqual([true, false, false])
  })

  it('is asked by a link that is on record with the attempt', () => {
    const link = { link_id: 'l', expires_at: later(NOW, HOUR) }
    expect(outcome(anOrder(), failing({ link }))).toMatchObject([
      { type: 'delivery_attempted' },
      { type: 'link_created', data: { ...link, party: 'receiver' } },
    ])
    expect(tellsOfAttempts(aPolicy())).toBe(true)
    expect(tellsOfAttempts(aPolicy({ not_delivered: { ask_receiver: false } }))).toBe(false)
    expect(tellsOfAttempts(aPolicy({ do_not_show_receivers_public_link: true }))).toBe(false)
  })
})
