import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  beginBulkChange,
  bulkChangeOrders,
  getBulkChange,
  stopBulkChange,
  undoBulkChange,
  type BulkChange,
} from '../../contract/orders/bulk-changes.ts'
import type { CallInput } from '../../contract/typed-call.ts'
import type { Order } from '../../domain/order/order.ts'
import { callerOfUser } from '../caller-of-user.ts'
import { doItem } from '../orders/bulk-item.ts'
import { staleLeases } from '../stores/testing/stale-leases.ts'
import { itemsToDo, takeOnChange } from '../stores/bulk-changes/bulk-work.ts'
import type { TestApp } from './app.ts'
import { anOrder, logOf } from './orders.ts'
import { present } from './present.ts'

type Asked = CallInput<typeof beginBulkChange>['body']
type Named = Pick<BulkChange, 'id'>

/** The wish for another vehicle for these orders. */
export const truckFor = (
  orders: readonly Pick<Order, '_id'>[],
  truck_number = 'KA05BULK01',
): Asked => ({
  kind: 'edit',
  orders: orders.map(({ _id }) => ({ _id })),
  edit: { truck_number },
})

/** What somebody does with changes of many orders, at the product of a test. */
export const bulkDesk = (app: () => TestApp) => ({
  someOrders: (count: number, client = 'acme', input = {}): Promise<Order[]> =>
    Promise.all(Array.from({ length: count }, () => anOrder(app(), client, input))),
  begun: async (body: Asked, as = 'acme', headers = {}): Promise<BulkChange> => {
    const { code, body: told } = await app().call(as, beginBulkChange, { body }, headers)
    expect([code, told.status]).toEqual([200, true])
    return told.result
  },
  look: async ({ id }: Named, as = 'acme') =>
    (await app().call(as, getBulkChange, { params: { id } })).body,
  ordersIn: async ({ id }: Named, after = 0, as = 'acme') =>
    (await app().call(as, bulkChangeOrders, { params: { id }, query: { after } })).body.result.rows,
  undo: ({ id }: Named, as = 'acme', headers = {}) =>
    app().call(as, undoBulkChange, { params: { id }, body: {} }, headers),
  stop: ({ id }: Named, as = 'acme') =>
    app().call(as, stopBulkChange, { params: { id }, body: {} }),
  read: async ({ _id }: Pick<Order, '_id'>) =>
    (await app().call('acme', `/orders/${_id}`)).body.result,
  typesOf: async ({ _id }: Pick<Order, '_id'>): Promise<string[]> =>
    (await logOf(app(), _id)).map(({ type }) => type),
  expired: (): Promise<unknown> => staleLeases(app().database),
  /** Takes a change on as a process would, and does so many of its orders before it dies. */
  brokenOffAfter: async (count: number) => {
    const { deps } = app()
    const work = present(await takeOnChange(deps.database, randomUUID()))
    const caller = present(await callerOfUser(deps, work.client_id, work.user_id))
    const items = await itemsToDo(deps.database, work, 100)
    for (const item of items.slice(0, count)) await doItem(deps, caller, work, item)
    return { goOn: () => doItem(deps, caller, work, present(items[count])) }
  },
})
