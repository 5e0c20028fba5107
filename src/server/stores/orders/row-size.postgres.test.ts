import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aRow } from '../../testing/rows.ts'
import { present } from '../../testing/present.ts'
import { platform } from '../database/scope.ts'

const COUNT = 60
/** As much as an order has once it was remarked on, which those of tests are not. */
const delivered = {
  spocs: Array.from({ length: 5 }, (_, n) => ({
    name: `Meera ${n} of the goods inward office`,
    contact: { phone: [`987650000${n}`], email: [`meera.${n}@northwind.example`] },
  })),
}

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

it('two orders fit a page of 8 kB, and no part of either is moved out of its row [SIZE-01]', async () => {
  const rows = Array.from({ length: COUNT }, () => aRow(delivered))
  expect((await t.call('acme', '/orders', rows)).code).toBe(200)
  const [row] = await t.database.read(
    platform,
    () => sql<{ pages: number; aside: number }>`
      select count(distinct (ctid::text::point)[0])::int as pages,
        (select pg_relation_size(reltoastrelid)::int from pg_class where oid = 'orders'::regclass)
          as aside
      from orders`,
  )
  const { pages, aside } = present(row)
  expect(pages).toBeLessThanOrEqual(COUNT / 2)
  expect(aside).toBe(0)
})
