import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonical } from '../../domain/order/canonical.ts'
import { firstBroken } from '../../domain/order/chain.ts'
import { replay } from '../../domain/order/evolve.ts'
import type { WireOrder } from '../../domain/order/order.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { readerOf } from './log/chains.ts'
import { verifyLog } from '../jobs/log/verify-log.ts'
import { eventSealing } from '../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { migrate, readMigrations } from './database/migrate.ts'
import { listOrders } from './orders/lists/lists.ts'
import { orderIn, type StoredOrder } from './orders/stored-order.ts'
import { rebuildFromLog } from './log/rebuild.ts'
import { noFiles } from '../testing/no-files.ts'

/**
 * Orders as the release before stored them: the row with the wire's texts in `doc`, the answer that
 * lists sent, and the log with the labels of its day.
 */
interface Kept {
  readonly row: { client_id: string; id: string; identifier: string; wire: string; doc: object }
  readonly events: readonly { body: string; digest: string; type: string }[]
}
const kept = readFileSync(new URL('./testing/first-shapes.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Kept)
const client_id = kept[0]?.row.client_id ?? ''

/**
 * The answer of its day, but for the trip: it was over with the closing's own time, or as the place
 * was reached (TABL-12).
 */
const answerOf = ({ row: { wire } }: Kept): string => {
  const { epod, destination, delivery_time } = JSON.parse(wire) as WireOrder
  const at = destination.geofence_in_time ?? delivery_time ?? epod.reject.rejected_At
  const isOver = epod.otp.verified || epod.reject.rejected
  return wire.replace(
    /"trip_status":"[^"]*"/,
    `"trip_status":"${isOver ? `Completed @ ${at}` : 'Running'}"`,
  )
}

const migrations = readMigrations()
const before = migrations.findIndex(({ name }) => name.includes('state_without_words'))

describe('a database that the release before filled', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase({ migrations: migrations.slice(0, before) })
    await database.asOwner(async (db) => {
      await sql`
        insert into clients (id, key, name)
        values (${client_id}, 'northwind', 'Northwind')`.execute(db)
      for (const { row, events } of kept) {
        await sql`
          insert into orders
          select *
          from jsonb_populate_record(null::orders, ${JSON.stringify(row)}::jsonb)`.execute(db)
        await sql`insert into events (client_id, order_id, seq, type, at, body, digest)
          select client_id, order_id, seq, type, at, body, digest
          from jsonb_populate_recordset(null::events, ${JSON.stringify(events)}::jsonb)`.execute(db)
      }
    })
    await migrate(database, migrations)
  })
  afterAll(() => database.close())

  const rows = async () =>
    (
      await database.asOwner((db) =>
        sql<StoredOrder>`select doc, wire, untold from orders order by id`.execute(db),
      )
    ).rows

  it('holds texts where the state has facts now, so that the tests below say something', () => {
    const text = JSON.stringify(kept.map(({ row }) => row.doc))
    for (const label of [
      'Running',
      'Completed @ ',
      'Review Not Started',
      'Approved 1',
      'Rejected',
      'Message Delivered',
      'Not Delivered',
      'Anonymous',
    ])
      expect(text).toContain(`"${label}`)
    const types = kept.flatMap(({ events }) => events.map(({ type }) => type))
    expect(types).toEqual(expect.arrayContaining(['notified', 'remarked', 'claim_opened']))
  })

  it('has the same chains, byte for byte, and each is whole [REPL-01]', async () => {
    const { rows: stored } = await database.asOwner((db) =>
      sql<{ body: string; digest: string }>`
        select body, digest from events order by order_id, seq`.execute(db),
    )
    expect(stored).toEqual(
      kept.flatMap(({ events }) => events.map(({ body, digest }) => ({ body, digest }))),
    )
    for (const { events } of kept)
      expect(
        firstBroken(
          events.map((event) => ({ ...event, disclosures: [] })),
          eventSealing,
        ),
      ).toBeNull()
  })

  it('has the read model that the log gives today, without a word of ours [REPL-01]', async () => {
    for (const [index, row] of (await rows()).entries()) {
      const doc = orderIn(row)
      const told = replay(
        (kept[index]?.events ?? []).map(({ body }) => eventIn({ body, disclosures: [] })),
      )
      expect(canonical(doc)).toBe(canonical(told))
      expect(canonical(doc)).not.toMatch(
        /Running|Completed @|Review Not|"(Approved|Rejected)|Delivered|Anonymous/,
      )
    }
    const found: unknown[] = []
    await verifyLog(readerOf(database), noFiles, (finding) => found.push(finding))
    expect(found).toEqual([])
  })

  it('answers its lists with what it answered before, byte for byte [TABL-01]', async () => {
    const { orders } = await listOrders(
      database,
      { client_id, kind: 'client', party: '' },
      { conditions: [], pattern: undefined },
      { leading: null, sorting: null, limit: 50, offset: 0, oldest_first: true },
      null,
    )
    const answered = kept.map((one) => JSON.parse(answerOf(one)) as unknown)
    expect(orders.map((order) => JSON.parse(order) as unknown)).toEqual(answered)
    expect(orders.map((order) => order.length)).toEqual(kept.map((one) => answerOf(one).length))
  })

  it('is rebuilt as it stands [REPL-01]', async () => {
    const standing = (await rows()).map(orderIn)
    expect(await rebuildFromLog(database)).toBe(kept.length)
    const rebuilt = await rows()
    expect(rebuilt.map(orderIn)).toEqual(standing)
    expect(rebuilt.map(({ wire }) => JSON.parse(wire ?? '') as unknown)).toEqual(
      kept.map((one) => JSON.parse(answerOf(one)) as unknown),
    )
  })

  it('takes back no texts from a process of the release before', async () => {
    const [first] = kept
    await expect(
      database.asOwner((db) =>
        sql`
          update orders
          set doc = ${JSON.stringify(first?.row.doc)}
          where id = ${first?.row.id}`.execute(db),
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })
})
