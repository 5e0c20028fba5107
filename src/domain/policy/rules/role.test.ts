import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, anOrder, byLink, clock, did, orderOf } from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import { whyNot } from '../access.ts'
import type { PolicyDocument } from '../policy.ts'
import type { Action } from '../question.ts'
import { keyViewer, type Viewer } from '../viewer.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { mayByRole } from './role.ts'

const client = aViewer()
const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
const distributor = aViewer({ kind: 'distributor', name: 'Sharma' })
const other: Viewer = { ...client, username: 'u-2' }
const type = (accountType: string, document: PolicyDocument = {}): PolicyDocument => ({
  ...document,
  config: { ...document.config, accountType },
})
const named = (right: keyof NonNullable<PolicyDocument['named_accounts']>): PolicyDocument => ({
  named_accounts: { [right]: ['u-1'] },
})
const bulk: PolicyDocument = { dashboard_customization: { bulk_upload: true } }

const why = (action: Action, viewer: Viewer, document: PolicyDocument) =>
  whyNot(anOrder(), action, viewer, aPolicy(document), clock)
const may = (action: Action, viewer: Viewer, document: PolicyDocument): boolean =>
  why(action, viewer, document).length === 0

/** Who may, who may not. */
type Row = [who: string, action: Action, viewer: Viewer, document: PolicyDocument, may: boolean]
const table = (title: string, rows: Row[]): void => {
  it.each(rows.map((row) => [row[4] ? 'yes' : 'no', ...row] as const))(
    `${title}: %s for %s (%s)`,
    (_answer, _who, action, viewer, document, expected) => {
      const [first] = why(action, viewer, document)
      expect(first?.kind ?? null).toBe(expected ? null : 'forbidden')
      expect(first ? inEnglish(first) : '').toMatch(expected ? /^$/ : /.{10}/)
    },
  )
}

describe('pages', () => {
  table('User Management [ROLE-01]', [
    ['an Admin', 'user_management', client, type('Admin'), true],
    ['a user manager', 'user_management', client, { config: { role: 'User_Mgmnt' } }, true],
    ['config.admin alone', 'user_management', client, { config: { admin: true } }, false],
    ['a plain account', 'user_management', client, {}, false],
  ])
  table('Admin, Receive and Reject of administrators [ROLE-02]', [
    ['an Admin', 'admin', client, type('Admin'), true],
    ['config.admin', 'admin', client, { config: { admin: true } }, true],
    ['config.admin', 'outbox', client, { config: { admin: true } }, true],
    ['a user manager', 'admin', client, { config: { role: 'User_Mgmnt' } }, false],
    ['config.admin', 'receive', client, { config: { admin: true } }, true],
    ['a plain account', 'receive', client, {}, false],
    ['an Admin', 'reject', client, type('Admin'), true],
  ])
  table('Analysis [ROLE-03]', [
    ['an Admin', 'analysis', client, type('Admin'), true],
    ['show_analytics', 'analysis', client, { config: { show_analytics: true } }, true],
    ['a named account', 'analysis', client, named('analysis'), true],
    ['another than the named', 'analysis', other, named('analysis'), false],
    ['a plain account', 'analysis', client, {}, false],
  ])
  table('History [ROLE-04]', [
    ['a named account', 'history', client, named('history'), true],
    ['another than the named', 'history', other, named('history'), false],
    ['show_history', 'history', client, { show_history: true }, true],
    ['an Admin whom nobody named', 'history', client, type('Admin'), false],
  ])
})

