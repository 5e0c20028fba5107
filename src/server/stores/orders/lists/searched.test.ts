import * as fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { CountMode } from '../../../../domain/order/most-counted.ts'
import type { Database, Scope } from '../../database/database.ts'
import { rowsGiven } from '../../testing/rows-given.ts'
import { WIRE_FORM } from '../row.ts'
import type { Condition, OrderFilter } from './conditions.ts'
import { listOrders } from './lists.ts'
import { newestFirst } from '../../testing/newest-first.ts'

let database: TestDatabase
const client_id = randomUUIDv7()
const [ALL, OF_OTHERS] = [7_500, 2_500]
const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-01T00:00:00.000Z')

/** An order of the client: the higher its number, the newer. Every third is the vendor's. */
const textOf = (n: number): string =>
  [
    `lr-${String(n * 7_919).padStart(8, '0')}`,
    'मुंबई பெங்களூர் source 100% a_b batch-20261101',
    n % 2_500 === 0 ? 'zebra' : '',
    n <= 1_500 ? 'kite' : '',
    n <= 5_400 ? 'ends\\here' : '',
    n % 50 === 0 ? 'seldom ગાંધીનગર' : '',
  ].join('\n')
const sourceOf = (n: number): string => (n <= 1_500 ? 'Old' : n % 5 === 0 ? 'Fifth' : 'Other')
const isVendors = (n: number): boolean => n % 3 === 0
const at = (n: number): number => NOW - (ALL - n) * 3_600_000

const scopes: Record<string, Scope> = {
  client: { client_id, kind: 'client', party: '' },
  vendor: { client_id, kind: 'vendor', party: 'Roadrunner' },
  distributor: { client_id, kind: 'distributor', party: 'Nagpur' },
}
const reachOf: Record<string, (n: number) => boolean> = {
  client: () => true,
  vendor: isVendors,
  distributor: (n) => n % 2 === 0,
}

/** Adds these orders of a client. */
const add = (id: string, numbers: readonly number[]): Promise<void> =>
  database.asOwner(
    async (db) => {
      await sql`
        insert into orders (client_id, id, rev, identifier, truck_number, client_name, source_name,
          destination_name, transporter, dispatch_at, status, exception,
          has_remarks, has_attachments, sms_delivered, head, search, untold, wire, wire_form)
        select ${id}, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, n::text, '',
          '', case when n <= 1500 then 'Old' when n % 5 = 0 then 'Fifth' else 'Other' end, case when n % 2 = 0 then 'Nagpur' else 'Pune' end,
          case when n % 3 = 0 then 'Roadrunner' else 'Other' end, moment, 'open', false,
          false, false, false, '', words, '{}', n::text, ${WIRE_FORM}
        from unnest(${numbers}::int[], ${numbers.map(textOf)}::text[],
          ${numbers.map((n) => new Date(at(n)).toISOString())}::timestamptz[])
          as made (n, words, moment)`.execute(db)
    },
    { patient: true },
  )
const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last + 1 - first }, (_, index) => first + index)

// What the planner is told of the table was true when it had ten orders.
beforeAll(async () => {
  database = await openTestDatabase({ connections: 1 })
  const other = randomUUIDv7()
  await database.asOwner(async (db) => {
    await sql`alter table orders set (autovacuum_enabled = false)`.execute(db)
    for (const id of [client_id, other])
      await sql`insert into clients (id, key, name) values (${id}, ${id.slice(-12)}, 'C')`.execute(
        db,
      )
  })
  await add(client_id, numbers(1, 10))
  await database.asOwner((db) => sql`analyze orders`.execute(db))
  await add(client_id, numbers(11, ALL))
  await add(other, numbers(1, OF_OTHERS))
}, 120_000)
afterAll(() => database.close())

const soughtFor = (text: string, days: number | null, source?: string): OrderFilter => {
  const conditions: Condition[] =
    source === undefined ? [] : [{ type: 'one_of', column: 'source_name', values: [source] }]
  if (days !== null)
    conditions.push({
      type: 'dispatched',
      from: new Date(NOW - days * DAY_MS).toISOString(),
      until: new Date(NOW - (days - 30) * DAY_MS).toISOString(),
    })
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return { conditions, pattern: text === '' ? undefined : pattern }
}

