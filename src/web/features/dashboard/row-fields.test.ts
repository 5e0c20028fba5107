import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnIds, columnOf } from '../../../domain/columns/catalogue.ts'
import { textOf } from '../../../domain/columns/column.ts'
import { dueOf } from '../../../domain/columns/due.ts'
import { fieldColumn } from '../../../domain/columns/field-column.ts'
import { fieldsFor, listed } from '../../../domain/columns/row-fields.ts'
import { shownStateOf } from '../../../domain/order/category.ts'
import { lockedFields } from '../../../domain/order/entry/edit-locks.ts'
import { sheetTripOf, tripProblems } from '../../../domain/order/entry/trip-changes.ts'
import { replay } from '../../../domain/order/evolve.ts'
import type { Order, WireOrder } from '../../../domain/order/order.ts'
import { orderOnWire } from '../../../domain/order/on-wire.ts'
import { offerOf } from '../../../domain/policy/offered.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { anyStep } from '../../../domain/testing/chance.ts'
import { clockAfter } from '../../../domain/testing/factories.ts'
import { anyLog } from '../../../domain/testing/stories.ts'
import { english } from '../../../domain/words/catalogue.ts'
import { onPage } from '../../lib/order-on-page.ts'

const columns = [
  ...columnIds.map((id) => columnOf(id, english)),
  fieldColumn(['destination', 'city'], 'City'),
  fieldColumn(['lot'], 'Lot'),
  fieldColumn(['no such'], 'Nothing'),
]
const actions = [
  'edit_order',
  'view_order',
  'notify',
  'share',
  'receiver_link',
  'driver_link',
] as const

const onWire = (order: Order): WireOrder => ({ ...order.profile, ...orderOnWire(order) })
/** What a list answers that is asked for these members. */
const narrowed = (order: WireOrder, fields: readonly string[]): WireOrder =>
  listed(
    Object.fromEntries(
      Object.entries(order).filter(([name]) => fields.includes(name)),
    ) as WireOrder,
  )

it('a row says and offers of a narrowed order what it does of the whole [SIZE-03]', () => {
  fc.assert(
    fc.property(anyLog, anyStep, (log, { viewer, document }) => {
      const order = replay(log)
      if (!order) throw new Error('a log with events is an order')
      const [policy, clock] = [resolvePolicy(document), clockAfter(7_200_000)]
      const asking = { viewer, policy, clock }
      const row = (one: WireOrder): unknown => {
        const here = onPage(one)
        const edit = { truck_number: 'MH12AB1234', driver: { contact: '9876500009' }, eta_hrs: 7 }
        return [
          shownStateOf(one, clock.now),
          dueOf(one, clock.now),
          sheetTripOf(one),
          [...lockedFields(here, viewer, policy, clock)],
          tripProblems(here, edit, viewer, policy, clock),
          actions.map((action) => offerOf(here, action, viewer, policy, clock)),
        ]
      }
      const whole = onWire(order)
      expect(row(narrowed(whole, fieldsFor([])))).toEqual(row(whole))
      for (const column of columns) {
        const said = (one: WireOrder): unknown => [
          textOf(column, one, asking, english),
          column.hint?.(one, asking, english),
        ]
        expect([column.id, said(narrowed(whole, fieldsFor([column])))]).toEqual([
          column.id,
          said(whole),
        ])
      }
    }),
    { numRuns: 150 },
  )
})

it('asks for each member once, and for no more than its columns show [SIZE-03]', () => {
  const all = fieldsFor(columns)
  expect(all).toHaveLength(new Set(all).size)
  expect(all).toEqual(expect.arrayContaining(['lot', 'invoice', 'POD_ID', 'no such']))
  for (const unread of ['Items', 'quantities', 'crates', 'claims', 'corrections', 'label'])
    expect(all).not.toContain(unread)
  expect(fieldsFor([])).not.toContain('invoice')
})
