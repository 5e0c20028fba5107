import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instantOf, later, MINUTE, wallClock } from '../../../domain/time.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const add = (as: string, count: number, changes: object = {}) =>
  t.call(
    as,
    '/orders',
    Array.from({ length: count }, () => aRow({ invoice_date: '2026-03-01', ...changes })),
  )
const bell = async (as: string): Promise<{ text: string; value: number; time: string }[]> =>
  (await t.call(as, '/counter/notification')).body.result

describe('the bell', () => {
  it('is silent until somebody adds an order today [NAV-01]', async () => {
    expect((await t.call('acme', '/counter/notification')).body).toEqual({
      status: true,
      code: 'ok',
      message: 'OK',
      result: [],
    })
  })

  it('tells who added how many, the latest first, to those who may see them alone [NAV-01] [ROLE-15]', async () => {
    await add('acme', 3)
    await add('acme-users', 2, { transporter: 'Another' })
    await add('shipper', 1)
    const told = await bell('acme')
    expect(told.map(({ text, value }) => [text, value])).toEqual([
      ['acme-users', 2],
      ['acme', 3],
    ])
    expect(
      told
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    ).toEqual(told.map(({ time }) => time))
    expect((await bell('acme-vendor')).map(({ text, value }) => [text, value])).toEqual([
      ['acme', 3],
    ])
    expect((await bell('shipper')).map(({ text, value }) => [text, value])).toEqual([
      ['shipper', 1],
    ])
    expect(await bell('bayer')).toEqual([])
  })

  it('counts the day in the client’s zone: an order of a minute before midnight is yesterday’s [NAV-01]', async () => {
    const order = await anOrder(t, 'syngenta')
    expect((await bell('syngenta')).map(({ value }) => value)).toEqual([1])
    const { day } = wallClock(new Date().toISOString(), 'Asia/Kolkata')
    const tomorrow = later(instantOf(day, '00:00', 'Asia/Kolkata'), 24 * 60 * MINUTE)
    t.setClock(later(tomorrow, -MINUTE))
    expect(await bell('syngenta')).toHaveLength(1)
    t.setClock(later(tomorrow, MINUTE))
    expect([order.user, await bell('syngenta')]).toEqual(['syngenta', []])
    t.setClock(null)
  })
})
