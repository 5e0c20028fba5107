import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, anOrder, byLink, clock, did } from '../testing/factories.ts'
import { words } from '../testing/words.ts'
import { whyNot } from './access.ts'
import type { PolicyDocument } from './policy.ts'
import { allActions, type Action } from './question.ts'
import { isClosedBehindCode, owesCode } from './rules/link.ts'
import type { Viewer } from './viewer.ts'
import { inEnglish } from '../testing/in-english.ts'

const order = anOrder()
const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
const distributor = aViewer({ kind: 'distributor', name: 'Sharma' })
const open: PolicyDocument = {
  config: {
    allow_manual_trigger_for_epod_notifications: true,
    allow_targets_for_manual_trigger: true,
  },
  show_receive_button: true,
  editable: { driver: true },
  review_levels: 1,
  item_remarks: true,
  order_module_config: { allow_deletion_of_attachments: true },
  dashboard_customization: { bulk_upload: true },
  lot_module_config: { enable_lot_events: true },
}

/** The actions that are refused as such, whatever the order's evidence. */
const refused = (viewer: Viewer, ...documents: PolicyDocument[]): Action[] => {
  const policy = aPolicy(open, Object.assign({}, ...documents))
  return allActions.filter((action) =>
    whyNot(order, action, viewer, policy, clock).some(({ kind }) => kind === 'forbidden'),
  )
}
const reason = (action: Action, viewer: Viewer, document: PolicyDocument): string | undefined =>
  whyNot(order, action, viewer, aPolicy(open, document), clock).map(inEnglish)[0]

const offices: Action[] = ['outbox', 'user_management', 'admin', 'analysis', 'history']
const panel: Action[] = [
  'receive',
  'reject',
  'trigger_otp',
  'verify_otp',
  'remark',
  'goods_condition',
  'photo',
  'delete_photo',
  'rating',
  'signature',
  'quantities',
  'dispute',
  'answer_attempt',
]
const adding: Action[] = ['add_order', 'bulk_upload', 'undo_import']
const changing = allActions.filter(
  (action) =>
    ![
      'view_order',
      'display_items',
      'search_filters',
      'download_report',
      'download_pods',
      'messages',
      ...offices,
    ].includes(action),
)
const sorted = (actions: readonly Action[]): Action[] =>
  allActions.filter((action) => actions.includes(action))

