import { describe, expect, it } from 'vitest'
import { demoClients, demoUsers } from '../../../../presets/accounts.ts'
import { aViewer, NOW } from '../../../testing/factories.ts'
import { inEnglish } from '../../../testing/in-english.ts'
import type { PolicyDocument } from '../../policy.ts'
import type { Reach } from '../../viewer.ts'
import { contradictionsIn, type ClientAccount } from './find.ts'

const account = (
  username: string,
  config: PolicyDocument = {},
  reach: Reach = { kind: 'client' },
  disabled = false,
): ClientAccount => ({
  viewer: { ...aViewer(reach), username },
  config,
  disabled,
  is_invited: false,
})
const administrator = account('boss', { config: { accountType: 'Admin', admin: true } })
const carrier = account('carrier', {}, { kind: 'vendor', transporter: 'Roadrunner' })

const judged = (
  document: PolicyDocument,
  {
    accounts = [administrator, account('desk')],
    before = {},
    by = 'boss',
  }: { accounts?: ClientAccount[]; before?: PolicyDocument; by?: string } = {},
) => {
  const { refusals, warnings } = contradictionsIn(document, { before, accounts, by, now: NOW })
  const told = (all: typeof refusals) =>
    all.map(({ code, field, others }) => [code, field, ...others])
  return { refusals: told(refusals), warnings: told(warnings) }
}

const hide = (flag: string): PolicyDocument => ({
  dashboard_customization: { hide: { [flag]: true } },
})
const mandatory = (
  ...details: ('attachment' | 'remarks' | 'item_condition')[]
): PolicyDocument => ({
  public_url_customization: { mandatory_fields_in_epod_closure: details },
})
const HIDE = 'dashboard_customization.hide'
const MANDATORY = 'public_url_customization.mandatory_fields_in_epod_closure'
const FIELDS = 'order_module_config.additional_field_in_epod'
const FILE = 'dashboard_customization.bulk_upload_headers'
const HEADERS = 'dashboard_customization.custom_header_config'
const field = (changes: object = {}) => ({
  key: 'k',
  label: 'K',
  field_type: 'text' as const,
  ...changes,
})
const headers = (custom_header_config: object): PolicyDocument => ({
  dashboard_customization: { custom_header_config },
})
const file = (...rows: [text: string, value: string][]): PolicyDocument => ({
  dashboard_customization: {
    bulk_upload: true,
    bulk_upload_headers: rows.map(([text, value]) => ({ text, value, type: 'text' })),
  },
})

const refused: [name: string, document: PolicyDocument, expected: string[]][] = [
  ['an offset for a zone', { time_zone: '+05:30' }, ['time_zone_unknown', 'time_zone']],
  [
    'an abbreviation for a zone of other countries',
    { messages: { quiet_zones: [{ code: '91', zone: 'IST' }] } },
    ['time_zone_unknown', 'messages.quiet_zones.0.zone'],
  ],
  [
    'photos needed and hidden',
    { ...hide('add_attachments'), receive: { needs_epod_photo: true } },
    ['photo_needed_hidden', `${HIDE}.add_attachments`, 'receive.needs_epod_photo'],
  ],
  [
    'an attachment mandatory and hidden',
    { ...hide('add_attachments'), ...mandatory('attachment') },
    ['photo_needed_hidden', `${HIDE}.add_attachments`, MANDATORY],
  ],
  [
    'a remark needed to reject and hidden',
    { ...hide('add_remark'), reject: { needs_remark: true } },
    ['remark_needed_hidden', `${HIDE}.add_remark`, 'reject.needs_remark'],
  ],
  [
    'a remark mandatory and hidden',
    { ...hide('add_remark'), ...mandatory('remarks') },
    ['remark_needed_hidden', `${HIDE}.add_remark`, MANDATORY],
  ],
  [
    'the goods condition mandatory and hidden',
    { ...hide('goods_condition'), ...mandatory('item_condition') },
    ['condition_needed_hidden', `${HIDE}.goods_condition`, MANDATORY],
  ],
  [
    'a remark needed whose only mandatory field is not filled',
    {
      receive: { needs_remark: true },
      order_module_config: {
        remarks_mandatory_field: ['k'],
        additional_field_in_epod: [field({ disabled: true })],
      },
    },
    ['remark_without_field', 'order_module_config.remarks_mandatory_field', FIELDS],
  ],
  [
    'a remark needed whose text is not asked for',
    { receive: { needs_remark: true }, order_module_config: { hide_remark_text: true } },
    [
      'remark_without_text',
      'order_module_config.hide_remark_text',
      'order_module_config.remarks_mandatory_field',
    ],
  ],
  [
    'a remark’s field twice',
    {
      order_module_config: {
        additional_field_in_epod: [field(), field({ label: 'Other' })],
      },
    },
    ['key_twice', `${FIELDS}.1.key`],
  ],
  [
    'a clock twice',
    {
      clocks: [
        { key: 'pay', name: 'Pay', days: 15 },
        { key: 'pay', name: 'Pay', days: 45 },
      ],
    },
    ['key_twice', 'clocks.1.key'],
  ],
  [
    'a page that waits for an OTP that is never sent',
    { public_url_customization: { secure_otp: true }, otp: { mode: 'none' } },
    ['otp_never_sent', 'public_url_customization.secure_otp', 'otp.mode'],
  ],
  [
    'two columns under one label',
    headers({ add_header: [{ text: 'Vehicle', value: 'destination.city' }] }),
    ['column_twice', `${HEADERS}.add_header.0.text`],
  ],
  [
    'two labels that clash',
    { column_labels: { lr: 'Number' }, dynamic_headers: [{ text: 'Number', value: 'n' }] },
    ['column_twice', 'dynamic_headers.0.text', 'column_labels.lr'],
  ],
  [
    'a table without a column',
    headers({ header: [] }),
    ['no_column', `${HEADERS}.header`, `${HEADERS}.remove_headers_with_labels`],
  ],
  [
    'two headers of the file that read alike',
    file(['LR No.', 'identifier'], ['lr no', 'invoice']),
    ['file_header_twice', `${FILE}.1.text`],
  ],
  [
    'two headers of the file for one field',
    file(['LR No.', 'identifier'], ['TAT', 'tat'], ['ETA', 'eta_hrs']),
    ['file_field_twice', `${FILE}.2.value`],
  ],
  ['a file without the number', file(['Invoice', 'invoice']), ['file_without_number', FILE]],
  [
    'more digits at least than at most',
    { phones: { least_digits: 11 } },
    ['digits_cross', 'phones.least_digits', 'phones.most_digits'],
  ],
  [
    'a field that cannot be opened',
    { editable_by: { transporter: ['value', 'password'] } },
    ['edit_field_unknown', 'editable_by.transporter.1'],
  ],
  [
    'a first language that is not offered',
    { languages: { offered: ['hi'], first: 'ta' } },
    ['language_not_offered', 'languages.first', 'languages.offered'],
  ],
  [
    'links by a header without one',
    { messages: { link_form: 'header' } },
    ['link_header_missing', 'messages.link_header', 'messages.link_form'],
  ],
  ['nobody who receives', hide('receive_order'), ['nobody_receives', `${HIDE}.receive_order`]],
]

