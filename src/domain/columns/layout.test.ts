import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { aPolicy } from '../testing/factories.ts'
import { english } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'
import { columnIds, columnOf } from './catalogue.ts'
import { DEFAULT_WIDTH } from './column.ts'
import { displayedColumns } from './displayed.ts'
import { keptItems } from './kept-items.ts'
import { columnsFor } from './layout.ts'

const labels = (...documents: PolicyDocument[]): string[] =>
  columnsFor(aPolicy(...documents), english).map(({ label }) => label)
const configured = (
  custom_header_config: NonNullable<
    PolicyDocument['dashboard_customization']
  >['custom_header_config'],
): PolicyDocument => ({ dashboard_customization: { custom_header_config } })
const usual = [
  'LR No.',
  'Vehicle',
  'Client',
  'Source',
  'Destination',
  'Dispatch Date',
  'Delivery Time',
  'OTP (Received/OTP*)',
  'Remarks',
  'Attachments',
]
const actions = ['Actions', 'View', 'Copy Link']

describe('the columns of an account', () => {
  it('are the default ones in their order [TABL-04]', () =>
    expect(labels({})).toEqual([...usual, ...actions]))

  it('are those of a vendor and of a distributor [TABL-05]', () => {
    expect(labels({ columns: 'vendor' })).toEqual([
      'LR No.',
      'Vehicle',
      'Driver Name',
      'Driver Contact',
      'Source',
      'Destination',
      'Delivery Time',
      'Remarks',
      'View',
    ])
    expect(labels({ columns: 'distributor' })).toEqual([
      'Invoice No.',
      'Source',
      'Dispatch Date',
      'Delivery Time',
      'OTP (Received/OTP*)',
      'Remarks',
      'Attachments',
      'View',
    ])
  })

  it('are the shipper’s, then what tells how the delivery went [TABL-06]', () => {
    expect(labels({ columns: 'shipper' })).toEqual([
      'Invoice No.',
      'Invoice Date',
      'Shippers Code',
      'Shippers Name',
      'Destination Address',
      'Client Name',
      'Billing Qty.',
      'PO Number',
      'SLA',
      'Depot Name',
      'Depot Code',
      'Zone',
      'Delivery Time',
      'OTP (Received/OTP*)',
      'Remarks',
      'Attachments',
      ...actions,
    ])
  })

  it('can have any other of the catalogue beside the set’s own, under a label of the account’s [TABL-06]', () => {
    expect(
      labels({
        add_columns: ['invoice', 'trip_status', 'sms_status', 'wa_trigger_time', 'wa_status'],
      }).slice(usual.length, -3),
    ).toEqual(['Invoice No.', 'Trip Status', 'SMS Delivery Status', 'WA Trigger Time', 'WA Status'])
    expect(
      labels({
        add_columns: [
          'invoice',
          'quantity',
          'driver_reach',
          'approved_1',
          'approved_2',
          'transporter',
          'review_status',
          'lr_number',
        ],
        column_labels: { invoice: 'Invoice Number' },
      }).slice(usual.length, -3),
    ).toEqual([
      'Invoice Number',
      'Quantity',
      'Driver Reach',
      'Approved 1',
      'Approved 2',
      'Transporter',
      'Review Status',
      'LR Number',
    ])
    expect(labels({ add_columns: ['notification', 'current_status', 'share_order'] })).toEqual([
      ...usual,
      'Status',
      ...actions,
      'Notification',
      'Share Order',
    ])
    expect(
      labels({ add_columns: ['notification'], wording: { notify: 'Trigger SMS' } }).at(-1),
    ).toBe('Trigger SMS')
  })

  it('can be taken away by label, actions by a list of their own [TABL-07]', () => {
    const left = labels(
      configured({
        remove_headers_with_labels: ['Vehicle', 'View'],
        remove_actions_with_labels: ['Copy Link', 'Client'],
      }),
    )
    expect(left).toEqual([...usual.filter((label) => label !== 'Vehicle'), 'Actions', 'View'])
  })

  it('can be added to, replaced, and come from extra fields [TABL-07]', () => {
    expect(
      labels(
        configured({
          add_header: [
            { text: 'City', value: 'destination.city' },
            { text: 'Paper', value: 'invoice' },
          ],
        }),
      ),
    ).toEqual([...usual, 'City', 'Paper', ...actions])
    expect(
      labels(
        configured({
          header: [
            { text: 'Number', value: 'identifier' },
            { text: 'Batch', value: 'material_batch' },
          ],
        }),
      ),
    ).toEqual(['Number', 'Batch', ...actions])
    expect(labels({ dynamic_headers: [{ text: 'Route', value: 'route' }] })).toEqual([
      ...usual,
      'Route',
      ...actions,
    ])
    expect(
      labels({
        columns: 'vendor',
        add_columns: ['copy_link', 'notification', 'share_order'],
      }).slice(-4),
    ).toEqual(['View', 'Copy Link', 'Notification', 'Share Order'])
  })

  it('stand once, under the last label that was asked for [TABL-07]', () => {
    expect(
      labels({
        ...configured({ add_header: [{ text: 'Truck', value: 'vehicle' }] }),
        add_columns: ['lr'],
      }),
    ).toEqual(usual.map((label) => (label === 'Vehicle' ? 'Truck' : label)).concat(actions))
  })

  it('are the user’s where both the client and the user say something [TABL-07]', () => {
    const client = configured({
      add_header: [{ text: 'City', value: 'destination.city' }],
      remove_headers_with_labels: ['Client'],
    })
    expect(
      labels(client, configured({ add_header: [{ text: 'State', value: 'destination.state' }] })),
    ).toEqual([...usual.filter((label) => label !== 'Client'), 'State', ...actions])
    expect(
      labels(
        client,
        configured({
          header: [{ text: 'LR', value: 'lr' }],
          add_header: [],
          remove_headers_with_labels: [],
        }),
      ),
    ).toEqual(['LR', ...actions])
  })

  it.each(['challenge.hash', 'challenge', 'password', '__proto__', 'constructor.name', ''])(
    'never show %j, which is no field of the wire’s order [TABL-07]',
    (value) => {
      expect(() => aPolicy(configured({ add_header: [{ text: 'X', value }] }))).toThrow(
        'header_unknown',
      )
    },
  )

  it.each(['default', 'vendor', 'distributor', 'shipper'] as const)(
    'have the actions of %s last [TABL-08]',
    (columns) => {
      const policy = aPolicy({
        columns,
        add_columns: ['share_order', 'trip_status', 'notification'],
        dynamic_headers: [{ text: 'Route', value: 'route' }],
      })
      const kinds = columnsFor(policy, english).map(({ cell }) => cell === 'action')
      expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)))
      expect(kinds.slice(-2)).toEqual([true, true])
      expect(new Set(columnsFor(policy, english).map(({ id }) => id)).size).toBe(kinds.length)
    },
  )

  it('are each known by the id they stand under, with the label of that id', () => {
    expect(
      columnIds.map((id) => columnOf(id, english)).map(({ id, label }) => [id, label]),
    ).toEqual(Object.entries(columnWords.labels))
  })
})

