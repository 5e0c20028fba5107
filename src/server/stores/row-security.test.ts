import { sql, type RawBuilder } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { platform } from './database/scope.ts'
import { requestCutter } from '../../contract/bulk/bulk.ts'
import { triggerOtp } from '../../contract/proof/proof.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import type { Scope, Tx } from './database/database.ts'
import { addLinks } from './links/links.ts'

const ROLES = 'app client vendor distributor manager order platform search archive'.split(' ')

let t: TestApp
let own: Order
let elsewhere: Order
let strange: Order
let clients: Record<string, string>
beforeAll(async () => {
  t = await openTestApp()
  const rows = await t.database.read(platform, (db) =>
    db.selectFrom('clients').select(['id', 'key']),
  )
  clients = Object.fromEntries(rows.map(({ id, key }) => [key, id]))
  own = await anOrder(t)
  elsewhere = await anOrder(t, 'acme', {
    transporter: 'Other Carrier',
    client: 'Somebody',
    destination: { name: 'Elsewhere' },
  })
  strange = await anOrder(t, 'bayer')
  for (const [client, order] of [
    ['acme', own],
    ['acme', elsewhere],
    ['bayer', strange],
  ] as const) {
    await t.call(client, triggerOtp, { body: { _id: order._id } }, { 'idempotency-key': 'k' })
    const link = {
      id: randomUUIDv7(),
      order_id: order._id,
      party: 'receiver',
      ref_hash: randomUUIDv7(),
      created_at: new Date().toISOString(),
      created_by: 'x',
      expires_at: '2030-01-01T00:00:00.000Z',
    } as const
    await t.database.transaction(
      { client_id: clients[client] ?? '', kind: 'client', party: '' },
      (tx) => addLinks(tx, clients[client] ?? '', [link]),
    )
    await t.call(client, requestCutter, {
      body: {
        data: [{}],
        callback_data: { url: `${t.deps.settings.public_url}/api/orders` },
      },
    })
  }
})
afterAll(() => t.close())

const owned = async <R>(statement: RawBuilder<R>): Promise<R[]> =>
  (await t.database.asOwner((db) => statement.execute(db))).rows
const scopes = (): Record<string, Scope> => {
  const client_id = clients['acme'] ?? ''
  return {
    client: { client_id, kind: 'client', party: '' },
    vendor: { client_id, kind: 'vendor', party: 'Roadrunner' },
    distributor: { client_id, kind: 'distributor', party: 'Nagpur' },
    order: { client_id, kind: 'order', party: own._id },
    'searching client': { client_id, kind: 'client', party: '', search: '%lr-%' },
    'searching vendor': { client_id, kind: 'vendor', party: 'Roadrunner', search: '%lr-%' },
    'searching link': { client_id, kind: 'order', party: own._id, search: '%' },
  }
}
const names = [
  'client',
  'vendor',
  'distributor',
  'order',
  'searching client',
  'searching vendor',
  'searching link',
] as const
const as = <R>(name: string, work: (db: Tx['db']) => Promise<R>): Promise<R> =>
  t.database.transaction(scopes()[name] as Scope, ({ db }) => work(db))
const denied = { code: '42501' }
const TREE =
  'log_archived log_checkpoints log_cosignatures log_keys log_leaves log_place log_tiles log_timestamps'
const PASSKEYS = 'passkey_challenges passkeys'
const ofSignIn =
  'recovery_codes scim_tokens second_factors session_tokens sessions sign_in_domains ' +
  'sign_in_providers sign_in_starts sign_in_tickets url_codes user_identities'

