import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { present } from '../../testing/present.ts'
import { aNumber, aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** As a chat or a contact list copies it. */
const copied = (text: string): string => `\u202A${text}\u202C`

it('takes what is pasted without the signs that nobody sees, in an order, an edit and a search [ADD-06] [EDIT-02] [FILT-01]', async () => {
  const identifier = aNumber()
  const rows = [identifier, copied(identifier)].map((number) =>
    aRow({
      identifier: number,
      truck_number: copied('MH12AB1234'),
      spocs: [
        {
          name: copied('Meera'),
          contact: { phone: [copied('9876500001')], email: [copied('m@x.in')] },
        },
      ],
    }),
  )
  const { created, failed } = present((await t.call('acme', '/orders', rows)).body.result)
  expect(failed).toMatchObject([{ row: 2, errors: [{ field: 'identifier' }] }])
  const { _id } = present(created[0])
  const search = { query: { search: copied(identifier) }, limit: 5, offset: 0 }
  const whole = { prefer: 'return=representation' }
  const found = async () =>
    present((await t.call('acme', '/fetch_orders', search, whole)).body.returnData).result.orders
  expect(await found()).toMatchObject([
    {
      identifier,
      truck_number: 'MH12AB1234',
      spocs: [{ name: 'Meera', contact: { phone: ['9876500001'], email: ['m@x.in'] } }],
    },
  ])
  await t.call('acme', '/edit_epod', { _id, truck_number: copied('KA01AA0001') })
  expect(await found()).toMatchObject([{ truck_number: 'KA01AA0001' }])
})
