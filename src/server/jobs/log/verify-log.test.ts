import { present } from '../../testing/present.ts'
import { sql, type RawBuilder } from 'kysely'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonical } from '../../../domain/order/canonical.ts'
import { platform } from '../../stores/database/scope.ts'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { verifyLog, type Finding } from './verify-log.ts'

let t: TestApp
let target = ''
let photo = { digest: '', client_id: '', bytes: Buffer.alloc(0) }
beforeAll(async () => {
  t = await openTestApp()
  await anOrder(t, 'bayer')
  target = (await anOrder(t))._id
  await t.call('acme', '/update_epod', { _id: target, remarks: { text: 'fine' } })
  await t.call('acme', '/update_epod', { _id: target, photos: [sent(await aJpeg())] })
  await t.call('acme', '/update_epod', { _id: target, receive: true })
  await anOrder(t)
  const order = (await t.call('acme', `/orders/${target}`)).body.result
  const [row] = await t.database.read(platform, (db) =>
    db.selectFrom('orders').select('client_id').where('id', '=', target),
  )
  const { digest, url } = present(order.epod.photos[0])
  photo = {
    digest,
    client_id: row?.client_id ?? '',
    bytes: (await t.call('acme', url)).body,
  }
})
afterAll(() => t.close())

const findings = async (): Promise<Omit<Finding, 'client_id'>[]> => {
  const found: Finding[] = []
  const { orders, findings: many } = await verifyLog(readerOf(t.database), t.deps.files, (one) =>
    found.push(one),
  )
  expect([orders, many]).toEqual([3, found.length])
  return found.map(({ client_id: _client, ...one }) => one)
}

/** What an intruder does who owns the database: triggers and foreign keys do not hold that one. */
const tampering = async (...statements: readonly RawBuilder<unknown>[]): Promise<void> => {
  // Each on its own: a table with foreign keys still to be checked cannot be altered.
  await t.database.asOwner((db) => sql`alter table events disable trigger user`.execute(db))
  await t.database.asOwner(async (db) => {
    for (const statement of statements) await statement.execute(db)
  })
  await t.database.asOwner((db) => sql`alter table events enable trigger user`.execute(db))
}
const events = () =>
  t.database.read(platform, (db) =>
    db
      .selectFrom('events')
      .select(['client_id', 'order_id', 'seq', 'type', 'at', 'body', 'disclosures', 'digest'])
      .where('order_id', '=', target)
      .orderBy('seq'),
  )
const restore = async (before: Awaited<ReturnType<typeof events>>): Promise<void> =>
  tampering(
    sql`delete from events where order_id = ${target}`,
    sql`insert into events (client_id, order_id, seq, type, at, body, disclosures, digest)
    select client_id, order_id, seq, type, at, body, disclosures, digest
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as e (client_id uuid, order_id uuid,
      seq integer, type text, at timestamptz, body text, disclosures text[], digest text)`,
  )

const own = () => sql`order_id = ${target}`
/**
 * Text changed, and the digest made to fit: only the event after it knows better, or at the end the
 * order.
 */
const rewritten = async (seq: number): Promise<RawBuilder<unknown>> => {
  const body = (await events()).find((one) => one.seq === seq)?.body ?? ''
  const changed = canonical({
    ...(JSON.parse(body) as object),
    server_time: '2020-01-01T00:00:00.000Z',
  })
  return sql`
    update events
    set body = ${changed}, digest = ${sha256(changed)}
    where ${own()} and seq = ${seq}`
}

describe('verify-log', () => {
  it('finds nothing in logs as they were written [PROF-01]', async () => {
    expect(await findings()).toEqual([])
  })

  it.each<[string, () => Promise<RawBuilder<unknown>[]>, Finding['fault'], number]>([
    [
      'an edited event',
      async () => [
        sql`update events set body = replace(body, 'client', 'driver') where ${own()} and seq = 2`,
      ],
      'chain',
      2,
    ],
    ['an edited event whose digest was made to fit', async () => [await rewritten(2)], 'chain', 3],
    [
      'an edited last event whose digest was made to fit',
      async () => [await rewritten(4)],
      'end',
      4,
    ],
    [
      'a deleted event',
      async () => [sql`delete from events where ${own()} and seq = 2`],
      'chain',
      3,
    ],
    [
      'a deleted event whose followers were numbered anew',
      async () => [
        sql`delete from events where ${own()} and seq = 2`,
        sql`update events set seq = seq - 1 where ${own()} and seq > 2`,
      ],
      'chain',
      2,
    ],
    [
      'an inserted event',
      async () => [
        sql`update events set seq = seq + 10 where ${own()} and seq > 2`,
        sql`
          insert into events (client_id, order_id, seq, type, at, body, digest)
          select client_id, order_id, 3, type, at, body, digest
          from events
          where ${own()} and seq = 2`,
      ],
      'chain',
      3,
    ],
    [
      'two events that changed places',
      async () => [
        sql`update events set seq = 99 where ${own()} and seq = 2`,
        sql`update events set seq = 2 where ${own()} and seq = 3`,
        sql`update events set seq = 3 where ${own()} and seq = 99`,
      ],
      'chain',
      2,
    ],
    [
      'a tail that was cut off',
      async () => [sql`delete from events where ${own()} and seq > 3`],
      'end',
      3,
    ],
    ['no event at all', async () => [sql`delete from events where ${own()}`], 'end', 0],
    [
      'a kind that is not the event’s',
      async () => [sql`update events set type = 'rejected' where ${own()} and seq = 4`],
      'columns',
      4,
    ],
  ])('finds %s, and where [PROF-01]', async (_what, statements, fault, seq) => {
    const before = await events()
    await tampering(...(await statements()))
    const found = await findings()
    await restore(before)
    expect(found).toEqual([{ order_id: target, seq, fault }])
    expect(await findings()).toEqual([])
  })

  it('finds an order that is not what its events say [REPL-01]', async () => {
    const turn = (from: string, to: string): Promise<unknown> =>
      t.database.asOwner((db) =>
        sql`
          update orders
          set wire = replace(wire, ${from}, ${to})
          where id = ${target}`.execute(db),
      )
    await turn('MH12AB1234', 'XX00')
    const found = await findings()
    await turn('XX00', 'MH12AB1234')
    expect([found, await findings()]).toEqual([
      [{ order_id: target, seq: null, fault: 'read_model' }],
      [],
    ])
  })

  it('finds a photo that was swapped, and one that is gone [PROF-01] [PHOT-05]', async () => {
    const path = join(
      t.deps.settings.data_dir,
      'files',
      photo.client_id,
      photo.digest.slice(0, 2),
      photo.digest.slice(2),
    )
    await writeFile(path, await aJpeg(900, 900))
    const { digest } = photo
    expect(await findings()).toEqual([{ order_id: target, seq: 3, fault: 'file_changed', digest }])
    await writeFile(path, photo.bytes)
    expect(await findings()).toEqual([])
    const without = { ...t.deps.files, open: () => Promise.resolve(null) }
    const found: Finding[] = []
    await verifyLog(readerOf(t.database), without, (one) => found.push(one))
    expect(found.map(({ fault, seq }) => [fault, seq])).toEqual([['file_missing', 3]])
  })
})
