import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedOrder } from '../../../domain/order/listed-order.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { aNumber, aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const add = (rows: unknown, headers: Record<string, string> = {}, as = 'acme'): Promise<Reply> =>
  t.call(as, '/orders', rows, headers)
const found = async (identifier: unknown): Promise<ListedOrder[]> =>
  (
    await t.call(
      'acme',
      '/fetch_orders',
      { query: { search: identifier }, limit: 50 },
      { prefer: 'return=representation' },
    )
  ).body.returnData?.result.orders ?? []

describe('POST /orders', () => {
  it('creates each order of the list with its derived figures [ADD-09] [ADD-10]', async () => {
    const rows = [
      aRow(),
      aRow({ ship_weight: { weight: 3, unit: 'Kg', value: 999 }, tat: 90_000, eta_hrs: undefined }),
      aRow(),
    ]
    const { code, body } = await add(rows)
    expect([code, body.status, body.message, body.result.failed]).toEqual([
      200,
      true,
      'Successfully submitted',
      [],
    ])
    expect(body.result.created.map(({ identifier }: { identifier: string }) => identifier)).toEqual(
      rows.map(({ identifier }) => identifier),
    )
    const ids: string[] = body.result.created.map(({ _id }: { _id: string }) => _id)
    expect(ids).toEqual(ids.toSorted())
    const [first, second] = await Promise.all(
      ids.slice(0, 2).map(async (id) => (await t.call('acme', `/orders/${id}`)).body.result),
    )
    expect(first).toMatchObject({
      rev: 1,
      user: 'acme',
      tat: 48 * 3_600_000,
      eta_hrs: 48,
      ship_weight: { weight: 2, unit: 'Tonne', value: 200 },
      dispatch_date: '2026-03-10T06:30:00.000Z',
      driver: { contact: ['9876543210'] },
      trip_status: 'Running',
      ended: false,
    })
    expect(second).toMatchObject({ ship_weight: { value: 3 }, tat: 90_000 })
    expect(first).not.toHaveProperty('challenge')
  })

  it('lists a wrong row with each field and lets the others in [ADD-10] [ERRS-04]', async () => {
    const good = aRow()
    const { code, body } = await add([
      aRow({ identifier: 'WRONG-1', driver: { name: '', contact: '12345' } }),
      good,
      'no order',
      aRow({ identifier: 'WRONG-2', truck_number: '', eta_hrs: 0 }),
      aRow({ identifier: 'WRONG-3', client: 'a\0b' }),
    ])
    expect([code, body.result.created.length]).toEqual([200, 1])
    expect(body.result.failed).toEqual([
      {
        identifier: 'WRONG-1',
        row: 1,
        code: 'several',
        message: `${words.required('Driver name')}; ${words.contact_invalid}`,
        errors: [
          {
            field: 'driver.name',
            code: 'required',
            message: words.required('Driver name'),
          },
          { field: 'driver.contact', code: 'contact_invalid', message: words.contact_invalid },
        ],
      },
      expect.objectContaining({ identifier: '', row: 3 }),
      expect.objectContaining({
        identifier: 'WRONG-2',
        row: 4,
        errors: expect.arrayContaining([
          expect.objectContaining({ field: 'truck_number' }),
          expect.objectContaining({ field: 'eta_hrs' }),
        ]),
      }),
      expect.objectContaining({
        identifier: 'WRONG-3',
        row: 5,
        errors: [{ field: 'client', code: 'not_storable', message: words.not_storable }],
      }),
    ])
  })

  it('refuses a number that the account has or that occurs twice, by name [ADD-10]', async () => {
    const [row, other] = [aRow(), aRow()]
    await add([row])
    const { code, body } = await add([
      { ...row, client: 'Somebody else' },
      other,
      { ...other, client: 'Third' },
    ])
    expect([
      code,
      body.result.created.map(({ identifier }: { identifier: string }) => identifier),
    ]).toEqual([200, [other['identifier']]])
    expect(
      body.result.failed.map(({ identifier, message }: Record<string, string>) => [
        identifier,
        message,
      ]),
    ).toEqual([
      [row['identifier'], words.identifier_taken(String(row['identifier']))],
      [other['identifier'], words.identifier_twice(String(other['identifier']))],
    ])
    expect(await found(row['identifier'])).toMatchObject([{ client: 'Northwind' }])
    // Numbers are the account's own.
    expect((await add([{ ...row, invoice_date: '2026-03-01' }], {}, 'shipper')).code).toBe(200)
  })

  it('says 409 when all are there already and 422 when something else is wrong [ADD-10]', async () => {
    const row = aRow()
    await add([row])
    const taken = await add([row, row])
    expect([
      taken.code,
      taken.body.status,
      taken.body.result.created,
      taken.body.result.failed.length,
    ]).toEqual([409, false, [], 2])
    const wrong = await add([row, aRow({ value: 0 })])
    expect([wrong.code, wrong.body.status, wrong.body.result.failed.length]).toEqual([
      422,
      false,
      2,
    ])
  })

  it.each([
    ['no list', {}],
    ['an empty list', []],
    ['a text', 'x'],
    ['too many', Array.from({ length: 1001 }, () => 0)],
  ])('refuses %s as a whole with 422 [ERRS-04]', async (_name, body) => {
    const { code, body: answer } = await add(body, { 'content-type': 'application/json' })
    expect(code).toBe(body === 'x' ? 400 : 422)
    expect(answer.status).toBe(false)
  })

  it('creates nothing twice under one key and gives the first answer again [ADD-03]', async () => {
    const rows = [aRow(), aRow({ value: -1 })]
    const key = { 'idempotency-key': aNumber() }
    const all = await Promise.all(Array.from({ length: 6 }, () => add(rows, key)))
    for (const { code, body } of all) expect([code, body]).toEqual([200, all[0]?.body])
    expect(await found(rows[0]?.['identifier'])).toHaveLength(1)
    const other = await add([aRow()], key)
    expect([other.code, other.body.message]).toEqual([422, words.same_key_other_body])
  })

  it('leaves the key free when nothing was created [ADD-03]', async () => {
    const key = { 'idempotency-key': aNumber() }
    expect((await add([aRow({ value: 0 })], key)).code).toBe(422)
    expect((await add([aRow()], key)).code).toBe(200)
  })

  it('creates one order for a number, however many ask at once [ADD-03] [ADD-10]', async () => {
    const numbers = Array.from({ length: 20 }, aNumber)
    const rivals = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        add(
          (n % 2 ? numbers : numbers.toReversed()).map((identifier) =>
            aRow({ identifier, client: `Rival ${n}` }),
          ),
        ),
      ),
    )
    const created: string[] = rivals.flatMap(({ body }) =>
      body.result.created.map(({ identifier }: { identifier: string }) => identifier),
    )
    expect(created.toSorted()).toEqual(numbers.toSorted())
    expect(rivals.every(({ code }) => code === 200 || code === 409)).toBe(true)
  })

  it.each([
    ['user', 'shipper'],
    ['_id', '01900000-0000-7000-8000-000000000001'],
    ['rev', 7],
    ['epod', { otp: { verified: true } }],
    ['ended', true],
    ['review_status', 'Approved'],
    ['approval_status', {}],
    ['showRejectButton', false],
    ['disable_submit_epod', true],
    ['review_pending', true],
    ['reupdate_allowed', true],
    ['trip_status', 'x'],
    ['tat_f', 3],
    ['delivery_time', '2026-01-01T00:00:00.000Z'],
    ['notification_details', []],
    ['challenge', { hash: 'x' }],
    ['profile', { lr: '1' }],
    ['client_id', 'x'],
    ['constructor', 1],
    ['$where', '1'],
  ])(
    'refuses the field %s, which is not the sender’s to set, by name [ADD-10] [ERRS-04]',
    async (field, value) => {
      const row = aRow({ [field]: value })
      const { code, body } = await add([row])
      expect([code, body.result.failed[0].errors]).toEqual([
        422,
        [{ field, code: 'unknown_field', message: words.unknown_field }],
      ])
      expect(await found(row['identifier'])).toEqual([])
    },
  )

  it('does not take over a claimed exception nor a delivery status [ADD-10]', async () => {
    const row = aRow({ extra_fields: { exception: true, seal: 'A1' } })
    await add([row])
    expect(await found(row['identifier'])).toMatchObject([
      { extra_fields: { exception: false, seal: 'A1' }, spocs: [{ contact: { status: [] } }] },
    ])
    const { body } = await add([
      aRow({
        spocs: [
          {
            name: 'M',
            contact: {
              phone: ['9876500001'],
              status: [{ status: 'DELIVERED_TO_HANDSET', time: '2026-01-01T00:00:00.000Z' }],
            },
          },
        ],
      }),
    ])
    expect(body.result.failed[0].errors[0].field).toContain('spocs.0.contact')
  })

  it.each(['acme-readonly', 'acme-vendor', 'acme-distributor', 'acme-viewer'])(
    'lets %s add nothing [ROLE-15]',
    async (as) => {
      const row = aRow()
      const { code, body } = await add([row], {}, as)
      expect([code, body.status]).toEqual([403, false])
      expect(await found(row['identifier'])).toEqual([])
    },
  )
})

