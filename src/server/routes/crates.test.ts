import { sql } from 'kysely'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../domain/words.ts'
import { statementWords } from '../../domain/words/crate-statement.ts'
import { platform } from '../caller.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

let made = 0
const aLot = async (input = {}): Promise<{ _id: string; lot: string }> => {
  made += 1
  const lot = `L-${made}`
  const { _id } = await anOrder(t, 'acme', { lot, ...input })
  return { _id, lot }
}
const count = (
  identifier: string,
  event: string,
  key: string,
  value: number | null,
  more = {},
  as = 'acme',
): Promise<Reply> => {
  const field =
    {
      wh_out: 'expected_value',
      pod_in: 'submitted_value',
      pod_out: 'pod_out_value',
      wh_in: 'wh_in_value',
    }[event] ?? ''
  return t.call(as, '/lots/submitLotEvent', {
    identifier,
    event,
    submitted_data: [{ key, [field]: value }],
    ...more,
  })
}
/** A lot that went out, came to the receiver and left from there. */
const travelled = async (
  key: string,
  out: number,
  given_back: number,
  input = {},
): Promise<string> => {
  const { _id, lot } = await aLot(input)
  expect((await count(lot, 'wh_out', key, out, { _id })).code).toBe(200)
  expect((await count(lot, 'pod_in', key, out)).code).toBe(200)
  expect((await count(lot, 'pod_out', key, given_back)).code).toBe(200)
  return lot
}
const get = async (url: string): Promise<any> => (await t.call('acme', url)).body.result // oxlint-disable-line no-explicit-any -- each test knows its call's shape

describe('POST /lots/submitLotEvent', () => {
  it('counts what comes home, once, and answers the lot [LOT-01] [LOT-02]', async () => {
    const lot = await travelled('crate', 10, 8)
    expect(await get(`/lots/${lot}`)).toMatchObject({
      identifier: lot,
      is_wh_in_active: true,
      data: [
        {
          key: 'crate',
          label: 'crate',
          expected_value: 10,
          submitted_value: 10,
          pod_out_value: 8,
          wh_in_value: null,
        },
      ],
    })
    for (const value of [null, 0])
      expect(
        (
          await t.call('acme', '/lots/submitLotEvent', {
            identifier: lot,
            submitted_data: [{ key: 'crate', wh_in_value: value }],
            event: 'wh_in',
          })
        ).body,
      ).toMatchObject({
        status: false,
        message: 'Received value should be greater than or equal to 1',
      })
    const { code, body } = await t.call('acme', '/lots/submitLotEvent', {
      identifier: lot,
      submitted_data: [{ key: 'crate', wh_in_value: 7 }],
      event: 'wh_in',
    })
    expect([code, body.result]).toEqual([
      200,
      {
        identifier: lot,
        is_wh_in_active: false,
        data: [
          {
            key: 'crate',
            label: 'crate',
            expected_value: 10,
            submitted_value: 10,
            pod_out_value: 8,
            wh_in_value: 7,
          },
        ],
      },
    ])
    expect(await count(lot, 'wh_in', 'crate', 7)).toMatchObject({
      code: 409,
      body: { message: words.lot_counted },
    })
  })

  it('knows no lot that is another client’s, or nobody’s [LOT-02]', async () => {
    const lot = await travelled('crate', 3, 3)
    for (const answer of [
      await count(lot, 'wh_in', 'crate', 3, {}, 'shipper'),
      await count('L-none', 'wh_in', 'crate', 3),
    ])
      expect(answer).toMatchObject({ code: 404, body: { message: words.not_found } })
    expect((await t.call('shipper', `/lots/${lot}`)).code).toBe(404)
  })

  it('is seen by the carrier of its order and by no other [LOT-02] [ROLE-15]', async () => {
    const lots = [
      await travelled('crate', 3, 3),
      await travelled('crate', 3, 3, { transporter: 'Other Carrier' }),
    ]
    expect(
      await Promise.all(
        lots.map(async (lot) => (await t.call('acme-vendor', `/lots/${lot}`)).code),
      ),
    ).toEqual([200, 404])
    expect((await count(lots[1] ?? '', 'pod_in', 'crate', 3, {}, 'acme-vendor')).code).toBe(404)
  })

  it('counts once what is sent twice or by two at once [LOT-02] [CRAT-01]', async () => {
    const lot = await travelled('tote', 5, 5)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => count(lot, 'wh_in', 'tote', 5)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await get(`/crates/differences?by=lot`)).toEqual(
      expect.arrayContaining([{ of: lot, out: 5, home: 5, difference: 0 }]),
    )
  })
})

