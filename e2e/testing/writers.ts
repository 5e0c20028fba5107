import { randomUUID } from 'node:crypto'
import {
  createEpodClient,
  ok,
  ProblemError,
  type EpodClient,
} from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import type { NewOrder } from './calls.ts'
import { aRow } from './orders.ts'

/** What was acknowledged of one order. */
export interface Kept {
  readonly id: string
  readonly identifier: string
  isReceived: boolean
}

/**
 * One request that changes something: an order that is added, or received. The same key and body
 * each time it is sent.
 */
type Write = { readonly key: string } & (
  | { readonly row: NewOrder; readonly order?: undefined }
  | { readonly order: Kept }
)

/**
 * People who add orders and receive them, one request after the other, and remember every answer
 * they got.
 */
export interface Writers {
  /** What has been acknowledged so far. */
  readonly kept: readonly Kept[]
  /** How often a request was sent again because no answer had come. */
  readonly repeated: number
  /** Sends what was left unanswered, then goes on until the product is gone. */
  workOn(url: string): Promise<void>
}

/** The order that a request has added or received. */
const sentBy = async (epod: EpodClient, write: Write): Promise<Kept> => {
  const headers = { 'Idempotency-Key': write.key }
  if (write.order) {
    const body = { _id: write.order.id, receive: true, geo_tag: { loc: [] } } as const
    await ok(epod.POST('/api/update_epod', { headers, body }))
    write.order.isReceived = true
    return write.order
  }
  const { result } = await ok(epod.POST('/api/orders', { headers, body: [write.row] }))
  const { _id: id, identifier } = present(result?.created[0])
  return { id, identifier, isReceived: false }
}

/** Did no answer come, or that of a product that is about to end, which has done nothing? */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ProblemError
    ? error.problem.status === 503
    : error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')

/** `count` people who work at the same time in one session. */
export const newWriters = (key: string, count: number): Writers => {
  const kept: Kept[] = []
  const unanswered = new Map<number, Write>()
  let repeated = 0

  /** The order once that is answered; null where no answer came. Throws what was refused. */
  const send = async (epod: EpodClient, writer: number, write: Write): Promise<Kept | null> => {
    if (unanswered.has(writer)) repeated += 1
    unanswered.set(writer, write)
    const order = await sentBy(epod, write).catch((error: unknown) => {
      if (isUnanswered(error)) return null
      throw error
    })
    if (order === null) return null
    unanswered.delete(writer)
    if (!write.order) kept.push(order)
    return order
  }

  const work = async (epod: EpodClient, writer: number): Promise<void> => {
    const left = unanswered.get(writer)
    if (left && !(await send(epod, writer, left))) return
    for (;;) {
      const order = await send(epod, writer, { key: randomUUID(), row: aRow() })
      if (!order) return
      // Every third order stays open.
      const isClosed = kept.length % 3 !== 0
      if (isClosed && !(await send(epod, writer, { key: randomUUID(), order }))) return
    }
  }
  return {
    kept,
    get repeated() {
      return repeated
    },
    workOn: async (baseUrl) => {
      const epod = createEpodClient({ baseUrl, key, retries: 0 })
      await Promise.all(Array.from({ length: count }, (_, writer) => work(epod, writer)))
    },
  }
}
