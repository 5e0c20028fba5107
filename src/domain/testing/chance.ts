// oxlint-disable-next-line no-restricted-imports -- only tests import this file
import * as fc from 'fast-check'
import { linkParties } from '../messages/public-address.ts'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Viewer } from '../policy/viewer.ts'
import { resolvePolicy } from '../policy/resolve.ts'
import { anInput, aViewer, byLink, NOW } from './factories.ts'
import { later } from '../time.ts'
import type { Command } from '../order/commands.ts'
import type { OrderEdit } from '../order/entry/edit-input.ts'
import type { OrderInput } from '../order/entry/order-input.ts'
import { attemptAnswers, attemptReasons } from '../order/proof/attempt-schema.ts'
import { proofSteps } from '../order/parties/step.ts'

const word = fc.constantFrom(
  'ok',
  'damaged',
  'Intact',
  'delayed',
  '',
  '  ',
  'Ünïcode €',
  'naïve \ud83d\ude00',
  '__proto__',
)
const phone = fc.integer({ min: 0, max: 99 }).map((n) => `98765000${String(n).padStart(2, '0')}`)
const values = fc.dictionary(
  fc.constantFrom('status_remark', 'seal', 'delivery', 'exception', '__proto__', 'constructor'),
  fc.oneof(
    word,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  ),
  { maxKeys: 3 },
)
const geo_tag = fc.option(
  fc.oneof(
    fc.constant({ loc: [] as [] }),
    fc
      .tuple(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      )
      .map((loc) => ({ loc })),
  ),
  { nil: undefined },
)
const goods = fc.option(
  fc.array(fc.record({ text: word, qty: fc.integer({ min: 0, max: 9 }) }), { maxLength: 2 }),
)
const usage = fc.record({
  to_contact_in_hour: fc.integer({ min: 0, max: 6 }),
  by_account_in_day: fc.constantFrom(0, 1, 2000),
})
const url = fc.constantFrom('a', 'b', 'c')

