import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createDeps } from '../../deps.ts'
import { foldCounts } from '../../stores/orders/counts/changes.ts'
import { leftOut } from '../../stores/database/transfer/table-shapes.ts'
import { openTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { testEngine } from '../../testing/database.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { anInstallation } from '../../testing/installation.ts'
import { anOrder } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'
import { exportAll } from './export-all.ts'
import { importAll } from './import-all.ts'

/** Every table of a database; one that stands beside the application's own with its schema. */
const tablesOf = async ({ database }: Pick<TestApp, 'database'>): Promise<string[]> => {
  const { rows } = await database.asOwner((db) =>
    sql<{ name: string }>`
      select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname
        end as name
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm', 'f')
        and not c.relispartition
        and n.nspname <> 'information_schema'
        and n.nspname !~ '^pg_'`.execute(db),
  )
  return rows.map(({ name }) => name)
}

/** What an account sees of its orders: cards, bell, figures and list. */
const seenBy = async (app: TestApp['app'], username: string) => {
  const signIn = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: {
      authorization: `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString('base64')}`,
    },
  })
  const { token } = signIn.json<{ token: string }>()
  const ask = async (url: string, body?: object): Promise<unknown> => {
    const reply = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    })
    expect([url, reply.statusCode]).toEqual([url, 200])
    return reply.json()
  }
  // The ticket is each process's own, and so is no part of what is seen.
  const { Location } = (await ask('/fetch_orders', { query: {} })) as { Location: string }
  return {
    cards: await ask('/counter', { query: {} }),
    bell: await ask('/counter/notification'),
    list: await ask(Location.replace(/^\/api/, '')),
  }
}

/** A product in which a bit of everything has happened, some of it counted ahead. */
const filled = async (t: TestApp): Promise<void> => {
  const act = async (as: string, body: object): Promise<void> =>
    expect((await t.call(as, '/update_epod', body)).code).toBe(200)
  for (let n = 0; n < 4; n += 1) {
    const orders = [
      await anOrder(t),
      await anOrder(t),
      await anOrder(t),
      await anOrder(t, 'acme', { transporter: 'Another' }),
    ] as const
    await act('acme', { _id: orders[0]._id, receive: true })
    await act('acme', { _id: orders[1]._id, reject: true })
    await act('acme', { _id: orders[2]._id, remarks: { text: 'One box wet', by: 'Asha' } })
    // What is counted afterwards waits to be folded.
    if (n === 1) while ((await foldCounts(t.database)) > 0);
  }
  await t.call('acme', '/orders', [aRow(), aRow()])
  await t.call('acme', '/views', { name: 'Mine', search: '' })
  const reviewed = await anOrder(t, 'bayer')
  await act('bayer', { _id: reviewed._id, receive: true })
}

it('every table of the migrated schema is exported, or left out for a reason that is written down [DATA-01]', async () => {
  const from = await anInstallation(testEngine)
  const { tables } = await exportAll(from, join(aFolder(), 'export'), null, () => {})
  const exported = tables.map(({ name }) => name)
  expect([...exported, ...Object.keys(leftOut)].toSorted()).toEqual(
    (await tablesOf(from)).toSorted(),
  )
  expect(exported.filter((name) => name in leftOut)).toEqual([])
  for (const reason of Object.values(leftOut)) expect(reason).toMatch(/\w+ \w+/)
})

it('what a filled product shows on cards, bell and list is the same where it was moved to, for whoever sees which orders [DATA-01] [CARD-01]', async () => {
  const first = await openTestApp()
  try {
    await filled(first)
    const folder = join(aFolder(), 'export')
    const installed = { database: first.database, files: first.deps.files }
    const { tables } = await exportAll(installed, folder, null, () => {})
    const rows = new Map(tables.map((table) => [table.name, table.rows]))
    for (const name of ['orders', 'events', 'order_counts', 'order_count_changes', 'saved_views'])
      expect(rows.get(name), name).toBeGreaterThan(0)
    const to = await anInstallation(testEngine)
    await importAll(to, folder, { incomplete: false, keepSecret: () => Promise.resolve() })
    const second = await buildApp(createDeps({ ...first.deps, database: to.database }))
    await second.ready()
    try {
      for (const as of ['acme', 'acme-vendor', 'acme-viewer', 'bayer'])
        expect([as, await seenBy(second, as)]).toEqual([as, await seenBy(first.app, as)])
    } finally {
      await second.close()
    }
  } finally {
    await first.close()
  }
}, 120_000)
