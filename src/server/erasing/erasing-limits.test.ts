import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askErasure, listErasures, readPerson } from '../../contract/admin/erasures.ts'
import { beginHold, endHold } from '../../contract/admin/legal-holds.ts'
import { canonical } from '../../domain/order/canonical.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { runCommand } from '../console/run.ts'
import { sha256 } from '../secrets.ts'
import { readerOf } from '../stores/log/chains.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { present } from '../testing/present.ts'
import { said, verifyLog, type Finding } from '../jobs/log/verify-log.ts'
import { eraseAll } from '../jobs/erasures.ts'

let t: TestApp
let phone = ''
let made = 0
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
beforeEach(() => {
  made += 1
  phone = `97000000${String(10 + made)}`
})

const withDriver = (client = 'acme') =>
  anOrder(t, client, { driver: { name: 'Somebody Driving', contact: [phone] } })
const ask = (body: object = {}, as = 'admin') =>
  t.call(as, askErasure, {
    body: { client: 'acme', person: { phone }, why: 'a request', ...body },
  })
const listed = async (id: unknown) =>
  present(
    (await t.call('admin', listErasures, { query: {} })).body.result.erasures.find(
      (one) => one.id === id,
    ),
  )
const driverOf = async (_id: string): Promise<unknown> =>
  ((await t.call('acme', `/orders/${_id}`)).body as { result: { driver: unknown } }).result.driver
const faults = async (): Promise<Finding['fault'][]> => {
  const found: Finding['fault'][] = []
  await verifyLog(readerOf(t.database), t.deps.files, (one) => {
    expect(said(one)).not.toMatch(/undefined/)
    found.push(one.fault)
  })
  return found
}

describe('who may have a person erased', () => {
  it.each([
    ['acme-viewer', 403],
    ['acme-vendor', 403],
    ['acme-users', 403],
    [null, 401],
  ])('refuses %s [DATA-01]', async (as, code) => {
    const body = { person: { phone }, why: 'a request' }
    expect((await t.call(as, askErasure, { body })).code).toBe(code)
    expect((await t.call(as, readPerson, { body: { person: { phone } } })).code).toBe(code)
    expect((await t.call(as, listErasures, { query: {} })).code).toBe(code)
  })

  it('answers for another client as for none [DATA-01]', async () => {
    const unknown = await ask({ client: 'nobody-at-all' })
    expect(unknown.code).toBe(404)
    const own = await t.call('syngenta', askErasure, {
      body: { client: 'acme', person: { phone }, why: 'a request' },
    })
    expect([403, 404]).toContain(own.code)
  })

  it('leaves the orders of other clients alone [DATA-01]', async () => {
    const [ours, theirs] = [await withDriver(), await withDriver('shipper')]
    await ask()
    await eraseAll(t.deps)
    expect(await driverOf(ours._id)).toEqual({ name: '', contact: [] })
    expect((await logOf(t, theirs._id)).length).toBe(1)
  })
})

describe('what is asked', () => {
  it.each([
    ['nobody', { person: {} }, 'person'],
    ['no number', { person: { phone: '12' } }, 'person.phone'],
    ['no address', { person: { email: 'x@y' } }, 'person.email'],
    ['no name', { person: { name: 'x' } }, 'person.name'],
    ['no reason', { why: ' ' }, 'why'],
    ['no digest', { photos: ['../etc'] }, 'photos.0'],
    ['another field', { person: { phone: '9700000000', x: 1 } }, null],
  ])('is refused where it is %s [DATA-01]', async (_case, body, field) => {
    const { code, body: told } = await ask(body)
    expect(code).toBe(422)
    if (field !== null) expect(told.errors?.[0]?.field).toBe(field)
  })

  it('keeps no word about the person, in the reason neither [DATA-01]', async () => {
    const { code, body } = await ask({ why: `asked from +91 ${phone}` })
    expect([code, body.code]).toEqual([422, 'erasure_why_names'])
    const { id } = (await ask()).body.result
    const rows = await t.database.asOwner((db) =>
      sql<{ text: string }>`select to_jsonb(e)::text as text from erasures e
        union all select to_jsonb(i)::text from idempotency i`.execute(db),
    )
    expect(rows.rows.map(({ text }) => text).join('\n')).not.toContain(phone)
    await eraseAll(t.deps)
    const kept = await t.database.asOwner((db) =>
      sql<{ sealed: string | null }>`select sealed from erasures where id = ${id}`.execute(db),
    )
    expect(kept.rows).toEqual([{ sealed: null }])
  })

  it('is one erasure, asked for twice at once or while it is under way [DATA-01]', async () => {
    await withDriver()
    const replies = await Promise.all([ask(), ask(), ask({ why: 'again' })])
    expect(new Set(replies.map(({ body }) => body.result.id)).size).toBe(1)
    await Promise.all([eraseAll(t.deps), eraseAll(t.deps)])
    expect(await listed(replies[0]?.body.result.id)).toMatchObject({
      orders: { found: 1, erased: 1 },
    })
    // The same person later is another erasure, and is recognised.
    const later = (await ask()).body.result.id
    expect(later).not.toBe(replies[0]?.body.result.id)
    expect((await listed(later)).person).toBe((await listed(replies[0]?.body.result.id)).person)
    await eraseAll(t.deps)
  })
})