/** Any entry of an order that the rules of adding let through. */
export const anyInput: fc.Arbitrary<OrderInput> = fc
  .record({
    client: fc.constantFrom('Contoso', 'Northwind'),
    transporter: fc.constantFrom('Roadrunner', null),
    value: fc.constantFrom('NA' as const, 12.5),
    eta_hrs: fc.integer({ min: 1, max: 99 }),
    spocs: fc.array(
      fc.record({
        name: fc.constantFrom('Meera', 'Asha'),
        contact: fc.record({
          phone: fc.array(phone, { minLength: 1, maxLength: 2 }),
          email: fc.constant([]),
        }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    invoice_date: fc.constantFrom('2026-03-01', null),
    extra_fields: values,
    Items: fc.constantFrom<NonNullable<OrderInput['Items']>[]>(
      [],
      [{ item_no: '1', product_quantity: 4 }],
    ),
    profile: fc.constantFrom({}, { POD_ID: 'P1', bill_qty: 3 }),
  })
  .map((changes) => anInput(changes))

/** Any fields of an edit that its schema lets through. */
const anyEdit: fc.Arbitrary<OrderEdit> = fc.record(
  {
    truck_number: fc.constantFrom('', 'KA05', 'MH12'),
    driver: fc.record(
      { name: word, contact: fc.array(phone, { maxLength: 1 }) },
      { requiredKeys: [] },
    ),
    spocs: fc.array(
      fc.record({ name: word, contact: fc.record({ phone: fc.array(phone, { maxLength: 1 }) }) }),
      { maxLength: 2 },
    ),
    eta_hrs: fc.constantFrom(null, 0, 7.5),
    transporter: fc.constantFrom(null, 'Roadrunner', 'Other'),
    dispatch_time: fc.constantFrom('00:00', '23:59'),
    extra_fields: values,
    ship_weight: fc.constantFrom(null, { weight: 2.5 }),
    Items: fc.constantFrom([], [{ item_no: '1', product_quantity: 4 }]),
  },
  { requiredKeys: [] },
)

const flag = fc.constantFrom(null, true, false)
const edge = fc.option(fc.integer({ min: -9e8, max: 9e8 }).map((ms) => later(NOW, ms)))

/** Any label that is read for an order. */
const anyLabelCommand: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('label' as const),
  read: fc.record({
    sscc: fc.constantFrom(null, '1', '2'),
    consignment: fc.constantFrom(null, 'C1', 'C2'),
    shipment: fc.constantFrom(null, 'S1'),
    dangerous_goods: flag,
    authority_to_leave: flag,
    signature_required: flag,
    not_before: edge,
    not_after: edge,
  }),
})

/** Any command, sensible or not. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('receive' as const),
    geo_tag,
    closer: fc.option(
      fc.integer({ min: -9e8, max: 9e8 }).map((ms) => later(NOW, ms)),
      { nil: undefined },
    ),
    spoc: fc.option(word, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('reject' as const), geo_tag }),
  fc.record({
    type: fc.constant('trigger_otp' as const),
    nonce: fc.constantFrom('n1', 'n2'),
    usage,
  }),
  fc.record({ type: fc.constant('verify_otp' as const), matches: fc.boolean(), geo_tag }),
  fc.record({
    type: fc.constant('remark' as const),
    by: word,
    text: word,
    categories: fc.array(word, { maxLength: 2 }),
    custom_fields: values,
    extra_fields: values,
  }),
  fc.record({ type: fc.constant('goods_condition' as const), missing: goods, damaged: goods }),
  fc.record({
    type: fc.constant('photo' as const),
    photo: fc.record({
      url,
      digest: url,
      tag: fc.constantFrom('epod' as const, 'spoc' as const, 'door' as const),
      file_name: word,
      ext: fc.constant('jpg'),
      captured_at: fc.constant(null),
      place: fc.constantFrom([1, 2] as [number, number], null),
    }),
  }),
  fc.record({ type: fc.constant('delete_photo' as const), url }),
  fc.record({
    type: fc.constant('rating' as const),
    client_rating: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ type: fc.constant('outbound' as const), geo_tag }),
  fc.record({
    type: fc.constant('create_link' as const),
    link_id: url,
    party: fc.constantFrom('receiver' as const, 'driver' as const, 'tracking' as const),
    expires_at: fc.constant(NOW),
  }),
  fc.record({
    type: fc.constant('remind' as const),
    step: fc.constantFrom(...proofSteps),
    link_id: url,
    expires_at: fc.constant(NOW),
    by: fc.constantFrom('account' as const, 'timer' as const),
    client_policy: fc.constantFrom(
      resolvePolicy({}),
      resolvePolicy({ chase: { automatic: true }, receive: { needs_epod_photo: true } }),
    ),
  }),
  fc.record({ type: fc.constant('revoke_link' as const), link_id: url }),
  fc.record({
    type: fc.constant('undo_import' as const),
    import_id: url,
    rev: fc.constantFrom(1, 2),
    former: fc.constantFrom(null, { truck_number: 'KA05' }),
    is_held: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('item_remark' as const),
    remarks: fc.array(
      fc.record({
        item_no: fc.constantFrom('1', '2', null),
        text: fc.constantFrom('Other', 'Excess Qty Receipt', null),
        message: fc.option(word),
        received_quantity: fc.constantFrom(null, 0, 3, 5),
        recorded_unit: fc.constantFrom(null, 'Kg'),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  fc.record({
    type: fc.constant('signature' as const),
    signature: fc.record({ name: word, relation: word, url, digest: url }),
  }),
  fc.record({
    type: fc.constant('quantities' as const),
    lines: fc.array(
      fc.record({
        line: fc.constantFrom('1', 'total'),
        quantity: fc.constantFrom(0, 0.1, 4, 7),
        damaged: fc.constantFrom(0, 1),
        wrong: fc.constant(0),
        expired: fc.constantFrom(0, 0.2),
        note: fc.option(word),
      }),
      { maxLength: 2 },
    ),
  }),
  fc.record({ type: fc.constant('leave' as const), geo_tag }),
  fc.record({
    type: fc.constant('not_delivered' as const),
    reason: fc.constantFrom(...attemptReasons),
    text: word,
    geo_tag,
    link: fc.constantFrom(undefined, { link_id: 'a', expires_at: NOW }),
  }),
  fc.record({
    type: fc.constant('answer_attempt' as const),
    number: fc.constantFrom(1, 2),
    answer: fc.constantFrom(...attemptAnswers),
  }),
  anyLabelCommand,
  fc.record({ type: fc.constant('dispute' as const), text: word }),
  fc.record({
    type: fc.constant('claim' as const),
    number: fc.constantFrom(1, 2),
    owner: fc.option(word, { nil: undefined }),
    due_at: fc.constantFrom(undefined, NOW),
    outcome: fc.option(
      fc.record({
        decision: fc.constantFrom('accepted' as const, 'refused' as const),
        note: word,
        amount: fc.constantFrom(null, 12.5),
      }),
      { nil: undefined },
    ),
  }),
  // What needs others before it is asked for more often.
  ...Array.from({ length: 3 }, () =>
    fc.record({ type: fc.constant('review' as const), is_approved: fc.boolean() }),
  ),
  ...Array.from({ length: 3 }, () =>
    fc.record({ type: fc.constant('reupdate' as const), reason: word }),
  ),
  ...Array.from({ length: 2 }, () => fc.record({ type: fc.constant('receive' as const) })),
  fc.record({ type: fc.constant('verify_otp' as const), matches: fc.constant(true) }),
  fc.record({ type: fc.constant('claim' as const), number: fc.constant(1), owner: word }),
  fc.record({
    type: fc.constant('claim' as const),
    number: fc.constant(1),
    outcome: fc.record({
      decision: fc.constant('accepted' as const),
      note: fc.constant('ok'),
      amount: fc.constant(null),
    }),
  }),
  fc.record({
    type: fc.constant('correct' as const),
    field: fc.constantFrom('ship_unit' as const, 'delivery_time' as const, 'invoice' as const),
    value: fc.constantFrom(null, 3, later(NOW, -60_000), 'INV-9'),
    reason: word,
  }),
  ...Array.from({ length: 3 }, () =>
    fc.record({
      type: fc.constant('report_error' as const),
      act: fc.constantFrom('closing' as const, 'review' as const),
      reason: word,
    }),
  ),
  ...Array.from({ length: 3 }, () =>
    fc.record({ type: fc.constant('settle_error' as const), is_confirmed: fc.boolean() }),
  ),
  fc.record({
    type: fc.constant('edit' as const),
    edit: anyEdit,
    rev: fc.constantFrom(null, 1, 3),
    unseen: fc.constantFrom([], [], [{ by: 'x', fields: ['client'] }]),
  }),
)

/** Anybody who may come along. */
const anyViewer: fc.Arbitrary<Viewer> = fc.constantFrom(
  ...Array.from({ length: 8 }, () => aViewer()),
  ...Array.from({ length: 3 }, () => ({ ...aViewer(), username: 'u-2' })),
  aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
  aViewer({ kind: 'distributor', name: 'Contoso' }),
  ...linkParties.flatMap((party) =>
    (['reference', 'plain_id', 'code'] as const).map((proof) => byLink(party, proof)),
  ),
)

/** Any account's configuration, as far as it bears on one order. */
const anyPolicy: fc.Arbitrary<PolicyDocument> = fc.record({
  show_receive_button: fc.boolean(),
  editable: fc.record({ driver: fc.boolean(), tat: fc.boolean() }),
  edit_needs: fc.constantFrom('driver' as const, 'spoc_contact' as const),
  config: fc.record({
    disable: fc.constantFrom(...Array.from({ length: 9 }, () => null), 'write' as const),
    'view-only': fc.constantFrom(...Array.from({ length: 9 }, () => false), true),
    accountType: fc.constantFrom(null, null, 'Admin', 'CnF', 'Driver'),
  }),
  order_module_config: fc.record({
    allow_deletion_of_attachments: fc.boolean(),
    remarks_mandatory_field: fc.constantFrom([], [], ['status_remark']),
  }),
  otp: fc.record({
    mode: fc.constantFrom(
      'on_demand' as const,
      'on_demand' as const,
      'delivery_code' as const,
      'none' as const,
    ),
  }),
  receive: fc.record({
    needs_remark: fc.constantFrom(false, false, true),
    needs_epod_photo: fc.constantFrom(false, false, true),
    damage_needs_photo: fc.constantFrom(false, false, true),
  }),
  reject: fc.record({ needs_remark: fc.boolean() }),
  screen: fc.record({ multiRemark: fc.boolean() }),
  dashboard_customization: fc.record({ bulk_upload: fc.constantFrom(false, false, true) }),
  review_levels: fc.constantFrom(0, 1, 2),
  review_by_two: fc.boolean(),
  not_delivered: fc.record({ needs_photo: fc.constantFrom(false, false, true) }),
  signature: fc.constantFrom(
    'off' as const,
    'optional' as const,
    'optional' as const,
    'required' as const,
  ),
  labels: fc.record({
    window: fc.constantFrom('refuse' as const, 'flag' as const, 'ignore' as const),
    leave: fc.constantFrom('never' as const, 'sender' as const, 'door' as const),
  }),
  item_remarks: fc.boolean(),
  claims: fc.record({
    threshold_percent: fc.constantFrom(0, 50),
    dispute_hours: fc.constantFrom(1, 72),
  }),
})

/** What may happen next: who wants what, under which policy, how long after. */
export const anyStep = fc.record({
  command: anyCommand,
  viewer: anyViewer,
  document: anyPolicy,
  pause: fc.constantFrom(0, 1_000, 31_000, 700_000, 3_600_000),
})
