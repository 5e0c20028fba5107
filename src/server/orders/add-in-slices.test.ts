import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { logOf } from '../testing/orders.ts'
import { aRow } from '../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const MANY = 130
let requests = 0
/** Rows whose numbers are in no order. */
const rowsOf = (count = MANY): Record<string, unknown>[] => {
  requests += 1
  return Array.from({ length: count }, (_, at) =>
    aRow({
      identifier: `SL-${requests}-${(at * 37) % count}`,
      truck_number: `MH12S${requests}T${at}`,
    }),
  )
}
const numbersOf = (rows: readonly Record<string, unknown>[]): unknown[] =>
  rows.map(({ identifier }) => identifier)
const trucks = async (like: string): Promise<string[]> =>
  (
    await t.database.read({ client_id: await clientId(), kind: 'client', party: '' }, (db) =>
      db.selectFrom('names').select('name').where('kind', '=', 'truck').where('name', 'like', like),
    )
  ).map(({ name }) => name)
const clientId = async (): Promise<string> => {
  const [client] = await t.database.read({ client_id: '', kind: 'platform', party: '' }, (db) =>
    db.selectFrom('clients').select('id').where('key', '=', 'acme'),
  )
  return client?.id ?? ''
}

it('adds more orders than one slice, answers them in the order of their rows, and whole [SPED-02]', async () => {
  const rows = rowsOf()
  const { code, body } = await t.call('acme', '/orders', rows)
  const created = body.result?.created ?? []
  expect([code, body.result?.failed]).toEqual([200, []])
  expect(created.map(({ identifier }: { identifier: string }) => identifier)).toEqual(
    numbersOf(rows),
  )
  const ids: string[] = created.map(({ _id }: { _id: string }) => _id)
  expect(ids).toEqual(ids.toSorted())
  const logs = await Promise.all(ids.slice(-3).map((id) => logOf(t, id)))
  expect(logs.map(({ length }) => length)).toEqual([1, 1, 1])
  expect(await trucks(`MH12S${requests}T%`)).toHaveLength(MANY)
})

it('writes each slice by itself, and COMMIT with the last: no journey more [SPED-02]', async () => {
  const sent: string[] = []
  await t.call('acme', '/orders', rowsOf(1))
  const stop = t.database.watch((statement) => {
    sent.push(String(statement.name))
    return statement
  })
  await t.call('acme', '/orders', rowsOf()).finally(stop)
  const isAppend = (name: string): boolean => name.startsWith('append')
  expect(sent.filter(isAppend)).toEqual([
    'append_added_written',
    'append_added_written',
    'append_added_written_named_too',
  ])
  expect(sent[sent.findLastIndex(isAppend) + 1]).toBe('commit')
})

it('adds the free ones among numbers that are taken, in whichever slice [SPED-02]', async () => {
  const rows = rowsOf()
  const sorted = rows.toSorted((a, b) =>
    String(a['identifier']) < String(b['identifier']) ? -1 : 1,
  )
  // All of the last slice but none of the first: names go with any of them.
  await t.call('acme', '/orders', sorted.slice(60))
  const { code, body } = await t.call('acme', '/orders', rows)
  expect([code, body.result?.created.length, body.result?.failed.length]).toEqual([200, 60, 70])
  expect(await trucks(`MH12S${requests}T%`)).toHaveLength(MANY)
  const again = await t.call('acme', '/orders', rows)
  expect([again.code, again.body.result?.created]).toEqual([409, []])
})

it('leaves no name of a request of which all numbers are taken [SPED-02]', async () => {
  const rows = rowsOf(60)
  await t.call('acme', '/orders', rows)
  const others = rows.map((row) => ({ ...row, truck_number: `${String(row['truck_number'])}X` }))
  expect((await t.call('acme', '/orders', others)).code).toBe(409)
  expect(await trucks('%X')).toEqual([])
})

it('takes numbers and names in one order, so that two requests with the same never block each other [SPED-02]', async () => {
  const rows = rowsOf()
  const answers = await Promise.all(
    [rows, rows.toReversed(), [...rows]].map((given) => t.call('acme', '/orders', given)),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const created = answers.flatMap(({ body }) => body.result?.created ?? [])
  expect(created).toHaveLength(MANY)
})