describe('an erasure on its way', () => {
  it('goes on where its process ended, and takes nothing twice [DATA-01]', async () => {
    const orders = [await withDriver(), await withDriver(), await withDriver()]
    const { id } = (await ask()).body.result
    let steps = 0
    const dying = (): void => {
      steps += 1
      if (steps === 3) throw new Error('the process was killed')
    }
    await expect(eraseAll(t.deps, dying)).rejects.toThrow('an erasure failed')
    expect(await listed(id)).toMatchObject({ ended_at: null, orders: { found: 3, done: 1 } })
    await eraseAll(t.deps)
    expect(await listed(id)).toMatchObject({ orders: { found: 3, done: 3, erased: 3 } })
    for (const { _id } of orders)
      expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created', 'erased'])
    expect(await faults()).toEqual([])
  })

  it('leaves an order under a legal hold as it is, and says so [DATA-01]', async () => {
    const [held, other] = [await withDriver(), await withDriver()]
    const params = { key: 'acme' }
    const hold = await t.call('admin', beginHold, {
      params,
      body: { identifier: held.identifier, why: 'a case' },
    })
    const found = present((await ask({ dry_run: true })).body.result.found)
    expect(found).toMatchObject({ orders: 2, held: 1, values: { driver: 2 } })
    const { id } = (await ask()).body.result
    await eraseAll(t.deps)
    expect(await listed(id)).toMatchObject({ orders: { found: 2, erased: 1, held: 1 } })
    expect(await driverOf(held._id)).toEqual({ name: 'Somebody Driving', contact: [phone] })
    expect(await driverOf(other._id)).toEqual({ name: '', contact: [] })
    const end = { key: 'acme', id: hold.body.result.id }
    await t.call('admin', endHold, { params: end, body: { why: 'over' } })

    const all = await t.call('admin', beginHold, { params, body: { why: 'an audit' } })
    const { code, body } = await ask()
    expect([code, body.code]).toEqual([409, 'erasure_held'])
    const params_of = { key: 'acme', id: all.body.result.id }
    await t.call('admin', endHold, { params: params_of, body: { why: 'over' } })
  })

  it('says which events of an earlier release cannot lose the person [DATA-01] [PROF-04]', async () => {
    const { _id } = await withDriver()
    // As a release wrote it that sealed nothing: the values in the text.
    await t.database.asOwner(async (db) => {
      await sql`alter table events disable trigger user`.execute(db)
      const { rows } = await sql<{ body: string; disclosures: string[] }>`
        select body, disclosures from events where order_id = ${_id}`.execute(db)
      const body = canonical(eventIn(present(rows[0])))
      await sql`update events set body = ${body}, disclosures = '{}', digest = ${sha256(body)}
        where order_id = ${_id}`.execute(db)
      await sql`update orders set head = ${sha256(body)} where id = ${_id}`.execute(db)
      await sql`alter table events enable trigger user`.execute(db)
    })
    const found = present((await ask({ dry_run: true })).body.result.found)
    expect(found).toMatchObject({ orders: 1, not_erasable: { unsealed: 1, open: 0 }, values: {} })
    const { id } = (await ask()).body.result
    await eraseAll(t.deps)
    expect(await listed(id)).toMatchObject({
      orders: { found: 1, done: 1, erased: 0 },
      values: { erased: 0, staying: 1 },
    })
  })
})

describe('an erasure that nobody put on record', () => {
  it('is still found by whoever verifies the log [PROF-04] [DATA-01]', async () => {
    const { _id } = await withDriver()
    await t.database.asOwner(async (db) => {
      await sql`alter table events disable trigger user`.execute(db)
      await sql`
        update events set disclosures = array(
          select '[' || (d::json -> 1)::text || ']'
          from unnest(disclosures) with ordinality as u (d, at) order by at)
        where order_id = ${_id}`.execute(db)
      await sql`alter table events enable trigger user`.execute(db)
    })
    expect(await faults()).toContain('value_lost')
  })
})

describe('the command line', () => {
  it('says what would go, and erases [DATA-01]', async () => {
    const { _id } = await withDriver()
    const { database } = t.deps
    const open = async () => ({
      ...t.deps,
      database: Object.assign(Object.create(database) as typeof database, {
        close: async () => {},
      }),
    })
    const run = (...args: string[]) =>
      runCommand(['erase-person', 'acme', '--phone', phone, ...args], open)
    expect((await run('--dry-run')).result).toMatchObject({ orders: 1 })
    expect(await run('--why', 'a letter')).toMatchObject({
      exit: 0,
      result: { asked_by: 'command line', orders: { erased: 1 } },
    })
    expect(await driverOf(_id)).toEqual({ name: '', contact: [] })
    expect((await run()).exit).toBe(1)
  })
})
