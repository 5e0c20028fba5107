import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualValues } from '../../../contract/orders/usual.ts'
import { DAY, later } from '../../../domain/time.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
const now = new Date().toISOString()
const lane = { source: { name: 'Pune' }, destination: { name: 'Agra', address: '1 Taj Road' } }

// Four of a lane that took 10, 20, 90 and, long ago, 500 hours; the latest with another driver.
beforeAll(async () => {
  t = await openTestApp()
  t.setClock(now)
  const leg = (days: number, eta_hrs: number | undefined, driver: string) =>
    anOrder(t, 'acme', {
      ...lane,
      truck_number: 'KA01USUAL1',
      driver: { name: driver, contact: ['9876500007'] },
      dispatch_date: later(now, -days * DAY),
      eta_hrs,
    })
  await leg(300, 500, 'Old')
  await leg(9, 10, 'Ravi')
  await leg(8, 90, 'Ravi')
  await leg(7, 20, 'Ravi')
  await leg(1, undefined, 'Asha')
  await anOrder(t, 'bayer', { ...lane, truck_number: 'KA01USUAL2' })
})
afterAll(() => t.close())

const usual = async (query: object, as = 'acme') =>
  (await t.call(as, usualValues, { query })).body.result

describe('what is usual', () => {
  it('is the driver of a truck’s latest trip, the destination’s latest receiver, and the lane’s median ETA [DESK-07]', async () => {
    expect(
      await usual({ truck_number: 'KA01USUAL1', source: 'Pune', destination: 'Agra' }),
    ).toMatchObject({
      driver: { name: 'Asha', contact: ['9876500007'] },
      destination: { address: '1 Taj Road', spocs: [{ name: 'Meera' }] },
      eta_hrs: 20,
    })
    expect(await usual({ destination: 'Agra' })).toMatchObject({ driver: null, eta_hrs: null })
  })

  it('is nothing where there was none, long ago, or of another client [DESK-07] [ROLE-15]', async () => {
    const nothing = { driver: null, destination: null, eta_hrs: null }
    expect(await usual({})).toEqual(nothing)
    expect(await usual({ truck_number: 'KA01USUAL2' })).toEqual(nothing)
    expect(await usual({ truck_number: "'; drop table orders", source: '%' })).toEqual(nothing)
    t.setClock(later(now, 200 * DAY))
    expect(await usual({ truck_number: 'KA01USUAL1' }, 'acme')).toEqual(nothing)
    t.setClock(now)
  })

  it('is for whoever adds orders, and refuses what is no name [DESK-07] [ROLE-05] [ERRS-04]', async () => {
    expect((await t.call('acme-vendor', '/orders/usual?truck_number=x')).code).toBe(403)
    for (const query of ['truck_number=', `source=${'x'.repeat(201)}`, 'driver=1'])
      expect([query, (await t.call('acme', `/orders/usual?${query}`)).code]).toEqual([query, 422])
  })
})
