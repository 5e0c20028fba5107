import type { Instant } from '../src/domain/time.ts'
import { rowOf } from '../src/server/stores/orders/row.ts'
import { linesOf, type Lines } from './quickly.ts'
import type { Random } from './random.ts'
import { orderWithLog, toldAgain } from './stories.ts'

/**
 * Rows of a client's orders from one number up to (not including) another, and of their logs. With
 * more than one telling, each story is that of so many orders one after the other.
 */
export const linesBetween = (
  client: { id: string; key: string; orders: number; open: number },
  from: number,
  to: number,
  { now, pick, tellings }: { now: Instant; pick: Random; tellings: number },
): Record<'orders' | 'events', Lines> => {
  const { id: client_id } = client
  const made: Record<'orders' | 'events', Lines[]> = { orders: [], events: [] }
  for (let number = from; number < to; number += tellings) {
    const { order, head, stored } = orderWithLog(client, number, now, pick)
    const row = linesOf([{ client_id, ...rowOf(order, head, now) }])
    const log = linesOf(stored.map((event) => ({ client_id, ...event })))
    made.orders.push(row)
    made.events.push(log)
    for (let next = number + 1; next < Math.min(number + tellings, to); next += 1) {
      const again = toldAgain(order, client, next, pick)
      made.orders.push({ ...row, text: again(row.text) })
      made.events.push({ ...log, text: again(log.text) })
    }
  }
  return { orders: inOne(made.orders), events: inOne(made.events) }
}

const inOne = (lines: readonly Lines[]): Lines => ({
  columns: lines[0]?.columns ?? [],
  text: lines.map(({ text }) => text).join(''),
})