describe('the toolbar', () => {
  table('Add [ROLE-05]', [
    ['a plain account', 'add_order', client, {}, true],
    ['a vendor', 'add_order', vendor, {}, false],
    ['a distributor', 'add_order', distributor, {}, false],
    ['a named account', 'add_order', client, named('no_add'), false],
    ['another than the named', 'add_order', other, named('no_add'), true],
    ['a named account', 'bulk_upload', client, { ...bulk, ...named('no_add') }, false],
    [
      'hide.add_transaction',
      'add_order',
      client,
      { dashboard_customization: { hide: { add_transaction: true } } },
      false,
    ],
  ])
  table('Bulk upload [BULK-01]', [
    ['a client with bulk_upload', 'bulk_upload', client, bulk, true],
    ['a named account', 'bulk_upload', client, named('bulk_upload'), true],
    ['another than the named', 'bulk_upload', other, named('bulk_upload'), false],
    ['a vendor', 'bulk_upload', vendor, bulk, false],
    ["disable 'write'", 'bulk_upload', client, { ...bulk, config: { disable: 'write' } }, false],
  ])
  table(
    'Downloads and search filters [ROLE-06]',
    (['download_report', 'download_pods', 'search_filters'] as const).flatMap((action): Row[] => [
      ['a client’s driver', action, client, type('northwind-Driver'), false],
      ['a Driver', action, client, type('Driver'), false],
      ['a Viewer', action, client, type('northwind-Viewer'), true],
      ["disable 'write'", action, client, { config: { disable: 'write' } }, true],
    ]),
  )
})

describe('an order', () => {
  table('View [ROLE-07]', [
    ['a Driver', 'view_order', client, type('northwind-Driver'), false],
    ["disable 'write'", 'view_order', client, { config: { disable: 'write' } }, false],
    ['view-only', 'view_order', client, { config: { 'view-only': true } }, true],
  ])
  table(
    'What a reader cannot do [ROLE-08]',
    (['bulk_upload', 'add_order', 'edit_order', 'receiver_link', 'driver_link'] as const).map(
      (action): Row => [
        "disable 'write'",
        action,
        client,
        { ...bulk, config: { disable: 'write' } },
        false,
      ],
    ),
  )
  table('The driver’s contact [ROLE-09]', [
    [
      'a client’s Distributor',
      'edit_driver_contact',
      distributor,
      type('northwind-Distributor', { editable: { driver: true } }),
      false,
    ],
    [
      'a client’s Viewer',
      'edit_driver_contact',
      client,
      type('northwind-Viewer', { editable: { driver: true } }),
      false,
    ],
    ['a plain account', 'edit_driver_contact', client, { editable: { driver: true } }, true],
    ['where no driver is editable, anybody', 'edit_driver_contact', client, {}, false],
  ])
  table(
    'Receive and Reject of those who count as client view [ROLE-10]',
    ['Distributor', 'CnF', 'northwind-CnF'].flatMap((accountType): Row[] => [
      [accountType, 'receive', distributor, type(accountType), true],
      [accountType, 'reject', distributor, type(accountType), true],
    ]),
  )
  table(
    'What view-only takes away [ROLE-11]',
    (
      [
        'add_order',
        'edit_order',
        'goods_condition',
        'remark',
        'photo',
        'receive',
        'driver_link',
        'receiver_link',
      ] as const
    ).map((action): Row => [
      'view-only',
      action,
      client,
      { show_receive_button: true, config: { 'view-only': true } },
      false,
    ]),
  )
  table('Copying links [ROLE-13]', [
    [
      'do_not_show_receivers_public_link',
      'receiver_link',
      client,
      { do_not_show_receivers_public_link: true },
      false,
    ],
    [
      'do_not_show_receivers_public_link',
      'driver_link',
      client,
      { do_not_show_receivers_public_link: true },
      true,
    ],
    [
      'do_not_show_driver_public_link',
      'driver_link',
      client,
      { do_not_show_driver_public_link: true },
      false,
    ],
    ...(['receiver_link', 'driver_link'] as const).flatMap((action): Row[] => [
      [
        'client view',
        action,
        distributor,
        type('Distributor', { hide_copy_links_for: ['client_view'] }),
        false,
      ],
      [
        'client view',
        action,
        client,
        type('northwind-CnF', { hide_copy_links_for: ['client_view'] }),
        false,
      ],
      [
        'a driver',
        action,
        client,
        type('northwind-Driver', { hide_copy_links_for: ['driver'] }),
        false,
      ],
      [
        'a viewer',
        action,
        client,
        type('northwind-Viewer', { hide_copy_links_for: ['viewer'] }),
        false,
      ],
      ['a transporter', action, vendor, { hide_copy_links_for: ['transporter'] }, false],
      [
        'a plain account',
        action,
        client,
        { hide_copy_links_for: ['client_view', 'driver', 'viewer', 'transporter'] },
        true,
      ],
    ]),
  ])
  table(
    'What the receiver’s page can do [ROLE-14]',
    (['receive', 'reject', 'remark', 'goods_condition'] as const).map((action): Row => [
      'the receiver',
      action,
      byLink('receiver'),
      {},
      true,
    ]),
  )
  table('Policy’s lists [OTP-05]', [
    ['a named account', 'receive', client, named('receive_button'), true],
    ['another than the named', 'receive', other, named('receive_button'), false],
    ['an account named as without OTP', 'trigger_otp', client, named('no_otp'), false],
    ['another', 'trigger_otp', other, named('no_otp'), true],
  ])
  table('Notifications by hand [SHAR-04]', [
    [
      'allow_manual_trigger',
      'notify',
      client,
      { config: { allow_manual_trigger_for_epod_notifications: true } },
      true,
    ],
    ['a plain account', 'notify', client, {}, false],
    [
      'allow_targets',
      'notify_targets',
      client,
      { config: { allow_targets_for_manual_trigger: true } },
      true,
    ],
    ['a plain account', 'notify_targets', client, {}, false],
    ['a plain account', 'share', client, {}, true],
  ])
})

