import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { Scope } from '../../database/database.ts'
import { rowsGiven, type RowsGiven } from '../../testing/rows-given.ts'
import { WIRE_FORM } from '../row.ts'
import type { Condition } from './conditions.ts'
import { listOrders } from './lists.ts'
import { newestFirst } from '../../testing/newest-first.ts'

const sizes = process.env['EPOD_FULL'] === '1' ? [10_000, 100_000, 1_000_000] : [10_000]
const NOW = Date.parse('2026-11-01T00:00:00.000Z')
const DAY_MS = 86_400_000

/**
 * A page goes back over some hundred orders, a total over a thousand that match, of which one in
 * twenty does: never more, however many orders there are.
 */
const MOST_ROWS = 25_000

describe.each(sizes)('among %i orders', (size) => {
  const client_id = randomUUIDv7()
  const scope: Scope = { client_id, kind: 'client', party: '' }
  let database: TestDatabase
  // Of wide rows few stand in a page, and no neighbours: a planner is tempted to sort what an index
  // has instead. A million are narrow, for the disk's sake.
  const wide = size > 100_000 ? 1 : 40

  const isOld = (n: number): boolean => n < size / 2

  /** Orders of the client, one an hour to now; every 20th has a word, the older half 'zq'. */
  const add = (first: number, last: number): Promise<void> =>
    database.asOwner(
      async (db) => {
        await sql`
          insert into orders (client_id, id, rev, identifier, truck_number, client_name,
            source_name, destination_name, transporter, dispatch_at, status, exception,
            has_remarks, has_attachments, sms_delivered, head, search, untold, wire, wire_form)
          select ${client_id}, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 1,
            n::text, '', '', 'Source ' || n % 20, 'Pune', 'Other',
            ${new Date(NOW).toISOString()}::timestamptz - (${size} - n) * interval '1 hour',
            'open', false, false, false, false, '',
            'lr-' || lpad((n::bigint * 7919 % 99999989)::text, 8, '0') || ' everywhere'
              || case when n % 20 = 0 then ' seldom' else '' end
              || case when n < ${size / 2}::int then ' zq' else '' end,
            jsonb_build_object('as_wide_as', (
              select string_agg(md5(n::text || part), '') from generate_series(1, ${wide}::int) part)),
            n::text, ${WIRE_FORM}
          from generate_series(${first}::int, ${last}::int) n
          order by md5(n::text)`.execute(db)
      },
      { patient: true },
    )

  // What the planner is told of the table was true when it had ten orders.
  beforeAll(async () => {
    database = await openTestDatabase({ connections: 1 })
    await database.asOwner(async (db) => {
      await sql`alter table orders set (autovacuum_enabled = false)`.execute(db)
      await sql`insert into clients (id, key, name) values (${client_id}, 'c', 'C')`.execute(db)
    })
    await add(1, 10)
    await database.asOwner((db) => sql`analyze orders`.execute(db))
    for (let from = 11; from <= size; from += 50_000) await add(from, Math.min(size, from + 49_999))
  }, 600_000)
  afterAll(() => database.close())

  const lrOf = (n: number): string => String((n * 7919) % 99999989).padStart(8, '0')
  const last = (days: number): Condition => ({
    type: 'dispatched',
    from: new Date(NOW - days * DAY_MS).toISOString(),
    until: new Date(NOW).toISOString(),
  })
  const [days, year] = [last(30), last(365)]
  const source: Condition = { type: 'one_of', column: 'source_name', values: ['Source 7'] }
  const ofSource = (n: number): boolean => n % 20 === 7
  const inDays = (n: number): boolean => n >= size - 30 * 24

  /** How often all of the table was read, and how many rows its indexes have given. */
  const given = async (): Promise<RowsGiven> => {
    const indexes = await database.asOwner((db) =>
      sql<{ name: string }>`
        select indexrelid::regclass::text as name
        from pg_index
        where indrelid = 'orders'::regclass`.execute(db),
    )
    const [table, ...each] = await Promise.all(
      ['orders', ...indexes.rows.map(({ name }) => name)].map((what) => rowsGiven(database, what)),
    )
    return { scans: table?.scans ?? 0, rows: each.reduce((sum, { rows }) => sum + rows, 0) }
  }

  describe.each([
    ['a table of ten orders', false],
    ['itself', true],
  ])('with the statistics of %s', (_name, is_analyzed) => {
    beforeAll(
      () =>
        database.asOwner(
          async (db) => void (is_analyzed && (await sql`analyze orders`.execute(db))),
          { patient: true },
        ),
      120_000,
    )

    it.each([
      ['a number', lrOf(size - 3), [], (n: number) => lrOf(n) === lrOf(size - 3)],
      ['the end of one', lrOf(9).slice(3), [], (n: number) => lrOf(n).includes(lrOf(9).slice(3))],
      ['a word that all have', 'everywhere', [], () => true],
      ['two letters that all have', 've', [], () => true],
      [
        'two letters of the older half, within a year',
        'zq',
        [year],
        (n: number) => isOld(n) && n >= size - 365 * 24,
      ],
      ['a word of every twentieth', 'seldom', [], (n: number) => n % 20 === 0],
      ['a word that all have, within days', 'everywhere', [days], inDays],
      ['a source', '', [source], ofSource],
      ['a source, within days', '', [source, days], (n: number) => ofSource(n) && inDays(n)],
    ])(
      'finds the newest orders with %s by as few rows as among ten thousand [FILT-09]',
      async (_what, text, conditions, isWanted) => {
        const sought = { conditions, pattern: text === '' ? undefined : `%${text}%` }
        const page = { ...newestFirst, limit: 25, offset: 0 }
        const before = await given()
        const { orders } = await listOrders(database, scope, sought, page, null, 'estimated')
        const after = await given()
        const wanted: number[] = []
        for (let n = size; n >= 1 && wanted.length < 25; n -= 1) if (isWanted(n)) wanted.push(n)
        expect(orders.map(Number)).toEqual(wanted)
        expect(after.scans - before.scans, 'the whole table read').toBe(0)
        expect(after.rows - before.rows).toBeLessThanOrEqual(MOST_ROWS)
      },
    )
  })
})
