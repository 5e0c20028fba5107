import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createEpodClient, ok, type EpodClient } from '../../packages/client/src/index.ts'
import { firstBroken } from '../../src/domain/order/chain.ts'
import { eventIn } from '../../src/domain/order/upcast.ts'
import { sealingOf } from '../../src/domain/testing/sealing.ts'
import { present } from '../../src/server/testing/present.ts'
import { ordersLike, storedLog, tokenOf, type Narrowed } from '../testing/calls.ts'
import { quickly, runProduct, type RunningProduct } from '../testing/run-product.ts'
import { newWriters } from '../testing/writers.ts'

const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)
const sealing = sealingOf({
  sha256,
  base64url: (text) => Buffer.from(text).toString('base64url'),
})

const isFull = process.env['EPOD_FULL'] !== undefined
const MOST_KILLS = isFull ? 100 : 4
/** A machine on which each start takes long is killed on fewer times, but never on too few. */
const [FEWEST_KILLS, ENOUGH_MS] = isFull ? [4, 600_000] : [2, 60_000]
const WRITERS = 4

const folder = mkdtempSync(join(tmpdir(), 'epod-kill-'))
const dataDir = join(folder, 'data')
const running = new Set<RunningProduct>()
afterEach(() => Promise.all([...running].map((product) => product.end('SIGKILL'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (): RunningProduct => {
  // On a busy machine it would speak of slow statements, and here it is to say nothing.
  const settings = { EPOD_SLOW_STATEMENT_MS: '0' }
  const product = runProduct(dataDir, settings, isFull ? [] : quickly)
  running.add(product)
  void product.ended.then(() => running.delete(product))
  return product
}
const served = async (): Promise<RunningProduct> => {
  const product = run()
  await product.serving
  return product
}

/** The product at this address as a session. */
const as = (baseUrl: string, key: string): EpodClient => createEpodClient({ baseUrl, key })

/** Every order of an account that matches, page by page. */
const ordersOf = async (epod: EpodClient, query: Narrowed = {}) => {
  const found = []
  for (;;) {
    const { orders, total } = await ordersLike(epod, query, 50, found.length)
    found.push(...orders)
    if (found.length >= total) return found
  }
}
/** The types of an order's events; throws where the chain is broken. */
const logOf = async (epod: EpodClient, id: string): Promise<string[]> => {
  const stored = await storedLog(epod, id)
  expect(firstBroken(stored, sealing), `the chain of ${id}`).toBeNull()
  return stored.map((event) => eventIn(event).type)
}
const count = (types: readonly string[], sought: string): number =>
  types.filter((type) => type === sought).length

const under = (path: string): string[] => {
  const parent = join(dataDir, path)
  return existsSync(parent) ? readdirSync(parent) : []
}
/** What the first start has reached, in the order it gets there. */
const moments: [name: string, isReached: () => boolean][] = [
  [
    'while the database is being made',
    () => under('database').some((name) => name.startsWith('new-')),
  ],
  [
    'while it opens for the first time',
    () => existsSync(join(dataDir, 'database', 'pgdata', 'postmaster.pid')),
  ],
  ['before the first account', () => existsSync(join(dataDir, 'secret'))],
  ['before the first order', () => under('files').length >= 1],
  ['between one client’s orders and the next', () => under('files').length >= 3],
]

describe('kill -9', () => {
  it(
    'in the middle of the very first start, again and again, leaves a folder that opens, with each account and each order once',
    {
      timeout: 600_000,
    },
    async () => {
      rmSync(dataDir, { recursive: true, force: true })
      for (const [name, isReached] of moments) {
        const product = run()
        await expect.poll(isReached, { interval: 5, timeout: 120_000, message: name }).toBe(true)
        await product.end('SIGKILL')
        expect(product.said, name).toEqual({ out: '', errors: '' })
      }
      const { url } = await served()
      for (const client of ['acme', 'shipper', 'syngenta', 'bayer', 'swiggy']) {
        const epod = as(url, await tokenOf(url, client))
        const orders = await ordersOf(epod)
        expect(orders.length, client).toBe(48)
        expect(new Set(orders.map(({ identifier }) => identifier)).size, client).toBe(48)
        for (const { _id } of orders)
          expect(count(await logOf(epod, _id), 'created'), client).toBe(1)
      }
    },
  )

  it(
    `during writes, up to ${MOST_KILLS} times, loses nothing that was acknowledged and doubles nothing`,
    { timeout: isFull ? 1_800_000 : 600_000 },
    async () => {
      let product = await served()
      const session = await tokenOf(product.url, 'acme')
      const writers = newWriters(session, WRITERS)
      const began = performance.now()
      let kills = 0
      const isEnough = (): boolean =>
        kills >= MOST_KILLS || (kills >= FEWEST_KILLS && performance.now() - began > ENOUGH_MS)
      for (; !isEnough(); kills += 1) {
        const before = writers.kept.length
        const working = writers.workOn(product.url)
        await expect.poll(() => writers.kept.length, { interval: 5 }).toBeGreaterThan(before)
        await wait(Math.random() * 400)
        await product.end('SIGKILL')
        await working
        product = await served()
      }
      const { url } = product
      // What the last kill left unanswered is asked again as well; then the work ends in peace.
      const working = writers.workOn(url)
      await expect.poll(() => writers.kept.length, { interval: 5 }).toBeGreaterThan(WRITERS)
      await product.end('SIGTERM')
      await working
      product = await served()

      const acme = as(product.url, session)
      const found = await ordersOf(acme, { search: `LR-${process.pid}-` })
      const ids = new Map(found.map(({ _id, identifier }) => [identifier, _id]))
      expect(ids.size, 'each number once').toBe(found.length)
      expect(
        writers.kept.filter(({ id, identifier }) => ids.get(identifier) !== id),
        'acknowledged and lost',
      ).toEqual([])
      expect(found.length - writers.kept.length, 'there without an answer').toBeLessThanOrEqual(
        WRITERS,
      )
      const received = new Map(writers.kept.map(({ id, isReceived }) => [id, isReceived]))
      let unanswered = 0
      for (const { _id } of found) {
        const types = await logOf(acme, _id)
        expect(count(types, 'created'), _id).toBe(1)
        const receipts = count(types, 'received')
        if (received.get(_id)) expect(receipts, `${_id} was acknowledged as received`).toBe(1)
        else unanswered += receipts
      }
      expect(unanswered, 'received without an answer').toBeLessThanOrEqual(WRITERS)
      expect(writers.repeated, 'the kills met requests under way').toBeGreaterThan(0)
      console.log(
        `${kills} kills: ${writers.kept.length} orders acknowledged, ${writers.repeated} ` +
          'requests sent again, none lost, none doubled',
      )
    },
  )
})

describe('One folder', () => {
  it('belongs to one process: a second is refused with a sentence, and what is written is on the disk before it is acknowledged', async () => {
    const { url } = await served()
    const second = run()
    expect([await second.ended, second.said.errors]).toEqual([
      1,
      expect.stringMatching(
        /^The data folder .* is in use by process \d+\. Stop that process, or set EPOD_DATA_DIR to another folder\.\n$/,
      ),
    ])
    const fsyncs = async (): Promise<number> =>
      Number(
        /^epod_database_fsyncs (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1],
      )
    const acme = as(url, await tokenOf(url, 'acme'))
    const before = await fsyncs()
    const { orders } = await ordersLike(acme, { need: 'OPEN_ONTIME' }, 1)
    const { _id } = present(orders[0])
    for (const text of ['one', 'two', 'three'])
      await ok(acme.POST('/api/update_epod', { body: { _id, remarks: { text } } }))
    expect(await fsyncs()).toBeGreaterThanOrEqual(before + 3)
  })
})
