import type { AnsweredOrder } from '../../../contract/orders/order.ts'
import { present } from '../../testing/present.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSchema } from '../../../domain/order/order.ts'
import { formatTime } from '../../../domain/time-format.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
let id: string
beforeAll(async () => {
  t = await openTestApp()
  const { body } = await t.call('acme', '/orders', [
    aRow({
      identifier: 'W-1',
      lr: 'LR "quoted"',
      bill_qty: 3,
      extra_fields: { seal: 'A', extra: [{ k: 1 }] },
    }),
  ])
  id = present(body.result?.created[0]?._id)
  await t.call('acme', '/trigger_otp', { _id: id })
})
afterAll(() => t.close())

const listed = async (search = 'W-1', as = 'acme') =>
  (await t.call(as, '/fetch_orders', { query: { search } }, { prefer: 'return=representation' }))
    .body.returnData?.result.orders[0]

describe('an order that stands ready for lists', () => {
  it('is what GET answers for it, member by member, and nothing that the wire does not name [TABL-01]', async () => {
    const one = (await t.call('acme', `/orders/${id}`)).body.result
    expect(await listed()).toEqual(one)
    const { lr, bill_qty, ...named }: AnsweredOrder = one
    expect([lr, bill_qty]).toEqual(['LR "quoted"', 3])
    expect(orderSchema.strict().parse(named)).toEqual(named)
    expect(JSON.stringify(one)).not.toMatch(/challenge|hash|locked_until/)
  })

  it('is written anew from the whole where an earlier release wrote it for another form of the answer [TABL-01]', async () => {
    const before = await listed()
    await t.database.asOwner((db) =>
      sql`
        update orders set wire_form = 'earlier',
          wire = (wire::jsonb || '{"leaked": true, "trip_status": "Over"}')::text
        where id = ${id}`.execute(db),
    )
    expect(await listed()).toEqual(before)
    await t.call('acme', '/update_epod', { _id: id, remarks: { text: 'seen' } })
    const [row] = await t.database.asOwner((db) =>
      db.selectFrom('orders').select(['wire', 'wire_form']).where('id', '=', id).execute(),
    )
    expect([row?.wire.includes('seen'), row?.wire_form === 'earlier']).toEqual([true, false])
  })
})

it('says that a trip is running until the order is closed, then when it came into the fence, by the client’s clocks [TABL-12] [EPOD-03]', async () => {
  const loc: [number, number] = [21.1458, 79.0882]
  const named = 'Completed @ 2026-01-01T00:00:00.000Z'
  const { body } = await t.call('acme', '/orders', [
    aRow({
      identifier: 'W-TRIP',
      transporter: 'Roadrunner',
      destination: { name: 'Nagpur', loc },
      extra_fields: { trip_status: named },
    }),
  ])
  const _id = present(body.result?.created[0]?._id)
  const told = async () => {
    const [one, list, vendor] = [
      (await t.call('acme', `/orders/${_id}`)).body.result,
      await listed('W-TRIP'),
      await listed('W-TRIP', 'acme-vendor'),
    ]
    expect([list?.trip_status, vendor?.trip_status]).toEqual([one.trip_status, one.trip_status])
    expect(list?.extra_fields?.['trip_status']).toBe(named)
    return one
  }
  expect((await told()).trip_status).toBe('Running')
  const act = (action: object) => t.call('acme', '/update_epod', { _id, ...action })
  expect((await act({ triggerOutBound: true, geo_tag: { loc } })).body.result).toMatchObject({
    ended: true,
    trip_status: 'Running',
  })
  expect((await told()).trip_status).toBe('Running')
  const closer = new Date(Date.now() - 3_600_000).toISOString()
  const result = present((await act({ receive: true, closer })).body.result)
  const reached = formatTime(
    present(result.destination.geofence_in_time),
    'Asia/Kolkata',
    'DD-MM-YYYY HH:mm',
  )
  expect([result.trip_status, (await told()).trip_status]).toEqual([
    `Completed @ ${reached}`,
    `Completed @ ${reached}`,
  ])
})
