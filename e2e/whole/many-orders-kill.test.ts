import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createEpodClient, ok } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import { storedLog, tokenOf } from '../testing/calls.ts'
import { aRow } from '../testing/orders.ts'
import { quickly, runProduct, type RunningProduct } from '../testing/run-product.ts'

const folder = mkdtempSync(join(tmpdir(), 'epod-many-kill-'))
let product: RunningProduct
afterEach(() => product.end('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const start = async (): Promise<void> => {
  product = runProduct(join(folder, 'data'), {}, quickly)
  await product.serving
}

it('a change of many orders goes on where the server was killed, each order once [DESK-23]', async () => {
  await start()
  const key = await tokenOf(product.url, 'acme')
  const epod = () => createEpodClient({ baseUrl: product.url, key, timeout: 60_000 })
  const rows = Array.from({ length: 400 }, () =>
    aRow({ spocs: [{ name: 'Asha', contact: { phone: ['9876500001'] } }] }),
  )
  const { result } = await ok(epod().POST('/api/orders', { body: rows }))
  const ids = present(result).created.map(({ _id }) => _id)
  const { id } = (
    await ok(
      epod().POST('/api/bulk_changes', {
        body: {
          kind: 'edit',
          orders: ids.map((_id) => ({ _id })),
          edit: { truck_number: 'KA05KILL01' },
        },
      }),
    )
  ).result
  const now = async () =>
    (await ok(epod().GET('/api/bulk_changes/{id}', { params: { path: { id } } }))).result
  await expect.poll(async () => (await now()).done, { interval: 5 }).toBeGreaterThan(20)
  await product.end('SIGKILL')
  await start()
  const { done, state } = await now()
  expect([state, done < 400]).toEqual(['running', true])
  // Whoever takes it up waits until the killed process's lease is over.
  await expect.poll(async () => (await now()).state, { timeout: 90_000 }).toBe('done')
  expect(await now()).toMatchObject({ changed: 400, left: 0 })
  for (const order of ids) expect(await storedLog(epod(), order)).toHaveLength(2)
}, 240_000)
