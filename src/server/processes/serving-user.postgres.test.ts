import { execFile } from 'node:child_process'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantAppRoles } from '../stores/database/app-roles.ts'
import { grantServing, prepareSchema } from '../stores/database/serving-user.ts'
import type { Database } from '../stores/database/database.ts'
import { readMigrations } from '../stores/database/migrate.ts'
import { openDatabase } from '../stores/database/open-database.ts'
import { asSuperuser } from '../stores/database/testing/on-server.ts'
import { takeAccount } from '../stores/account-archive/snapshot.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { openTestDatabase, testServer } from '../testing/database.ts'
import { anOrder } from '../testing/orders.ts'
import { SERVING_USER, servingSettings } from '../testing/serving.ts'

let t: TestApp
let serving: Database
const opened = async (settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string }) =>
  openDatabase({
    dataDir: '',
    url: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL || undefined,
    limits: { wait: 10_000 },
  })
beforeAll(async () => {
  t = await openTestApp()
  serving = await opened(await servingSettings(t.database))
})
afterAll(async () => {
  await serving.close()
  await t.close()
})

describe('a user that serves and owns nothing', () => {
  it.each<[string, RawBuilder<unknown>]>([
    ['make a table', sql`create table mine (a int)`],
    ['drop one', sql`drop table orders`],
    ['take an event away', sql`delete from events`],
    ['switch the guard of the log off', sql`alter table events disable trigger all`],
    ['switch row-level security off', sql`alter table orders disable row level security`],
    ['say that a migration ran', sql`insert into migrations (name, digest) values ('x', 'y')`],
    ['become the owner', sql`set role epod_test_owner`],
  ])('may not %s [HOST-04]', async (_what, statement) => {
    await expect(serving.asOwner((db) => statement.execute(db))).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('is let serve by many at once, as by the databases of one server [HOST-04]', async () => {
    await asSuperuser(testServer(), async (client) => {
      await client.query('create role epod_test_many login')
      const granted = Array.from({ length: 8 }, () => grantAppRoles(t.database, 'epod_test_many'))
      const outcomes = await Promise.allSettled(granted)
      await client.query('drop role epod_test_many')
      expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'))
    })
  })

  it('finds the schema made, serves without a warning, and takes an account’s archive [HOST-04]', async () => {
    const warned: string[] = []
    await prepareSchema(serving, (sentence) => warned.push(sentence))
    const order = await anOrder({ database: { ...t.database, ...serving } })
    expect(
      await serving.read(platform, (db) => db.selectFrom('orders').select('id')),
    ).toContainEqual({ id: order._id })
    const [client] = await serving.read(platform, (db) =>
      db.selectFrom('clients').select('id').where('key', '=', 'acme'),
    )
    const taken = await takeAccount(
      serving,
      client?.id ?? '',
      'http://epod.test',
      async (_kind, pages) => {
        for await (const _page of pages) continue
      },
    )
    expect([warned, taken?.key]).toEqual([[], 'acme'])
  })

  it('does not start before the owner migrated, and says what to run [HOST-04]', async () => {
    const newer = [...readMigrations(), { name: '9999_more.sql', digest: 'x', text: 'select 1' }]
    await expect(prepareSchema(serving, () => {}, newer)).rejects.toThrow(
      /epod_test_server owns no tables here, and 1 migrations did not run \(9999_more\.sql\)\. Run `npm run db:migrate -- --grant epod_test_server` as/,
    )
    const empty = await openTestDatabase({ migrations: [] })
    const url = new URL(empty.settings.url ?? '')
    url.username = SERVING_USER
    url.password = SERVING_USER
    const stranger = await opened({
      DATABASE_URL: url.href,
      DATABASE_DIRECT_URL: empty.settings.directUrl ? url.href : '',
    })
    await expect(prepareSchema(stranger, () => {})).rejects.toThrow(
      /nobody let it serve\. Run `npm/,
    )
    await stranger.close()
    await empty.close()
  })
})

it('warns where the user that serves owns its tables [HOST-04]', async () => {
  const warned: string[] = []
  await prepareSchema(t.database, (sentence) => warned.push(sentence))
  expect(warned).toEqual([
    'The database user epod_test_owner owns the tables that it serves, and could change the log. Let one serve that owns nothing: npm run db:migrate -- --grant <user> (docs/operations.md).',
  ])
})

it.each([
  ['nobody_there', /has no user nobody_there\. .*CREATE ROLE "nobody_there" LOGIN/],
  ['epod_test_owner', /epod_test_owner is a superuser, bypasses .* or owns the tables/],
  ['postgres', /postgres is a superuser/],
  ['x"; drop table orders; --', /has no user x"; drop table/],
])('lets no user serve that is not there or may do more: %s [HOST-04]', async (user, said) => {
  await expect(grantServing(t.database, user)).rejects.toThrow(said)
})

it('is let serve by a command that migrates and starts nothing [HOST-04]', async () => {
  const { settings } = t.database
  const run = (...given: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) =>
      execFile(
        process.execPath,
        ['scripts/db-migrate.ts', ...given],
        {
          env: {
            ...process.env,
            NODE_OPTIONS: '',
            DATABASE_URL: settings.directUrl ?? settings.url ?? '',
          },
        },
        (error, stdout, stderr) =>
          resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      ),
    )
  await asSuperuser(testServer(), (client) =>
    client.query(`do $$ begin create role epod_test_other login;
      exception when duplicate_object or unique_violation then null; end $$`),
  )
  expect(await run('--grant', 'epod_test_other')).toEqual({
    code: 0,
    said: 'The schema is this release’s; 0 migrations ran.\nepod_test_other may serve, and owns nothing.\n',
  })
  expect((await run('--grant')).code).toBe(2)
  expect(await run('--grant', 'postgres')).toMatchObject({ code: 1 })
})

it('verifies the log, which needs no owner [HOST-04]', async () => {
  await anOrder(t)
  const settings = await servingSettings(t.database)
  const told = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      ['scripts/verify-log.ts'],
      { env: { ...process.env, NODE_OPTIONS: '', ...settings } },
      (error, stdout, stderr) => resolve(`${Number(error?.code ?? 0)} ${stdout}${stderr}`),
    ),
  )
  expect(told).toMatch(/^0 \d+ events of \d+ orders, .*: all as they were written\.\n$/)
})
