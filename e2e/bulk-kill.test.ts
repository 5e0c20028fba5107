import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { aRow } from './testing/orders.ts'
import { quickly, runProduct, type RunningProduct } from './testing/run-product.ts'

const isFull = process.env['EPOD_FULL'] !== undefined
const KILLS = isFull ? 20 : 2
const ROWS = 600
const CHUNK = 50

const folder = mkdtempSync(join(tmpdir(), 'epod-bulk-kill-'))
let product: RunningProduct
afterEach(() => product.end('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = async (): Promise<void> => {
  product = runProduct(join(folder, 'data'), {}, isFull ? [] : quickly)
  await product.serving
}
// oxlint-disable-next-line typescript/no-explicit-any -- each call has its shape
const ask = async (path: string, authorization: string, body?: unknown): Promise<any> => {
  const answer = await fetch(`${product.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization,
      prefer: 'return=representation',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(answer.status, path).toBe(200)
  return answer.json()
}

const uploadTo = (session: string) => async (rows: readonly unknown[]) => {
  const import_id = randomUUID()
  await ask('/imports', session, { import_id, file_name: 'orders.csv', rows: rows.length })
  return {
    import_id,
    sent: ask('/request-cutter/receive_data_new.json', session, {
      import_id,
      data: rows,
      chunk_size: CHUNK,
      callback_data: { url: `${product.url}/api/orders` },
    }),
  }
}

it(
  `has each row of a file once when the server is killed in the middle of it and the file is sent again, ${KILLS} times [BULK-11]`,
  { timeout: isFull ? 900_000 : 240_000 },
  async () => {
    await start()
    const session = `Bearer ${(await ask('/login', `Basic ${btoa('acme:epod-demo')}`, {})).token}`
    const upload = uploadTo(session)
    const added = async (import_id: string): Promise<number> =>
      (await ask('/imports', session)).result.find(
        (one: { import_id: string }) => one.import_id === import_id,
      ).added
    let in_the_middle = 0
    for (let round = 0; round < KILLS; round += 1) {
      const rows = Array.from({ length: ROWS }, () =>
        aRow({ spocs: [{ name: 'Asha', contact: { phone: ['9876500001'] } }] }),
      )
      const first = await upload(rows)
      const broken = first.sent.then(
        () => false,
        () => true,
      )
      // Some chunks are there, and others are on their way or still to come.
      const chunks = 1 + (round % (ROWS / CHUNK - 2))
      await expect
        .poll(() => added(first.import_id), { interval: 5, timeout: 60_000 })
        .toBeGreaterThanOrEqual(chunks * CHUNK)
      await product.end('SIGKILL')
      const was_broken = await broken
      await start()
      const before = await added(first.import_id)
      if (was_broken && before < ROWS) in_the_middle += 1
      const second = await upload(rows)
      const {
        data: [outcome],
      } = await second.sent
      expect(outcome.data.extra_data.data).toEqual([])
      expect([await added(first.import_id), await added(second.import_id)]).toEqual([
        before,
        ROWS - before,
      ])
      const third = await upload(rows)
      expect([
        (await third.sent).data[0].data.extra_data.data,
        await added(third.import_id),
      ]).toEqual([[], 0])
      const { result } = await ask('/orders/known', session, {
        identifiers: rows.map((row) => row['identifier']),
      })
      expect(result).toHaveLength(ROWS)
    }
    expect(in_the_middle, 'the kills met the file half sent').toBeGreaterThan(0)
    // Each row is one order with one beginning: there are no more orders than rows, and the demo's
    // own.
    const {
      result: { total_orders },
    } = await ask('/counter', session, {})
    expect(total_orders).toBe(48 + KILLS * ROWS)
  },
)
