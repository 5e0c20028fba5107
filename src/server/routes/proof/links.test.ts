import { sql } from 'kysely'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { platform } from '../../stores/database/scope.ts'
import { newReference, sha256 } from '../../secrets.ts'
import {
  createLink,
  listLinks,
  noteOpening,
  refreshPublic,
  revokeLink,
} from '../../../contract/proof/links.ts'
import { anotherNode, openTestApp, type TestApp } from '../../testing/app.ts'
import { expectShut } from '../../testing/promptly.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { linkTo, openPublic } from '../../testing/links.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
const gone = { code: 404, body: { status: false, code: 'link_gone', message: words.link_gone } }

describe('a public link', () => {
  it('has a reference of its own, kept only as a digest, and opens its order for its party [LINK-01] [TABL-14]', async () => {
    const order = await anOrder(test)
    for (const party of ['receiver', 'driver', 'tracking']) {
      const { url, ref, id } = await linkTo(test, order, party)
      expect(url).toBe(`http://epod.test/public${party}/${ref}`)
      expect(Buffer.from(ref, 'base64url')).toHaveLength(16)
      const { code, body } = await openPublic(test, party, ref)
      expect([code, body.result._id, body.result.masked]).toEqual([200, order._id, false])
      const rows = await test.database.read(
        platform,
        () =>
          sql<{
            everything: string
          }>`
            select to_jsonb(l)::text || coalesce((
              select string_agg(e.body, '')
              from events e
              where e.order_id = l.order_id), '') as everything
            from links l
            where l.id = ${id}`,
      )
      expect(rows[0]?.everything).toContain(sha256(ref))
      expect(rows[0]?.everything).not.toContain(ref)
    }
    expect((await logOf(test, order._id)).map(({ type }) => type)).toEqual([
      'created',
      'link_created',
      'link_created',
      'link_created',
    ])
  })

  it('is the same again for the same Idempotency-Key, whose kept answer does not hold it [LINK-01]', async () => {
    const order = await anOrder(test)
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await test.call(
        'acme',
        createLink,
        { params: { id: order._id }, body: { party: 'receiver' } },
        key,
      ),
      await test.call(
        'acme',
        createLink,
        { params: { id: order._id }, body: { party: 'receiver' } },
        key,
      ),
    ]
    expect(second.body).toEqual(first.body)
    const ref = first.body.result.url.split('/').at(-1)
    const kept = await test.database.read(
      platform,
      () => sql<{ answer: string }>`select answer from idempotency`,
    )
    expect(JSON.stringify(kept)).not.toContain(ref)
    expect(
      (
        await test.call(
          'acme',
          createLink,
          { params: { id: order._id }, body: { party: 'driver' } },
          key,
        )
      ).code,
    ).toBe(422)
  })

  it('answers alike whether it was guessed, expired, revoked or made for another party or client [LINK-01] [PUBL-05]', async () => {
    const order = await anOrder(test)
    const driver = await linkTo(test, order, 'driver')
    const ended = await linkTo(test, order, 'receiver')
    const old = await linkTo(test, order, 'receiver')
    expect(
      await test.call('acme', revokeLink, {
        params: { id: order._id },
        body: { link_id: ended.id },
      }),
    ).toMatchObject({ code: 200 })
    await test.database.asOwner((db) =>
      sql`update links set expires_at = now() - interval '1 s' where id = ${old.id}`.execute(db),
    )
    const shapes = new Set<string>()
    for (const [role, ref] of [
      ['receiver', newReference()],
      ['receiver', driver.ref],
      ['tracking', driver.ref],
      ['receiver', ended.ref],
      ['receiver', old.ref],
      ['receiver', randomUUIDv7()],
      ['receiver', 'short'],
      ['receiver', `shipper/${ended.ref}`],
      ['driver', `shipper/${driver.ref}`],
      ['receiver', `shipper/${order._id}`],
    ]) {
      const reply = await openPublic(test, role ?? '', ref ?? '')
      expect(reply).toMatchObject(gone)
      shapes.add(
        JSON.stringify([reply.headers['content-length'], Object.keys(reply.headers).toSorted()]),
      )
    }
    expect(shapes.size).toBe(1)
    expect(await openPublic(test, 'driver', `acme/${driver.ref}`)).toMatchObject({ code: 200 })
  })

  it('is not found by 500 random references [LINK-01]', async () => {
    await linkTo(test, await anOrder(test), 'receiver')
    const tries = Number(process.env['EPOD_TEST_REFERENCES'] ?? 500)
    for (let n = 0; n < tries; n += 50) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => openPublic(test, 'receiver', newReference())),
      )
      expect(replies.filter(({ code }) => code !== 404)).toEqual([])
    }
    expect(new Set(Array.from({ length: 10_000 }, newReference)).size).toBe(10_000)
  })

  it('ends at once where it was revoked, and on every process within a second, tokens too [LINK-01]', async () => {
    const order = await anOrder(test)
    const { id, ref } = await linkTo(test, order, 'receiver')
    const second = await anotherNode(test)
    const { token } = (await openPublic(test, 'receiver', ref)).body
    const elsewhere = () =>
      second.inject({ url: '/api/public-order', headers: { authorization: `Bearer ${token}` } })
    const here = () =>
      test.app.inject({ url: '/api/public-order', headers: { authorization: `Bearer ${token}` } })
    expect((await elsewhere()).statusCode).toBe(200)
    expect((await here()).statusCode).toBe(200)
    await test.call('acme', revokeLink, { params: { id: order._id }, body: { link_id: id } })
    expect((await here()).statusCode).toBe(401)
    await expectShut(async () => (await elsewhere()).statusCode)
    expect((await second.inject(`/api/public/receiver/${ref}`)).statusCode).toBe(404)
    await second.close()
    expect(
      await test.call('acme', revokeLink, { params: { id: order._id }, body: { link_id: id } }),
    ).toMatchObject({ code: 404 })
  })

  it('is good for 30 days after the ETA, and its token for an hour [LINK-01]', async () => {
    const order = await anOrder(test)
    const { ref, expires_at } = await linkTo(test, order, 'receiver')
    const { token } = (await openPublic(test, 'receiver', ref)).body
    const now = Date.now()
    const after = async (ms: number): Promise<number> => {
      test.setClock(new Date(now + ms).toISOString())
      return (await test.call(`Bearer ${token}`, refreshPublic, {})).code
    }
    try {
      expect([await after(59 * 60_000), await after(61 * 60_000)]).toEqual([200, 401])
      test.setClock(new Date(Date.parse(expires_at) - 1_000).toISOString())
      expect((await openPublic(test, 'receiver', ref)).code).toBe(200)
      test.setClock(expires_at)
      expect(await openPublic(test, 'receiver', ref)).toMatchObject(gone)
    } finally {
      test.setClock(null)
    }
  })

  it('is listed with all others of its order, a page after the other [LINK-01]', async () => {
    const order = await anOrder(test)
    const oldest = await linkTo(test, order, 'driver')
    await test.database.asOwner((db) =>
      sql`insert into links (client_id, id, order_id, party, ref_hash, created_by, created_at,
          expires_at)
        select client_id, gen_random_uuid(), order_id, 'receiver', 'of page ' || n, 'acme',
          now() + n % 7 * interval '1 s', expires_at
        from links, generate_series(1, 99) as n where id = ${oldest.id}`.execute(db),
    )
    const page = async (before?: string): Promise<string[]> => {
      const query = before === undefined ? {} : { before }
      const { body } = await test.call('acme', listLinks, { params: { id: order._id }, query })
      return body.result.map(({ id }) => id)
    }
    const first = await page()
    const second = await page(first.at(-1))
    expect([first.length, second.length, second.at(-1)]).toEqual([50, 50, oldest.id])
    expect(new Set([...first, ...second]).size).toBe(100)
    expect(await page(second.at(-1))).toEqual([])
  })

  it('shows the shipper who made it and how often it was opened; a robot that only GETs is no opening [LINK-01]', async () => {
    const order = await anOrder(test)
    const { id, ref } = await linkTo(test, order, 'receiver')
    const { token } = (await openPublic(test, 'receiver', ref)).body
    const list = async () =>
      (await test.call('acme', listLinks, { params: { id: order._id }, query: {} })).body.result
    expect(await list()).toEqual([
      expect.objectContaining({
        id,
        party: 'receiver',
        created_by: 'acme',
        revoked_at: null,
        openings: 0,
        last_opened_at: null,
      }),
    ])
    expect(await test.call(`Bearer ${token}`, noteOpening, { body: {} })).toMatchObject({
      code: 200,
    })
    expect(await list()).toEqual([
      expect.objectContaining({ openings: 1, last_opened_at: expect.any(String) }),
    ])
  })

  it('counts what is opened again within ten seconds once [LINK-01]', async () => {
    const order = await anOrder(test)
    const { id, ref } = await linkTo(test, order, 'receiver')
    const { token } = (await openPublic(test, 'receiver', ref)).body
    const openedAgain = async (): Promise<number> => {
      await test.call(`Bearer ${token}`, noteOpening, { body: {} })
      const listed = await test.call('acme', listLinks, { params: { id: order._id }, query: {} })
      return listed.body.result[0]?.openings ?? 0
    }
    expect([await openedAgain(), await openedAgain()]).toEqual([1, 1])
    const aged = sql`update link_openings set at = at - interval '10 s' where link_id = ${id}`
    await test.database.asOwner((db) => aged.execute(db))
    expect([await openedAgain(), await openedAgain()]).toEqual([2, 2])
  })

  it('may be made only by those who see the order and are offered it [ROLE-13] [LINK-01]', async () => {
    const order = await anOrder(test)
    const unknown = await test.call('shipper', createLink, {
      params: { id: randomUUIDv7() },
      body: {
        party: 'receiver',
      },
    })
    expect(
      await test.call('shipper', createLink, {
        params: { id: order._id },
        body: { party: 'receiver' },
      }),
    ).toMatchObject({ code: 404, body: unknown.body })
    expect(
      await test.call('shipper', listLinks, { params: { id: order._id }, query: {} }),
    ).toMatchObject({
      code: 404,
      body: unknown.body,
    })
    expect(
      (
        await test.call('acme-viewer', createLink, {
          params: { id: order._id },
          body: { party: 'receiver' },
        })
      ).code,
    ).toBe(403)
    expect((await test.call('acme', `/orders/${order._id}/links`, { party: 'office' })).code).toBe(
      422,
    )
    expect(
      (
        await test.call('acme-vendor', createLink, {
          params: { id: order._id },
          body: { party: 'receiver' },
        })
      ).code,
    ).toBe(403)
    const { id } = await linkTo(test, order, 'receiver')
    expect(
      (
        await test.call('acme-vendor', revokeLink, {
          params: { id: order._id },
          body: { link_id: id },
        })
      ).code,
    ).toBe(403)
    expect((await linkTo(test, order, 'driver', 'acme-vendor')).ref).toHaveLength(22)
    expect(
      (await test.call('acme-vendor', listLinks, { params: { id: order._id }, query: {} })).body
        .result,
    ).toHaveLength(2)
    const { token } = (
      await openPublic(test, 'receiver', (await linkTo(test, order, 'receiver')).ref)
    ).body
    expect(
      (
        await test.call(`Bearer ${token}`, createLink, {
          params: { id: order._id },
          body: { party: 'receiver' },
        })
      ).code,
    ).toBe(401)
  })
})
