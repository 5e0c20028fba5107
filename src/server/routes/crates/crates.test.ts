import { sql } from 'kysely'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { DAY, later } from '../../../domain/time.ts'
import { platform } from '../../stores/database/scope.ts'
import { moveCrates } from '../../../contract/crates/crates.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logOf } from '../../testing/orders.ts'
import { countLot, travelled } from '../../testing/lots.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
// oxlint-disable-next-line no-explicit-any -- each test knows its call's shape
const get = async (url: string): Promise<any> => (await t.call('acme', url)).body.result

describe('the crate account', () => {
  it('shows what is missing by asset and lot, and every balance is the sum of its entries [LOT-03] [CRAT-01]', async () => {
    const lot = await travelled(t, 'drum', 10, 6, { client: 'Drum Stores', truck_number: 'DR01' })
    await countLot(t, lot, 'wh_in', 'drum', 5)
    expect(
      (await get('/crates/differences?by=asset')).find(({ of }: { of: string }) => of === 'drum'),
    ).toEqual({ of: 'drum', out: 10, home: 5, difference: 5 })
    const seen = async (by: string) =>
      (await get(`/crates/differences?by=${by}`)).find(
        ({ of }: { of: string }) => of === 'Drum Stores' || of === 'DR01',
      )
    expect([await seen('receiver'), await seen('vehicle')]).toEqual([
      { of: 'Drum Stores', out: 10, home: 6, difference: 4 },
      { of: 'DR01', out: 16, home: 15, difference: 1 },
    ])
    const drums = (await get('/crates/balances'))
      .filter(({ asset }: { asset: string }) => asset === 'drum')
      .map((one: { kind: string; party: string; balance: number; ageing: { week: number } }) => [
        one.kind,
        one.party,
        one.balance,
        one.ageing.week,
      ])
    expect(drums).toEqual([
      ['receiver', 'Drum Stores', 4, 4],
      ['vehicle', 'DR01', 1, 1],
      ['warehouse', 'Pune', -5, 0],
    ])
    const { opening, closing, entries } = await get(
      '/crates/statement?kind=receiver&party=Drum%20Stores',
    )
    expect([
      opening,
      closing,
      entries.map(({ amount, other, lot: of }: { amount: number; other: string; lot: string }) => [
        amount,
        other,
        of,
      ]),
    ]).toEqual([
      [],
      [{ asset: 'drum', balance: 4 }],
      [
        [10, 'DR01', lot],
        [-6, 'DR01', lot],
      ],
    ])
    expect(
      (
        await get('/crates/statement?kind=receiver&party=Drum%20Stores&limit=1&offset=1')
      ).entries.map(({ amount }: { amount: number }) => amount),
    ).toEqual([-6])
    const moved = await t.call('acme', moveCrates, {
      body: {
        asset: 'drum',
        from: { kind: 'vehicle', name: 'DR01' },
        to: { kind: 'lost', name: 'lost' },
        quantity: 1,
        note: 'Fell off',
      },
    })
    expect([moved.code, moved.body.message]).toEqual([200, words.movement_saved])
    expect(
      (await get('/crates/balances?kind=lost')).map(
        ({ asset, balance }: { asset: string; balance: number }) => [asset, balance],
      ),
    ).toEqual([['drum', 1]])
    expect(
      (
        await t.call('acme', moveCrates, {
          body: {
            asset: 'drum',
            from: { kind: 'lost', name: 'x' },
            to: { kind: 'lost', name: 'x' },
            quantity: 1,
          },
        })
      ).code,
    ).toBe(422)
  })

  it.each(['statement?kind=receiver&party=Drum%20Stores&', 'differences?by=asset&'])(
    'refuses a span of %s that ends before it begins [CRAT-01]',
    async (of) => {
      const span = (from: string, until: string) =>
        t.call('acme', `/crates/${of}from=${from}&until=${until}`)
      const { code, body } = await span('2026-11-28T00:00:00Z', '2026-11-27T23:59:59.999Z')
      expect([code, body.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'until', code: 'day_after' })],
      ])
      expect((await span('2026-11-28T00:00:00.000Z', '2026-11-28T00:00:00Z')).code).toBe(200)
    },
  )

  it('ages what is there by when it came, the last to come counted first [CRAT-01]', async () => {
    const receiver = { kind: 'receiver', name: 'Old Stores' }
    const warehouse = { kind: 'warehouse', name: 'Aged' }
    const move = async (
      days_ago: number,
      from: object,
      to: object,
      quantity: number,
    ): Promise<void> => {
      t.setClock(new Date(Date.now() - days_ago * DAY).toISOString())
      expect(
        (await t.call('acme', '/crates/movements', { asset: 'old', from, to, quantity })).code,
      ).toBe(200)
      t.setClock(null)
    }
    await move(200, warehouse, receiver, 5)
    await move(60, warehouse, receiver, 4)
    await move(20, warehouse, receiver, 3)
    await move(2, warehouse, receiver, 2)
    await move(1, receiver, warehouse, 6)
    expect(
      (await get('/crates/balances?kind=receiver')).find(
        ({ party }: { party: string }) => party === 'Old Stores',
      ),
    ).toMatchObject({ balance: 8, ageing: { week: 2, month: 3, quarter: 3, older: 0 } })
  })

  it('counts a movement from its own moment on, and of each age its last [CRAT-01]', async () => {
    const at = '2026-03-01T06:00:00.000Z'
    const [warehouse, receiver] = [
      { kind: 'warehouse', name: 'Edge' },
      { kind: 'receiver', name: 'Edge Stores' },
    ]
    t.setClock(at)
    const body = { asset: 'edge', from: warehouse, to: receiver, quantity: 3 }
    expect((await t.call('acme', '/crates/movements', body)).code).toBe(200)
    t.setClock(null)
    const agesAfter = async (ms: number): Promise<object | undefined> =>
      (await get(`/crates/balances?kind=receiver&until=${later(at, ms)}`)).find(
        ({ party }: { party: string }) => party === 'Edge Stores',
      )?.ageing
    expect(await agesAfter(-1)).toBeUndefined()
    const none = { week: 0, month: 0, quarter: 0, older: 0 }
    for (const [ms, age] of [
      [0, 'week'],
      [7 * DAY, 'week'],
      [7 * DAY + 1, 'month'],
      [30 * DAY, 'month'],
      [30 * DAY + 1, 'quarter'],
      [90 * DAY, 'quarter'],
      [90 * DAY + 1, 'older'],
    ] as const)
      expect([ms, await agesAfter(ms)]).toEqual([ms, { ...none, [age]: 3 }])
    const had = [{ asset: 'edge', balance: 3 }]
    const of = 'statement?kind=receiver&party=Edge%20Stores'
    expect(await get(`/crates/${of}&from=${at}&until=${at}`)).toMatchObject({
      opening: [],
      closing: had,
      entries: [{ at, amount: 3 }],
    })
    expect(await get(`/crates/${of}&from=${later(at, 1)}`)).toEqual({
      opening: had,
      closing: had,
      entries: [],
    })
    const home = await get(`/crates/differences?by=receiver&from=${at}&until=${at}`)
    expect(home).toEqual([{ of: 'Edge Stores', out: 3, home: 0, difference: 3 }])
  })

  it('adds up after any movements, in the database itself [CRAT-01]', async () => {
    const party = fc.record({
      kind: fc.constantFrom('warehouse', 'vehicle', 'receiver', 'lost', 'damaged'),
      name: fc.constantFrom('A', 'B'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            asset: fc.constantFrom('x', 'y'),
            from: party,
            to: party,
            quantity: fc.integer({ min: 1, max: 9 }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        async (movements) => {
          for (const movement of movements)
            expect([200, 422]).toContain(
              (await t.call('acme', moveCrates, { body: movement })).code,
            )
        },
      ),
      { numRuns: 15 },
    )
    const sums = await t.database.read(
      platform,
      () =>
        sql<{
          asset: string
          total: number
        }>`select asset, sum(amount) as total from crate_entries group by 1`,
    )
    expect(sums.filter(({ total }) => total !== 0)).toEqual([])
    const one_sided = sql`
      insert into crate_entries (client_id, movement, event, asset, party_kind, party, amount, at)
      select id, gen_random_uuid(), 'moved', 'x', 'lost', 'a', 1, now()
      from clients
      where key = 'acme'`
    await expect(
      t.database.transaction(platform, ({ db }) => one_sided.execute(db)),
    ).rejects.toThrow('two sides')
    for (const change of [
      sql`update crate_entries set amount = 3`,
      sql`delete from crate_entries`,
    ]) {
      await expect(
        t.database.transaction(platform, ({ db }) => change.execute(db)),
      ).rejects.toMatchObject({ code: '42501' })
      await expect(t.database.asOwner((db) => change.execute(db))).rejects.toThrow('append-only')
    }
  })

  it('opens the account of those that nobody named, as a truck without a number [CRAT-01]', async () => {
    const moved = sql`
      insert into crate_entries (client_id, movement, event, asset, party_kind, party, amount, at)
      select c.id, m.id, 'moved', 'nameless', side.kind, '', side.amount, now()
      from clients c
      cross join (select gen_random_uuid() as id) m
      cross join (values ('warehouse', -2), ('vehicle', 2)) side (kind, amount)
      where c.key = 'acme'`
    await t.database.transaction(platform, ({ db }) => moved.execute(db))
    expect(
      (await get('/crates/balances?kind=vehicle')).filter(
        ({ party }: { party: string }) => party === '',
      ),
    ).toMatchObject([{ asset: 'nameless', balance: 2 }])
    expect(await get('/crates/statement?kind=vehicle&party=')).toMatchObject({
      closing: [{ asset: 'nameless', balance: 2 }],
      entries: [{ asset: 'nameless', amount: 2 }],
    })
  })

  it('equals what the orders’ own events tell [LOT-03] [CRAT-01] [PROF-01]', async () => {
    const lot = await travelled(t, 'bin', 4, 3)
    const rows = await t.database.read(
      platform,
      () =>
        sql<{
          order_id: string
          event: string
          amount: number
        }>`
          select order_id, event, amount
          from crate_entries
          where lot = ${lot} and amount > 0
          order by at`,
    )
    const counted = (await logOf(t, rows[0]?.order_id ?? '')).flatMap((event) =>
      event.type === 'crates_counted'
        ? event.data.counts.map(({ quantity }) => [event.data.event, quantity])
        : [],
    )
    expect(rows.map(({ event, amount }) => [event, amount])).toEqual(counted)
  })
})
