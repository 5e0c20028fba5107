import { randomUUIDv7 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archiveKinds } from '../../stores/account-archive/kinds.ts'
import { ledgerMessages, type OutboxEntry } from '../../stores/messages/ledger.ts'
import { keepOptOuts, leftAloneBy, optOutsOf } from '../../stores/messages/opt-outs.ts'
import { anotherInstallation, type OtherInstallation } from '../../testing/another-installation.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { anOrder } from '../../testing/orders.ts'
import { forged, zipped, type Members } from '../../testing/remade-archive.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { unzipped } from '../../testing/unzipped.ts'
import type { Deps } from '../../deps.ts'
import { exportAccount } from './export-account.ts'
import { importAccount } from './import-account.ts'

/** A dead letter, what came in its place, and a reminder that was sent again. */
const aLedger = async (
  { database }: TestApp,
  client_id: string,
): Promise<Readonly<Record<'dead' | 'next' | 'chase' | 'again', string>>> => {
  const [dead, next, chase, again] = [
    randomUUIDv7(),
    randomUUIDv7(),
    randomUUIDv7(),
    randomUUIDv7(),
  ]
  const template = (event: string): string => JSON.stringify({ event, values: { sender: 'ACME' } })
  const tried = JSON.stringify([{ at: '2026-01-02T03:04:05.000Z', why: 'unknown', said: 'No.' }])
  const way = JSON.stringify([{ channel: 'email', recipient: 'a@example.com' }])
  await database.asOwner((db) =>
    sql`
    insert into outbox (id, client_id, kind, channel, recipient, subject, body, state, template,
      provider, cost, parts, delivered_at, read_at, failed_at, tried, ways_left, instead_of,
      again_of, is_timed, attachment, attachment_name, judge_at)
    values
      (${dead}, ${client_id}, 'notice', 'whatsapp', '9876543210', '1', 'Gone', 'failed',
        ${template('notice')}::jsonb, 'whatsapp', 0.7800, null, null, null, now(),
        ${tried}::jsonb, ${way}::jsonb, null, null, false, null, null, null),
      (${next}, ${client_id}, 'notice', 'sms', '9876543210', '2', 'Gone', 'read',
        ${template('notice')}::jsonb, 'msg91', 0.2500, 2, now(), now(), null, '[]', '[]', ${dead},
        null, true, null, null, null),
      (${chase}, ${client_id}, 'notice', 'sms', '9876543211', '3', 'Please', 'failed',
        ${template('chase')}::jsonb, null, null, null, null, null, null, '[]', '[]', null, null,
        false, 'text', 'a.txt', null),
      (${again}, ${client_id}, 'notice', 'sms', '9876543211', '4', 'Please', 'sent',
        ${template('chase')}::jsonb, 'msg91', 0.2500, 1, null, null, null, '[]', ${way}::jsonb,
        null, ${chase}, false, null, null, now() + interval '1 hour')`.execute(db),
  )
  return { dead, next, chase, again }
}

let t: TestApp
let client_id: string
let members: Members
let ledger: Awaited<ReturnType<typeof aLedger>>
const silent = { channel: 'sms' as const, recipient: '9876543219' }
const others: OtherInstallation[] = []

beforeAll(async () => {
  t = await openTestApp()
  client_id = await clientIdOf(t.deps, 'acme')
  await anOrder(t)
  ledger = await aLedger(t, client_id)
  await t.database.asOwner((db) =>
    db
      .updateTable('users')
      .set({ is_removed: true, disabled: true, provisioned_id: ledger.dead })
      .where('username', '=', 'acme-viewer')
      .execute(),
  )
  await t.database.asOwner((db) =>
    sql`
    with named as (
      insert into policies (client_id, version, document)
      select ${client_id}, max(version) + 1,
        (array_agg(document order by version desc))[1]
          || '{"named_accounts": {"history": ["acme-viewer"]}}'
      from policies where client_id = ${client_id})
    insert into imports (client_id, id, username, rows, failures)
    values (${client_id}, ${ledger.dead}, 'acme-viewer', 1, '[]')`.execute(db),
  )
  await keepOptOuts(t.deps.database, [{ client_id, ...silent }], 'opted_out', 'STOP')
  const file = join(t.deps.settings.data_dir, 'acme.zip')
  await exportAccount(t.deps, client_id, { file, rows: `${file}.rows` }, async () => {})
  members = [...unzipped(readFileSync(file))]
}, 120_000)
afterAll(async () => {
  for (const other of others) await other.close()
  await t.close()
})

const broughtIn = async (made: Members): Promise<Deps> => {
  const other = await anotherInstallation(t)
  others.push(other)
  await importAccount(other.receiving, await zipped(join(aFolder(), 'made.zip'), made), {})
  return other.deps
}

