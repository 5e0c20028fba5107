import { randomUUID } from 'node:crypto'
import { aRow } from './orders.ts'

/** One request that changes something: the same key and body each time it is sent. */
interface Write {
  readonly key: string
  readonly path: string
  readonly body: unknown
}

/** What was acknowledged of one order. */
export interface Kept {
  readonly id: string
  readonly identifier: string
  isReceived: boolean
}

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

/**
 * The answer's body; null where none came, or the product was ending. Throws where one came that is
 * no success.
 */
const answerTo = async (
  url: string,
  authorization: string,
  { key, path, body }: Write,
  // oxlint-disable-next-line typescript/no-explicit-any -- each call has its shape
): Promise<Record<string, any> | null> => {
  let status: number
  let text: string
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
      headers: { authorization, 'content-type': 'application/json', 'Idempotency-Key': key },
    })
    ;[status, text] = [answer.status, await answer.text()]
  } catch {
    return null
  }
  // A product that is about to end says so, and nothing was done.
  if (status === 503) return null
  if (status !== 200)
    throw new Error(`${path} ${JSON.stringify(body)} was answered with ${status} ${text}`)
  return JSON.parse(text)
}

/** `count` people who work at the same time under one Authorization header. */
export const newWriters = (authorization: string, count: number): Writers => {
  const kept: Kept[] = []
  const unanswered = new Map<number, Write & { readonly order?: Kept }>()
  let repeated = 0

  const send = async (
    url: string,
    writer: number,
    write: Write,
    order?: Kept,
  ): Promise<Kept | null> => {
    if (unanswered.has(writer)) repeated += 1
    unanswered.set(writer, { ...write, ...(order && { order }) })
    const answer = await answerTo(url, authorization, write)
    if (answer === null) return null
    unanswered.delete(writer)
    if (order) {
      order.isReceived = true
      return order
    }
    const [{ _id: id, identifier }] = answer['result'].created
    const added: Kept = { id, identifier, isReceived: false }
    kept.push(added)
    return added
  }

  const work = async (url: string, writer: number): Promise<void> => {
    const left = unanswered.get(writer)
    if (left && !(await send(url, writer, left, left.order))) return
    for (;;) {
      const added = await send(url, writer, { key: randomUUID(), path: '/orders', body: [aRow()] })
      if (!added) return
      const receive = {
        key: randomUUID(),
        path: '/update_epod',
        body: { _id: added.id, receive: true, geo_tag: { loc: [] } },
      }
      // Every third order stays open.
      if (kept.length % 3 !== 0 && !(await send(url, writer, receive, added))) return
    }
  }
  return {
    kept,
    get repeated() {
      return repeated
    },
    workOn: async (url) => {
      await Promise.all(Array.from({ length: count }, (_, writer) => work(url, writer)))
    },
  }
}