const warned: [name: string, document: PolicyDocument, expected: string[]][] = [
  [
    'a remark without its text, where none is needed',
    { order_module_config: { hide_remark_text: true } },
    [
      'remark_without_text',
      'order_module_config.hide_remark_text',
      'order_module_config.remarks_mandatory_field',
    ],
  ],
  [
    'a list without choices',
    { order_module_config: { additional_field_in_epod: [field({ field_type: 'list' })] } },
    ['list_without_choices', `${FIELDS}.0.values`],
  ],
  [
    'a second person without a second approval',
    { review_by_two: true },
    ['second_approval_missing', 'review_by_two', 'review_levels'],
  ],
  [
    'reminders without links',
    {
      chase: { automatic: true },
      do_not_show_receivers_public_link: true,
      do_not_show_driver_public_link: true,
    },
    [
      'reminders_without_link',
      'chase.automatic',
      'do_not_show_receivers_public_link',
      'do_not_show_driver_public_link',
    ],
  ],
  [
    'reminders where both links are hidden',
    {
      chase: { automatic: true },
      dashboard_customization: { hide: { driver_link: true, receiver_link: true } },
    },
    ['reminders_without_link', 'chase.automatic', `${HIDE}.receiver_link`, `${HIDE}.driver_link`],
  ],
  [
    'a reason that is banned',
    {
      public_url_customization: { additional_rejection_reasons: ['Wet'] },
      screen: { bannedRejectRemarks: ['Wet'] },
    },
    [
      'banned_reason_offered',
      'public_url_customization.additional_rejection_reasons.0',
      'screen.bannedRejectRemarks',
    ],
  ],
  [
    'a label that no column has',
    headers({ remove_headers_with_labels: ['Client', 'Colour'] }),
    ['column_label_unknown', `${HEADERS}.remove_headers_with_labels.1`],
  ],
  [
    'two cards under one label',
    { cards: { eta: 'Open', open: 'Open' } },
    ['card_twice', 'cards.eta'],
  ],
  [
    'an upload that is hidden',
    { dashboard_customization: { bulk_upload: true, hide: { add_transaction: true } } },
    ['bulk_upload_hidden', 'dashboard_customization.bulk_upload', `${HIDE}.add_transaction`],
  ],
  ['a first day to come', { earliest_date: '2026-03-11' }, ['date_ahead', 'earliest_date']],
  ['no way of sharing', { share_types: [] }, ['no_sharing', 'share_types']],
  [
    'an account that is not there',
    { named_accounts: { history: ['desk', 'gone'] } },
    ['username_unknown', 'named_accounts.history.1'],
  ],
  [
    'an owner who is not there',
    { claims: { owner: 'gone' } },
    ['username_unknown', 'claims.owner'],
  ],
  [
    'administrators all round',
    { config: { admin: true } },
    ['everybody_administers', 'config.admin', 'config.accountType'],
  ],
]

