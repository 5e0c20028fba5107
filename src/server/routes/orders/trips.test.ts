import type { ListedOrder } from '../../../domain/order/listed-order.ts'
import { present } from '../../testing/present.ts'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'

// Public delivery data of 2018: legs of real trips. Times are Indian wall clock, which is five and
// a half hours ahead of UTC.
const legs = readFileSync(
  new URL('../../../../test-data/trips-india-2018.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line, index) => {
    const [, route, trip, source_code, source, , destination, start, end, minutes] = line.split(',')
    if (!route || !trip || !source_code || !source || !destination || !start || !end || !minutes)
      throw new Error(`row ${index + 2} is not whole`)
    const utc = (wall: string): number =>
      Date.parse(`${wall.slice(0, 10)}T${wall.slice(11, 23)}+05:30`)
    // People enter the dispatch to the minute.
    const dispatched = Math.floor(utc(start) / 60_000) * 60_000
    return {
      route,
      trip,
      source_code,
      source,
      destination,
      day: start.slice(0, 10),
      time: start.slice(11, 16),
      dispatched,
      delivered: utc(end),
      allowed: Number(minutes) * 60_000,
    }
  })

const numberOf = (index: number): string => {
  const { trip } = legs[index] ?? { trip: '' }
  return `${trip}-${legs.slice(0, index + 1).filter((leg) => leg.trip === trip).length}`
}

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** The legs as rows, with `factor` times the turn-around that a route planner gives them. */
const rowsOf = (factor: number) =>
  legs.map((leg, index) => ({
    identifier: `${numberOf(index)} x${factor}`,
    client: leg.route,
    truck_number: 'GJ01AB1234',
    transporter: `x${factor}`,
    driver: { name: 'Not recorded', contact: '9876543210' },
    spocs: [{ name: 'Not recorded', contact: '9876543210' }],
    source: { name: leg.source },
    destination: { name: leg.destination },
    dispatch_date: leg.day,
    dispatch_time: leg.time,
    tat: leg.allowed * factor,
  }))

/** The cards at one instant, straight from the file. */
const expectedAt = (now: number, factor: number): Record<string, number> => {
  const open = legs.filter(({ delivered }) => delivered > now)
  const late = open.filter(({ dispatched, allowed }) => now > dispatched + allowed * factor)
  return {
    total_orders: legs.length,
    closed_orders: legs.length - open.length,
    open_delayed_orders: late.length,
    open_on_time_orders: open.length - late.length,
    rejected_orders: 0,
    closed_exception_orders: 0,
  }
}

// By the planner's own times every leg of the file is late; with thrice as long some are not.
it.each([1, 3])(
  'carries 73 real trips from dispatch to door with %d times the planned time, with the counts of the file at every moment [BULK-09] [CARD-05] [ADD-09]',
  async (factor) => {
    const rows = rowsOf(factor)
    expect([legs.length, new Set(rows.map(({ identifier }) => identifier)).size]).toEqual([73, 73])
    const before_all = Math.min(...legs.map(({ dispatched }) => dispatched)) - 3_600_000
    t.setClock(new Date(before_all).toISOString())
    const sent = await t.call('acme', '/request-cutter/receive_data_new.json', {
      data: rows,
      chunk_size: 20,
      callback_data: { url: 'http://epod.test/api/orders', method: 'POST' },
    })
    expect([sent.code, sent.body.data[0]]).toEqual([
      200,
      { success: true, data: { extra_data: { data: [] } } },
    ])

    const own = {
      filters: { transporter: [`x${factor}`] },
      dispatch_date: { $gte: '2018-09-01T00:00:00.000Z', $lte: '2018-10-31T00:00:00.000Z' },
    }
    const orders = async (query: object): Promise<ListedOrder[]> =>
      (
        await Promise.all(
          [0, 50].map((offset) =>
            t.call(
              'acme',
              '/fetch_orders',
              { query, limit: 50, offset },
              { prefer: 'return=representation' },
            ),
          ),
        )
      ).flatMap(({ body }) => present(body.returnData).result.orders)
    const ids = new Map((await orders(own)).map(({ _id, identifier }) => [identifier, _id]))

    const deliveries = legs.map(({ delivered }, index) => ({
      at: delivered,
      _id: ids.get(`${numberOf(index)} x${factor}`),
    }))
    // A leg is on time at its very ETA, and late a millisecond after.
    const looks = legs
      .flatMap(({ dispatched, allowed }) => [
        dispatched + allowed * factor,
        dispatched + allowed * factor + 1,
      ])
      .map((at) => ({ at, _id: undefined }))
    let mixed = 0
    for (const { at, _id } of [{ at: before_all, _id: undefined }, ...deliveries, ...looks].sort(
      (a, b) => a.at - b.at,
    )) {
      t.setClock(new Date(at).toISOString())
      const told =
        _id === undefined ? null : await t.call('acme', '/update_epod', { _id, receive: true })
      expect(told?.body.result?.delivery_time ?? null).toBe(
        _id === undefined ? null : new Date(at).toISOString(),
      )
      const expected = expectedAt(at, factor)
      expect({ at, ...(await t.call('acme', '/counter', { query: own })).body.result }).toEqual({
        at,
        ...expected,
      })
      if (
        expected['open_delayed_orders'] &&
        expected['open_on_time_orders'] &&
        expected['closed_orders']
      )
        mixed += 1
    }
    expect(mixed).toBeGreaterThan(20)

    const closed = await orders({ ...own, need: 'CLOSED' })
    const late = closed.filter(
      ({ dispatch_date, tat, delivery_time }) =>
        Date.parse(delivery_time ?? '') > Date.parse(dispatch_date ?? '') + (tat ?? NaN),
    )
    const late_by_file = legs.filter(
      ({ dispatched, allowed, delivered }) => delivered > dispatched + allowed * factor,
    )
    expect([closed.length, late.length]).toEqual([73, late_by_file.length])
    expect(late_by_file.length).toBe(factor === 1 ? 73 : 38)
  },
  60_000,
)
