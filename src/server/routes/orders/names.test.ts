import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

const COUNT = 10_000

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await t.database.asOwner(
    (db) =>
      sql`
    insert into names (client_id, kind, name)
    select id, kind,
      initcap(kind) || ' ' || lpad(n::text, 5, '0') || case
        when n % 100 = 0 then ' Pune'
        else '' end
    from clients, unnest(array['source', 'destination', 'truck', 'client', 'transporter']) kind,
      generate_series(1, ${COUNT}) n
    where key = 'acme'`.execute(db),
    { patient: true },
  )
  await t.database.asOwner((db) =>
    sql`
      insert into names (client_id, kind, name)
      select id, 'source', place
      from clients, unnest(array['Pune East', 'pune West', '100%_Pune\\', 'ΣΟΦΟΣ İzmir']) place
      where key = 'acme'`.execute(db),
  )
  await anOrder(t, 'acme', { source: { name: 'Roadrunner Pune Depot' } })
  await anOrder(t, 'bayer', { source: { name: 'Secret Pune' } })
})
afterAll(() => t.close())

const found = async (query: string, as = 'acme'): Promise<{ key: string; values: string[] }[]> =>
  (await t.call(as, `/orders/filters?${query}`)).body.result

describe('the values of selectors', () => {
  it('are at most 500 a key of 10,000 [FILT-03]', async () => {
    const all = await found('')
    expect(all.map(({ key, values }) => [key, values.length])).toEqual(
      ['source', 'destination', 'truck_number', 'client', 'transporter'].map((key) => [key, 500]),
    )
  })

  it('are found over 10,000 as one types: of this key alone, those that begin so first, at most 50 [FILT-03]', async () => {
    const [only, ...others] = await found('key=source&search=pune')
    expect([only?.key, others, only?.values.length, only?.values.slice(0, 2)]).toEqual([
      'source',
      [],
      50,
      ['Pune East', 'pune West'],
    ])
    expect(only?.values.every((value) => /pune/i.test(value))).toBe(true)
    expect((await found('key=truck_number&search=TRUCK%2009999'))[0]?.values).toEqual([
      'Truck 09999',
    ])
    // What LIKE would take for a pattern is text like any other.
    expect((await found(`key=source&search=${encodeURIComponent('%_pune\\')}`))[0]?.values).toEqual(
      ['100%_Pune\\'],
    )
    // The database's letters are asked on both sides.
    for (const part of ['ΣΟΦΟΣ', 'İzmir'])
      expect((await found(`key=source&search=${encodeURIComponent(part)}`))[0]?.values).toEqual([
        'ΣΟΦΟΣ İzmir',
      ])
    expect((await found('key=source&search=nowhere'))[0]?.values).toEqual([])
  })

  it('are found by an index, while one types [FILT-03]', async () => {
    const plan = await t.database.asOwner((db) =>
      sql<{ 'QUERY PLAN': string }>`
      explain
      select name
      from names
      where client_id = (
        select id
        from clients
        where key = 'acme') and kind = 'destination' and lower(name) like '%pu%'`.execute(db),
    )
    expect(JSON.stringify(plan.rows)).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
  })

  it('are those of orders in reach alone, for accounts that see only some, and never another client’s [FILT-03] [ROLE-15]', async () => {
    expect((await found('key=source&search=pune', 'acme-vendor'))[0]?.values).toEqual([
      'Roadrunner Pune Depot',
    ])
    expect((await found('key=source&search=pune', 'bayer'))[0]?.values).toEqual(['Secret Pune'])
    expect((await found('key=source&search=secret'))[0]?.values).toEqual([])
  })

  it('name drivers too, for the form of an order, within the same reach; a driver’s own account reads no names [ADD-01] [ROLE-06] [ROLE-15]', async () => {
    await anOrder(t, 'acme', {
      driver: { name: 'Zubin', contact: ['9876500001'] },
      transporter: 'Roadrunner',
    })
    await anOrder(t, 'acme', {
      driver: { name: 'Zubeda', contact: ['9876500001'] },
      transporter: 'Other',
    })
    await anOrder(t, 'bayer', { driver: { name: 'Zubaida', contact: ['9876500001'] } })
    const drivers = async (as: string): Promise<string[]> =>
      (await t.call(as, '/users/drivers?search=ZUB')).body.result.drivers.map(
        ({ name }: { name: string }) => name,
      )
    expect([await drivers('acme'), await drivers('acme-vendor'), await drivers('bayer')]).toEqual([
      ['Zubeda', 'Zubin'],
      ['Zubin'],
      ['Zubaida'],
    ])
    for (const path of ['/users/drivers?search=z', '/orders/filters?key=client&search=n'])
      expect([path, (await t.call('syngenta-driver', path)).code]).toEqual([path, 403])
  })

  it.each([
    ['key=driver', 'key'],
    ['key=source&limit=5', 'limit'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['key=source&key=client', 'key'],
  ])('refuse %s by the field’s name [ERRS-04]', async (query, field) => {
    const { code, body } = await t.call('acme', `/orders/filters?${query}`)
    expect([code, body.errors?.map((error: { field: string }) => error.field)]).toEqual([
      422,
      [field],
    ])
  })

  it('are nobody’s who has neither filters nor new orders to choose them for; a driver who adds orders has them [ROLE-06] [ROLE-12]', async () => {
    const urls = [
      '/orders/filters',
      '/users/clients',
      '/users/source',
      '/users/destination',
      '/users/locations',
      '/orders/similar-names?key=source&name=x',
    ]
    const codes = async (as: string): Promise<number[]> =>
      Promise.all(urls.map(async (url) => (await t.call(as, url)).code))
    await t.database.asOwner((db) =>
      db
        .updateTable('users')
        .where('username', '=', 'acme-cnf')
        .set({ config: JSON.stringify({ config: { accountType: 'acme-Driver' } }) })
        .execute(),
    )
    expect(await codes('acme-cnf')).toEqual([200, 200, 200, 200, 200, 200])
    expect(await codes('syngenta-driver')).toEqual([403, 403, 403, 403, 403, 403])
    expect((await t.call('syngenta-driver', '/orders/filters')).body.message).toBe(
      words.wrong_party(words.actions.search_filters),
    )
    expect(await codes('acme-viewer')).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('are looked for on the 20,000 orders dispatched last where an account sees only some, however many it has [FILT-03] [ROLE-15]', async () => {
    const order = await anOrder(t, 'acme', { source: { name: 'Older' } })
    await t.database.asOwner(
      (db) =>
        sql`
      insert into orders (client_id, id, rev, identifier, truck_number, client_name, source_name,
        destination_name, transporter, dispatch_at, status, exception, has_remarks, has_attachments,
        sms_delivered, head, search, untold, wire, wire_form)
      select client_id, gen_random_uuid(), 1, 'many-' || n, truck_number, client_name, 'Newer',
        destination_name, transporter, now() + interval '1 day', status, false, false, false, false,
        '', '', '{}', '', ''
      from orders, generate_series(1, 20000) n where id = ${order._id}`.execute(db),
      { patient: true },
    )
    expect((await found('', 'acme-vendor'))[0]?.values).toEqual(['Newer'])
    expect((await found('key=source&search=older'))[0]?.values).toEqual(['Older'])
  })
})

describe('names that look like a new one', () => {
  const near = async (query: string, as = 'acme'): Promise<string[]> =>
    (await t.call(as, `/orders/similar-names?${query}`)).body.result

  it('are those in use that it may be a misspelling of, of the own client and within reach [DESK-10] [ROLE-15]', async () => {
    expect(await near('key=source&name=Roadruner%20pune%20depot')).toEqual([
      'Roadrunner Pune Depot',
    ])
    expect(await near('key=source&name=PUNE-EAST')).toEqual(['Pune East'])
    expect(await near('key=source&name=Secret%20Pun')).toEqual([])
    expect(await near('key=source&name=Pune%20East')).toEqual([])
    expect(await near('key=source&name=Roadrunner%20Pune%20Depot%202')).toEqual([])
    expect(await near('key=source&name=PUNE-EAST', 'acme-vendor')).toEqual([])
    expect(await near(`key=client&name=${encodeURIComponent("%'_\\")}`)).toEqual([])
  })

  it.each([
    ['key=driver&name=x', 'key'],
    ['key=source', 'name'],
    ['key=source&name=%20', 'name'],
    [`key=source&name=${'x'.repeat(201)}`, 'name'],
  ])('refuse %s by the field’s name [ERRS-04]', async (query, field) => {
    const { code, body } = await t.call('acme', `/orders/similar-names?${query}`)
    expect([code, body.errors?.map((error: { field: string }) => error.field)]).toEqual([
      422,
      [field],
    ])
  })
})
