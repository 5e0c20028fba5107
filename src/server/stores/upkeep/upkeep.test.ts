import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatePassword, mintCode } from '../../../contract/sign-in/session.ts'
import { MOST_WAITED } from '../../../domain/order/offline/claimed-time.ts'
import { MINUTE } from '../../../domain/time.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logIn } from '../../testing/log-in.ts'
import { anOrder } from '../../testing/orders.ts'
import { removeExpired } from './upkeep.ts'

describe('the nightly removal', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const count = async (table: string): Promise<number> =>
    (
      await test.database.asOwner((db) =>
        sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db),
      )
    ).rows[0]?.count ?? -1
  const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
    test.database.asOwner((db) => statement.execute(db))
  const tables = ['sessions', 'session_tokens', 'url_codes', 'login_failures', 'password_resets']
  const counts = (): Promise<number[]> => Promise.all(tables.map(count))

  it('leaves what is in use and takes what has had its time, a session with all that hangs on it', async () => {
    const { token } = (await logIn(test.app, 'acme')).body as { token: string }
    await test.call(`Bearer ${token}`, mintCode, { body: { purpose: 'mobile_add' } })
    await logIn(test.app, 'acme', 'wrong')
    await test.call(null, generatePassword, { body: { username: 'nobody' } })
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
    await removeExpired(test.database)
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
    await change(sql`update session_tokens set expires_at = now() - interval '1 second'`)
    await change(sql`update login_failures set at = now() - interval '61 minutes'`)
    await change(sql`update password_resets
      set at = now() - interval '25 hours', expires_at = now() - interval '25 hours'`)
    await removeExpired(test.database)
    expect(await counts()).toEqual([1, 0, 1, 0, 0])
    await change(sql`update sessions set absolute_expires_at = now() - interval '91 days'`)
    await removeExpired(test.database)
    expect(await counts()).toEqual([0, 0, 0, 0, 0])
  })

  it('takes the codes that opened a page a month ago [DATA-01]', async () => {
    const { _id } = await anOrder(test)
    await change(sql`
      insert into access_codes (client_id, id, order_id, party, hash, created_at, expires_at)
      select client_id, gen_random_uuid(), id, 'receiver', 'digest', ends_at, ends_at
      from orders, unnest(array[now() - interval '31 days', now() - interval '29 days']) as ends_at
      where id = ${_id}`)
    await removeExpired(test.database)
    expect(await count('access_codes')).toBe(1)
  })

  it('knows an action for as long as it may wait on a phone', async () => {
    const waited = MOST_WAITED / MINUTE
    await change(sql`
      insert into idempotency (client_id, actor, route, key, body_hash, created_at)
      select id, 'link', 'update_epod', minutes::text, '', now() - make_interval(mins => minutes)
      from clients, unnest(array[${waited - 1}::integer, ${waited + 1}::integer]) as minutes
      where key = 'acme'`)
    await removeExpired(test.database)
    const { rows } = await test.database.asOwner((db) =>
      sql<{ key: string }>`select key from idempotency where route = 'update_epod'`.execute(db),
    )
    expect(rows).toEqual([{ key: String(waited - 1) }])
  })
})
