import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginBulkChange } from '../../contract/orders/bulk-changes.ts'
import { putSingleSignOn } from '../../contract/sign-in/single-sign-on.ts'
import { addWebhook, listWebhooks } from '../../contract/systems/webhooks.ts'
import { inviteUser } from '../../contract/users/user-access.ts'
import { makeChanges } from '../jobs/bulk-changes.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { bulkDesk } from '../testing/bulk.ts'
import { openProvider } from '../testing/provider.ts'
import { anInvited } from '../testing/users.ts'
import { openListener } from '../testing/webhook-listener.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' })
})
afterAll(() => t.close())
const { someOrders, look } = bulkDesk(() => t)
const aKey = () => ({ 'idempotency-key': randomUUID() })

describe('the same request again, answered before it is judged,', () => {
  it('is the change of many orders that match no more since it was made [DESK-23]', async () => {
    await someOrders(2, 'acme', { truck_number: 'KA01BEFORE' })
    const key = aKey()
    const ask = (headers: Record<string, string>) =>
      t.call(
        'acme',
        beginBulkChange,
        {
          body: {
            kind: 'edit',
            query: { truck_number: 'KA01BEFORE' },
            edit: { truck_number: 'KA01AFTER' },
          },
        },
        headers,
      )
    const first = await ask(key)
    await makeChanges(t.deps)
    expect((await look(first.body.result)).result).toMatchObject({ state: 'done', changed: 2 })
    const again = await ask(key)
    expect([first.code, again.code, again.body.result?.id]).toEqual([
      200,
      200,
      first.body.result.id,
    ])
    expect((await ask(aKey())).code).toBe(422)
  })

  it('is the webhook whose address is no more one that is taken [HOOK-01]', async () => {
    const listener = await openListener()
    await listener.close()
    const key = aKey()
    const add = (address: string, headers: Record<string, string>) =>
      t.call('admin', addWebhook, { body: { url: address, types: ['order.rated'] } }, headers)
    const first = await add(listener.url, key)
    const { settings } = t.deps
    const inner = settings.webhook_private
    Object.assign(settings, { webhook_private: false })
    try {
      const again = await add(listener.url, key)
      expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
      expect((await add(listener.url, aKey())).code).toBe(422)
      // Another request under its key is told so, whatever its address.
      expect((await add('https://127.0.0.1/', key)).body.code).toBe('same_key_other_body')
    } finally {
      Object.assign(settings, { webhook_private: inner })
    }
    expect((await t.call('admin', listWebhooks, { query: {} })).body.total).toBe(1)
  })

  it('is the provider of single sign-on that is out of reach since [ACCT-03]', async () => {
    const provider = await openProvider('http://epod.test/single-sign-on')
    const groups = [{ group: 'heads', role: null, accountType: 'Admin' }]
    const params = { key: 'acme' }
    const body = {
      issuer: provider.issuer,
      ...provider.client,
      groups,
      domains: ['acme.example'],
      rev: 0,
    }
    const key = aKey()
    const first = await t.call('admin', putSingleSignOn, { params, body }, key)
    await provider.close()
    const again = await t.call('admin', putSingleSignOn, { params, body }, key)
    expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
    expect((await t.call('admin', putSingleSignOn, { params, body }, aKey())).code).toBe(422)
  })

  it('is the invitation after which the hour has none left [MGMT-01]', async () => {
    const username = await anInvited(t)
    const invite = (headers: Record<string, string>) =>
      t.call('admin', inviteUser, { params: { username }, body: {} }, headers)
    for (let n = 0; n < 19; n += 1) await invite(aKey())
    const key = aKey()
    const [last, again] = [await invite(key), await invite(key)]
    expect([last.code, again.code, again.body]).toEqual([200, 200, last.body])
    expect((await invite(aKey())).code).toBe(429)
  })
})
