import type { ServerResponse } from 'node:http'
import type { Cursor } from '../stores/log/cursor.ts'
import { isAfter, type LoggedChange } from '../stores/log/event-log.ts'

/** Bytes that may wait for a slow reader before it is dropped; it comes back and catches up. */
const MOST_WAITING = 262_144
/** How soon a reader that is sent away is to open its next stream. */
const COME_BACK_MS = 500

/** How a cursor stands in `id:` and Last-Event-ID. */
export const idOf = ({ txid, position }: Cursor): string => `${txid}-${position}`

/** The cursor of an id; null for what is none. */
export const cursorOf = (id: string): Cursor | null => {
  const [, txid, position] = /^(\d{1,18})-(\d{1,19})$/.exec(id) ?? []
  return txid === undefined || position === undefined || BigInt(position) >= 2n ** 63n
    ? null
    : { txid, position }
}

/** One reader's server-sent events (HTML Living Standard, 9.2) on one response. */
export class Stream {
  readonly #response: ServerResponse
  #cursor: Cursor

  constructor(response: ServerResponse, cursor: Cursor) {
    this.#response = response
    this.#cursor = cursor
  }

  get cursor(): Cursor {
    return this.#cursor
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed
  }

  /** Sends what it has not sent yet of `heard`; `until` is the place that is reached with it. */
  tell(heard: readonly LoggedChange[], until: Cursor): void {
    const fresh = heard.filter((event) => isAfter(event, this.#cursor))
    if (isAfter(until, this.#cursor)) this.#cursor = until
    if (fresh.length === 0) return
    this.#write(
      fresh
        .map(
          (event) =>
            `id: ${idOf(event)}\ndata: ` +
            `${JSON.stringify({ order_id: event.order_id, type: event.type, rev: event.seq })}\n\n`,
        )
        .join(''),
    )
  }

  /** Says that the stream lives and how far it has come. */
  beat(): void {
    this.#write(`id: ${idOf(this.#cursor)}\nevent: alive\ndata: {}\n\n`)
  }

  /** Says that this node is about to end, ends the response, and has the reader come back soon. */
  sendAway(): void {
    this.#write(`id: ${idOf(this.#cursor)}\nretry: ${COME_BACK_MS}\nevent: leaving\ndata: {}\n\n`)
    this.end()
  }

  /** Ends the response after what was written. */
  end(): void {
    this.#response.end()
  }

  #write(text: string): void {
    if (!this.isOpen) return
    if (this.#response.writableLength > MOST_WAITING) this.#response.destroy()
    else this.#response.write(text)
  }
}
