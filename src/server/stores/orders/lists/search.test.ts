import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { Scope } from '../../database/database.ts'
import { countOrders } from '../counts/figures.ts'
import type { Condition } from './conditions.ts'
import { listOrders } from './lists.ts'
import { newestFirst } from '../../testing/newest-first.ts'
import { sortKeys } from '../../../../domain/columns/sort-keys.ts'
import { orderPages, photoPages, wantedNow } from './pages.ts'
import { rowsGiven } from '../../testing/rows-given.ts'
import { WIRE_FORM } from '../row.ts'
import { searching } from './search.ts'

let database: TestDatabase
const client_id = randomUUIDv7()
const scopes: Record<string, Scope> = {
  client: { client_id, kind: 'client', party: '' },
  vendor: { client_id, kind: 'vendor', party: 'Roadrunner' },
  distributor: { client_id, kind: 'distributor', party: 'Nagpur' },
}

// Of 1,000 orders every third is the vendor's and every second the distributor's; every tenth has
// remarks; two of the older ones tell of a zebra, as does one of another client.
beforeAll(async () => {
  database = await openTestDatabase({ connections: 1 })
  await database.asOwner(async (db) => {
    for (const [id, most] of [
      [client_id, 1_000],
      [randomUUIDv7(), 1],
    ] as const) {
      await sql`insert into clients (id, key, name) values (${id}, ${id.slice(-12)}, 'C')`.execute(
        db,
      )
      await sql`
        insert into orders (client_id, id, rev, identifier, truck_number, client_name, source_name,
          destination_name, transporter, dispatch_at, status, exception,
          has_remarks, has_attachments, sms_delivered, head, search, untold, wire, wire_form)
        select ${id}, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, n::text, '',
          '', 'S', case when n % 2 = 0 then 'Nagpur' else 'Pune' end,
          case when n % 3 = 0 then 'Roadrunner' else 'Other' end, now(), 'open', false,
          n % 10 = 0, false, false, '',
          'lr-' || n || ' from pune' || case when n in (300, 600)
            or ${most}::int = 1 then ' zebra' else '' end,
          '{}', n::text, ${WIRE_FORM}
          from generate_series(1, ${most}::int) n`.execute(db)
    }
    // A planner that knows how few pages these are would rather read them all.
    await sql`analyze orders`.execute(db)
  })
})
afterAll(() => database.close())

describe.each([
  ['client', 2, 1_000],
  ['vendor', 2, 333],
  ['distributor', 2, 500],
] as const)('a search as the %s', (reach, zebras, all) => {
  it.each([
    ['zebra', zebras, true],
    ['from', all, false],
    ['e', all, false],
    ['ra', zebras, false],
  ] as const)(
    'finds %j among its own orders, by the index of all clients only where that is shorter [FILT-05] [ROLE-15]',
    async (text, wanted, is_by_index) => {
      const scope = scopes[reach] as Scope
      const sought = { conditions: [], pattern: `%${text}%` }
      expect((await searching(database, scope, sought)).search !== undefined).toBe(is_by_index)
      const { orders, total } = await listOrders(
        database,
        scope,
        sought,
        { leading: null, sorting: null, limit: 1, offset: 1, oldest_first: false },
        null,
      )
      expect([orders.length, total]).toEqual([1, wanted])
      expect((await countOrders(database, scope, sought, null)).total_orders).toBe(wanted)
    },
  )
})

/** How often `work` has this read: the table of all clients' orders end to end, or one index. */
const readsOf = async (
  what: string,
  work: () => Promise<unknown>,
): Promise<{ reads: number; rows: number }> => {
  const before = await rowsGiven(database, what)
  await work()
  const after = await rowsGiven(database, what)
  return { reads: after.scans - before.scans, rows: after.rows - before.rows }
}

describe.each(['client', 'vendor', 'distributor'])(
  'a download of what was searched or filtered as the %s',
  (reach) => {
    it.each([
      ['a common text', { conditions: [], pattern: '%from%' }],
      ['a short text', { conditions: [], pattern: '%e%' }],
      ['a rare text', { conditions: [], pattern: '%zebra%' }],
      [
        'a filter',
        {
          conditions: [{ type: 'one_of', column: 'source_name', values: ['S'] }],
          pattern: undefined,
        },
      ],
    ] as const)(
      'finds %s by an index of the client’s, however many others there are, and has what it counted [REPT-01] [FILT-05]',
      async (_name, sought) => {
        const scope = scopes[reach] as Scope
        const found: number[] = []
        const { reads } = await readsOf('orders', async () => {
          const wanted = await wantedNow(database, { scope, sought, picked: null }, null)
          let rows = 0
          for await (const page of orderPages(database, wanted)) rows += page.length
          for await (const _page of photoPages(database, wanted))
            throw new Error('no order here has photos')
          found.push(wanted.total, rows)
        })
        expect(reads).toBe(0)
        expect(found[0]).toBe(found[1])
      },
    )
  },
)

