import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createEpodClient, ok, type EpodClient } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import { tokenOf, type NewOrder } from '../testing/calls.ts'
import { aRow } from '../testing/orders.ts'
import { quickly, runProduct, type RunningProduct } from '../testing/run-product.ts'

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
/** The product as it runs now, as a session; what it does not answer is not sent again. */
const as = (key: string): EpodClient =>
  createEpodClient({ baseUrl: product.url, key, retries: 0, timeout: 240_000 })

const uploadTo = (session: string) => async (data: NewOrder[]) => {
  const import_id = randomUUID()
  const epod = as(session)
  const body = { import_id, file_name: 'orders.csv', rows: data.length }
  await ok(epod.POST('/api/imports', { body }))
  return {
    import_id,
    sent: ok(
      epod.POST('/api/request-cutter/receive_data_new.json', {
        body: {
          import_id,
          data,
          chunk_size: CHUNK,
          callback_data: { url: `${product.url}/api/orders` },
        },
      }),
    ),
  }
}
/** The rows that an upload was not to add. */
const failedIn = ({ data }: Awaited<Awaited<ReturnType<ReturnType<typeof uploadTo>>>['sent']>) =>
  present(data[0]).data.extra_data.data

it(
  `has each row of a file once when the server is killed in the middle of it and the file is sent again, ${KILLS} times [BULK-11]`,
  { timeout: isFull ? 900_000 : 240_000 },
  async () => {
    await start()
    const session = await tokenOf(product.url, 'acme')
    const upload = uploadTo(session)
    const added = async (import_id: string) => {
      const { result } = await ok(as(session).GET('/api/imports'))
      return present(result.find((one) => one.import_id === import_id)).added
    }
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
      expect(failedIn(await second.sent)).toEqual([])
      expect([await added(first.import_id), await added(second.import_id)]).toEqual([
        before,
        ROWS - before,
      ])
      const third = await upload(rows)
      expect([failedIn(await third.sent), await added(third.import_id)]).toEqual([[], 0])
      const identifiers = rows.map((row) => row.identifier)
      const { result } = await ok(as(session).POST('/api/orders/known', { body: { identifiers } }))
      expect(result).toHaveLength(ROWS)
    }
    expect(in_the_middle, 'the kills met the file half sent').toBeGreaterThan(0)
    // Each row is one order with one beginning: there are no more orders than rows, and the demo's
    // own.
    const { result } = await ok(as(session).POST('/api/counter', { body: {} }))
    expect(result.total_orders).toBe(48 + KILLS * ROWS)
  },
)
