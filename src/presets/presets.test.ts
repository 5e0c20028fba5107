import { describe, expect, it } from 'vitest'
import { cardsFor } from '../domain/cards.ts'
import { columnIds } from '../domain/columns/catalogue.ts'
import { choosableColumns, columnsFor } from '../domain/columns/layout.ts'
import { isColumnOffered } from '../domain/columns/offered.ts'
import { whyNot } from '../domain/policy/access.ts'
import { allActions, type Action } from '../domain/policy/question.ts'
import type { Policy } from '../domain/policy/policy.ts'
import { documentErrors } from '../domain/policy/draft/document.ts'
import { resolvePolicy } from '../domain/policy/resolve.ts'
import { anOrder, clock } from '../domain/testing/factories.ts'
import type { Reach } from '../domain/policy/viewer.ts'
import { demoClients, demoUsers, type DemoUser } from './accounts.ts'
import { english } from '../domain/words/catalogue.ts'
import { presets } from './presets.ts'

const documentOf = (key: string) => demoClients.find((client) => client.key === key)?.document ?? {}
const policyOf = ({ client, config }: DemoUser) => resolvePolicy(documentOf(client), config)
const policyNamed = (username: string) =>
  policyOf(demoUsers.find((user) => user.username === username) as DemoUser)

const reachOf = ({ reach, party }: DemoUser): Reach => {
  if (reach === 'vendor') return { kind: 'vendor', transporter: party ?? '' }
  return reach === 'distributor' ? { kind: 'distributor', name: party ?? '' } : { kind: 'client' }
}

/** Where an action is met: a change then shows in review as what changed for whom. */
const places: Readonly<Record<string, readonly Action[]>> = {
  pages: ['user_management', 'history', 'analysis', 'admin', 'outbox'],
  toolbar: [
    'add_order',
    'bulk_upload',
    'undo_import',
    'deliver_by_file',
    'download_report',
    'download_pods',
    'display_items',
    'search_filters',
  ],
  order: [
    'view_order',
    'edit_order',
    'edit_driver_contact',
    'receiver_link',
    'driver_link',
    'tracking_link',
    'revoke_link',
    'notify',
    'notify_targets',
    'share',
    'lot_event',
    'lot_delivery',
    'crates',
    'messages',
    'item_remark',
    'review',
    'reupdate',
  ],
  proof: [
    'receive',
    'reject',
    'trigger_otp',
    'verify_otp',
    'remark',
    'goods_condition',
    'photo',
    'delete_photo',
    'rating',
    'outbound',
    'signature',
    'label',
    'leave',
    'not_delivered',
    'answer_attempt',
    'quantities',
    'dispute',
    'claim',
    'correct',
  ],
}

/**
 * What an account sees, and what its role, flags and switches leave it; refused for an order's
 * state or want of evidence counts as allowed.
 */
const shownTo = (user: DemoUser) => {
  const policy = policyOf(user)
  const viewer = {
    client_id: 'c',
    client: user.client,
    username: user.username,
    user_id: 'u',
    reach: reachOf(user),
    link: null,
  }
  const may = (action: Action) =>
    whyNot(anOrder(), action, viewer, policy, clock).every(({ kind }) => kind !== 'forbidden')
  const columns = columnsFor(policy, english)
  return {
    cards: cardsFor(policy, english)
      .map(({ label }) => label)
      .join(' | '),
    columns: columns
      .filter(({ cell }) => cell !== 'action')
      .map(({ label }) => label)
      .join(' | '),
    buttons: columns
      .filter(
        (column) => column.cell === 'action' && isColumnOffered(column, { viewer, policy, clock }),
      )
      .map(({ label }) => label)
      .join(' | '),
    instead_of_sort: policy.sort_control === 'destination' ? 'Destination' : null,
    ...Object.fromEntries(
      Object.entries(places).map(([place, actions]) => [place, actions.filter(may).join(' ')]),
    ),
  }
}

