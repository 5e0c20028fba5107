import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

const COUNT = 100_000

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await t.database.asOwner(
    (db) =>
      sql`
    insert into names (client_id, kind, name)
    select id, 'source', 'Depot ' || lpad(n::text, 6, '0') || ' & Sons'
    from clients, generate_series(1, ${COUNT}) n
    where key = 'acme'`.execute(db),
    { patient: true },
  )
  await anOrder(t, 'acme', {
    transporter: 'Alpha Logistics',
    source: { name: 'Pune Depot 1-2' },
    destination: { name: 'Nagpur' },
    driver: { name: 'Ravi Kumar', contact: ['9876543210'] },
  })
  await anOrder(t, 'bayer', { transporter: 'Secret Carriers' })
})
afterAll(() => t.close())

type Asked = readonly (readonly [key: string, name: string])[]
const known = async (names: Asked, as = 'acme'): Promise<[string, string[]][]> =>
  (
    await t.call(as, '/orders/known-spellings', {
      names: names.map(([key, name]) => ({ key, name })),
    })
  ).body.result.map((one: { name: string; known: string[] }) => [one.name, one.known])

describe('names of a file that are known in another spelling', () => {
  it('are told of each kind, out of 100,000, each once, and never another client’s [DESK-10] [DESK-12] [ROLE-15]', async () => {
    const asked: Asked = [
      ['transporter', 'ALPHA LOGISTICS'],
      ['transporter', 'ALPHA LOGISTICS'],
      ['source', 'depot 099999 and sons'],
      ['source', 'DEPOT-099999-SONS'],
      ['transporter', 'secret carriers'],
      ['source', 'PUNE DEPOT 12'],
      ['source', 'pune depot 1/2'],
      ['destination', 'Nagpur'],
      ['client', 'ALPHA LOGISTICS'],
      ['driver', 'ravi  kumar'],
    ]
    expect(await known(asked)).toEqual([
      ['ALPHA LOGISTICS', ['Alpha Logistics']],
      ['DEPOT-099999-SONS', ['Depot 099999 & Sons']],
      ['pune depot 1/2', ['Pune Depot 1-2']],
      ['ravi  kumar', ['Ravi Kumar']],
    ])
  })

  it('are told 2,000 at once [DESK-12]', async () => {
    const many = Array.from({ length: 2_000 }, (_, n): [string, string] => [
      'source',
      `DEPOT ${String(n + 1).padStart(6, '0')} SONS`,
    ])
    expect((await known(many)).length).toBe(2_000)
    expect((await t.call('acme', '/orders/known-spellings', { names: [] })).code).toBe(422)
  })

  it('are those that accounts bear first, also where orders use the other one: the carrier’s users do not see these [DESK-10] [ROLE-15]', async () => {
    await anOrder(t, 'acme', { transporter: 'ROADRUNNER' })
    expect(await known([['transporter', 'ROADRUNNER']])).toEqual([['ROADRUNNER', ['Roadrunner']]])
    expect(await known([['transporter', 'Roadrunner']])).toEqual([])
    const near = async (name: string): Promise<string[]> =>
      (await t.call('acme', `/orders/similar-names?key=transporter&name=${name}`)).body.result
    expect([await near('ROADRUNNER'), await near('road-runner'), await near('Roadrunner')]).toEqual(
      [['Roadrunner'], ['Roadrunner', 'ROADRUNNER'], []],
    )
  })

  it('are those within reach for accounts that see only some orders, who learn of no other account [ROLE-15]', async () => {
    await anOrder(t, 'acme', { transporter: 'Roadrunner', destination: { name: 'Kolhapur' } })
    const asked: Asked = [
      ['transporter', 'ALPHA LOGISTICS'],
      ['destination', 'KOLHAPUR'],
      ['driver', 'ravi  kumar'],
    ]
    expect(await known(asked, 'acme-vendor')).toEqual([['KOLHAPUR', ['Kolhapur']]])
    expect(
      (
        await t.call('syngenta-driver', '/orders/known-spellings', {
          names: [{ key: 'client', name: 'x' }],
        })
      ).code,
    ).toBe(403)
  })
})