describe('contradictions of a draft', () => {
  it('are none in an empty one, nor in those that are shipped [CONF-01, MGMT-02]', () => {
    expect(judged({})).toEqual({ refusals: [], warnings: [] })
    for (const { key, document } of demoClients) {
      const accounts = demoUsers
        .filter(({ client }) => client === key)
        .map(({ username, config, reach, party, disabled }) =>
          account(
            username,
            config,
            reach === 'vendor'
              ? { kind: 'vendor', transporter: party ?? '' }
              : reach === 'distributor'
                ? { kind: 'distributor', name: party ?? '' }
                : { kind: 'client' },
            disabled,
          ),
        )
      expect([key, judged(document, { accounts, before: document, by: key })]).toEqual([
        key,
        { refusals: [], warnings: [] },
      ])
    }
  })

  it.each(refused)(
    'keep it from being published: %s [MGMT-02, CONF-02]',
    (_name, document, why) => {
      expect(judged(document).refusals).toEqual([why])
    },
  )

  it.each(warned)(
    'are told of, and may be meant: %s [MGMT-02, CONF-02]',
    (_name, document, why) => {
      const { refusals, warnings } = judged(document)
      expect([refusals, warnings]).toEqual([[], [why]])
    },
  )

  it('tell of an offer that is hidden beside whoever is left to receive [CONF-02]', () => {
    const own = account('desk', {
      dashboard_customization: { hide: { receive_order: false } },
    })
    const document = { ...hide('receive_order'), show_receive_button: true }
    expect(judged(document, { accounts: [administrator, own] })).toEqual({
      refusals: [],
      warnings: [['receive_hidden', 'show_receive_button', `${HIDE}.receive_order`]],
    })
  })
})

describe('who is left to receive [CONF-02]', () => {
  const locked: PolicyDocument = { otp: { mode: 'none' }, do_not_show_receivers_public_link: true }
  const chased: PolicyDocument = { otp: { mode: 'none' }, chase: { automatic: true } }
  const hidden: PolicyDocument = { dashboard_customization: { hide: { receiver_link: true } } }
  const without = (document: PolicyDocument, ...accounts: ClientAccount[]) =>
    judged(document, { accounts }).refusals.map(([code]) => code)

  it.each<[name: string, document: PolicyDocument, accounts: ClientAccount[], isLeft: boolean]>([
    ['nobody', locked, [account('desk')], false],
    ['an account with the button', { ...locked, show_receive_button: true }, [carrier], true],
    [
      'an account that is named',
      { ...locked, named_accounts: { receive_button: ['desk'] } },
      [account('desk')],
      true,
    ],
    ['an administrator', locked, [administrator], true],
    ['a disabled administrator', locked, [{ ...administrator, disabled: true }], false],
    ['an account with an OTP', { ...locked, otp: { mode: 'on_demand' } }, [carrier], true],
    [
      'an account that only looks',
      {
        otp: { mode: 'none' },
        show_receive_button: true,
        do_not_show_receivers_public_link: true,
        do_not_show_driver_public_link: true,
      },
      [account('desk', { config: { 'view-only': true } })],
      false,
    ],
    ['the holder of a link', { otp: { mode: 'none' } }, [account('desk')], true],
    ['the holder of a link that nobody gives out', { otp: { mode: 'none' } }, [carrier], false],
    ['the holder of a link that goes out by itself', chased, [carrier], true],
    ['the holder of one that is hidden [ROLE-12]', { ...chased, ...hidden }, [carrier], false],
    ['whoever knows the number', { ...locked, lr_locator: true }, [carrier], true],
  ])('%s', (_name, document, accounts, isLeft) => {
    expect(without(document, ...accounts).includes('nobody_receives')).toBe(!isLeft)
  })
})

describe('who is left to approve [CONF-02]', () => {
  const two: PolicyDocument = { review_levels: 2, review_by_two: true }
  it.each<[name: string, document: PolicyDocument, accounts: ClientAccount[], expected: string[]]>([
    ['two accounts', two, [administrator, account('desk')], []],
    ['one account, who approves twice', { review_levels: 2 }, [account('desk')], []],
    ['one account, who must not', two, [account('desk'), carrier], ['no_second_reviewer']],
    ['none: who carries does not approve', { review_levels: 1 }, [carrier], ['no_reviewer']],
  ])('%s', (_name, document, accounts, expected) => {
    const codes = judged(document, { accounts }).refusals.map(([code]) => code)
    expect(codes).toEqual(expected)
  })
})

it('says each in words, with what stands in their gaps [L10N-01]', () => {
  const { refusals } = contradictionsIn(
    headers({ add_header: [{ text: 'Vehicle', value: 'lot' }] }),
    {
      before: {},
      accounts: [administrator],
      by: null,
      now: NOW,
    },
  )
  expect(refusals.map(inEnglish)).toEqual(['Two columns are called ‘Vehicle’'])
})
