import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeliveries, recordDeliveries, undoDeliveries } from '../../contract/bulk/deliveries.ts'
import { openImport, undoImport } from '../../contract/bulk/imports.ts'
import { endOtherSessions } from '../../contract/sign-in/own-account.ts'
import { mintCode, session } from '../../contract/sign-in/session.ts'
import {
  addWebhook,
  deliverAgain,
  enableWebhook,
  listWebhookDeliveries,
} from '../../contract/systems/webhooks.ts'
import { viewAsUser } from '../../contract/users/user-access.ts'
import { listUserChanges } from '../../contract/users/user-changes.ts'
import { later } from '../../domain/time.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { deliveredOnce } from '../testing/log-readers.ts'
import { logIn, postAs } from '../testing/log-in.ts'
import { anOrder } from '../testing/orders.ts'
import { present } from '../testing/present.ts'
import { aRow } from '../testing/rows.ts'
import { openListener, type TestListener } from '../testing/webhook-listener.ts'

let t: TestApp
let listener: TestListener
let logged = ''
beforeAll(async () => {
  const write = (line: string): void => void (logged += line)
  t = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' }, pino({ level: 'info' }, { write }))
  listener = await openListener()
})
afterAll(async () => {
  await listener.close()
  await t.close()
})

type Ask = (headers: Record<string, string>) => Promise<Reply>
const aKey = () => ({ 'idempotency-key': randomUUID() })
/** Asks twice under one key; the answer, which was the same. */
const askedTwice = async (ask: Ask): Promise<Reply> => {
  const key = aKey()
  const [first, again] = [await ask(key), await ask(key)]
  expect([first.code, again.code, again.body]).toEqual([200, 200, first.body])
  return first
}
const keptAnswers = async (): Promise<string> => {
  const { rows } = await t.database.asOwner((db) =>
    sql<{ all: string }>`select json_agg(i)::text as all from idempotency i`.execute(db),
  )
  return present(rows[0]).all
}
const aWebhook = async () => {
  const body = { url: listener.url, types: ['order.added' as const] }
  return (await t.call('admin', addWebhook, { body })).body.result.id
}

describe('the same request again, under its key,', () => {
  it('sends a delivery of a webhook no second time [HOOK-01]', async () => {
    const id = await aWebhook()
    await anOrder(t)
    await deliveredOnce(t.deps)
    const listed = await t.call('admin', listWebhookDeliveries, { params: { id }, query: {} })
    const params = { id, delivery: present(listed.body.result[0]).id }
    const key = aKey()
    const again = (headers: Record<string, string>) =>
      t.call('admin', deliverAgain, { params }, headers)
    const heard: number[] = []
    for (const headers of [key, key, aKey()]) {
      expect((await again(headers)).body.code).toBe('webhook_again')
      await deliveredOnce(t.deps)
      heard.push(listener.heard.length)
    }
    expect(heard).toEqual([2, 2, 3])
    // What one key has asked for is another thing elsewhere.
    const other = { params: { ...params, delivery: randomUUID() } }
    expect((await t.call('admin', deliverAgain, other, key)).body.code).toBe('same_key_other_body')
  })

  it('enables a webhook, and is not told that it goes on already [HOOK-01]', async () => {
    const id = await aWebhook()
    await t.database.asOwner((db) =>
      sql`update webhooks set state = 'secret_lost' where id = ${id}`.execute(db),
    )
    const enable: Ask = (headers) => t.call('admin', enableWebhook, { params: { id } }, headers)
    expect((await askedTwice(enable)).body.code).toBe('webhook_enabled')
    expect((await enable(aKey())).code).toBe(409)
  })

  it('makes one code for an address, which is kept nowhere as it is [AUTH-16]', async () => {
    const mint: Ask = (headers) =>
      t.call('acme', mintCode, { body: { purpose: 'mobile_add' } }, headers)
    const { code, url } = (await askedTwice(mint)).body
    expect(url).toBe(`http://epod.test/mobile_add/${code}`)
    expect(await keptAnswers()).not.toContain(code)
    const other = (await mint(aKey())).body.code
    expect(other).not.toBe(code)
    const exchange = (one: string) =>
      t.call(`Bearer ${one}`, '/decodetoken', { purpose: 'mobile_add' })
    const codes = [await exchange(code), await exchange(code), await exchange(other)]
    expect(codes.map((reply) => reply.code)).toEqual([200, 401, 200])
  })

  it('begins one view of what a user sees, and puts one on record [MGMT-01]', async () => {
    logged = ''
    const input = { params: { username: 'acme-vendor' }, body: { why: 'help' } }
    const view: Ask = (headers) => t.call('admin', viewAsUser, input, headers)
    const { token } = (await askedTwice(view)).body.result
    const seen = await t.call(`Bearer ${token}`, session, {})
    expect(seen.body).toMatchObject({ viewing_as: { by: 'admin' }, reach: 'vendor' })
    expect(await keptAnswers()).not.toContain(token)
    const query = { username: 'acme-vendor', action: 'viewed_as' as const }
    const { changes } = (await t.call('admin', listUserChanges, { query })).body.result
    expect(changes).toHaveLength(1)
    expect(logged.match(/"view_as"/g)).toHaveLength(1)
    await postAs(t.app, '/logout', `Bearer ${token}`)
    expect((await view(aKey())).body.result.token).not.toBe(token)
  })

  it('ends one’s other sessions, and tells how many those were [AUTH-16]', async () => {
    const { token } = (await logIn(t.app, 'acme-cnf')).body as { token: string }
    await logIn(t.app, 'acme-cnf')
    const end: Ask = (headers) => t.call(`Bearer ${token}`, endOtherSessions, {}, headers)
    expect((await askedTwice(end)).body.result.ended).toBe(1)
    expect((await end(aKey())).body.result.ended).toBe(0)
  })

  it('of an import to be undone tells what was undone [IMPO-02]', async () => {
    const import_id = randomUUID()
    const file = { import_id, file_name: 'a.xlsx', rows: 2 }
    await t.call('acme', openImport, { body: file })
    const callback_data = { url: 'http://epod.test/api/orders' }
    const body = { import_id, data: [aRow(), aRow()], chunk_size: 200, callback_data }
    await t.call('acme', '/request-cutter/receive_data_new.json', body)
    const undo: Ask = (headers) =>
      t.call('acme', undoImport, { params: { id: import_id }, body: {} }, headers)
    const { result } = (await askedTwice(undo)).body
    expect(result).toEqual({ undone: 2, kept: [], left: 0 })
    expect((await undo(aKey())).body.result.undone).toBe(0)
  })

  it('of deliveries to be taken back tells what was taken back [BULK-23]', async () => {
    const dispatched = { dispatch_date: '2026-03-10', dispatch_time: '12:00' }
    const { identifier } = await anOrder(t, 'acme', dispatched)
    const upload_id = randomUUID()
    const file = { upload_id, file_name: 'a.xlsx', rows: 1 }
    await t.call('acme', openDeliveries, { body: file })
    const at = later(new Date().toISOString(), -3_600_000)
    const rows = [{ identifier, outcome: 'received', at }]
    await t.call('acme', recordDeliveries, { body: { upload_id, rows } })
    const input = { params: { id: upload_id }, body: { reason: 'Wrong file' } }
    const undo: Ask = (headers) => t.call('acme', undoDeliveries, input, headers)
    expect((await askedTwice(undo)).body.result).toEqual({ undone: 1, kept: [], left: 0 })
    expect((await undo(aKey())).body.result.undone).toBe(0)
  })
})
