import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutValue } from '../../domain/order/sealed/disclosure.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { platform } from './database/scope.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
const denied = { code: '42501' }

let told = 100
/** Tells in the log that these were erased, as if. */
const tellErased = (order_id: string, values: unknown) =>
  t.database.asOwner((db) => {
    told += 1
    const body = JSON.stringify({ type: 'erased', data: { values } })
    return sql`
      insert into events (client_id, order_id, seq, type, at, body, digest)
      select client_id, order_id, ${told}, 'erased', now(), ${body}, ''
      from events where order_id = ${order_id} and seq = 1`.execute(db)
  })

describe('the values beside events', () => {
  it('lets a value of an event be taken away that its log says was erased, and nothing else happen to it [PROF-04] [DATA-01]', async () => {
    const { _id } = await anOrder(t)
    const own = sql`order_id = ${_id} and seq = 1`
    const change = (set: ReturnType<typeof sql>) =>
      t.database.asOwner((db) => sql`update events set ${set} where ${own}`.execute(db))
    const [{ disclosures } = { disclosures: [] as string[] }] = await t.database.read(
      platform,
      () => sql<{ disclosures: string[] }>`select disclosures from events where ${own}`,
    )
    const [first = '', ...rest] = disclosures
    const gone = withoutValue(first)
    const to = (all: readonly string[]) => sql`disclosures = ${[...all]}::text[]`
    for (const other of [
      to(rest),
      to([...disclosures, gone]),
      to([first.replace('"', '"x'), ...rest]),
      to(['["other"]', ...rest]),
      to(['[]', ...rest]),
      to(rest.concat(first)),
      sql`${to([gone, ...rest])}, type = 'edited'`,
      sql`${to([gone, ...rest])}, body = '{}'`,
      sql`disclosures = '{}'`,
    ])
      await expect(change(other)).rejects.toMatchObject(denied)
    // Nobody has said that it was erased.
    await expect(change(to([gone, ...rest]))).rejects.toMatchObject(denied)
    await tellErased(_id, [{ seq: 1, places: [1] }])
    await expect(change(to([gone, ...rest]))).rejects.toMatchObject(denied)
    await tellErased(_id, [{ seq: 1, places: [0] }])
    await change(to([gone, ...rest]))
    await expect(change(to(disclosures))).rejects.toMatchObject(denied)
    await expect(
      t.database.transaction({ client_id: '', kind: 'client', party: '' }, ({ db }) =>
        sql`update events set ${to([gone, ...rest])} where ${own}`.execute(db),
      ),
    ).rejects.toMatchObject(denied)
  })
})
