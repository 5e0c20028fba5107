import type { ClientBase } from 'pg'

interface Listener {
  heard: (payload: string) => void
  missed: () => void
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`

/** Who listens to which channel, whatever connection carries it now. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>()
  readonly #run: (sql: string) => Promise<void>
  #attached = false

  /** `run` sends LISTEN and UNLISTEN on the carrying connection. */
  constructor(run: (sql: string) => Promise<void>) {
    this.#run = run
  }

  /**
   * Makes a fresh connection the carrying one: LISTENs to every channel again before anything else
   * is sent on it. Rejects where that fails: nothing is heard on it then.
   */
  async attach(client: ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of this.#byChannel.get(channel) ?? []) heard(payload)
    })
    const again = this.#attached
    this.#attached = true
    if (this.#byChannel.size === 0) return
    const sql = [...this.#byChannel.keys()].map((channel) => `listen ${quoted(channel)}`).join(';')
    await client.query(sql)
    if (again) this.#missed()
  }

  /** Adds a listener and resolves, once it hears, to the way to stop. */
  async add(
    channel: string,
    heard: Listener['heard'],
    missed: Listener['missed'] = () => {},
  ): Promise<() => Promise<void>> {
    const listener = { heard, missed }
    const others = this.#byChannel.get(channel) ?? new Set()
    this.#byChannel.set(channel, others.add(listener))
    await this.#run(`listen ${quoted(channel)}`)
    return async () => {
      others.delete(listener)
      if (others.size > 0 || this.#byChannel.get(channel) !== others) return
      this.#byChannel.delete(channel)
      await this.#run(`unlisten ${quoted(channel)}`)
    }
  }

  #missed(): void {
    for (const listeners of this.#byChannel.values()) for (const { missed } of listeners) missed()
  }
}