describe('the columns as a user wants them', () => {
  const plain = { display_items: null, column_order: [], column_widths: {} }
  const shown = (
    preferences: Partial<Parameters<typeof displayedColumns>[1]>,
    document: PolicyDocument = {},
  ) =>
    displayedColumns(aPolicy(document), { ...plain, ...preferences }, english).map(({ id }) => id)

  it('are the account’s where nothing was chosen, 8% wide [TABL-08] [TABL-03]', () => {
    const columns = displayedColumns(aPolicy(), plain, english)
    expect(columns.map(({ label }) => label)).toEqual(labels({}))
    expect([DEFAULT_WIDTH, ...new Set(columns.map(({ width }) => width))]).toEqual(['8%', '8%'])
  })

  it('are those that were chosen and that the account has [TABL-03]', () => {
    expect(shown({ display_items: ['view', 'lr', 'billing_qty', 'gone'] })).toEqual(['lr', 'view'])
    expect(shown({ display_items: [] })).toEqual(['lr'])
    expect(
      shown(
        { display_items: ['lr'] },
        { dashboard_customization: { hide: { display_items: true } } },
      ),
    ).toHaveLength(13)
  })

  it('are also those that came after the choice was kept, save what was hidden then [TABL-03] [TABL-06] [TABL-07]', () => {
    const offered = shown({})
    const chosen = (id: string): boolean => !['client', 'remarks'].includes(id)
    const kept = keptItems(offered, chosen, offered, null)
    expect(shown({ display_items: kept })).toEqual(offered.filter(chosen))
    const later = { add_columns: ['trip_status' as const] }
    expect(shown({ display_items: kept }, later)).toEqual(shown({}, later).filter(chosen))
    // What older readers look for is there: the shown by their ids.
    expect(offered.filter((id) => kept?.includes(id))).toEqual(offered.filter(chosen))
    // Choices of before are what they were.
    expect(shown({ display_items: ['lr', 'view'] }, later)).toEqual(['lr', 'view'])
    // A column that none has by itself comes by choice alone.
    expect(shown({ display_items: keptItems(offered, () => true, ['lr'], null) })).not.toContain(
      'due',
    )
  })

  it('keep what was chosen of columns that were not offered, and are the usual again [TABL-03]', () => {
    const ids = ['lr', 'client']
    const none = (): boolean => false
    const all = (): boolean => true
    const before = ['-', 'lr', '-gone', 'there', '-client']
    expect(keptItems(ids, none, ids, before)).toEqual(['-', '-lr', '-client', '-gone', 'there'])
    expect(keptItems(ids, all, ids, before)).toEqual(['-', 'lr', 'client', '-gone', 'there'])
    expect(keptItems(ids, all, ids, ['lr', 'there'])).toBeNull()
    expect(keptItems([...ids, 'due'], all, ids, null)).toEqual(['-', 'lr', 'client', 'due'])
  })

  it('stand in the user’s order, actions last whatever it says [TABL-08]', () => {
    expect(
      shown({
        display_items: ['lr', 'client', 'source', 'edit', 'view'],
        column_order: ['view', 'source', 'gone', 'lr'],
      }),
    ).toEqual(['source', 'lr', 'client', 'view', 'edit'])
  })

  it('have the user’s widths in pixels [TABL-08]', () => {
    const [lr, vehicle] = displayedColumns(
      aPolicy(),
      { ...plain, column_widths: { lr: 120 } },
      english,
    )
    expect([lr?.width, vehicle?.width]).toEqual(['120px', DEFAULT_WIDTH])
  })
})
