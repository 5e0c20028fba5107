import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { getLot, submitLotEvent } from '../../../contract/orders/lots.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { countLot, travelled } from '../../testing/lots.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
// oxlint-disable-next-line no-explicit-any -- each test knows its call's shape
const get = async (url: string): Promise<any> => (await t.call('acme', url)).body.result

describe('POST /lots/submitLotEvent', () => {
  it('counts what comes home in whole and likely numbers, once, and answers the lot [LOT-01] [LOT-02] [ERRS-04]', async () => {
    const lot = await travelled(t, 'crate', 10, 8)
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
    for (const value of [null, '' as const, 0])
      expect(
        (
          await t.call('acme', submitLotEvent, {
            body: {
              identifier: lot,
              submitted_data: [{ key: 'crate', wh_in_value: value }],
              event: 'wh_in',
            },
          })
        ).body,
      ).toMatchObject({
        status: false,
        message: 'Received value should be greater than or equal to 1',
      })
    for (const [wh_in_value, message] of [
      [1.5, words.wrong_type(words.kinds.whole)],
      [1e15, words.too_high(1_000_000)],
    ] as const) {
      const { body } = await t.call('acme', submitLotEvent, {
        body: { identifier: lot, submitted_data: [{ key: 'crate', wh_in_value }], event: 'wh_in' },
      })
      expect(body.errors).toMatchObject([{ field: 'submitted_data.0.wh_in_value', message }])
    }
    const { code, body } = await t.call('acme', submitLotEvent, {
      body: {
        identifier: lot,
        submitted_data: [{ key: 'crate', wh_in_value: 7 }],
        event: 'wh_in',
      },
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
    expect(await countLot(t, lot, 'wh_in', 'crate', 7)).toMatchObject({
      code: 409,
      body: { message: words.lot_counted },
    })
  })

  it('knows no lot that is another client’s, or nobody’s [LOT-02]', async () => {
    const lot = await travelled(t, 'crate', 3, 3)
    for (const answer of [
      await countLot(t, lot, 'wh_in', 'crate', 3, {}, 'shipper'),
      await countLot(t, 'L-none', 'wh_in', 'crate', 3),
    ])
      expect(answer).toMatchObject({ code: 404, body: { message: words.not_found } })
    expect((await t.call('shipper', getLot, { params: { identifier: lot } })).code).toBe(404)
  })

  it('leads the number of a lot that travels again to the order that counted it last [LOT-02]', async () => {
    const lot = await travelled(t, 'crate', 10, 8)
    const { _id } = await anOrder(t, 'acme', { lot })
    expect((await countLot(t, lot, 'wh_out', 'crate', 4, { _id })).code).toBe(200)
    expect((await get(`/lots/${lot}`)).data).toMatchObject([
      { expected_value: 4, submitted_value: null },
    ])
    expect((await countLot(t, lot, 'pod_in', 'crate', 3)).body.result.data).toMatchObject([
      { expected_value: 4, submitted_value: 3 },
    ])
  })

  it('is seen by the carrier of its order and by no other [LOT-02] [ROLE-15]', async () => {
    const lots = [
      await travelled(t, 'crate', 3, 3),
      await travelled(t, 'crate', 3, 3, { transporter: 'Other Carrier' }),
    ]
    expect(
      await Promise.all(
        lots.map(
          async (lot) =>
            (await t.call('acme-vendor', getLot, { params: { identifier: lot } })).code,
        ),
      ),
    ).toEqual([200, 404])
    expect((await countLot(t, lots[1] ?? '', 'pod_in', 'crate', 3, {}, 'acme-vendor')).code).toBe(
      404,
    )
  })

  it('counts once what is sent twice or by two at once [LOT-02] [CRAT-01]', async () => {
    const lot = await travelled(t, 'tote', 5, 5)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => countLot(t, lot, 'wh_in', 'tote', 5)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await get(`/crates/differences?by=lot`)).toEqual(
      expect.arrayContaining([{ of: lot, out: 5, home: 5, difference: 0 }]),
    )
  })

  it('brings crates home from the truck that they were loaded on, though the order names another [LOT-03] [CRAT-01]', async () => {
    const [first, second] = ['KA01LOT0001', 'KA01LOT0002']
    const lot = 'L-two-trucks'
    const { _id } = await anOrder(t, 'acme', { lot, truck_number: first })
    expect((await countLot(t, lot, 'wh_out', 'tray', 10, { _id })).code).toBe(200)
    expect((await t.call('acme', '/edit_epod', { _id, truck_number: second })).code).toBe(200)
    expect((await countLot(t, lot, 'pod_in', 'tray', 9)).code).toBe(200)
    const trucks = await get('/crates/differences?by=vehicle')
    expect(trucks.filter(({ of }: { of: string }) => of === first || of === second)).toEqual([
      { of: first, out: 10, home: 9, difference: 1 },
    ])
  })

  it('brings each truck’s crates home where the truck was changed on the way [LOT-03] [CRAT-01]', async () => {
    const [first, second] = ['KA01LOT0003', 'KA01LOT0004']
    const lot = 'L-both-trucks'
    const { _id } = await anOrder(t, 'acme', { lot, truck_number: first })
    expect((await countLot(t, lot, 'wh_out', 'basket', 10, { _id })).code).toBe(200)
    expect((await t.call('acme', '/edit_epod', { _id, truck_number: second })).code).toBe(200)
    for (const [event, value] of [
      ['pod_in', 8],
      ['pod_out', 3],
      ['wh_in', 5],
    ] as const)
      expect((await countLot(t, lot, event, 'basket', value)).code).toBe(200)
    const trucks = await get('/crates/differences?by=vehicle')
    expect(
      trucks
        .filter(({ of }: { of: string }) => of === first || of === second)
        .map(({ of, difference }: { of: string; difference: number }) => [of, difference])
        .toSorted(),
    ).toEqual([
      [first, 0],
      [second, 0],
    ])
    const { entries } = await get('/crates/statement?kind=warehouse&party=Pune')
    expect(
      entries
        .filter(({ asset }: { asset: string }) => asset === 'basket')
        .map(({ amount, other }: { amount: number; other: string }) => [amount, other])
        .toSorted(),
    ).toEqual([
      [-10, first],
      [2, first],
      [3, second],
    ])
  })

  it('counts home what the truck kept of a rejected order, once and for all [LOT-02] [LOT-03] [CRAT-01]', async () => {
    const [truck_number, lot] = ['KA01LOT0005', 'L-rejected']
    const { _id } = await anOrder(t, 'acme', { lot, truck_number })
    const body = { identifier: lot, _id }
    const lines = (field: string, ...values: [string, number][]) => ({
      ...body,
      submitted_data: values.map(([key, value]) => ({ key, [field]: value })),
    })
    const send = (event: string, field: string, ...values: [string, number][]) =>
      t.call('acme', '/lots/submitLotEvent', { ...lines(field, ...values), event })
    const sent = await send('wh_out', 'expected_value', ['hamper', 10], ['sack', 2])
    expect([sent.code, sent.body.result.is_wh_in_active]).toEqual([200, false])
    expect((await t.call('acme', '/update_epod', { _id, reject: true })).code).toBe(200)
    expect(await get(`/lots/${lot}`)).toMatchObject({ is_wh_in_active: true })
    expect(await send('wh_in', 'wh_in_value')).toMatchObject({
      code: 422,
      body: { message: words.lot_value },
    })
    const home = await send('wh_in', 'wh_in_value', ['hamper', 10])
    expect([home.code, home.body.result]).toMatchObject([
      200,
      { is_wh_in_active: false, data: [{ wh_in_value: 10 }, { wh_in_value: null }] },
    ])
    expect(await countLot(t, lot, 'pod_in', 'hamper', 10)).toMatchObject({
      code: 409,
      body: { message: words.lot_counted },
    })
    const trucks = await get('/crates/differences?by=vehicle')
    expect(trucks.find(({ of }: { of: string }) => of === truck_number)).toEqual({
      of: truck_number,
      out: 12,
      home: 10,
      difference: 2,
    })
  })

  it('counts the second trip of goods that came home and whose proof was opened again, the ledger both [LOT-02] [LOT-03]', async () => {
    const lot = 'L-again'
    const { _id } = await anOrder(t, 'acme', { lot })
    const counted = async (event: string, value: number) =>
      (await countLot(t, lot, event, 'keg', value, { _id })).code
    const act = async (action: object) => (await t.call('acme', '/update_epod', action)).code
    expect([
      await counted('wh_out', 10),
      await counted('pod_in', 0),
      await counted('pod_out', 0),
      await act({ _id, receive: true }),
      await counted('wh_in', 10),
      await counted('wh_out', 10),
    ]).toEqual([200, 200, 200, 200, 200, 409])
    const turned_down = { order_id: _id, is_approved: false }
    expect((await t.call('acme', '/orders/review', turned_down)).code).toBe(200)
    expect(await act({ _id, reupdate: { reason: 'The goods came back' } })).toBe(200)
    expect([
      await counted('wh_out', 9),
      await counted('wh_out', 9),
      await act({ _id, receive: true }),
      await counted('pod_in', 9),
    ]).toEqual([200, 409, 200, 200])
    expect((await get(`/lots/${lot}`)).data).toMatchObject([
      { expected_value: 9, submitted_value: 9, pod_out_value: null, wh_in_value: null, version: 2 },
    ])
    const lots = await get('/crates/differences?by=lot')
    expect(lots.find(({ of }: { of: string }) => of === lot)).toEqual({
      of: lot,
      out: 19,
      home: 10,
      difference: 9,
    })
  })
})
