import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginHold, endHold, listHolds } from '../../../contract/admin/legal-holds.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const begin = (as: string, key: string, body: { identifier?: string; why: string }) =>
  t.call(as, beginHold, { params: { key }, body })
const end = (as: string, key: string, id: string, why = 'over') =>
  t.call(as, endHold, { params: { key, id }, body: { why } })
const standing = async (as: string, query: object = {}) =>
  (await t.call(as, listHolds, { query })).body.result

describe('a legal hold', () => {
  it('is begun and ended by an administrator with a reason, once each, and stays on record [DATA-01]', async () => {
    const order = await anOrder(t)
    const { identifier } = order
    const begun = await begin('admin', 'acme', { identifier, why: ' a case in court ' })
    expect([begun.code, begun.body.code]).toEqual([200, 'hold_begun'])
    const { id } = begun.body.result
    expect((await begin('admin', 'acme', { identifier, why: 'again' })).body.code).toBe(
      'held_already',
    )
    expect(await standing('admin')).toMatchObject({
      holds: [
        {
          id,
          client: 'acme',
          order: { id: order._id, identifier },
          why: 'a case in court',
          begun_by: 'admin',
          ended_at: null,
        },
      ],
      total: 1,
    })
    expect((await end('admin', 'acme', id)).code).toBe(200)
    const again = await end('admin', 'acme', id)
    expect([again.code, again.body.code]).toEqual([409, 'hold_ended_before'])
    expect(await standing('admin')).toEqual({ holds: [], total: 0 })
    const [ended] = (await standing('admin', { ended: 'true' })).holds
    expect(ended).toMatchObject({ id, ended_by: 'admin', ended_why: 'over' })
    // What was held can be held anew.
    expect((await begin('admin', 'acme', { identifier, why: 'an appeal' })).code).toBe(200)
  })

  it('begun twice at once is one [DATA-01]', async () => {
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => begin('platform', 'bayer', { why: 'an audit' })),
    )
    expect(tries.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await standing('platform', { client: 'bayer' })).total).toBe(1)
  })

  it('of another client is nothing to an administrator, of any client is to the platform’s [DATA-01] [ROLE-15]', async () => {
    const theirs = await begin('platform', 'shipper', { why: 'a request' })
    const { id } = theirs.body.result
    for (const { code } of [
      await begin('admin', 'shipper', { why: 'mine' }),
      await end('admin', 'shipper', id),
      await end('admin', 'acme', id),
      await t.call('admin', listHolds, { query: { client: 'shipper' } }),
      await end('platform', 'shipper', randomUUIDv7()),
    ])
      expect(code).toBe(404)
    expect((await standing('admin')).holds.every(({ client }) => client === 'acme')).toBe(true)
    expect((await standing('platform')).holds.map(({ client }) => client)).toContain('shipper')
    const strange = await anOrder(t, 'acme')
    const wrong = await begin('platform', 'shipper', {
      identifier: strange.identifier,
      why: 'of another',
    })
    expect([wrong.code, wrong.body.errors?.[0]?.field]).toEqual([422, 'identifier'])
  })

  it.each(['acme', 'acme-users', 'acme-readonly', 'acme-vendor'])(
    'is not for %s to begin, to end, or to see [DATA-01] [ROLE-02]',
    async (username) => {
      for (const { code } of [
        await begin(username, 'acme', { why: 'I say so' }),
        await end(username, 'acme', randomUUIDv7()),
        await t.call(username, listHolds, { query: {} }),
      ])
        expect(code).toBe(403)
    },
  )

  it('is deleted by nobody, and what is written of its beginning stays [DATA-01] [PROF-01]', async () => {
    for (const statement of [
      sql`delete from legal_holds`,
      sql`update legal_holds set why = 'another'`,
    ])
      await expect(
        t.database.transaction(
          { client_id: '', kind: 'platform', party: '' },
          async ({ db }) => void (await statement.execute(db)),
        ),
      ).rejects.toThrow(/permission denied/)
  })
})