describe('one order', () => {
  it('answers a foreign id exactly as an unknown one [ROLE-15]', async () => {
    const { body } = await add([aRow({ transporter: 'Another carrier' })])
    const [{ _id }] = body.result.created
    const unknown = '01900000-0000-7000-8000-00000000dead'
    for (const as of ['shipper', 'acme-vendor', 'acme-distributor']) {
      for (const path of [
        (id: string) => `/orders/${id}`,
        (id: string) => `/orders/${id}/events`,
      ]) {
        const [foreign, missing] = await Promise.all([
          t.call(as, path(_id)),
          t.call(as, path(unknown)),
        ])
        expect(foreign.code).toBe(404)
        expect([foreign.code, foreign.body, foreign.headers['content-length']]).toEqual([
          missing.code,
          missing.body,
          missing.headers['content-length'],
        ])
      }
    }
    expect((await t.call(null, `/orders/${_id}`)).code).toBe(401)
    expect((await t.call('acme', '/orders/none')).code).toBe(404)
  })

  it('shows its log as recorded, from where the reader is [REPL-02]', async () => {
    const { body } = await add([aRow()])
    const [{ _id }] = body.result.created
    await t.call('acme', '/update_epod', { _id, receive: true })
    const log = (await t.call('acme', `/orders/${_id}/events`)).body.result
    expect(
      log.map(({ seq, body: text }: { seq: number; body: string }) => [seq, JSON.parse(text).type]),
    ).toEqual([
      [1, 'created'],
      [2, 'received'],
    ])
    expect((await t.call('acme', `/orders/${_id}/events?after=1`)).body.result).toEqual(
      log.slice(1),
    )
    expect((await t.call('acme', `/orders/${_id}/events?after=2`)).body.result).toEqual([])
  })
})