/** The numbers of the orders that are wanted, newest first, told without a database. */
const wanted = (reach: string, text: string, days: number | null, source?: string): number[] =>
  Array.from({ length: ALL }, (_, index) => ALL - index).filter(
    (n) =>
      reachOf[reach]?.(n) === true &&
      textOf(n).includes(text) &&
      (source === undefined || sourceOf(n) === source) &&
      (days === null || (at(n) >= NOW - days * DAY_MS && at(n) <= NOW - (days - 30) * DAY_MS)),
  )

const list = (reach: string, sought: OrderFilter, offset: number, counted: CountMode) =>
  listOrders(
    database,
    scopes[reach] as Scope,
    sought,
    { ...newestFirst, limit: 25, offset },
    null,
    counted,
  )

const texts = fc.oneof(
  fc.constantFrom('zebra', 'kite', 'seldom', 'source', 'ends\\here', '100%', 'a_b', 'lr-', 'x'),
  fc.constantFrom('20261101', 'batch-20261', '99999'),
  fc.constantFrom('मुंबई', 'मुं', 'ગાંધી', 'பெங்களூர்', 'ர்', '%', '_', '\\', 'zebras', 'kite\nends'),
  // A part of a number, its end among them.
  fc
    .tuple(fc.integer({ min: 1, max: ALL }), fc.nat(10), fc.integer({ min: 1, max: 11 }))
    .map(([n, from, length]) => textOf(n).slice(from, from + length)),
)

describe.each(['client', 'vendor', 'distributor'])('a search as the %s', (reach) => {
  it('answers the page and the total of a direct computation, in every script [FILT-05] [FILT-09] [ROLE-15]', async () => {
    const sources = fc.constantFrom('Old', 'Fifth', 'Other', 'None')
    const narrowed = fc.oneof(
      { weight: 3, arbitrary: fc.record({ text: texts, source: fc.constant(undefined) }) },
      fc.record({ text: fc.oneof(fc.constant(''), texts), source: sources }),
    )
    const asked = fc.record({
      narrowed,
      offset: fc.constantFrom(0, 0, 25, 990, 1_200),
      days: fc.constantFrom(null, null, 30, 200),
      counted: fc.constantFrom('exact', 'estimated', 'none'),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ narrowed: { text, source }, offset, days, counted }) => {
        const all = wanted(reach, text, days, source)
        const sought = soughtFor(text, days, source)
        const { orders, total, is_exact } = await list(reach, sought, offset, counted)
        expect(orders.map(Number)).toEqual(all.slice(offset, offset + 25))
        expect(is_exact !== undefined).toBe(counted !== 'exact')
        if (is_exact !== false) expect(total).toBe(all.length)
        else if (counted === 'estimated') expect([total, all.length > total]).toEqual([1_000, true])
        // As many as are known of: this page and one after it, or all up to the most.
        else expect([1_000, all.length > offset ? offset + 26 : all.length]).toContain(total)
      }),
      { numRuns: process.env['EPOD_FULL'] === '1' ? 400 : 50 },
    )
  }, 120_000)
})

/** The database, counting the transactions that are asked of it. */
const counting = (): { counted: Database; told: { asked: number; open: number; most: number } } => {
  const told = { asked: 0, open: 0, most: 0 }
  const counted: Database = Object.create(database, {
    transaction: {
      value: async (...asked: Parameters<Database['transaction']>) => {
        told.asked += 1
        told.open += 1
        told.most = Math.max(told.most, told.open)
        return database.transaction(...asked).finally(() => (told.open -= 1))
      },
    },
  })
  return { counted, told }
}

it.each([
  ['a number at once', '00015838', undefined, 1, 1],
  ['a number that all have, once that is known', '20261101', undefined, 3, 2],
  ['a rare text', 'zebra', undefined, 2, 1],
  ['a source', '', 'Fifth', 2, 1],
])(
  'looks for %s in as few round trips as can be, and once more learns how common it is [FILT-09]',
  async (_what, text, source, first, again) => {
    const { counted, told } = counting()
    const sought = soughtFor(text, null, source)
    const ask = async () => {
      const before = told.asked
      const page = { ...newestFirst, limit: 25, offset: 0 }
      const found = await listOrders(
        counted,
        scopes['client'] as Scope,
        sought,
        page,
        null,
        'estimated',
      )
      expect(found.orders.map(Number)).toEqual(wanted('client', text, null, source).slice(0, 25))
      return told.asked - before
    }
    expect([await ask(), await ask()]).toEqual([first, again])
  },
)

