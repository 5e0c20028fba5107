/** What is said on this channel within this time is said together. */
const GATHER_MS = 25

/** One NOTIFY. */
export interface Announcement {
  readonly channel: string
  readonly payload: string
}

/**
 * NOTIFYs that follow COMMIT in place of being part of it: inside, they would make PostgreSQL
 * commit one transaction after the other. Each is said once however often it was asked for in 25
 * ms. They are lost with the process; listeners look for themselves now and then.
 */
export class Announcements {
  readonly #say: (announcements: readonly Announcement[]) => Promise<unknown>
  #waiting = new Map<string, Announcement>()

  constructor(say: (announcements: readonly Announcement[]) => Promise<unknown>) {
    this.#say = say
  }

  /** Takes note of what a committed transaction had to say. */
  add(announcements: readonly Announcement[]): void {
    if (announcements.length > 0 && this.#waiting.size === 0)
      setTimeout(() => this.#flush(), GATHER_MS).unref()
    for (const said of announcements)
      this.#waiting.set(JSON.stringify([said.channel, said.payload]), said)
  }

  #flush(): void {
    const waiting = [...this.#waiting.values()]
    this.#waiting = new Map()
    this.#say(waiting).catch(() => {})
  }
}
