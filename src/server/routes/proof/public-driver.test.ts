import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { linkTo, openPublic } from '../../testing/links.ts'
import { anOrder } from '../../testing/orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('what a driver’s page is told', () => {
  it('is where to, by PIN and landmark, and whom to ask for while the order is open [DOOR-01] [PUBL-05]', async () => {
    const order = await anOrder(test, 'acme', {
      extra_fields: { landmark: 'Behind the old mill' },
      destination: { name: 'Nagpur', city: 'Nagpur', address: 'Plot 4', postal_code: '440001' },
      spocs: [{ name: 'Asha', contact: { phone: ['9222222222'] } }],
    })
    const { ref } = await linkTo(test, order, 'driver')
    const told = async (party: string, by: string) =>
      (await openPublic(test, party, by)).body.result
    expect(await told('driver', ref)).toMatchObject({
      destination: { address: 'Plot 4', postal_code: '440001', landmark: 'Behind the old mill' },
      receiver_name: 'Asha',
      receiver_phone: '9222222222',
    })
    for (const party of ['receiver', 'tracking'] as const) {
      const text = JSON.stringify(await told(party, (await linkTo(test, order, party)).ref))
      for (const hidden of ['440001', 'old mill', 'Asha', '9222222222'])
        expect(text, party).not.toContain(hidden)
    }
    const masked = JSON.stringify(await told('driver', order._id))
    for (const hidden of ['440001', 'old mill', 'Asha', '9222222222', 'Plot 4'])
      expect(masked).not.toContain(hidden)
    await test.call('acme', '/update_epod', { _id: order._id, reject: true })
    expect(await told('driver', ref)).toMatchObject({ receiver_name: null, receiver_phone: null })
  })
})
