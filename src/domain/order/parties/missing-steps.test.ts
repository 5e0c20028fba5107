import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import { whyNot } from '../../policy/access.ts'
import {
  aPolicy,
  aViewer,
  anOrder,
  clock,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { between, HOUR, later, MINUTE } from '../../time.ts'
import type { OrderEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Order } from '../order.ts'
import { anchorOf, isDue, missingStepsOf } from './missing-steps.ts'

const DISPATCHED = '2026-03-09T06:30:00.000Z'
const signed: OrderEvent = {
  type: 'signed',
  data: { name: 'Meera', relation: 'Owner', url: 's', digest: 's', action_by: 'receiver' },
}
const outbound = (reached = false): OrderEvent => ({
  type: 'outbound',
  data: {
    geo_tag: { loc: null, action_by: 'driver' },
    ...(reached ? { reached: true as const } : {}),
  },
})
const told = (order: Order, policy: PolicyDocument, at = clock): string[] =>
  missingStepsOf(order, aPolicy(policy), at).map(({ step, party }) => `${step} ${party}`)

describe('What a proof lacks', () => {
  const all: PolicyDocument = {
    receive: { needs_remark: true, needs_epod_photo: true, needs_spoc_photo: true },
    signature: 'required',
  }
  it.each<[string, PolicyDocument, OrderEvent[], string[]]>([
    ['nothing but the press', {}, [], ['receive receiver']],
    [
      'the code, where it is sent at dispatch',
      { otp: { mode: 'delivery_code' } },
      [],
      ['otp driver'],
    ],
    [
      'all that the policy asks for',
      all,
      [],
      ['remark receiver', 'photo driver', 'face driver', 'signature receiver', 'receive receiver'],
    ],
    [
      'what is not on record yet',
      all,
      [did.remarked('Fine'), did.photo('p'), signed],
      ['face driver', 'receive receiver'],
    ],
    [
      'the receiver’s remark, whatever the driver said',
      all,
      [did.remarked('Fine', 'driver'), did.photo('p'), did.photo('f', 'spoc'), signed],
      ['remark receiver', 'receive receiver'],
    ],
    [
      'what closing needs by the public page’s list',
      {
        public_url_customization: {
          mandatory_fields_in_epod_closure: ['attachment', 'item_condition'],
        },
      },
      [],
      ['remark receiver', 'photo driver', 'receive receiver'],
    ],
    [
      'a photo of anything, where that will do',
      { public_url_customization: { mandatory_fields_in_epod_closure: ['attachment'] } },
      [did.photo('f', 'spoc')],
      ['receive receiver'],
    ],
    [
      'a photo by the receiver, where drivers get no link',
      { receive: { needs_epod_photo: true }, do_not_show_driver_public_link: true },
      [],
      ['photo receiver', 'receive receiver'],
    ],
    [
      'all by the office, where nobody gets a link',
      { do_not_show_driver_public_link: true, do_not_show_receivers_public_link: true },
      [],
      ['receive desk'],
    ],
    [
      'a photo by the receiver, where links to drivers are hidden [ROLE-12]',
      {
        receive: { needs_epod_photo: true },
        dashboard_customization: { hide: { driver_link: true } },
      },
      [],
      ['photo receiver', 'receive receiver'],
    ],
    [
      'all by the office, where both links are hidden [ROLE-12]',
      { dashboard_customization: { hide: { driver_link: true, receiver_link: true } } },
      [],
      ['receive desk'],
    ],
    ['nothing once withdrawn', all, [{ type: 'withdrawn', data: { import_id: 'i' } }], []],
    ['nothing once received', all, [did.received], []],
    ['nothing once rejected', all, [did.rejected], []],
    [
      'the review of a closed one',
      { review_levels: 1 },
      [{ ...did.received, data: { ...did.received.data, review_levels: 1 } }],
      ['review desk'],
    ],
    [
      'the correction of one that was turned down',
      { review_levels: 1 },
      [
        { ...did.received, data: { ...did.received.data, review_levels: 1 } },
        { type: 'reviewed', data: { is_approved: false, level: 1, levels: 1 } },
      ],
      ['reupdate desk'],
    ],
  ])('is %s [CHAS-01]', (_what, policy, events, owed) => {
    expect(told(anOrder(...events), policy)).toEqual(owed)
  })

  it('is the receiver’s where nobody knows a driver to ask [CHAS-01]', () => {
    expect(
      told(orderOf({ driver: { name: 'Ravi', contact: [] } }), {
        receive: { needs_epod_photo: true },
      }),
    ).toEqual(['photo receiver', 'receive receiver'])
  })

  const ETA = later(DISPATCHED, 48 * HOUR)
  it.each<[string, Order, string | null]>([
    ['its ETA, not its dispatch', anOrder(), ETA],
    ['its ETA, not the press that announced it', anOrder(outbound()), ETA],
    ['the moment it was reached', anOrder(outbound(true)), NOW],
    ['nobody knows when, without an ETA', orderOf({ eta_hrs: undefined }), null],
  ])('is owed since %s [CHAS-01]', (_what, order, since) => {
    expect(missingStepsOf(order, aPolicy(), clock)).toMatchObject([{ step: 'receive', since }])
  })

  it.each<[string | null, number, boolean]>([
    [null, 0, false],
    [NOW, -1, false],
    [NOW, 0, true],
    [NOW, 1, true],
  ])('of %s is due %d ms after: %s [CHAS-01]', (since, ms, is_due) => {
    expect(isDue({ since }, later(NOW, ms))).toBe(is_due)
  })

  const received: OrderEvent = { ...did.received, data: { ...did.received.data, review_levels: 2 } }
  const reviewed = (is_approved: boolean): OrderEvent => ({
    type: 'reviewed',
    data: { is_approved, level: 1, levels: 2 },
  })
  const reopened: OrderEvent = { type: 'reopened', data: { reason: 'Wrong paper' } }
  const error = { act: 'closing', version: 1, reason: 'Wrong LR' } as const
  const reported: OrderEvent = { type: 'error_reported', data: error }
  const inError: OrderEvent = {
    type: 'recorded_in_error',
    data: { ...error, reported_by: 'u-2' },
  }
  const judgedInError: OrderEvent[] = [
    { type: 'error_reported', data: { ...error, act: 'review' } },
    { type: 'recorded_in_error', data: { ...error, act: 'review', reported_by: 'u-2' } },
  ]
  it.each<[string, OrderEvent[], string]>([
    ['its first review: since it was received', [received], 'review 1'],
    ['its second review: since the first', [received, reviewed(true)], 'review 2'],
    ['what was turned down: since then', [received, reviewed(false)], 'reupdate 2'],
    [
      'an end recorded in error, to be opened again: since that was confirmed [DESK-22]',
      [received, reported, inError],
      'reupdate 3',
    ],
    [
      'one that was approved before: since that was confirmed too [DESK-22]',
      [received, reviewed(true), reviewed(true), reported, inError],
      'reupdate 5',
    ],
    [
      'a judgement recorded in error anew: since that was confirmed [DESK-22]',
      [received, reviewed(true), ...judgedInError],
      'review 4',
    ],
    [
      'the next after it: since the judgement that took its place [DESK-22]',
      [received, reviewed(true), ...judgedInError, reviewed(true)],
      'review 5',
    ],
    [
      'the review of a new proof: since that was received',
      [received, reviewed(false), reopened, received],
      'review 4',
    ],
    ['a new proof: since it was opened again', [received, reviewed(false), reopened], 'receive 3'],
    [
      'a new proof of what was reached: since it was opened again',
      [outbound(true), received, reviewed(false), reopened],
      'receive 4',
    ],
  ])('is owed %s [CHAS-01] [REVW-03]', (_what, events, said) => {
    // Each an hour after the one before.
    const order = events.reduce<Order>(
      (before, event, at) =>
        recorded([event], later(NOW, (at + 1) * HOUR), at + 2).reduce<Order>(evolve, before),
      anOrder(),
    )
    const at = { ...clock, now: later(NOW, 9 * HOUR) }
    expect(
      missingStepsOf(order, aPolicy({ review_levels: 2 }), at).map(
        ({ step, since }) => `${step} ${between(NOW, since ?? '') / HOUR}`,
      ),
    ).toEqual([said])
  })

  it('is the office’s where nobody outside may submit the proof [CHAS-01]', () => {
    expect(told({ ...anOrder(), disable_submit_epod: true }, {})).toEqual(['receive desk'])
  })

  const secured = (more: PolicyDocument = {}): PolicyDocument => ({
    ...more,
    public_url_customization: { secure_otp: true },
  })
  it.each<[string, PolicyDocument, string[]]>([
    ['the receiver’s still, who enters it', secured(), ['receive receiver']],
    [
      'the same party’s as without',
      secured(all),
      ['remark receiver', 'photo driver', 'face driver', 'signature receiver', 'receive receiver'],
    ],
    ['the office’s where none is ever sent', secured({ otp: { mode: 'none' } }), ['receive desk']],
    [
      'the office’s where the receiver cannot enter it',
      secured({
        receive: { needs_remark: true },
        dashboard_customization: { hide: { receive_order: true } },
      }),
      ['remark desk', 'receive desk'],
    ],
  ])(
    'is, where a one-time password opens the page, %s [CHAS-01] [OTP-04]',
    (_who, policy, owed) => {
      expect(told(anOrder(), policy)).toEqual(owed)
    },
  )

  it('is nothing before the goods are on their way [CHAS-01]', () => {
    expect(told(anOrder(), {}, { ...clock, now: later(DISPATCHED, -MINUTE) })).toEqual([])
    expect(told({ ...anOrder(), dispatch_date: null }, {})).toEqual([])
  })

  it('lacks evidence exactly where receiving is refused for it [CHAS-01] [EPOD-05]', () => {
    const documents: PolicyDocument[] = [
      {},
      { receive: { needs_remark: true } },
      { receive: { needs_epod_photo: true } },
      { receive: { needs_spoc_photo: true } },
      { signature: 'required' },
      ...(['attachment', 'remarks', 'item_condition'] as const).map((one) => ({
        public_url_customization: { mandatory_fields_in_epod_closure: [one] },
      })),
    ]
    const records: OrderEvent[][] = [
      [],
      [did.remarked('Fine')],
      [did.remarked('Fine', 'driver')],
      [did.photo('p')],
      [did.photo('f', 'spoc')],
      [signed],
    ]
    for (const document of documents) {
      for (const events of records) {
        const [order, policy] = [
          anOrder(...events),
          aPolicy({ ...document, show_receive_button: true }),
        ]
        const is_refused = whyNot(order, 'receive', aViewer(), policy, clock).some(
          ({ kind }) => kind === 'rule',
        )
        expect([
          document,
          events.map(({ type }) => type),
          missingStepsOf(order, policy, clock).length > 1,
        ]).toEqual([document, events.map(({ type }) => type), is_refused])
      }
    }
  })

  it('opens on the page’s own place for it [CHAS-01]', () => {
    expect(
      (['remark', 'photo', 'face', 'signature', 'otp', 'receive'] as const).map((step) => [
        anchorOf(step, 'receiver'),
        anchorOf(step, 'driver'),
      ]),
    ).toEqual([
      ['remark', 'remark'],
      ['photos', 'photos'],
      ['photos', 'photos'],
      ['confirm', 'signature'],
      ['confirm', 'otp'],
      ['confirm', 'receive'],
    ])
  })
})
