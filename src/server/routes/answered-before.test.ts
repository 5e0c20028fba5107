import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { putLogo } from '../../contract/admin/brand.ts'
import { addClient } from '../../contract/admin/clients.ts'
import { askErasure } from '../../contract/admin/erasures.ts'
import { beginVerify } from '../../contract/admin/operations.ts'
import { beginBulkChange } from '../../contract/orders/bulk-changes.ts'
import { changePassword } from '../../contract/sign-in/own-account.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from '../../contract/sign-in/second-factor.ts'
import { putSingleSignOn } from '../../contract/sign-in/single-sign-on.ts'
import { addWebhook, listWebhooks } from '../../contract/systems/webhooks.ts'
import { inviteUser } from '../../contract/users/user-access.ts'
import { makeChanges } from '../jobs/bulk-changes.ts'
import { sha256 } from '../secrets.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/app.ts'
import { codeOf } from '../testing/authenticator.ts'
import { bulkDesk } from '../testing/bulk.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { openProvider } from '../testing/provider.ts'
import { anInvited } from '../testing/users.ts'
import { openListener } from '../testing/webhook-listener.ts'

let t: TestApp
let kept = 0
beforeAll(async () => {
  t = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' }, undefined, {
    files: (real) => ({
      ...real,
      keep: (...asked) => {
        kept += 1
        return real.keep(...asked)
      },
    }),
  })
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

  it('is the password that was set, of which nothing is kept to guess it by [ADD-03] [ACCT-02]', async () => {
    const body = { old_password: PASSWORD, password: 'an entirely other one' }
    const set = (headers: Record<string, string>) =>
      t.call('acme-cnf', changePassword, { body }, headers)
    const key = aKey()
    const [first, again] = [await set(key), await set(key)]
    expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
    expect((await set(aKey())).body.code).toBe('password_wrong')
    const [row] = await t.database.asOwner(
      async (db) =>
        (
          await sql<{ body_hash: string }>`
            select body_hash from idempotency where key = ${key['idempotency-key']}`.execute(db)
        ).rows,
    )
    expect(present(row).body_hash).not.toBe(
      sha256(JSON.stringify({ url: '/api/account/password', body })),
    )
    const other = { body: { ...body, password: 'another one again' } }
    expect((await t.call('acme-cnf', changePassword, other, key)).body.code).toBe(
      'same_key_other_body',
    )
  })

  it('is the second factor that was switched off [ADD-03] [ACCT-01]', async () => {
    const as = 'acme-distributor'
    const begun = await t.call(as, beginSecondFactor, { body: { password: PASSWORD } })
    const { secret } = begun.body.result
    const [now, next] = ['2026-11-23T10:00:00.000Z', '2026-11-23T10:00:30.000Z']
    t.setClock(now)
    const confirmed = await t.call(as, confirmSecondFactor, { body: { code: codeOf(secret, now) } })
    expect(confirmed.code).toBe(200)
    t.setClock(next)
    const body = { password: PASSWORD, code: codeOf(secret, next) }
    const end = (headers: Record<string, string>) => t.call(as, endSecondFactor, { body }, headers)
    const key = aKey()
    const [first, again] = [await end(key), await end(key)]
    t.setClock(null)
    expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
    expect((await end(aKey())).code).toBe(422)
  })

  it('is the walk of the log that goes on since [ADD-03] [MGMT-02]', async () => {
    const begin = (headers: Record<string, string>) =>
      t.call('platform', beginVerify, { body: {} }, headers)
    const key = aKey()
    const [first, again] = [await begin(key), await begin(key)]
    expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
    expect((await begin(aKey())).code).toBe(409)
  })

  it('is the erasure that has ended since, and no second one [ADD-03] [DATA-01]', async () => {
    const body = { client: 'acme', person: { phone: '9700000099' }, why: 'a request' }
    const ask = (headers: Record<string, string>) => t.call('admin', askErasure, { body }, headers)
    const key = aKey()
    const first = await ask(key)
    await t.database.asOwner((db) =>
      sql`update erasures set ended_at = now(), sealed = null`.execute(db),
    )
    const again = await ask(key)
    expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
    expect((await ask(aKey())).body.result.id).not.toBe(first.body.result.id)
  })

  it('keeps no picture of a client twice [ADD-03] [CLNT-01] [CLNT-02]', async () => {
    const params = { key: 'acme' }
    const file_data = sent(await aJpeg(64, 64)).file_data
    const add = (headers: Record<string, string>) =>
      t.call(
        'platform',
        addClient,
        { body: { key: 'twice', name: 'Twice', preset: 'plain', logo: file_data } },
        headers,
      )
    const put = (headers: Record<string, string>, logo = file_data) =>
      t.call('admin', putLogo, { params, body: { file_data: logo } }, headers)
    for (const ask of [add, put]) {
      const [key, before] = [aKey(), kept]
      const [first, again] = [await ask(key), await ask(key)]
      expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
      expect(kept - before).toBe(1)
    }
    const [key, before] = [aKey(), kept]
    await put(key)
    const another = await put(key, sent(await aJpeg(32, 32)).file_data)
    expect([another.body.code, kept - before]).toEqual(['same_key_other_body', 1])
  })
})
