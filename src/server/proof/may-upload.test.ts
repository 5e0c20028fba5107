import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** Over 64 kB, so that it needs room. */
const large = async () => sent(await aJpeg(900, 700))

it('answers a large upload again that was put on record, though none may be any more [PHOT-05] [ROLE-08]', async () => {
  const { _id } = await anOrder(t)
  const body = { _id, photos: [await large()] }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await t.call('acme-vendor', '/update_epod', body, key)
  expect(first.code).toBe(200)
  await t.database.asOwner((db) =>
    sql`update users set config = config || '{"config": {"disable": "write"}}' where username = 'acme-vendor'`.execute(
      db,
    ),
  )
  t.deps.caches.sessions.clear()
  const again = await t.call('acme-vendor', '/update_epod', body, key)
  expect([again.code, again.body]).toEqual([200, first.body])
  const other = await t.call('acme-vendor', '/update_epod', body, { 'idempotency-key': 'another' })
  expect([other.code, other.body.code]).toEqual([403, 'read_only'])
})

it.each([
  ['acme-viewer', 403],
  ['acme-readonly', 403],
])(
  'lets %s take no room for an upload, whatever it would say [PHOT-05] [ROLE-08]',
  async (as, code) => {
    const { _id } = await anOrder(t)
    const answer = await t.call(as, '/update_epod', { _id, photos: [await large()], nonsense: 1 })
    expect(answer.code).toBe(code)
    expect(await logOf(t, _id)).toHaveLength(1)
  },
)
