import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { linkTo, openPublic } from '../testing/links.ts'
import { anOrder, logOf } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

it.each<[string, object, string, string]>([
  [
    'acme',
    { remarks: { text: 'a' }, extra_fields: { condition: 'intact,damaged' } },
    'extra_fields.condition',
    'Goods condition: must be one of intact, damaged, shortage, damaged + shortage',
  ],
  [
    'acme',
    { remarks: { text: 'a' }, extra_fields: { delivery: 'whenever' } },
    'extra_fields.delivery',
    'Delivery: must be one of ontime, delayed',
  ],
  [
    'acme',
    { remarks: { text: 'a', categories: ['Nope'] } },
    'remarks.categories',
    words.remark_category_missing,
  ],
  [
    'syngenta',
    { remarks: { text: 'a', categories: ['Nope'] } },
    'remarks.categories',
    words.remark_category_missing,
  ],
  [
    'bayer',
    { remarks: { text: 'a' }, custom_fields: { status_remark: 'Bogus' } },
    'remarks.custom_fields.status_remark',
    'Status remark: must be one of Received in full, Received in part, Temperature deviation, Seal broken, Others',
  ],
])(
  'refuses %s what no remark can say, and puts nothing on record: %j [REM-02] [REM-07] [COND-01]',
  async (as, action, field, message) => {
    const { _id } = await anOrder(t, as)
    const before = (await logOf(t, _id)).length
    const { code, body } = await t.call(as, '/update_epod', { _id, ...action })
    expect([code, body.message, body.errors]).toEqual([
      422,
      message,
      [expect.objectContaining({ field, message })],
    ])
    expect(await logOf(t, _id)).toHaveLength(before)
  },
)

it('refuses of a free field a number that another is read as [REM-07]', async () => {
  const { _id } = await anOrder(t)
  const say = async (values: object) => {
    const { code, body } = await t.call('acme', '/update_epod', {
      _id,
      remarks: { text: 'a' },
      ...values,
    })
    return [code, body.errors?.map(({ field }: { field: string }) => field)]
  }
  expect(await say({ extra_fields: { seal: 2 ** 53 } })).toEqual([422, ['extra_fields.seal']])
  expect(await say({ custom_fields: { seal: -(2 ** 53) } })).toEqual([422, ['custom_fields.seal']])
  expect((await say({ extra_fields: { seal: 2 ** 53 - 1 } }))[0]).toBe(200)
})

it('takes of bayer a choice of its list in any case, keeps it as the list has it, and knows it again [REM-03] [REM-07]', async () => {
  const { _id } = await anOrder(t, 'bayer')
  const say = async (status_remark: string, text = '') => {
    const said = { _id, remarks: { text }, custom_fields: { status_remark } }
    const { code, body } = await t.call('bayer', '/update_epod', said)
    return [
      code,
      body.result?.epod.remarks.map((one: { custom_fields: object }) => one.custom_fields),
    ]
  }
  const kept = { status_remark: 'Seal broken' }
  expect(await say('seal broken')).toEqual([200, [kept]])
  expect(await say(' SEAL broken')).toEqual([200, [kept]])
  expect(await say('oThErs', 'wet')).toEqual([200, [kept, { status_remark: 'Others' }]])
})

it('refuses of a link a field that its form does not have, by name, and keeps none [LINK-01] [REM-07]', async () => {
  const order = await anOrder(t)
  const { _id } = order
  const { ref } = await linkTo(t, order, 'driver')
  const driver = `Bearer ${(await openPublic(t, 'driver', ref)).body.token}`
  const say = (as: string) =>
    t.call(as, '/update_epod', { _id, remarks: { text: 'a' }, extra_fields: { junk: 'x' } })
  const message = words.field_wrong('“junk”', words.unknown_field)
  expect((await say(driver)).body).toMatchObject({
    status: false,
    message,
    errors: [{ field: 'extra_fields.junk', message }],
  })
  const before = await t.call('acme', `/orders/${_id}`)
  expect(before.body.result.extra_fields).toEqual({ exception: false })
  expect((await say('acme')).body.result?.extra_fields).toEqual({ exception: false, junk: 'x' })
})
