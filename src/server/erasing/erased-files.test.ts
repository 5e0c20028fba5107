import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askErasure, listErasures } from '../../contract/admin/erasures.ts'
import type { Order } from '../../domain/order/order.ts'
import { StoreAway } from '../gateways/files/files.ts'
import { eraseAll } from '../jobs/erasures.ts'
import { machineScope } from '../users/machine-desk.ts'
import type { Scope } from '../stores/database/database.ts'
import { filesNamed, forgetFile } from '../stores/erasures/in-orders.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'

let t: TestApp
let scope: Scope
/** Is the store of files silent, for as long as whoever removes from it waits? */
let isSilent = false
beforeAll(async () => {
  t = await openTestApp({}, undefined, {
    files: (real) => ({
      ...real,
      remove: async (client_id, digest, cut) => {
        if (!isSilent) return real.remove(client_id, digest, cut)
        await once(present(cut), 'abort')
        throw new StoreAway('no answer', 1)
      },
    }),
  })
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

it('waits two seconds for a silent store, lets uploads go on, and is done later [DATA-01] [PHOT-05]', async () => {
  const { _id } = await anOrder(t, 'acme', {
    driver: { name: 'Ravi Gone', contact: ['9822277777'] },
  })
  const photos = [sent(await aJpeg(220, 160))]
  const { body } = await t.call('acme', '/update_epod', { _id, photos })
  const { digest } = present((body.result as unknown as Order).epod.photos[0])
  const asked = await t.call('admin', askErasure, {
    body: { client: 'acme', person: { phone: '9822277777' }, why: 'asked', photos: [digest] },
  })
  expect(asked.code).toBe(200)
  isSilent = true
  const begun = performance.now()
  await expect(eraseAll(t.deps)).rejects.toThrow('StoreAway')
  expect(performance.now() - begun).toBeLessThan(8_000)
  await used(await aJpeg(230, 170))
  isSilent = false
  await eraseAll(t.deps)
  const { erasures } = (await t.call('admin', listErasures, { query: {} })).body.result
  expect(erasures[0]?.elsewhere).toMatchObject({ pictures: 1 })
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
