import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { clientIdOf } from '../testing/stored.ts'
import type { Scope } from './database/database.ts'
import { platform } from './database/scope.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const owned = async <R>(statement: RawBuilder<R>): Promise<R[]> =>
  (await t.database.asOwner((db) => statement.execute(db))).rows
const scopes = (client_id: string) =>
  ({
    client: { client_id, kind: 'client', party: '' },
    vendor: { client_id, kind: 'vendor', party: 'Roadrunner' },
    distributor: { client_id, kind: 'distributor', party: 'Nagpur' },
    order: { client_id, kind: 'order', party: '' },
    'searching client': { client_id, kind: 'client', party: '', search: '%' },
  }) satisfies Record<string, Scope>
const denied = { code: '42501' }

it('lets the client’s own desk add versions of its configuration, and nobody change one [ROLE-15] [CONF-02]', async () => {
  const writers = await owned(sql<{ who: string; what: string; on: string }>`
    select distinct grantee as who, privilege_type as what, table_name as on
    from information_schema.column_privileges
    where table_schema = 'public'
      and table_name in ('policies', 'policy_withdrawals')
      and privilege_type <> 'SELECT'
      and grantee in ('PUBLIC', 'epod_app', 'epod_client', 'epod_vendor', 'epod_distributor',
        'epod_order', 'epod_platform', 'epod_search')
    order by 1, 2, 3`)
  expect(writers.map(({ who, what, on }) => `${who} ${what} ${on}`)).toEqual([
    'epod_client INSERT policies',
    'epod_client INSERT policy_withdrawals',
    'epod_platform INSERT policies',
  ])
  const [acme, bayer] = [await clientIdOf(t, 'acme'), await clientIdOf(t, 'bayer')]
  const add = (client_id: string): RawBuilder<unknown> =>
    sql`insert into policies (client_id, version, document) values (${client_id}, 90, '{}')`
  const withdraw = (client_id: string): RawBuilder<unknown> => sql`
    insert into policy_withdrawals (client_id, version, why)
    values (${client_id}, 1, 'x')`
  for (const [name, scope] of Object.entries(scopes(acme))) {
    for (const statement of [add(bayer), withdraw(bayer)])
      await expect(
        t.database.transaction(scope, ({ db }) => statement.execute(db)),
        name,
      ).rejects.toMatchObject(denied)
    if (name === 'client') continue
    for (const statement of [add(acme), withdraw(acme)])
      await expect(
        t.database.transaction(scope, ({ db }) => statement.execute(db)),
        name,
      ).rejects.toMatchObject(denied)
  }
  const { client } = scopes(acme)
  await t.database.transaction(client, ({ db }) => add(acme).execute(db))
  for (const statement of [
    sql`update policies set document = '{}'`,
    sql`delete from policies`,
    sql`truncate policies cascade`,
    sql`update policy_withdrawals set why = ''`,
    sql`truncate policy_withdrawals`,
  ]) {
    await expect(
      t.database.transaction(client, ({ db }) => statement.execute(db)),
    ).rejects.toMatchObject(denied)
    await expect(
      t.database.transaction(platform, ({ db }) => statement.execute(db)),
    ).rejects.toMatchObject(denied)
  }
  for (const statement of [
    sql`update policies set document = '{}'`,
    sql`delete from policies`,
    sql`truncate policies cascade`,
  ])
    await expect(t.database.asOwner((db) => statement.execute(db))).rejects.toMatchObject(denied)
})
