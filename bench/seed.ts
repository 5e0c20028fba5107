import { randomUUIDv7 } from 'node:crypto'
import type { Instant } from '../src/domain/time.ts'
import { platform } from '../src/server/stores/database/scope.ts'
import { hashPassword } from '../src/server/sessions/passwords.ts'
import type { Database } from '../src/server/stores/database/database.ts'
import { addClient, addPolicy, addUser } from '../src/server/stores/accounts/accounts.ts'
import { rebuildCounts } from '../src/server/stores/orders/counts/changes.ts'
import { linesBetween } from './lines.ts'
import { quickly } from './quickly.ts'
import { random } from './random.ts'

/** A client of the data set; its account signs in as `key` with `PASSWORD`. */
export interface BenchClient {
  readonly id: string
  readonly key: string
  readonly orders: number
  readonly open: number
}

export const PASSWORD = 'bench-password'
const CHUNK = 1_000
/** Beyond so many orders each story is told of several: to seal ten million takes hours. */
const MOST_STORIES = 1_000_000
/** One client has all orders, where what counts is its size. */
const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 50)

/** How many orders each client has: nearly Zipf, the largest with a fifth of all. */
const sizes = (orders: number): number[] => {
  const weights = Array.from({ length: CLIENTS }, (_, index) => (index + 1) ** -0.95)
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => Math.max(1, Math.round((orders * weight) / sum)))
}

/**
 * Fills an empty database with the rows that the product's own code makes: created, and most of
 * them closed, over the last year. Largest client first, then one with few ended orders, then one
 * with ten times as many and as many open.
 */
export const seed = async (
  database: Database,
  url: string,
  orders: number,
  now: Instant,
): Promise<BenchClient[]> => {
  const password_hash = await hashPassword(PASSWORD)
  const few = Math.max(100, Math.round(orders / 100))
  const clients = [
    ...sizes(orders).map((size, index) => ({
      key: `client-${index}`,
      orders: size,
      open: Math.round(size / 10),
    })),
    { key: 'few-ended', orders: few + few / 10, open: few / 10 },
    { key: 'many-ended', orders: 10 * few + few / 10, open: few / 10 },
  ].map((client) => ({ ...client, id: randomUUIDv7() }))
  for (const { id, key } of clients) {
    await database.transaction(platform, async (tx) => {
      await addClient(tx, { id, key, name: key })
      await addPolicy(tx, id, { show_receive_button: true }, null)
      await addUser(tx, {
        id: randomUUIDv7(),
        client_id: id,
        username: key,
        name: key,
        email: null,
        password_hash,
        reach: 'client',
        party: null,
        disabled: false,
        config: { config: { show_analytics: true } },
      })
    })
  }
  const tellings = Math.ceil(orders / MOST_STORIES)
  await quickly(url, async (copy) => {
    let writing: Promise<unknown> = Promise.resolve()
    for (const [index, client] of clients.entries()) {
      const pick = random(index + 1)
      // Oldest first, so that ids grow with time as they do in life.
      for (let from = 0; from < client.orders; from += CHUNK) {
        const to = Math.min(from + CHUNK, client.orders)
        const lines = linesBetween(client, from, to, { now, pick, tellings })
        await writing
        writing = copy('orders', lines.orders).then(() => copy('events', lines.events))
        writing.catch(() => {})
      }
    }
    await writing
    await database.asOwner(rebuildCounts, { patient: true })
  })
  return clients
}
