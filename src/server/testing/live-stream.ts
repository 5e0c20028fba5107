import { setTimeout as sleep } from 'node:timers/promises'

/** A live stream as its reader sees it. */
export interface FollowedStream {
  readonly status: number
  /** Resolves with the id of the first thing that is said: the place where the stream begins. */
  first(): Promise<string>
  /** Resolves with the ids of the orders that were told of, once `order_id` is among them. */
  until(order_id: string): Promise<string[]>
  stop(): void
}

const PATIENCE_MS = 20_000

/** Opens a stream at a node's origin with a token, after a place where one is given. */
export const followLive = async (
  origin: string,
  token: string,
  after?: string,
): Promise<FollowedStream> => {
  const stop = new AbortController()
  const response = await fetch(`${origin}/api/live`, {
    signal: stop.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(after === undefined ? {} : { 'last-event-id': after }),
    },
  })
  let text = ''
  const reading = (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      text += piece
  })()
  reading.catch(() => {})
  const found = async (looked: () => boolean): Promise<void> => {
    for (const end = performance.now() + PATIENCE_MS; !looked() && performance.now() < end;)
      await sleep(10)
  }
  const told = (): string[] =>
    [...text.matchAll(/"order_id":"([^"]+)"/g)].map(([, order_id = '']) => order_id)
  return {
    status: response.status,
    first: async () => {
      await found(() => /^id: .+\n/m.test(text))
      return /^id: (.+)$/m.exec(text)?.[1] ?? ''
    },
    until: async (order_id) => {
      await found(() => told().includes(order_id))
      return told()
    },
    stop: () => stop.abort(),
  }
}
