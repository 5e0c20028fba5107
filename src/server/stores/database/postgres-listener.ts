import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { TakesNoWrites } from './busy.ts'
import { Listeners } from './listeners.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const PROBE_EVERY_MS = 5_000
const DOES_IT_FOLLOW = 'select pg_is_in_recovery() as follows'

/** Ends a connection at once: its `end` has another one made. */
const destroy = (client: pg.Client): void =>
  void (client as unknown as { connection: pg.Connection }).connection.stream.destroy()

/** One connection of its own that hears NOTIFY and comes back by itself when it breaks. */
export class PostgresListener {
  readonly #config: pg.ClientConfig
  readonly #warn: (sentence: string) => void
  readonly #listeners = new Listeners((sql) => this.#ask(sql))
  #client: Promise<pg.Client> | undefined
  #probe: NodeJS.Timeout | undefined
  readonly #ended = new AbortController()

  constructor(config: pg.ClientConfig, warn: (sentence: string) => void) {
    this.#config = config
    this.#warn = warn
  }

  /** Connects on the first call. */
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>> {
    return this.#listeners.add(channel, heard, missed)
  }

  /** Asks whether the server takes writes, whoever has all other connections; rejects else. */
  async ping(): Promise<void> {
    this.#ended.signal.throwIfAborted()
    await this.#ask(DOES_IT_FOLLOW)
  }

  async close(): Promise<void> {
    this.#ended.abort()
    clearInterval(this.#probe)
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect()
    return this.#client
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config)
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (error) {
      this.#client = undefined
      throw error
    }
    try {
      await this.#listeners.attach(client)
    } catch (error) {
      // A server that follows another takes no LISTEN.
      this.#client = undefined
      destroy(client)
      throw error
    }
    client.once('end', () => void this.#reconnect())
    // A link that swallows packets breaks without an event; the driver ends a client whose probe is
    // not answered.
    clearInterval(this.#probe)
    this.#probe = setInterval(
      () => void this.#ask(DOES_IT_FOLLOW).catch(() => {}),
      PROBE_EVERY_MS,
    ).unref()
    return client
  }

  /** Whatever fails here tells that this connection hears nothing, or of a server that is none. */
  async #ask(sql: string): Promise<void> {
    const client = await this.#connected()
    try {
      const { rows } = await client.query<{ follows?: boolean }>(sql)
      if (rows?.[0]?.follows) throw new TakesNoWrites()
    } catch (error) {
      destroy(client)
      throw error
    }
  }

  async #reconnect(): Promise<void> {
    clearInterval(this.#probe)
    const { signal } = this.#ended
    if (signal.aborted) return
    this.#client = undefined
    this.#warn('The connection that hears of changes was lost; connecting again.')
    for (
      let pause = FIRST_PAUSE_MS;
      !signal.aborted;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      await sleep(pause, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      const up = await this.#connected().then(
        () => true,
        () => false,
      )
      if (up) return
    }
  }
}
