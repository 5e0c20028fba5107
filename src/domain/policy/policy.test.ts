import { expect, it } from 'vitest'
import { policySchema, type PolicyDocument } from './policy.ts'
import { resolvePolicy } from './resolve.ts'

/** Every place that the wire names, each with a value that is not its default. */
const wire = {
  config: {
    accountType: 'CnF',
    role: 'User_Mgmnt',
    disable: 'write',
    admin: true,
    'view-only': true,
    show_analytics: true,
    allow_manual_trigger_for_epod_notifications: true,
    allow_targets_for_manual_trigger: true,
    remarks_mandatory_field: ['a'],
  },
  dashboard_customization: {
    custom_header_config: {
      add_header: [{ text: 'City', value: 'destination.city' }],
      header: [{ text: 'LR', value: 'lr' }],
      remove_headers_with_labels: ['Client'],
      remove_actions_with_labels: ['View'],
    },
    hide: {
      display_items: true,
      download_report: true,
      add_transaction: true,
      download_pods: true,
      edit_trip: true,
      goods_condition: true,
      add_remark: true,
      add_attachments: true,
      receive_order: true,
      driver_link: true,
      receiver_link: true,
    },
    bulk_upload: true,
    bulk_upload_headers: [{ text: 'LR No.', value: 'identifier', type: 'text' }],
  },
  lot_module_config: { enable_lot_events: true },
  public_url_customization: {
    secure_otp: true,
    reciever_default_delay_in_days: 2,
    additional_rejection_reasons: ['Wet'],
    mandatory_fields_in_epod_closure: ['attachment'],
  },
  order_module_config: {
    hide_remark_name: true,
    hide_remark_text: true,
    allow_deletion_of_attachments: true,
    remarks_mandatory_field: ['b'],
    additional_field_in_epod: [
      { key: 'k', label: 'K', field_type: 'list', values: ['x'], disabled: true },
    ],
  },
  report_customization: { additional_sheets: [{ key: 'goods', name: 'Goods' }] },
  public_url_dashboard_visibility: false,
  do_not_show_receivers_public_link: true,
  do_not_show_driver_public_link: true,
  show_receive_button: true,
  screen: {
    multiRemark: false,
    rating: false,
    receiveResponse: { 200: 'Thanks' },
    bannedRejectRemarks: ['Intact'],
  },
} satisfies PolicyDocument

/** Paths of all that is no map. */
const places = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' &&
    inner !== null &&
    !Array.isArray(inner) &&
    Object.keys(inner).length > 0
      ? places(inner, `${path}${key}.`)
      : [path + key],
  )

it('keeps every place of the wire, for a client and for a user [CONF-03]', () => {
  expect(resolvePolicy(wire)).toMatchObject(wire)
  expect(resolvePolicy({}, wire)).toMatchObject(wire)
  const plain: unknown = resolvePolicy({})
  const unchanged = places(wire).filter((path) => {
    const at = (value: unknown): unknown =>
      path
        .split('.')
        .reduce<unknown>(
          (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
          value,
        )
    return JSON.stringify(at(plain)) === JSON.stringify(at(wire))
  })
  expect(unchanged).toEqual([])
})

it('has our own switches beside them, under names of their own [CONF-03]', () => {
  const shared = Object.keys(wire)
  const groups = [
    'config',
    'dashboard_customization',
    'screen',
    'order_module_config',
    'public_url_customization',
    'lot_module_config',
    'report_customization',
  ] as const
  const policy = resolvePolicy({})
  for (const group of groups)
    expect([group, Object.keys(policy[group]).toSorted()]).toEqual([
      group,
      Object.keys(wire[group]).toSorted(),
    ])
  expect(
    Object.keys(policySchema.shape).filter((key) => !shared.includes(key)).length,
  ).toBeGreaterThan(20)
})

it.each([
  'https://erp.example.com',
  'https://erp.example.com:8443',
  'https://erp',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
])('may be shown in a frame by %s [NAV-04]', (origin) => {
  expect(resolvePolicy({ framed_by: [origin] }).framed_by).toEqual([origin])
})

it.each([
  'http://erp.example.com',
  'https://*.example.com',
  '*',
  "'self'",
  'https:',
  'https://erp.example.com/',
  'https://erp.example.com; script-src *',
  'https://ERP.example.com',
  'https://user@erp.example.com',
  'https://a.b\n',
  'https://erp.example.com:0',
])('takes no %j as an origin that may frame it [NAV-04]', (origin) => {
  expect(policySchema.safeParse({ framed_by: [origin] }).success).toBe(false)
})
