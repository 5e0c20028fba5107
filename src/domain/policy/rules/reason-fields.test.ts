import { describe, expect, it } from 'vitest'
import type { Order } from '../../order/order.ts'
import { aPolicy, aViewer, anOrder, clock, did, orderOf } from '../../testing/factories.ts'
import { whyNot } from '../access.ts'
import type { PolicyDocument } from '../policy.ts'
import type { Action } from '../question.ts'

const withCode: PolicyDocument = { show_receive_button: true }
const rows: [Action, Order, PolicyDocument, string | undefined, string][] = [
  ['receive', anOrder(), { receive: { needs_remark: true } }, 'remarks', 'remarks_missing'],
  ['receive', anOrder(), { receive: { needs_epod_photo: true } }, 'photos', 'pod_missing'],
  [
    'receive',
    anOrder(),
    { receive: { needs_spoc_photo: true } },
    'photos',
    'recipient_picture_missing',
  ],
  ['receive', anOrder(), { signature: 'required' }, 'signature', 'signature_missing'],
  [
    'receive',
    anOrder(),
    { public_url_customization: { mandatory_fields_in_epod_closure: ['attachment'] } },
    'epod',
    'following_details',
  ],
  ['reject', anOrder(), { reject: { needs_remark: true } }, 'remarks', 'remarks_missing'],
  [
    'reject',
    anOrder(did.remarked('Intact')),
    { screen: { bannedRejectRemarks: ['Intact'] } },
    'remarks',
    'change_remark',
  ],
  ['verify_otp', anOrder(), {}, 'otp', 'otp_none'],
  ['verify_otp', anOrder(did.codeSent('2026-03-10T06:29:59.000Z')), {}, 'otp', 'otp_expired'],
  ['trigger_otp', orderOf({ spocs: [] }), {}, 'spocs', 'otp_no_contact'],
  ['correct', anOrder(), {}, '_id', 'not_closed'],
  ['dispute', anOrder(), {}, '_id', 'not_closed'],
  ['claim', anOrder(), {}, 'claim', 'no_claim'],
  [
    'lot_event',
    orderOf({ lot: null }),
    { lot_module_config: { enable_lot_events: true } },
    'identifier',
    'lot_missing',
  ],
  [
    'lot_delivery',
    orderOf({ lot: null }),
    { lot_module_config: { enable_lot_events: true } },
    'identifier',
    'lot_missing',
  ],
  ['rating', anOrder(), { screen: { rating: false } }, undefined, 'rating_off'],
  ['review', anOrder(), { review_levels: 0 }, undefined, 'review_off'],
  ['lot_event', anOrder(), {}, undefined, 'lots_off'],
  ['item_remark', anOrder(), {}, undefined, 'item_remarks_off'],
]

describe('why an action is refused', () => {
  it.each(rows)(
    'tells of %s its field and its code: %#. row [REPL-03]',
    (action, order, document, field, code) => {
      const reasons = whyNot(
        order,
        action,
        aViewer(),
        aPolicy({ ...withCode, ...document }),
        clock,
      ).map((reason) => [reason.field, reason.code])
      expect(reasons).toContainEqual([field, code])
    },
  )

  it('is not the removal of an order for whoever looks at it [IMPO-02]', () => {
    const withdrawn: Order = { ...anOrder(), withdrawn: true }
    const codes = (action: Action) =>
      whyNot(withdrawn, action, aViewer(), aPolicy(withCode), clock).map(({ code }) => code)
    expect(codes('view_order')).toEqual([])
    expect(codes('receive')).toEqual(['withdrawn'])
  })
})