describe('who may not do what', () => {
  it.each<[string, Viewer, PolicyDocument, Action[]]>([
    ['a plain account', aViewer(), {}, offices],
    ['an Admin', aViewer(), { config: { accountType: 'Admin' } }, ['history']],
    [
      'an account with config.admin',
      aViewer(),
      { config: { admin: true } },
      ['user_management', 'history'],
    ],
    [
      'a user manager',
      aViewer(),
      { config: { role: 'User_Mgmnt' } },
      ['outbox', 'admin', 'analysis', 'history'],
    ],
    [
      'an account that may see figures',
      aViewer(),
      { config: { show_analytics: true } },
      ['outbox', 'user_management', 'admin', 'history'],
    ],
    ['view-only', aViewer(), { config: { 'view-only': true } }, [...changing, ...offices]],
    [
      'disable write',
      aViewer(),
      { config: { disable: 'write' } },
      ['view_order', ...changing, ...offices],
    ],
    [
      'a vendor',
      vendor,
      {},
      [
        ...adding,
        'receiver_link',
        'revoke_link',
        'review',
        'lot_event',
        'dispute',
        'rating',
        'claim',
        'correct',
        'crates',
        'messages',
        ...offices,
      ],
    ],
    [
      'a distributor',
      distributor,
      { config: { accountType: 'Distributor' } },
      [...adding, 'claim', 'correct', 'crates', 'messages', ...offices],
    ],
    [
      'a driver account',
      aViewer(),
      { config: { accountType: 'northwind-Driver' } },
      [
        'view_order',
        'search_filters',
        'receiver_link',
        'revoke_link',
        'review',
        'lot_event',
        'dispute',
        'rating',
        'claim',
        'correct',
        'crates',
        'messages',
        'download_report',
        'download_pods',
        ...offices,
      ],
    ],
    [
      'an account without the Receive button',
      aViewer(),
      { show_receive_button: false },
      ['receive', 'reject', 'leave', 'deliver_by_file', ...offices],
    ],
    [
      'an account without deletion',
      aViewer(),
      { order_module_config: { allow_deletion_of_attachments: false } },
      ['delete_photo', ...offices],
    ],
    [
      'an account without bulk upload',
      aViewer(),
      { dashboard_customization: { bulk_upload: false } },
      ['bulk_upload', 'undo_import', 'deliver_by_file', ...offices],
    ],
    [
      'an account without one-time passwords',
      aViewer(),
      { otp: { mode: 'none' } },
      ['trigger_otp', 'verify_otp', ...offices],
    ],
    [
      'an account without ratings',
      aViewer(),
      { screen: { rating: false } },
      ['rating', ...offices],
    ],
    [
      'an account without manual notifications',
      aViewer(),
      {
        config: {
          allow_manual_trigger_for_epod_notifications: false,
          allow_targets_for_manual_trigger: false,
        },
      },
      ['notify', 'notify_targets', ...offices],
    ],
    [
      'an account without reviews, crates, items and signatures',
      aViewer(),
      {
        review_levels: 0,
        lot_module_config: { enable_lot_events: false },
        item_remarks: false,
        signature: 'off',
      },
      ['signature', 'crates', 'review', 'lot_event', 'lot_delivery', 'item_remark', ...offices],
    ],
    [
      'an account without links',
      aViewer(),
      { do_not_show_receivers_public_link: true, do_not_show_driver_public_link: true },
      ['receiver_link', 'driver_link', ...offices],
    ],
  ])('is settled for %s [ROLE-16, DOOR-10, DOOR-12]', (_case, viewer, document, actions) => {
    // Who brings or sends says that it failed, who receives whether somebody came.
    const other: Action = viewer === distributor ? 'not_delivered' : 'answer_attempt'
    expect(refused(viewer, document)).toEqual(sorted([...actions, other]))
  })

  it.each(['Distributor', 'CnF', 'northwind-Distributor', 'Admin'])(
    'lets %s receive and reject without the button of the others [ROLE-02, ROLE-10]',
    (accountType) => {
      const actions = refused(aViewer(), { show_receive_button: false, config: { accountType } })
      expect(actions).not.toContain('receive')
      expect(actions).not.toContain('reject')
    },
  )

  it.each<
    [keyof NonNullable<NonNullable<PolicyDocument['dashboard_customization']>['hide']>, Action[]]
  >([
    ['display_items', ['display_items']],
    ['download_report', ['download_report']],
    ['download_pods', ['download_pods']],
    ['add_transaction', adding],
    ['edit_trip', ['edit_order', 'edit_driver_contact']],
    ['goods_condition', ['goods_condition', 'quantities']],
    ['add_remark', ['remark', 'item_remark']],
    ['add_attachments', ['photo', 'delete_photo']],
    [
      'receive_order',
      [
        'receive',
        'reject',
        'trigger_otp',
        'verify_otp',
        'deliver_by_file',
        'signature',
        'label',
        'leave',
      ],
    ],
    ['driver_link', ['driver_link']],
    ['receiver_link', ['receiver_link']],
  ])('hides %s from an Admin too [ROLE-12]', (flag, actions) => {
    expect(
      refused(aViewer(), {
        config: { accountType: 'Admin' },
        show_history: true,
        dashboard_customization: { bulk_upload: true, hide: { [flag]: true } },
      }),
    ).toEqual(sorted([...actions, 'answer_attempt']))
  })

  it('says why, in a sentence of its own for each cause [ROLE-16]', () => {
    expect(
      reason('add_order', aViewer(), {
        dashboard_customization: { hide: { add_transaction: true } },
      }),
    ).toBe(words.hidden('Add'))
    expect(reason('remark', aViewer(), { config: { 'view-only': true } })).toBe(words.view_only)
    expect(reason('remark', aViewer(), { config: { disable: 'write' } })).toBe(words.read_only)
    expect(reason('admin', aViewer(), {})).toBe(words.wrong_party('Admin'))
    expect(reason('trigger_otp', aViewer(), { otp: { mode: 'none' } })).toBe(words.otp_off)
    expect(
      reason('delete_photo', aViewer(), {
        order_module_config: { allow_deletion_of_attachments: false },
      }),
    ).toBe(words.deletion_off)
  })
})