const everything = {
  before: null,
  states: null,
  channel: null,
  event: null,
  order_id: null,
  identifier: null,
  recipients: null,
  from: null,
  until: null,
}
const ledgerOf = ({ database }: Deps): Promise<OutboxEntry[]> =>
  ledgerMessages(database, { client_id, kind: 'client', party: '' }, everything, ['sms'])
const withoutLater = (all: Members, kind: 'messages' | 'users'): Members =>
  forged(all, `${kind}.jsonl`, (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const row = Object.entries(JSON.parse(line) as object)
        const of_then = row.filter(([name]) => !archiveKinds[kind].later?.includes(name))
        return `${JSON.stringify(Object.fromEntries(of_then))}\n`
      })
      .join(''),
  )

it('has the same ledger where it was brought to: costs, receipts, what came of a message [DATA-01] [MESG-01]', async () => {
  const there = await broughtIn(members)
  const told = await ledgerOf(t.deps)
  expect(told).toHaveLength(4)
  expect(await ledgerOf(there)).toEqual(told)
  const by = new Map(told.map((one) => [one.id, one]))
  expect(by.get(ledger.dead)).toMatchObject({ followed_by: ledger.next, cost: 0.78 })
  expect(by.get(ledger.chase)).toMatchObject({ again_by: ledger.again, event: 'chase' })
  expect(
    await there.database.asOwner((db) =>
      db
        .selectFrom('outbox')
        .select(['id', 'ways_left', 'judge_at', 'attachment', 'is_timed'])
        .orderBy('subject')
        .execute(),
    ),
  ).toEqual([
    // Somebody may have it sent again by the next way; what has left goes no other way from here.
    expect.objectContaining({ id: ledger.dead, ways_left: [expect.anything()] }),
    expect.objectContaining({ id: ledger.next, is_timed: true }),
    expect.objectContaining({ id: ledger.chase, attachment: 'text' }),
    expect.objectContaining({ id: ledger.again, ways_left: [], judge_at: null }),
  ])
})

it('knows there too which users were removed [DATA-01] [ACCT-04]', async () => {
  const removed = ({ database }: Deps): Promise<unknown> =>
    database.asOwner((db) =>
      db
        .selectFrom('users')
        .select(['username', 'provisioned_id'])
        .where('is_removed', '=', true)
        .execute(),
    )
  expect(await removed(await broughtIn(members))).toEqual([
    { username: 'acme-viewer', provisioned_id: ledger.dead },
  ])
})

it('leaves whoever wrote STOP alone after the move too [DATA-01] [MESG-01]', async () => {
  const { database } = await broughtIn(members)
  expect(await leftAloneBy(database, silent.channel, [silent.recipient])).toMatchObject([
    { client_id, ...silent },
  ])
  expect(
    await optOutsOf(database, { client_id, kind: 'client', party: '' }, { limit: 5, offset: 0 }),
  ).toMatchObject({ total: 1, opt_outs: [{ why: 'opted_out', said: 'STOP' }] })
})

it('takes an archive of before that had less of a message and of a user [DATA-01]', async () => {
  const there = await broughtIn(withoutLater(withoutLater(members, 'messages'), 'users'))
  expect(await ledgerOf(there)).toHaveLength(4)
  expect(
    await there.database.asOwner((db) =>
      db
        .selectFrom('outbox')
        .select(['tried', 'ways_left', 'is_timed', 'cost'])
        .distinct()
        .execute(),
    ),
  ).toEqual([{ tried: [], ways_left: [], is_timed: false, cost: null }])
})

it('gives users whose names are taken others, with all that is theirs [DATA-01]', async () => {
  const other = await anotherInstallation(t, ['bayer'])
  others.push(other)
  const renamed = (all: Members, kind: string): Members =>
    forged(all, `${kind}.jsonl`, (text) => text.replaceAll('"acme-viewer"', '"Bayer"'))
  const made = await zipped(
    join(aFolder(), 'made.zip'),
    ['users', 'imports', 'policies'].reduce(renamed, members),
  )
  await expect(importAccount(other.receiving, made, {})).rejects.toThrow(/bayer.*--users-as/)
  const brought = await importAccount(other.receiving, made, { users_as: '-acme' })
  expect([...brought.renamed]).toEqual([['Bayer', 'Bayer-acme']])
  const told = await other.deps.database.asOwner(async (db) =>
    sql<{ name: string }>`
      select username as name from users where client_id = ${client_id} and username ~* 'bayer'
      union all select username from imports where client_id = ${client_id}
      union all (select document #>> '{named_accounts,history,0}' from policies
        where client_id = ${client_id} order by version desc limit 1)`.execute(db),
  )
  expect(told.rows.map(({ name }) => name)).toEqual(Array(3).fill('Bayer-acme'))
})
