import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getProof } from '../../../contract/proof/order-proof.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { anOrder } from '../../testing/orders.ts'
import { startSequencing } from './sequencer.ts'

let t: TestApp
let stop: () => Promise<void>
beforeAll(async () => {
  t = await openTestApp()
  // Its next round by itself is in an hour.
  await sequenced(t.deps)
  stop = await startSequencing(t.deps, 3_600_000)
})
afterAll(async () => {
  await stop()
  await t.close()
})

const received = async (): Promise<string> => {
  const { _id } = await anOrder(t)
  expect((await t.call('acme', '/update_epod', { _id, receive: true })).code).toBe(200)
  return _id
}
const proofOf = (id: string) => t.call('acme', getProof, { params: { id } })
const isSealedSoon = (id: string) =>
  vi.waitFor(async () => expect((await proofOf(id)).code).toBe(200), {
    timeout: 20_000,
    interval: 100,
  })

it('is not there for some seconds after the end, and whoever asks is told so and has it sealed [PROF-02]', async () => {
  // The first of them comes under the round with which every process begins.
  await isSealedSoon(await received())
  const id = await received()
  const early = await proofOf(id)
  expect([early.code, early.body]).toMatchObject([
    503,
    { code: 'proof_not_sealed', message: words.proof_not_sealed },
  ])
  expect(early.headers['retry-after']).toBe('5')
  await isSealedSoon(id)
})

it('is for nobody while the order is open [PROF-02]', async () => {
  const { _id } = await anOrder(t)
  expect((await proofOf(_id)).code).toBe(409)
})
