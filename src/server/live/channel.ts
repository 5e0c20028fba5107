import { setTimeout as sleep } from 'node:timers/promises'
import type { Cursor } from '../stores/log/cursor.ts'
import { isAfter, type LogSlice } from '../stores/log/event-log.ts'
import type { Stream } from './stream.ts'

/** Readings of one channel are this far apart at least, however much happens. */
const PAUSE_MS = 100

/** Everybody who sees the same orders: the log is read once for all of them. */
export class LiveChannel {
  readonly #read: (after: Cursor) => Promise<LogSlice>
  readonly #streams = new Set<Stream>()
  #cursor: Cursor
  #reading = false
  #asked = false

  /** `read` answers what is in the log after a place. */
  constructor(read: (after: Cursor) => Promise<LogSlice>, cursor: Cursor) {
    this.#read = read
    this.#cursor = cursor
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0
  }

  /** Brings a stream from its own place to where the channel is, and keeps it there. */
  async join(stream: Stream): Promise<void> {
    do {
      const { heard, until } = await this.#read(stream.cursor)
      stream.tell(heard, until)
    } while (stream.isOpen && isAfter(this.#cursor, stream.cursor))
    if (stream.isOpen) this.#streams.add(stream)
    // What was committed after the last look, or still held back then, is found by the next.
    this.wake()
  }

  leave(stream: Stream): void {
    this.#streams.delete(stream)
  }

  /** Something may have been added to the log. */
  wake(): void {
    this.#asked = true
    if (this.#reading) return
    this.#reading = true
    // A reading that failed is made up for by the next wake, which starts at the same place.
    this.#catchUp()
      .catch(() => {})
      .finally(() => {
        this.#reading = false
      })
  }

  async #catchUp(): Promise<void> {
    while (this.#asked && !this.isEmpty) {
      this.#asked = false
      const { heard, until, is_more, is_held_back } = await this.#read(this.#cursor)
      if (isAfter(until, this.#cursor)) this.#cursor = until
      for (const stream of this.#streams) stream.tell(heard, until)
      if (is_more || is_held_back) this.#asked = true
      await sleep(PAUSE_MS, undefined, { ref: false })
    }
  }
}