describe('what a public link is good for', () => {
  it.each<[string, Viewer, PolicyDocument, Action[]]>([
    ['the receiver’s', byLink('receiver'), {}, ['view_order', ...panel]],
    [
      'the receiver’s by LR number and code',
      byLink('receiver', 'code'),
      {},
      ['view_order', ...panel],
    ],
    [
      'the driver’s, which never receives',
      byLink('driver'),
      {},
      [
        'view_order',
        'trigger_otp',
        'verify_otp',
        'remark',
        'goods_condition',
        'photo',
        'delete_photo',
        'outbound',
        'not_delivered',
        'signature',
        'quantities',
        'label',
        'leave',
      ],
    ],
    ['the tracking page’s', byLink('tracking'), {}, ['view_order']],
    ['a plain id', byLink('receiver', 'plain_id'), {}, ['view_order', 'trigger_otp', 'verify_otp']],
    [
      'a plain id for the driver',
      byLink('driver', 'plain_id'),
      {},
      ['view_order', 'trigger_otp', 'verify_otp'],
    ],
    [
      'a plain id without one-time passwords',
      byLink('receiver', 'plain_id'),
      { otp: { mode: 'none' } },
      ['view_order'],
    ],
    [
      'the receiver’s, where the account asks for a one-time password as well',
      byLink('receiver'),
      { public_url_customization: { secure_otp: true } },
      ['view_order', 'trigger_otp', 'verify_otp', 'answer_attempt'],
    ],
    [
      'the receiver’s, with hide flags',
      byLink('receiver'),
      { dashboard_customization: { hide: { receive_order: true, add_remark: true } } },
      [
        'view_order',
        'goods_condition',
        'photo',
        'delete_photo',
        'rating',
        'quantities',
        'dispute',
        'answer_attempt',
      ],
    ],
  ])('is settled for %s [LINK-01, ROLE-14]', (_case, viewer, document, allowed) => {
    const no = refused(viewer, document)
    expect(allActions.filter((action) => !no.includes(action))).toEqual(sorted(allowed))
  })

  it('opens a secured order once its one-time password was verified, and by nothing else [OTP-04]', () => {
    const secured = aPolicy({ public_url_customization: { secure_otp: true } })
    const owes = (through: 'otp' | 'receive' | null, viewer = byLink('receiver')): boolean => {
      const otp = { ...order.epod.otp, verified: through !== null, verified_through: through }
      const known = { ...order, epod: { ...order.epod, otp } }
      return owesCode({ order: known, viewer, policy: secured })
    }
    expect([owes(null), owes('receive'), owes('otp')]).toEqual([true, true, false])
    const closed = [order, anOrder(did.received), anOrder(did.rejected)].map((one) =>
      isClosedBehindCode({ order: one, viewer: byLink('receiver'), policy: secured }),
    )
    expect(closed).toEqual([false, true, true])
    expect(owes(null, byLink('receiver', 'code'))).toBe(false)
    expect([owes(null, byLink('driver')), owes(null, byLink('tracking'))]).toEqual([false, false])
  })

  it('is said to whoever holds it [LINK-01]', () => {
    expect(reason('receive', byLink('driver'), {})).toBe(words.driver_cannot_receive)
    expect(reason('receive', byLink('driver', 'plain_id'), {})).toBe(words.driver_cannot_receive)
    expect(reason('remark', byLink('receiver', 'plain_id'), {})).toBe(words.link_needs_code)
    expect(reason('receive', byLink('receiver', 'plain_id'), { otp: { mode: 'none' } })).toBe(
      words.link_read_only,
    )
    expect(reason('remark', byLink('tracking'), {})).toBe(words.wrong_party('Add remark'))
  })
})