describe.each([
  ['client', 1],
  ['vendor', 3],
  ['distributor', 2],
] as const)('a list sorted by remarks as the %s', (reach, nth) => {
  const own = Array.from({ length: 1_000 }, (_, n) => 1_000 - n).filter((n) => n % nth === 0)
  const has = (n: number): boolean => n % 10 === 0

  it.each([
    ['all of them', undefined],
    ['those with a text', '%from%'],
  ])(
    'has %s that have some before the others, each once, however the pages are cut [FILT-04] [TABL-01] [ROLE-15]',
    async (_name, pattern) => {
      const expected = [...own.filter(has), ...own.filter((n) => !has(n))]
      for (const limit of [1_000, 70]) {
        const found: number[] = []
        for (let offset = 0; offset < own.length; offset += limit) {
          const page = {
            leading: 'has_remarks',
            sorting: null,
            limit,
            offset,
            oldest_first: false,
          } as const
          const sought = { conditions: [], pattern }
          const listed = await listOrders(database, scopes[reach] as Scope, sought, page, null)
          expect(listed.total).toBe(own.length)
          found.push(...listed.orders.map(Number))
        }
        expect(found).toEqual(expected)
      }
    },
  )
})

it('reads a desk’s list sorted by remarks from the index in its order, down to the page’s rows [FILT-04]', async () => {
  const { client: scope } = scopes
  if (!scope) throw new Error('the desk is among the scopes')
  const sought = { conditions: [], pattern: undefined }
  const page = {
    leading: 'has_remarks',
    sorting: null,
    limit: 10,
    offset: 0,
    oldest_first: false,
  } as const
  const { reads, rows } = await readsOf('orders_by_remarks', () =>
    listOrders(database, scope, sought, page, null),
  )
  expect([reads, rows]).toEqual([1, 10])
})

describe.each(['client', 'vendor', 'distributor'])(
  'what a desk asks each day, as the %s',
  (reach) => {
    const scope = scopes[reach] as Scope
    const [from, until] = ['2026-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z']
    const conditions: Condition[] = [
      { type: 'timed', column: 'eta_at', from, until },
      { type: 'timed', column: 'delivered_at', from, until },
      { type: 'due', span: { from, until, is_late: true } },
      { type: 'proof_missing' },
      { type: 'to_review' },
    ]

    it.each(sortKeys)(
      'is read by an index when it is sorted by %s, however many orders others have [DESK-04]',
      async (by) => {
        const ways = [true, false].map((is_descending) => ({ by, is_descending }))
        const { reads } = await readsOf('orders', async () => {
          for (const sorting of ways)
            for (const pattern of [undefined, '%zebra%'])
              await listOrders(
                database,
                scope,
                { conditions: [], pattern },
                { ...newestFirst, sorting, limit: 10, offset: 0 },
                null,
              )
        })
        expect(reads).toBe(0)
      },
    )

    it.each(conditions)(
      'is read by an index when it is $type [DESK-02] [DESK-03]',
      async (condition) => {
        const sought = { conditions: [condition], pattern: undefined }
        const { reads } = await readsOf('orders', async () => {
          await listOrders(database, scope, sought, { ...newestFirst, limit: 10, offset: 0 }, null)
          await countOrders(database, scope, sought, null)
        })
        expect(reads).toBe(0)
      },
    )
  },
)

it('reads a desk’s list sorted by number from an index in its order, down to the page’s rows [DESK-04]', async () => {
  const page = {
    ...newestFirst,
    sorting: { by: 'identifier', is_descending: false },
    limit: 10,
    offset: 0,
  } as const
  const { client: scope } = scopes
  if (!scope) throw new Error('the desk is among the scopes')
  // An incremental sort looks one row ahead.
  const { reads, rows } = await readsOf('orders_client_id_identifier_key', () =>
    listOrders(database, scope, { conditions: [], pattern: undefined }, page, null),
  )
  expect([reads, rows]).toEqual([1, 11])
})