it('looks for other texts in one round trip, once it has seen the newest orders [FILT-09]', async () => {
  const { counted, told } = counting()
  const page = { ...newestFirst, limit: 25, offset: 0 }
  const each: number[] = []
  for (const text of ['zebra', 'kite', '5838', 'seldom']) {
    const before = told.asked
    await listOrders(counted, scopes['client'] as Scope, soughtFor(text, null), page, null, 'none')
    each.push(told.asked - before)
  }
  expect(each).toEqual([2, 1, 1, 1])
})

it('learns once an hour of days and no more whether recent orders lie in them [TABL-01]', async () => {
  const { counted, told } = counting()
  const page = { ...newestFirst, limit: 25, offset: 0 }
  const each: number[] = []
  for (const later_ms of [0, 0, 60_000]) {
    const before = told.asked
    const from = new Date(NOW - 30 * DAY_MS + later_ms).toISOString()
    const sought: OrderFilter = {
      conditions: [{ type: 'dispatched', from, until: null }],
      pattern: undefined,
    }
    const found = await listOrders(counted, scopes['client'] as Scope, sought, page, null, 'none')
    expect(found.orders.map(Number)).toEqual(wanted('client', '', 30).slice(0, 25))
    each.push(told.asked - before)
  }
  expect(each).toEqual([2, 1, 1])
})

it.each(['zebra', 'seldom', 'source', 'ce', 'kite', ''])(
  'holds one connection at a time for "%s", however many ask at once [FILT-09]',
  async (text) => {
    const { counted, told } = counting()
    const page = { ...newestFirst, limit: 25, offset: 0 }
    const sought = soughtFor(text, null, text === '' ? 'Fifth' : undefined)
    await listOrders(counted, scopes['client'] as Scope, sought, page, null, 'estimated')
    expect([told.open, told.most]).toEqual([0, 1])
  },
)

describe.each([
  ['a table of ten orders', false],
  ['itself', true],
])('with the statistics of %s', (_name, is_analyzed) => {
  beforeAll(() =>
    database.asOwner(async (db) => void (is_analyzed && (await sql`analyze orders`.execute(db)))),
  )

  // [rows of the search's index, rows of all other indexes], at most.
  it.each([
    ['a rare text', 'zebra', null, 10, 240],
    ['a whole number', 'lr-00015838', null, 50, 20],
    ['an end of a number', '15838', null, 50, 20],
    ['a number that all have', '20261101', null, 7_600, 1_700],
    ['what only old orders have', 'kite', null, 1_600, 240],
    ['a text of some', 'seldom', null, 200, 1_500],
    ['what all have', 'source', null, 0, 1_400],
    ['two letters', 'ce', null, 0, 1_400],
    ['a word in an Indian script', 'मुंबई', null, 0, 1_400],
    ['a rare one within days', 'zebra', 30, 10, 240],
    ['what all have, within days', 'source', 30, 0, 1_700],
    ['a source of every fifth', '', null, 0, 6_000, 'Fifth'],
  ] as const)(
    'finds the newest orders with %s without looking at all [FILT-09]',
    async (_text, text, days, by_search, by_others, source?: string) => {
      const indexes = ['orders_pkey', 'orders_dispatch', 'orders_vendor', 'orders_by_eta']
      const look = () =>
        Promise.all(
          ['orders', 'orders_client_search', ...indexes].map((what) => rowsGiven(database, what)),
        )
      const before = await look()
      const { orders } = await list('client', soughtFor(text, days, source), 0, 'estimated')
      const after = await look()
      const rows = after.map((one, index) => one.rows - (before[index]?.rows ?? 0))
      expect(orders.map(Number)).toEqual(wanted('client', text, days, source).slice(0, 25))
      expect((after[0]?.scans ?? 0) - (before[0]?.scans ?? 0)).toBe(0)
      expect(rows[1]).toBeLessThanOrEqual(by_search)
      expect(rows.slice(2).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(by_others)
    },
  )
})
