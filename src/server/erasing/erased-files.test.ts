import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { machineScope } from '../users/machine-desk.ts'
import type { Scope } from '../stores/database/database.ts'
import { filesNamed, forgetFile } from '../stores/erasures/in-orders.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'

let t: TestApp
let scope: Scope
beforeAll(async () => {
  t = await openTestApp()
  const { rows } = await t.database.asOwner((db) =>
    sql<{ id: string }>`select id from clients where key = 'acme'`.execute(db),
  )
  scope = machineScope(present(rows[0]).id)
})
afterAll(() => t.close())

/** Puts a picture on a new order; answers its digest. */
const used = async (picture: Buffer): Promise<string> => {
  const { _id } = await anOrder(t)
  const { code, body } = await t.call('acme', '/update_epod', { _id, photos: [sent(picture)] })
  expect(code).toBe(200)
  return present((body.result as unknown as Order).epod.photos[0]).digest
}
const ofNobody = 'ab'.repeat(32)

it('finds the files that any order names, and those that came since under the lock [DATA-01]', async () => {
  const [first, second] = await Promise.all([aJpeg(200, 140), aJpeg(210, 150)])
  const digest = await used(first)
  const named = await filesNamed(t.database, scope, [digest, ofNobody])
  expect([...named.digests]).toEqual([digest])
  const before = await filesNamed(t.database, scope, [ofNobody])
  const late = await used(second)
  const forget = (one: string) => t.database.transaction(scope, (tx) => forgetFile(tx, one, before))
  // The walk did not see it, and whoever removes it does.
  expect(await forget(late)).toBe(false)
  expect(await forget(ofNobody)).toBe(true)
})

it('finds those of an attempt that failed, which names them beside their upload [DATA-01] [DOOR-10]', async () => {
  const [one, two] = ['cd'.repeat(32), 'ef'.repeat(32)]
  const before = await filesNamed(t.database, scope, [one, two])
  const geo_tag = { loc: null, action_by: 'driver' as const }
  await anOrder(t, 'acme', {}, [
    {
      type: 'delivery_attempted',
      data: { number: 1, reason: 'closed', text: null, photos: [one, two], geo_tag },
    },
  ])
  const { digests } = await filesNamed(t.database, scope, [ofNobody, one, two])
  expect([...digests].sort()).toEqual([one, two])
  for (const digest of [one, two])
    expect(await t.database.transaction(scope, (tx) => forgetFile(tx, digest, before))).toBe(false)
})

it('looks at no whole log while uploads wait for it [DATA-01] [PHOT-05]', async () => {
  await t.database.asOwner(async (db) => {
    await sql`insert into events (client_id, order_id, seq, type, at, body, digest, txid)
      select client_id, order_id, seq + 100 * n, type, at, body, digest, txid
      from events, generate_series(1, 200) n`.execute(db)
    await sql`analyze events`.execute(db)
  })
  const { digests } = await filesNamed(t.database, scope, [ofNobody])
  // Of this moment: that of the walk waits for whatever else the server of databases has open.
  const since = await t.database.transaction(scope, async ({ db }) => {
    const { rows } = await sql<{ now: string }>`select pg_current_xact_id() as now`.execute(db)
    return present(rows[0]).now
  })
  let asked = ''
  const stop = t.database.watch((statement) => {
    if (/from events/.test(statement.text))
      asked = statement.text.replace(
        /\$(\d+)/g,
        (_gap, n: string) => `'${String(statement.values?.[Number(n) - 1])}'`,
      )
    return statement
  })
  await t.database
    .transaction(scope, (tx) => forgetFile(tx, ofNobody, { digests, since }))
    .finally(stop)
  // As whoever asks: by its scope the planner knows how many events are the client's.
  const { rows } = await t.database.transaction(scope, ({ db }) =>
    sql`explain ${sql.raw(asked)}`.execute(db),
  )
  expect(JSON.stringify(rows)).toMatch(/using events_log[^"]*"},{"QUERY PLAN":"[^"]*txid >= /)
})
