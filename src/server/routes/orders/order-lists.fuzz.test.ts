import { present } from '../../testing/present.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aRow } from '../../testing/rows.ts'

/** Queries and rows that are tried. */
const [QUERIES, ROWS] = process.env['EPOD_FULL'] === '1' ? [2_000, 400] : [400, 100]

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  const rows = (owner: string) =>
    Array.from({ length: 12 }, (_, n) =>
      aRow({
        client: owner,
        transporter: n % 2 ? 'Roadrunner' : 'Other',
        invoice_date: '2026-03-01',
      }),
    )
  await Promise.all(['acme', 'shipper'].map((as) => t.call(as, '/orders', rows(as))))
})
afterAll(() => t.close())

const hostile = fc.constantFrom(
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '%\\',
  "'; drop table orders; --",
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  '$where',
  'doc',
  '😀',
  'a'.repeat(201),
  '',
  ' ',
)
const text = fc.oneof(
  fc.string({ maxLength: 12, unit: 'binary' }),
  hostile,
  fc.constantFrom('acme', 'shipper', 'Roadrunner', 'remarks', 'attachments', 'smsstatus', 'source'),
)
const instant = fc.oneof(
  fc
    .date({
      noInvalidDate: true,
      min: new Date('-000100-01-01T00:00:00Z'),
      max: new Date('+012000-01-01T00:00:00Z'),
    })
    .map((date) => date.toISOString()),
  hostile,
)
const noise = fc.jsonValue({ maxDepth: 4 })
const or = <T>(sensible: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: sensible }, { weight: 1, arbitrary: noise })

/** At most three members of an object. */
const someOf = (
  whole: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> => {
  const names = Object.keys(whole)
  return fc
    .subarray(names, { maxLength: Math.min(3, names.length) })
    .map((kept) =>
      Object.fromEntries(Object.entries(whole).filter(([name]) => kept.includes(name))),
    )
}

const query = fc
  .record(
    {
      need: or(
        fc.constantFrom('ALL', 'OPEN_DELAY', 'OPEN_ONTIME', 'CLOSED', 'CLOSED_EXCEPTION', 'REJECT'),
      ),
      dispatch_date: or(fc.record({ $gte: instant, $lte: instant }, { requiredKeys: [] })),
      source: or(text),
      destination: or(text),
      truck_number: or(text),
      client: or(text),
      sorter: or(text),
      search: or(text),
      filters: or(
        fc.dictionary(
          fc.constantFrom(
            'source',
            'destination',
            'truck_number',
            'client',
            'transporter',
            'doc',
            '__proto__',
            '$or',
          ),
          fc.array(text, { maxLength: 3 }),
          { maxKeys: 3 },
        ),
      ),
      $where: noise,
      __proto__: noise,
      constructor: noise,
    },
    { requiredKeys: [] },
  )
  .chain(someOf)

const body = fc.record(
  {
    query: or(query),
    limit: or(fc.integer({ min: -1, max: 60 })),
    offset: or(fc.nat({ max: 30 })),
    sort: or(fc.constantFrom({ _id: 1 }, { _id: -1 }, { doc: 1 })),
  },
  { requiredKeys: ['query'] },
)

/** A body that tries to reach a prototype is not read at all. */
const allowed = (sent: unknown): number[] =>
  /"(__proto__|constructor)":/.test(JSON.stringify(sent)) ? [400, 200, 422] : [200, 422]

it('answers any query object without failing and without another client’s row [ROLE-15] [ERRS-04]', async () => {
  let served = 0
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('acme', 'acme-vendor'), async (asked, as) => {
      const { code, body: answer } = await t.call(as, '/fetch_orders', asked, {
        prefer: 'return=representation',
      })
      expect(allowed(asked)).toContain(code)
      expect(code === 422).toBe(Array.isArray(answer.errors) && answer.errors.length > 0)
      const { orders, total } =
        code === 200 ? present(answer.returnData).result : { orders: [], total: 0 }
      for (const order of orders)
        expect([order.user, as === 'acme' || order.transporter === 'Roadrunner']).toEqual([
          'acme',
          true,
        ])
      expect(total).toBeLessThanOrEqual(12)
      const counted = await t.call(as, '/counter', { query: asked.query })
      expect(allowed(asked)).toContain(counted.code)
      if (code === 200) served += 1
    }),
    { numRuns: QUERIES },
  )
  // Some must have come through, or nothing was tried: about one in six does.
  expect(served).toBeGreaterThan(QUERIES * 0.05)
}, 120_000)

it('adds any row whole or names it among the failed [ADD-10] [ERRS-04]', async () => {
  const number = fc.oneof(fc.double(), fc.constantFrom(-0, 1e308, 5e-324, 2 ** 53))
  const value = or(
    fc.oneof(
      text,
      number,
      instant,
      fc.constantFrom('2026-03-10', '0000-01-01', '9999-12-31', '2199-12-31', '12:00'),
    ),
  )
  const changes = fc
    .record(
      {
        invoice: value,
        invoice_date: value,
        client: value,
        truck_number: value,
        dispatch_date: value,
        dispatch_time: value,
        eta_hrs: value,
        tat: value,
        quantity: value,
        number_of_box: value,
        ship_unit: value,
        value,
        driver: or(fc.record({ name: value, contact: value })),
        extra_fields: or(fc.dictionary(text, value, { maxKeys: 3 })),
        Items: or(
          fc.array(fc.record({ item_no: value, product_quantity: value }), { maxLength: 2 }),
        ),
        lr: value,
        POD_ID: value,
        material_x: value,
        spocs: or(fc.array(fc.record({ name: value, contact: value }), { maxLength: 2 })),
      },
      { requiredKeys: [] },
    )
    .chain(someOf)
  let added = 0
  await fc.assert(
    fc.asyncProperty(changes, async (changed) => {
      const row = aRow(changed)
      const { code, body: answer } = await t.call('acme', '/orders', [row])
      expect(allowed(row)).toContain(code)
      expect(code === 422).toBe(
        answer.result?.failed.length === 1 && (answer.result.failed[0]?.errors?.length ?? 0) > 0,
      )
      for (const { _id } of answer.result?.created ?? []) {
        added += 1
        const shown = await t.call('acme', `/orders/${_id}`)
        expect([shown.code, shown.body.result.identifier]).toEqual([200, row['identifier']])
      }
    }),
    { numRuns: ROWS },
  )
  expect(added).toBeGreaterThan(ROWS * 0.1)
}, 120_000)