describe('what is settled between the parties', () => {
  it.each(['correct', 'claim', 'messages'] as const)(
    'is on the client’s own desk, and not on that of whoever receives or brings the goods: %s [EDIT-04] [SIDE-02]',
    (action) => {
      const settled = (viewer: Viewer, accountType: string | null): boolean =>
        mayByRole({
          action,
          viewer,
          policy: aPolicy(accountType === null ? {} : type(accountType)),
        })
      expect([
        settled(client, null),
        settled(client, 'Admin'),
        settled(client, 'northwind-Viewer'),
        settled(keyViewer(client, 'erp'), null),
      ]).toEqual([true, true, true, true])
      expect([
        settled(client, 'CnF'),
        settled(client, 'northwind-CnF'),
        settled(client, 'northwind-Distributor'),
        settled(client, 'northwind-Driver'),
        settled(distributor, 'Distributor'),
        settled(vendor, null),
      ]).toEqual([false, false, false, false, false, false])
    },
  )
})

describe('a review', () => {
  const reviewing = (order: ReturnType<typeof anOrder>, action: Action) =>
    whyNot(order, action, client, aPolicy({ review_levels: 2 }), clock).map(inEnglish)

  it('is for those who did not carry the goods, while it is pending [REVW-02]', () => {
    expect(may('review', client, {})).toBe(false)
    expect(reviewing(anOrder(), 'review')).toEqual([words.not_pending])
    expect(reviewing({ ...anOrder(did.received), review_pending: true }, 'review')).toEqual([])
    expect(why('review', vendor, { review_levels: 1 }).map(inEnglish)[0]).toBe(
      words.wrong_party('Review'),
    )
  })

  it('opens the proof for correction where it says so [REVW-02]', () => {
    expect(reviewing(anOrder(), 'reupdate')).toEqual([words.no_reupdate])
    expect(reviewing({ ...anOrder(did.received), reupdate_allowed: true }, 'reupdate')).toEqual([])
  })
})

it('counts crates where the order has some', () => {
  const policy = aPolicy({ lot_module_config: { enable_lot_events: true } })
  expect(
    [anOrder(), orderOf({ lot: 'L-1' })].map((order) =>
      whyNot(order, 'lot_event', client, policy, clock).map(inEnglish),
    ),
  ).toEqual([[words.lot_missing], []])
})