describe('the crate account', () => {
  it('shows what is missing by asset and lot, and every balance is the sum of its entries [LOT-03] [CRAT-01]', async () => {
    const lot = await travelled('drum', 10, 6, { client: 'Drum Stores', truck_number: 'DR01' })
    await count(lot, 'wh_in', 'drum', 5)
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
    const moved = await t.call('acme', '/crates/movements', {
      asset: 'drum',
      from: { kind: 'vehicle', name: 'DR01' },
      to: { kind: 'lost', name: 'lost' },
      quantity: 1,
      note: 'Fell off',
    })
    expect([moved.code, moved.body.message]).toEqual([200, words.movement_saved])
    expect(
      (await get('/crates/balances?kind=lost')).map(
        ({ asset, balance }: { asset: string; balance: number }) => [asset, balance],
      ),
    ).toEqual([['drum', 1]])
    expect(
      (
        await t.call('acme', '/crates/movements', {
          asset: 'drum',
          from: { kind: 'lost', name: 'x' },
          to: { kind: 'lost', name: 'x' },
          quantity: 1,
        })
      ).code,
    ).toBe(422)
  })

  it('ages what is there by when it came, the last to come counted first [CRAT-01]', async () => {
    const receiver = { kind: 'receiver', name: 'Old Stores' }
    const warehouse = { kind: 'warehouse', name: 'Aged' }
    const move = async (
      days_ago: number,
      from: object,
      to: object,
      quantity: number,
    ): Promise<void> => {
      t.setClock(new Date(Date.now() - days_ago * 86_400_000).toISOString())
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
            expect([200, 422]).toContain((await t.call('acme', '/crates/movements', movement)).code)
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
    const one_sided = sql`insert into crate_entries (client_id, movement, event, asset, party_kind, party, amount, at) select id, gen_random_uuid(), 'moved', 'x', 'lost', 'a', 1, now() from clients where key = 'acme'`
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

  it('equals what the orders’ own events tell [LOT-03] [CRAT-01] [PROF-01]', async () => {
    const lot = await travelled('bin', 4, 3)
    const rows = await t.database.read(
      platform,
      () =>
        sql<{
          order_id: string
          event: string
          amount: number
        }>`select order_id, event, amount from crate_entries where lot = ${lot} and amount > 0 order by at`,
    )
    const counted = (await logOf(t, rows[0]?.order_id ?? '')).flatMap((event) =>
      event.type === 'crates_counted'
        ? event.data.counts.map(({ quantity }) => [event.data.event, quantity])
        : [],
    )
    expect(rows.map(({ event, amount }) => [event, amount])).toEqual(counted)
  })
})

describe('a statement', () => {
  const party = { kind: 'receiver', name: 'Paper Stores' }
  const sent = async (): Promise<{ ref: string; body: Reply['body'] }> => {
    await t.call('acme', '/crates/movements', {
      asset: 'tray',
      from: { kind: 'warehouse', name: 'W' },
      to: party,
      quantity: 2,
    })
    const { body } = await t.call('acme', '/crates/statements', {
      kind: 'receiver',
      party: 'Paper Stores',
    })
    return { ref: body.result.url.split('/').at(-1), body }
  }

  it('is confirmed or contested by the party through its address, once [CRAT-01]', async () => {
    const { ref, body } = await sent()
    expect(body.result.balances).toEqual([{ asset: 'tray', balance: 2 }])
    expect((await t.call(null, `/public/crates/${ref}`)).body.result).toMatchObject({
      sender: 'Acme Logistics',
      party: 'Paper Stores',
      balances: [{ asset: 'tray', balance: 2 }],
      answer: null,
    })
    const contest = { answer: 'contested', note: 'One came back' }
    for (let times = 0; times < 2; times += 1)
      expect((await t.call(null, `/public/crates/${ref}`, contest)).body).toMatchObject({
        message: words.statement_thanks,
        result: contest,
      })
    expect(await t.call(null, `/public/crates/${ref}`, { answer: 'confirmed' })).toMatchObject({
      code: 409,
      body: { message: words.statement_answered },
    })
    expect((await get('/crates/statements'))[0]).toMatchObject({
      party: 'Paper Stores',
      created_by: 'acme',
      answer: 'contested',
      note: 'One came back',
    })
  })

  it('is made once, at one address, however often the desk’s request arrives [CRAT-01]', async () => {
    await sent()
    const before = (await get('/crates/statements')).length
    const send = async () =>
      (
        await t.call(
          'acme',
          '/crates/statements',
          { kind: 'receiver', party: 'Paper Stores' },
          { 'idempotency-key': 'statement-1' },
        )
      ).body.result
    const [first, again] = [await send(), await send()]
    expect(again).toEqual(first)
    expect((await get('/crates/statements')).length).toBe(before + 1)
    const [row] = await t.database.read(
      platform,
      () =>
        sql<{
          kept: string
        }>`select answer::text as kept from idempotency where key = 'statement-1'`,
    )
    expect(row?.kept).not.toContain(first.url.split('/').at(-1))
  })

  it('is not contested without a word on what is wrong, and the list of them comes page by page [CRAT-01]', async () => {
    const { ref } = await sent()
    expect(
      await t.call(null, `/public/crates/${ref}`, { answer: 'contested', note: ' ' }),
    ).toMatchObject({
      code: 422,
      body: { message: statementWords.noteMissing, errors: [{ field: 'note' }] },
    })
    await sent()
    const [all, [, second]] = [
      await get('/crates/statements'),
      await get('/crates/statements?limit=2'),
    ]
    expect(await get('/crates/statements?limit=1&offset=1')).toEqual([second])
    expect(all[1]).toEqual(second)
    expect((await t.call('acme', '/crates/statements?limit=51')).code).toBe(422)
  })

  it('is over after its time, and then answers as an address that never was [CRAT-01]', async () => {
    const { ref, body } = await sent()
    await t.database.asOwner((db) =>
      sql`update crate_statements set expires_at = now() - interval '1 s' where id = ${body.result.id}`.execute(
        db,
      ),
    )
    const [over, invented] = [
      await t.call(null, `/public/crates/${ref}`),
      await t.call(null, '/public/crates/AAAAAAAAAAAAAAAAAAAAAA'),
    ]
    expect([over.code, over.body]).toEqual([404, invented.body])
    expect((await t.call(null, `/public/crates/${ref}`, { answer: 'confirmed' })).code).toBe(404)
  })

  it('is nobody else’s to see [CRAT-01]', async () => {
    await sent()
    expect((await t.call(null, '/public/crates/abc')).code).toBe(404)
    expect((await t.call('syngenta', '/crates/statements')).code).toBe(403)
    expect(await t.call('acme-vendor', '/crates/balances')).toMatchObject({
      code: 403,
      body: { message: words.wrong_party('Crate account') },
    })
  })
})