describe('the shipped configuration', () => {
  it.each(demoClients.map(({ key, document }) => [key, document] as const))(
    'of %s follows the schema [CONF-01]',
    (_key, document) => {
      expect(() => resolvePolicy(document)).not.toThrow()
    },
  )

  it.each(Object.entries(presets))(
    'that is called %s resolves to what stands here, and names no account [CONF-01]',
    (_preset, document) => {
      expect(documentErrors(document)).toEqual([])
      const policy = resolvePolicy(document)
      expect(Object.values(policy.named_accounts).flat()).toEqual([])
      expect(policy).toMatchSnapshot()
    },
  )

  it.each(demoUsers.map((user) => [user.username, user] as const))(
    'shows %s what stands here [CARD-01, CARD-02, CARD-03, TABL-04, TABL-05, TABL-06, FILT-01, FILT-04, NAV-02, ROLE-16]',
    (_username, user) => {
      expect(shownTo(user)).toMatchSnapshot()
    },
  )

  it('tells of every action where it is met', () =>
    expect(Object.values(places).flat().toSorted()).toEqual([...allActions].sort()))

  it('shows every column of the catalogue to somebody, under every label that was asked for [TABL-06]', () => {
    const all = demoUsers.flatMap((user) => [...choosableColumns(policyOf(user), english)])
    expect(columnIds.filter((id) => all.every((column) => column.id !== id))).toEqual([])
    expect(
      ['Invoice', 'Invoice No.', 'Invoice Number'].filter((label) =>
        all.every((column) => column.label !== label),
      ),
    ).toEqual([])
  })

  it('has the policies that the requirements count [FILT-02, FILT-04, BULK-08, EDIT-04, SHAR-04]', () => {
    const having = (has: (policy: Policy) => boolean): string[] =>
      demoClients.filter(({ document }) => has(resolvePolicy(document))).map(({ key }) => key)
    expect({
      destination_search: having((policy) => policy.sort_control === 'destination'),
      from_2020: having((policy) => policy.earliest_date === '2020-01-01'),
      tat_in_days: having((policy) => policy.bulk.tat_unit === 'days'),
      tat_as_clock: having((policy) => policy.bulk.tat_unit === 'hh:mm:ss'),
      tat_editable: having((policy) => policy.editable.tat),
      driver_editable: having((policy) => policy.editable.driver),
      trigger_sms: having((policy) => policy.wording.notify === 'Trigger SMS'),
    }).toEqual({
      destination_search: ['shipper', 'swiggy'],
      from_2020: ['bayer'],
      tat_in_days: ['shipper'],
      tat_as_clock: ['swiggy'],
      tat_editable: ['acme', 'shipper', 'bayer'],
      driver_editable: ['acme', 'shipper', 'syngenta', 'swiggy'],
      trigger_sms: ['syngenta'],
    })
  })

  it('has the accounts of the contract, each name once', () => {
    expect(demoUsers.map(({ username }) => username).sort()).toEqual([
      'acme',
      'acme-cnf',
      'acme-distributor',
      'acme-readonly',
      'acme-users',
      'acme-vendor',
      'acme-viewer',
      'admin',
      'bayer',
      'disabled',
      'shipper',
      'swiggy',
      'syngenta',
      'syngenta-distributor',
      'syngenta-driver',
      'syngenta-viewer',
    ])
    expect(
      demoUsers.every(
        ({ client, reach, party }) =>
          demoClients.some(({ key }) => key === client) &&
          (reach === 'client') === (party === null),
      ),
    ).toBe(true)
  })

  it('lets every call be tried with acme', () => {
    const policy = policyNamed('acme')
    expect([
      policy.show_receive_button,
      policy.dashboard_customization.bulk_upload,
      policy.lr_locator,
      policy.otp.mode,
      policy.item_remarks,
      policy.review_levels,
    ]).toEqual([true, true, true, 'on_demand', true, 1])
    expect([policy.receive, policy.reject]).toEqual([
      resolvePolicy({}).receive,
      resolvePolicy({}).reject,
    ])
  })

  it.each(['acme', 'shipper', 'syngenta', 'bayer', 'swiggy'])(
    'gives %s Receive and Reject, and pages by LR number [LINK-02]',
    (username) => {
      const { show_receive_button, lr_locator } = policyNamed(username)
      expect([show_receive_button, lr_locator]).toEqual([true, true])
    },
  )

  it('has what each profile is known for [EPOD-05, EPOD-07, REM-03, EPOD-13, CARD-02]', () => {
    expect(policyNamed('syngenta')).toMatchObject({
      receive: {
        geolocation: true,
        needs_remark: true,
        needs_epod_photo: true,
        needs_spoc_photo: true,
      },
      reject: { needs_remark: true },
      remark: { category_required: true },
    })
    expect(policyNamed('bayer').order_module_config.remarks_mandatory_field).toEqual([
      'status_remark',
    ])
    expect(policyNamed('swiggy')).toMatchObject({
      receive: { geolocation: true },
      cards: { rejected: 'Not Received', show_rejected: true },
      wording: { reject: 'Not Received' },
      order_label: 'invoice',
    })
  })

  it('gives the roles of the contract', () => {
    const roles = demoUsers.map(({ username, config: { config }, reach, party, disabled }) => [
      username,
      config?.accountType ??
        config?.role ??
        config?.disable ??
        (config?.['view-only'] ? 'view-only' : null),
      reach,
      party,
      disabled,
    ])
    expect(roles).toEqual(
      expect.arrayContaining([
        ['admin', 'Admin', 'client', null, false],
        ['acme-users', 'User_Mgmnt', 'client', null, false],
        ['acme-viewer', 'view-only', 'client', null, false],
        ['acme-readonly', 'write', 'client', null, false],
        ['acme-vendor', null, 'vendor', 'Roadrunner', false],
        ['acme-distributor', 'Distributor', 'distributor', 'Sharma Distributors', false],
        ['acme-cnf', 'CnF', 'client', null, false],
        ['syngenta-driver', 'syngenta-Driver', 'client', null, false],
        ['syngenta-viewer', 'syngenta-Viewer', 'client', null, false],
        [
          'syngenta-distributor',
          'syngenta-Distributor',
          'distributor',
          'Kisan Agro Traders',
          false,
        ],
        ['disabled', null, 'client', null, true],
      ]),
    )
  })
})
