import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { askLocator } from '../../contract/proof/links.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, messagesOf } from '../testing/orders.ts'
import { policed } from '../testing/policed.ts'
import { present } from '../testing/present.ts'
import { withinBudget } from './locator.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
const change = (statement: ReturnType<typeof sql>): Promise<unknown> =>
  t.database.asOwner((db) => statement.execute(db))
afterEach(() => change(sql`delete from budgets`))

/** A page by what somebody types, as the page sends it. */
const ask = async (client: string, number: string, body?: object) => {
  const { statusCode, json } = await t.app.inject({
    method: 'POST',
    url: `/api/public/receiver/${encodeURIComponent(client)}/lr/${encodeURIComponent(number)}`,
    ...(body && { payload: body }),
  })
  return { code: statusCode, body: json<{ code?: string; result?: { _id: string } }>() }
}
/** The one-time password that an order's contacts got. */
const codeFor = (order_id: string): Promise<number> =>
  vi.waitFor(async () => present((await messagesOf(t, order_id)).at(-1)?.otp), { timeout: 20_000 })
/** Has everything that was asked for been done? The next one asked for is behind it. */
const nothingFor = async (order_ids: readonly string[]): Promise<void> => {
  const next = await anOrder(t)
  await ask('acme', next.identifier)
  await codeFor(next._id)
  for (const id of order_ids) expect(await messagesOf(t, id)).toEqual([])
}

describe('a page found by number', () => {
  it.each([
    ['the company’s name', 'Acme Logistics', (number: string) => number],
    ['its name in capitals, with blanks', ' ACME LOGISTICS ', (number: string) => `${number} `],
    ['its key in capitals', 'ACME', (number: string) => number],
    ['the number in small letters', 'acme', (number: string) => number.toLowerCase()],
    ['all otherwise', 'acme logistics', (number: string) => ` ${number.toLowerCase()}`],
  ])('opens for %s [PUBL-04] [LINK-02]', async (_what, client, written) => {
    const { _id, identifier } = await anOrder(t, 'acme', {
      identifier: `LR-${randomUUIDv7().toUpperCase()}`,
    })
    expect((await ask(client, written(identifier))).body.code).toBe('code_asked_for')
    const opened = await ask(client, written(identifier), { code: await codeFor(_id) })
    expect([opened.code, opened.body.result?._id]).toEqual([200, _id])
  })

  it('opens for an invoice number in small letters, and sooner for what is written exactly so [PUBL-04]', async () => {
    const invoice = `INV-${randomUUIDv7().toUpperCase()}`
    const order = await anOrder(t, 'acme', { invoice })
    await ask('acme', invoice.toLowerCase())
    expect(await codeFor(order._id)).toBeTypeOf('number')
    const exact = await anOrder(t, 'acme', { invoice: invoice.toLowerCase() })
    const before = await messagesOf(t, order._id)
    await ask('acme', invoice.toLowerCase())
    expect(await codeFor(exact._id)).toBeTypeOf('number')
    expect(await messagesOf(t, order._id)).toEqual(before)
  })

  it('opens none where more than one could be meant, of orders and of companies [PUBL-04] [LINK-02]', async () => {
    const unique = randomUUIDv7()
    const twins = [`TWIN-${unique.toUpperCase()}`, `twin-${unique}`]
    const orders = [
      await anOrder(t, 'acme', { identifier: twins[0] }),
      await anOrder(t, 'acme', { identifier: twins[1] }),
      await anOrder(t),
    ]
    expect((await ask('acme', `Twin-${unique}`)).body.code).toBe('code_asked_for')
    await change(sql`insert into clients (id, key, name)
      values (${randomUUIDv7()}, 'acme-north', 'acme logistics')`)
    const { code, body } = await ask('Acme Logistics', present(orders[2]).identifier)
    expect([code, body.code]).toEqual([200, 'code_asked_for'])
    await nothingFor(orders.map(({ _id }) => _id))
    await change(sql`delete from clients where key = 'acme-north'`)
  })

  it('says by the name too that a company opens none [LINK-02]', async () => {
    await policed(t, 'bayer', { lr_locator: false })
    const { rows } = await t.database.asOwner((db) =>
      sql<{ name: string }>`select name from clients where key = 'bayer'`.execute(db),
    )
    for (const client of ['bayer', 'BAYER', present(rows[0]).name.toUpperCase()]) {
      expect((await ask(client, 'LR-INVENTED')).body.code).toBe('locator_off')
      const params = { role: 'receiver', client, lr: 'LR-INVENTED' } as const
      expect((await t.call(null, askLocator, { params })).body.code).toBe('locator_off')
    }
  })

  it('counts all ways to write it as one, so that none gives more tries [LINK-02]', async () => {
    const { identifier } = await anOrder(t)
    const clients = ['acme', 'ACME', 'Acme Logistics', ' acme logistics']
    const numbers = [identifier, identifier.toLowerCase(), ` ${identifier.toUpperCase()}`]
    const said = clients.flatMap((client) => numbers.map((number) => ({ client, number })))
    let calls = 0
    // Where a new hour begins meanwhile, its worth comes on top.
    await expect(
      (async () => {
        for (; calls < 41; calls += 1)
          await withinBudget(t.deps, '203.0.113.9', {
            party: 'receiver',
            ...present(said[calls % said.length]),
          })
      })(),
    ).rejects.toMatchObject({ code: 429 })
    expect(calls).toBeLessThan(41)
  })

  it('takes an address with an id for the name, and for no other company’s [PUBL-01]', async () => {
    const { _id } = await anOrder(t)
    const open = async (client: string): Promise<number> =>
      (await t.call(null, `/public/receiver/${encodeURIComponent(client)}/${_id}`)).code
    expect(await Promise.all(['acme', 'ACME', 'Acme Logistics', 'bayer', ''].map(open))).toEqual([
      200, 200, 200, 404, 404,
    ])
  })
})