describe('the database itself', () => {
  it('forces row-level security on every table that belongs to a client, each with policies [ROLE-15]', async () => {
    const tables = await owned(sql<{
      name: string
      forced: boolean
      policies: number
      of_client: boolean
    }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        (
          select count(*)::int
          from pg_policies p
          where p.schemaname = 'public' and p.tablename = c.relname) as policies,
        exists (
          select
          from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped) as of_client
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by 1`)
    expect(tables.filter(({ of_client }) => of_client).length).toBeGreaterThan(15)
    for (const { name, forced, policies } of tables.filter(
      (table) => table.name !== 'migrations' && table.name !== 'login_failures',
    ))
      expect([name, forced, policies > 0]).toEqual([name, true, true])
    // What has no client must be closed to all but the platform's role as well.
    expect(tables.filter(({ of_client }) => !of_client).map(({ name }) => name)).toEqual([
      ...'budgets clients document_keys feed_epoch issuer_keys job_runs'.split(' '),
      ...TREE.split(' ').filter((name) => name !== 'log_leaves'),
      'login_failures',
      'migrations',
    ])
  })

  it('has no view, definer function or policy for everybody that would go around it [ROLE-15]', async () => {
    expect(
      await owned(
        sql`
          select relname
          from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
      ),
    ).toEqual([])
    expect(
      await owned(
        sql`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
      ),
    ).toEqual([])
    const open = await owned(sql<{ tablename: string; policyname: string; roles: string }>`
      select tablename, policyname, roles::text
      from pg_policies
      where schemaname = 'public'
        and ('public' = any(roles) or (qual = 'true' and roles <> '{epod_platform}'))`)
    expect(open).toEqual([])
  })

  it('gives no role more than it needs: none signs in, owns, bypasses; none changes or deletes events [ROLE-15] [PROF-01]', async () => {
    const roles = await owned(sql<{ name: string; strong: boolean; owns: number; of: string[] }>`
      select r.rolname as name,
        r.rolsuper
          or r.rolbypassrls
          or r.rolcanlogin
          or r.rolcreaterole
          or r.rolcreatedb
          or r.rolreplication as strong,
        (
          select count(*)::int
          from pg_class c
          where c.relowner = r.oid) + (
          select count(*)::int
          from pg_proc p
          where p.proowner = r.oid) as owns,
        array(
          select p.rolname::text
          from pg_auth_members m
          join pg_roles p on p.oid = m.roleid
          where m.member = r.oid
          order by 1) as of
      from pg_roles r
      where r.rolname = any(${ROLES.map((role) => `epod_${role}`)})
      order by 1`)
    const apart = ['epod_app', 'epod_archive', 'epod_search']
    expect(roles.map(({ name, strong, owns, of }) => [name, strong, owns, of.join()])).toEqual(
      ROLES.map((role) => `epod_${role}`)
        .sort()
        .map((name) => [name, false, 0, apart.includes(name) ? '' : 'epod_app']),
    )
    const grants = await owned(sql<{ who: string; what: string; on: string }>`
      select grantee as who, privilege_type as what,
        string_agg(table_name, ' ' order by table_name) as on
      from information_schema.role_table_grants
      where table_schema = 'public'
        and grantee = any(${['PUBLIC', ...ROLES.map((role) => `epod_${role}`)]})
      group by 1, 2
      order by 1, 2`)
    expect(grants.map(({ who, what, on }) => `${who} ${what}: ${on}`)).toEqual([
      'epod_app DELETE: kept_downloads saved_views',
      'epod_app INSERT: access_codes bulk_change_orders bulk_changes crate_entries crate_statements delivery_uploads ' +
        'delivery_writes events files idempotency ' +
        'import_batches import_writes imports kept_downloads label_numbers link_openings links names order_count_changes ' +
        'orders outbox pictures preferences saved_views',
      'epod_app SELECT: access_codes bulk_change_orders bulk_changes clients crate_entries crate_statements delivery_uploads ' +
        'delivery_writes events files ' +
        'idempotency import_batches import_writes imports kept_downloads label_numbers link_openings links names ' +
        'order_count_changes order_counts orders outbox pictures policies policy_withdrawals ' +
        'preferences saved_views',
      'epod_archive SELECT: account_origins clients crate_entries credentials ' +
        'delivery_uploads delivery_writes events files import_batches import_writes imports ' +
        'legal_holds link_openings log_checkpoints log_cosignatures log_leaves log_tiles logos ' +
        'message_opt_outs names pictures policies policy_withdrawals preferences saved_views ' +
        'sign_in_changes user_changes',
      'epod_client DELETE: label_numbers message_opt_outs orders webhooks',
      'epod_client INSERT: logos webhooks',
      'epod_client SELECT: account_exports account_origins erasure_orders erasures legal_holds logos message_opt_outs message_spend system_changes webhook_deliveries webhooks',
      'epod_manager SELECT: user_changes',
      `epod_platform DELETE: access_codes budgets bulk_change_orders bulk_changes files idempotency link_openings login_failures message_opt_outs names order_count_changes outbox ${PASSKEYS} password_resets pictures ${ofSignIn} webhook_deliveries webhooks`,
      `epod_platform INSERT: budgets checkpoint_mails clients credentials document_keys erasure_orders issuer_keys job_runs ${TREE} login_failures logos message_opt_outs message_spend order_counts ${PASSKEYS} password_resets policies ${ofSignIn} users webhook_deliveries webhooks`,
      `epod_platform SELECT: account_exports account_origins api_keys budgets checkpoint_mails credentials document_keys erasure_orders erasures feed_epoch issuer_keys job_runs legal_holds ${TREE} login_failures logos message_opt_outs message_spend ${PASSKEYS} password_resets ` +
        ofSignIn
          .replace('sign_in', 'sign_in_changes sign_in')
          .replace('url_codes', 'system_changes url_codes')
          .replace('user', 'user_changes user') +
        ' users webhook_deliveries webhooks',
      `epod_platform UPDATE: account_exports budgets job_runs login_failures message_spend order_counts outbox ${PASSKEYS} password_resets ${ofSignIn} webhook_deliveries webhooks`,
      'epod_search SELECT: orders',
    ])
    const columns = await owned(sql<{ on: string }>`
      select distinct table_name || '.' || column_name as on
      from information_schema.column_privileges
      where table_schema = 'public' and privilege_type = 'UPDATE' and grantee = 'epod_app'`)
    expect(columns.filter(({ on }) => /^events\.|\.(client_id|id|order_id)$/.test(on))).toEqual([])
  })

  it('lets nobody change, delete or empty events, the owner included [PROF-01]', async () => {
    for (const [verb, statement] of [
      ['update', sql`update events set body = ''`],
      ['delete', sql`delete from events`],
      ['truncate', sql`truncate events cascade`],
    ] as const) {
      for (const name of names)
        await expect(
          as(name, (db) => statement.execute(db)),
          `${verb} as ${name}`,
        ).rejects.toMatchObject(denied)
      await expect(
        t.database.transaction(platform, ({ db }) => statement.execute(db)),
        verb,
      ).rejects.toMatchObject(denied)
      await expect(
        t.database.asOwner((db) => statement.execute(db)),
        verb,
      ).rejects.toMatchObject(denied)
    }
  })
})

describe.each(names)('as the %s', (name) => {
  it('shows by direct SQL no row of another client, nor of an order out of reach [ROLE-15]', async () => {
    const visible = (table: string, column: string): Promise<string[]> =>
      as(name, async (db) =>
        (
          await sql<{
            seen: string
          }>`select distinct ${sql.ref(column)}::text as seen from ${sql.table(table)}`.execute(db)
        ).rows.map(({ seen }) => seen),
      )
    const reach = name.endsWith('client')
      ? [own._id, elsewhere._id].sort()
      : name === 'searching link'
        ? []
        : [own._id]
    expect((await visible('orders', 'id')).sort()).toEqual(reach)
    if (name.startsWith('searching')) {
      for (const table of [
        'events',
        'links',
        'clients',
        'policies',
        'names',
        'users',
        'outbox',
        'idempotency',
      ])
        await expect(visible(table, 'ctid'), table).rejects.toMatchObject(denied)
      return
    }
    for (const table of ['events', 'links'])
      expect([table, (await visible(table, 'order_id')).sort()]).toEqual([table, reach])
    for (const table of [
      'policies',
      'outbox',
      'idempotency',
      'files',
      'names',
      'imports',
      'import_batches',
      'import_writes',
      'delivery_uploads',
      'delivery_writes',
      'pictures',
      'access_codes',
      'link_openings',
    ])
      expect([
        table,
        (await visible(table, 'client_id')).filter((id) => id !== clients['acme']),
      ]).toEqual([table, []])
    expect(await visible('clients', 'id')).toEqual([clients['acme']])
    const ofAccounts =
      'users sessions session_tokens url_codes login_failures password_resets user_changes budgets'
    for (const table of `${ofAccounts} ${PASSKEYS} ${ofSignIn}`.split(' '))
      await expect(visible(table, 'ctid'), table).rejects.toMatchObject(denied)
  })

  it('refuses by direct SQL to write what is another’s, and to hand over what is its own [ROLE-15]', async () => {
    const bayer = clients['bayer'] ?? ''
    const changed = async (statement: RawBuilder<unknown>): Promise<unknown> =>
      as(name, async (db) => Number((await statement.execute(db)).numAffectedRows ?? 0)).catch(
        (error: { code?: string }) => error.code,
      )
    const nowhere = [0, '42501']
    for (const [what, statement] of [
      ['a foreign order', sql`update orders set head = 'x' where id = ${strange._id}`],
      ['an own order to another client', sql`update orders set client_id = ${bayer}`],
      [
        'an own event to another client',
        sql`
          insert into events (client_id, order_id, seq, type, at, body, digest)
          values (${bayer}, ${strange._id}, 99, 'created', now(), '{}', 'x')`,
      ],
      [
        'an own event to a foreign order',
        sql`
          insert into events (client_id, order_id, seq, type, at, body, digest)
          values (${bayer}, ${own._id}, 99, 'created', now(), '{}', 'x')`,
      ],
      [
        'a foreign message',
        sql`
          insert into outbox (id, client_id, kind, channel, recipient, subject, body)
          values (gen_random_uuid(), ${bayer}, 'otp', 'email', 'a@b.cd', '', '')`,
      ],
      [
        'a foreign key',
        sql`
          insert into idempotency (client_id, actor, route, key, body_hash)
          values (${bayer}, 'a', 'r', 'k2', 'h')`,
      ],
      ['a foreign link', sql`update links set revoked_at = now() where client_id = ${bayer}`],
      [
        'a foreign picture',
        sql`
          insert into pictures (client_id, order_id, digest)
          values (${bayer}, ${strange._id}, 'x')`,
      ],
      [
        'a foreign name',
        sql`insert into names (client_id, kind, name) values (${bayer}, 'client', 'x')`,
      ],
      ['a user', sql`update users set disabled = true`],
    ] as const)
      expect([what, nowhere.includes((await changed(statement)) as never)]).toEqual([what, true])
    if (name.endsWith('client') || name.startsWith('searching')) return
    for (const [what, statement] of [
      ['an order out of reach', sql`update orders set head = 'x' where id = ${elsewhere._id}`],
      [
        'its order away',
        sql`
          update orders
          set transporter = 'Other', client_name = 'Other', destination_name = 'Other', head = 'x'
          where id = ${elsewhere._id}`,
      ],
      [
        'an event of an order out of reach',
        sql`
          insert into events (client_id, order_id, seq, type, at, body, digest)
          values (${clients['acme']}, ${elsewhere._id}, 99, 'created', now(), '{}', 'x')`,
      ],
      [
        'a picture of an order out of reach',
        sql`
          insert into pictures (client_id, order_id, digest)
          values (${clients['acme']}, ${elsewhere._id}, 'x')`,
      ],
      [
        'a link of an order out of reach',
        sql`update links set revoked_at = now() where order_id = ${elsewhere._id}`,
      ],
    ] as const)
      expect([what, nowhere.includes((await changed(statement)) as never)]).toEqual([what, true])
  })
})

it.each(['\\', '%\\', 'lr-\\', '%lr-0001\\', '%'.repeat(3_000), '_'])(
  'fails for the search pattern %j no more than for rows that it may see [ROLE-15]',
  async (search) => {
    const found = (scope: Scope): Promise<unknown> =>
      t.database
        .read({ ...scope, search }, () => sql<{ n: number }>`select count(*)::int as n from orders`)
        .catch((error: { code?: string }) => error.code)
    const empty = await found({ client_id: randomUUIDv7(), kind: 'client', party: '' })
    expect(empty).toEqual([{ n: 0 }])
    expect(await found(scopes()['client'] as Scope)).toEqual([{ n: expect.any(Number) }])
  },
)
