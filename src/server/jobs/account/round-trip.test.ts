import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { anotherInstallation, type OtherInstallation } from '../../testing/another-installation.ts'
import { openTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { livedIn, type LivedIn } from '../../testing/lived-in.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { trustIn } from '../../../domain/credential/keys-file.ts'
import { examined } from '../../../domain/credential/examine.ts'
import { browserKit } from '../../../web/verify/kit.ts'
import { buildApp } from '../../app.ts'
import { credentialOf, presented } from '../../credentials/issue.ts'
import { keysFile } from '../../credentials/keys-file.ts'
import { archiveKinds } from '../../stores/account-archive/kinds.ts'
import { stayingColumns, stayingTables } from '../../stores/account-archive/staying.ts'
import { readPdf } from '../../testing/pdf.ts'
import { present } from '../../testing/present.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { verifyLog } from '../log/verify-log.ts'
import { verifyTree } from '../log/verify-tree.ts'
import { exportAccount } from './export-account.ts'
import { importAccount } from './import-account.ts'

let t: TestApp
let account: LivedIn
let client_id: string
beforeAll(async () => {
  t = await openTestApp()
  account = await livedIn(t)
  client_id = await clientIdOf(t, 'acme')
}, 120_000)
afterAll(async () => {
  await other.close()
  await t.close()
})

const exported = async (deps: Deps): Promise<{ file: string; members: Map<string, Buffer> }> => {
  const file = join(aFolder(), 'acme.zip')
  await exportAccount(deps, client_id, { file, rows: `${file}.rows` }, async () => {})
  return { file, members: unzipped(readFileSync(file)) }
}
const soundness = async ({ database, files }: Deps): Promise<unknown> => {
  const told: unknown[] = []
  await verifyLog(readerOf(database), files, (finding) => told.push(finding))
  await verifyTree(readerOf(database), {}, (finding) => told.push(finding))
  return told
}
const rowsOf = async ({ database }: Deps, statement: ReturnType<typeof sql>) =>
  database.asOwner(async (db) => (await statement.execute(db)).rows)

/** What holds of the same account elsewhere, and what a member may differ in. */
const mayDiffer: Readonly<Record<string, string>> = {
  'manifest.json': 'names the installation, and the digests of these',
  'keys.json': 'the keys of there too',
  'checkpoint.txt': 'another log',
  'leaves.jsonl': 'another log',
  'tiles.jsonl': 'another log',
  'origins.jsonl': 'where it was before',
  'links.jsonl': 'are ended',
  'messages.jsonl': 'what had not left is given up',
}

let other: OtherInstallation

it('is brought into another installation with every log, counter and photo as it was [DATA-01]', async () => {
  const { file, members } = await exported(t.deps)
  for (const name of ['events', 'messages', 'crate_entries', 'links', 'link_openings', 'leaves'])
    expect([name, members.get(`${name}.jsonl`)?.byteLength]).not.toEqual([name, 0])
  other = await anotherInstallation(t, ['bayer', 'shipper'])
  const brought = await importAccount(other.receiving, file, {})
  const leaves = members.get('leaves.jsonl')?.toString().split('\n').length ?? 0
  expect(brought).toMatchObject({ key: 'acme', proven: leaves - 1, verified: { findings: 0 } })

  for (const [what, statement] of [
    [
      'log',
      sql`select order_id, seq, body, disclosures, digest from events
      where client_id = ${client_id} order by order_id, seq`,
    ],
    [
      'read model',
      sql`select to_jsonb(o) as o from orders o
      where client_id = ${client_id} order by id`,
    ],
    [
      'counts',
      sql`select transporter, day, sum(received)::int as received,
        sum(exceptions)::int as exceptions, sum(rejected)::int as rejected
      from (select client_id, transporter, day, received, exceptions, rejected from order_counts
        union all select client_id, transporter, day, received, exceptions, rejected
        from (select client_id, case n when 1 then '' else transporter end as transporter, day,
            received, exceptions, rejected
          from order_count_changes, generate_series(1, 2) n
          where n = 1 or transporter <> '') c) s
      where client_id = ${client_id} group by 1, 2 having sum(received + rejected) > 0
      order by 1, 2`,
    ],
  ] as const) {
    const here = await rowsOf(t.deps, statement)
    expect([what, here.length > 0]).toEqual([what, true])
    expect([what, await rowsOf(other.deps, statement)]).toEqual([what, here])
  }
  await sequenced(other.deps)
  expect(await soundness(other.deps)).toEqual([])

  const again = await exported(other.deps)
  expect([...again.members.keys()]).toEqual([...members.keys()])
  for (const [name, bytes] of members) {
    if (name in mayDiffer) continue
    expect([name, again.members.get(name)?.equals(bytes)]).toEqual([name, true])
  }
}, 120_000)

it('shows others nothing of it, opens no link, and has no password of anybody [DATA-01] [ROLE-15]', async () => {
  const elsewhere = await clientIdOf(other.deps, 'bayer')
  for (const table of new Set(Object.values(archiveKinds).map((kind) => kind.table))) {
    if (table === 'clients') continue
    const scope = { client_id: elsewhere, kind: 'client', party: '' } as const
    const seen = await other.deps.database
      .read<{ n: number }>(
        scope,
        () =>
          sql`select count(*) filter (where client_id <> ${elsewhere})::int as n
          from ${sql.table(table)}`,
      )
      .catch((error: { code?: string }) => [{ n: error.code === '42501' ? 0 : -1 }])
    expect([table, seen]).toEqual([table, [{ n: 0 }]])
  }
  expect(
    await rowsOf(
      other.deps,
      sql`
      select count(*)::int as users, count(password_hash)::int as passwords,
        count(*) filter (where is_platform_admin)::int as platform
      from users where client_id = ${client_id}`,
    ),
  ).toEqual([{ users: expect.any(Number), passwords: 0, platform: 0 }])
  const app = await buildApp(other.deps)
  try {
    const opened = await app.inject({
      method: 'GET',
      url: `/api/public/receiver/${account.ref}`,
    })
    expect(opened.statusCode).toBe(404)
  } finally {
    await app.close()
  }
  expect(
    await rowsOf(
      other.deps,
      sql`
      select count(*)::int as good from links
      where client_id = ${client_id} and revoked_at is null
      union all
      select count(*)::int from outbox where client_id = ${client_id} and state = 'queued'`,
    ),
  ).toEqual([{ good: 0 }, { good: 0 }])
})

it('is written by a role that sees one client, and no secret of its users [DATA-01] [ROLE-15]', async () => {
  const asArchive = (statement: ReturnType<typeof sql>) =>
    t.database.asOwner(async (db) => {
      await sql`select set_config('role', 'epod_archive', true),
        set_config('app.client', ${client_id}, true)`.execute(db)
      return (await statement.execute(db)).rows
    })
  for (const { table } of Object.values(archiveKinds)) {
    const column = sql.ref(table === 'clients' ? 'id' : 'client_id')
    const foreign = sql`select count(*)::int as n from ${sql.table(table)}
      where ${column} <> ${client_id}`
    expect([table, await asArchive(foreign)]).toEqual([table, [{ n: 0 }]])
  }
  for (const statement of [
    sql`select password_hash from users`,
    sql`select ref_hash from links`,
    sql`select secret from outbox`,
    sql`select * from sessions`,
    sql`select * from second_factors`,
    sql`select sealed from log_keys`,
    sql`insert into names (client_id, kind, name) values (${client_id}, 'client', 'x')`,
  ])
    await expect(asArchive(statement)).rejects.toMatchObject({ code: '42501' })
})

it('keeps every photo and paper, byte for byte [DATA-01]', async () => {
  const files = await rowsOf(t.deps, sql`select digest from files where client_id = ${client_id}`)
  expect(files.length).toBeGreaterThan(3)
  for (const { digest } of files as { digest: string }[]) {
    const [here, there] = await Promise.all(
      [t.deps, other.deps].map(async (deps) => {
        const stream = await deps.files.open(client_id, digest)
        return stream && (await buffer(stream))
      }),
    )
    expect([digest, there?.equals(present(here))]).toEqual([digest, true])
  }
})

it('has credentials of before verified by the keys that came with it, and signs its own anew [DATA-01] [PROF-02]', async () => {
  const { members } = await exported(t.deps)
  const [name = ''] = [...members.keys()].filter((one) => one.startsWith('credentials/'))
  const trust = present(trustIn(present(members.get('keys.json')).toString(), browserKit))
  const kept = present(examined(present(members.get(name)).toString(), trust, browserKit))
  expect([kept.faults, kept.credential.order.id]).toEqual([[], account.proven])
  const own = await credentialOf(other.deps, account.proven)
  expect([own.number, own.jwt === members.get(name)?.toString().slice(0, -1)]).toEqual([2, false])
  const keys = trustIn(JSON.stringify(await keysFile(other.deps)), browserKit)
  const anew = present(examined(presented(own, []), present(keys), browserKit))
  expect([anew.faults, anew.credential.replaces]).toEqual([[], kept.credential.jti])
  expect(anew.events).toEqual(
    present(examined(presented(await credentialOf(t.deps, account.proven), []), trust, browserKit))
      .events,
  )
})

it('has the certificate of an order say the same, but for what names the installation [DATA-01] [REPT-04]', async () => {
  // Somebody was invited here and took it up.
  const hash = await rowsOf(t.deps, sql`select password_hash from users where username = 'acme'`)
  const { password_hash } = hash[0] as { password_hash: string }
  await rowsOf(
    other.deps,
    sql`update users set password_hash = ${password_hash}
    where username = 'acme'`,
  )
  await Promise.all([sequenced(t.deps), sequenced(other.deps)])
  // Both say the minute in which they were made.
  const moment = new Date().toISOString()
  t.setClock(moment)
  const app = await buildApp({ ...other.deps, now: () => moment })
  try {
    const told = async (of: TestApp['app'], host: string): Promise<string> => {
      const authorization = `Basic ${Buffer.from(`acme:${PASSWORD}`).toString('base64')}`
      const signIn = await of.inject({
        method: 'POST',
        url: '/api/login',
        headers: { authorization },
      })
      const reply = await of.inject({
        url: `/api/orders/${account.received}/certificate`,
        headers: { authorization: `Bearer ${signIn.json<{ token: string }>().token}` },
      })
      expect(reply.statusCode).toBe(200)
      const { text } = await readPdf(reply.rawPayload)
      // Its code is made with the secret of the installation.
      const flat = text.replaceAll(/\s+/g, ' ').replaceAll(host, 'HOST')
      return flat.replaceAll(/verify\/[a-z2-7]+/g, 'CODE')
    }
    const [here, there] = [await told(t.app, 'epod.test'), await told(app, 'other.test')]
    expect(there).toBe(here)
  } finally {
    t.setClock(null)
    await app.close()
  }
})

/** Tables of which something is told that is no row: leaves, tiles, checkpoint, credentials. */
const toldTables: readonly string[] = [
  'credentials',
  'log_checkpoints',
  'log_cosignatures',
  'log_leaves',
  'log_tiles',
]

it('takes each table of the schema, or says why it stays [DATA-01]', async () => {
  const tables = (await rowsOf(
    t.deps,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )) as { name: string }[]
  const travel = Object.values(archiveKinds).map(({ table }) => table)
  expect([...travel, ...toldTables, ...Object.keys(stayingTables)].sort()).toEqual(
    tables.map(({ name }) => name).sort(),
  )
  for (const reason of Object.values(stayingTables)) expect(reason).toMatch(/\w+ \w+/)
})

it('takes each column of a table that travels, or says why it stays [DATA-01]', async () => {
  const columns = (await rowsOf(
    t.deps,
    sql`select c.relname || '.' || a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and c.relname = any(${Object.values(archiveKinds).map(({ table }) => table)}::text[])`,
  )) as { name: string }[]
  const travel = Object.values(archiveKinds).flatMap(({ table, columns: some }) =>
    some.map((column) => `${table}.${column}`),
  )
  expect([...travel, ...Object.keys(stayingColumns)].sort()).toEqual(
    columns
      .map(({ name }) => name)
      .filter((name) => !name.endsWith('.client_id'))
      .sort(),
  )
  for (const reason of Object.values(stayingColumns)) expect(reason).toMatch(/\w+ \w+/)
})
