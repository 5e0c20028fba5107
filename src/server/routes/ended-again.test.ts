import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { bulkDesk, truckFor } from '../testing/bulk.ts'
import { linkTo } from '../testing/links.ts'
import { logIn } from '../testing/log-in.ts'
import { anOrder } from '../testing/orders.ts'
import { present } from '../testing/present.ts'
import { addWebhook, removeWebhook } from '../../contract/systems/webhooks.ts'
import { makeApiKey, revokeApiKey } from '../../contract/systems/api-keys.ts'
import { beginHold, endHold } from '../../contract/admin/legal-holds.ts'
import { endSession, listSessions } from '../../contract/sign-in/session.ts'
import { stopBulkChange } from '../../contract/orders/bulk-changes.ts'
import { revokeLink } from '../../contract/proof/links.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
const { begun, someOrders } = bulkDesk(() => t)

/** Asks for the end of something, with these headers. */
type Ending = (headers?: Record<string, string>) => Promise<Reply>

const endings: readonly [what: string, again: number, make: () => Promise<Ending>][] = [
  [
    'a webhook [HOOK-01]',
    404,
    async () => {
      const body = { url: 'https://8.8.8.8/end', types: ['order.rated' as const] }
      const { id } = (await t.call('admin', addWebhook, { body })).body.result
      return (headers) => t.call('admin', removeWebhook, { params: { id } }, headers)
    },
  ],
  [
    'an API key [HOOK-01]',
    404,
    async () => {
      const body = { name: 'SAP', scopes: ['orders:read' as const] }
      const { id } = (await t.call('admin', makeApiKey, { body })).body.result
      return (headers) => t.call('admin', revokeApiKey, { params: { id } }, headers)
    },
  ],
  [
    'a legal hold [DATA-01]',
    409,
    async () => {
      const { identifier } = await anOrder(t)
      const params = { key: 'acme' }
      const held = await t.call('admin', beginHold, { params, body: { identifier, why: 'a case' } })
      const { id } = held.body.result
      const over = { params: { ...params, id }, body: { why: 'over' } }
      return (headers) => t.call('admin', endHold, over, headers)
    },
  ],
  [
    'a link [LINK-01]',
    404,
    async () => {
      const order = await anOrder(t)
      const { id: link_id } = await linkTo(t, order, 'driver')
      const ended = { params: { id: order._id }, body: { link_id } }
      return (headers) => t.call('acme', revokeLink, ended, headers)
    },
  ],
  [
    'a session of one’s own [AUTH-16]',
    404,
    async () => {
      const before = (await t.call('acme', listSessions, {})).body.result.map(({ id }) => id)
      await logIn(t.app, 'acme')
      const { result } = (await t.call('acme', listSessions, {})).body
      const { id } = present(result.find((one) => !before.includes(one.id)))
      return (headers) => t.call('acme', endSession, { body: { id } }, headers)
    },
  ],
  [
    'a change of many orders [DESK-23]',
    409,
    async () => {
      const { id } = await begun(truckFor(await someOrders(1)))
      return (headers) => t.call('acme', stopBulkChange, { params: { id }, body: {} }, headers)
    },
  ],
]

describe('the end of', () => {
  it.each(endings)(
    '%s is told again under its key, and is %i under another',
    async (_what, again, make) => {
      const end = await make()
      const key = { 'idempotency-key': randomUUID() }
      const [first, second] = [await end(key), await end(key)]
      expect([first.code, second.code, second.body]).toEqual([200, 200, first.body])
      expect((await end({ 'idempotency-key': randomUUID() })).code).toBe(again)
      expect((await end()).code).toBe(again)
    },
  )
})
