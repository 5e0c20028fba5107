import type { OpenedPublic } from '../../../../contract/proof/links.ts'
import type { EpodInput } from '../../../../contract/proof/actions.ts'
import { later, type Instant } from '../../../../domain/time.ts'
import { answerOf, newKey, unreachable, type Answer } from '../../../lib/api/answer.ts'
import { digestOf } from '../digest.ts'
import { drain, type Rests } from '../drain.ts'
import type { ActionKind, Store } from '../kept.ts'
import { memoryStore } from '../memory-store.ts'
import type { Network, ActionAnswer, SendAttempt } from '../network.ts'

/** Chance that is the same each time, by a seed (mulberry32). */
export const chanceOf = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T }
}
/** Such a chance. */
export type RandomSource = ReturnType<typeof chanceOf>

/** The line to the server, one request at a time. */
export type NetworkLine = (request: {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  payload?: string
}) => Promise<{ statusCode: number; body: string }>

interface Where {
  order_id: string
  page_id: string
  line: NetworkLine
  chance: RandomSource
  /** Ms by which its clock is off. */
  off?: number
  /**
   * Ms by which it captures what it does after others, so that the log tells them apart by their
   * times.
   */
  lag?: number
}

/**
 * A phone: its own memory, its own idea of the time, and a network that loses requests and answers
 * and sends some twice.
 */
export class Device {
  readonly store: Store = memoryStore()
  readonly #rests: Rests = new Map()
  readonly page_id: string
  readonly off: number
  readonly #order_id: string
  readonly #line: NetworkLine
  readonly #chance: RandomSource
  readonly #lag: number
  isWell = false
  captured = 0

  constructor({ order_id, page_id, line, chance, off = 0, lag = 0 }: Where) {
    this.page_id = page_id
    this.off = off
    this.#order_id = order_id
    this.#line = line
    this.#chance = chance
    this.#lag = lag
  }

  now = (): Instant => later(new Date().toISOString(), this.off)

  /** What a GET of an address is answered, to whoever holds the token. */
  async ask<T>(url: string, token?: string): Promise<Answer<T>> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const reply = await this.#line({ method: 'GET', url: `/api${url}`, headers })
    return answerOf<T>(reply.statusCode, reply.body, null)
  }

  async open(): Promise<void> {
    const opened = await this.ask<OpenedPublic>(this.page_id)
    if (!opened.ok) throw new Error(opened.message)
    await this.store.keepPage({
      id: this.page_id,
      role: 'receiver',
      opened: opened.body,
      kept_at: this.now(),
      reopens: true,
    })
  }

  /** Captures an action that happened a while ago. */
  async capture(kind: ActionKind, what: Omit<EpodInput, '_id'>, ago: number): Promise<void> {
    this.captured += 1
    const captured_at = later(this.now(), this.#lag + this.captured - ago)
    const body = { ...what, _id: this.#order_id, device_time: captured_at }
    const text = JSON.stringify(body)
    await this.store.add(
      {
        page_id: this.page_id,
        key: newKey(),
        kind,
        body,
        captured_at,
        place: null,
        digest: await digestOf(text),
        state: 'saved',
        message: null,
        waited: true,
      },
      text,
    )
  }

  readonly sendings: SendAttempt[] = []
  readonly #network: Network = {
    open: (path, token) =>
      this.#fails() ? Promise.resolve(unreachable()) : this.ask<OpenedPublic>(path, token),
    send: async (what) => {
      this.sendings.push(what)
      if (this.#fails()) return unreachable()
      const answers = await Promise.all(
        this.#fails() ? [this.#post(what), this.#post(what)] : [this.#post(what)],
      )
      return this.#fails() ? unreachable() : (answers[0] ?? unreachable())
    },
  }
  #fails = (): boolean => !this.isWell && this.#chance.next() < 0.35

  async #post({ token, key, text, device_now }: SendAttempt): Promise<Answer<ActionAnswer>> {
    const reply = await this.#line({
      method: 'POST',
      url: '/api/update_epod',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'device-time': device_now,
        'content-type': 'application/json',
      },
      payload: text,
    })
    return answerOf<ActionAnswer>(reply.statusCode, reply.body, null)
  }

  drain = (): Promise<number | null> =>
    drain({
      store: this.store,
      rests: this.#rests,
      network: this.#network,
      now: this.now,
      changed: () => {},
    })

  /** Sends each request three times more, as an old copy of the queue would. */
  async replay(): Promise<void> {
    const page = await this.store.page(this.page_id)
    const token = page?.opened.token ?? ''
    const each = new Map(this.sendings.map((what) => [what.key, what]))
    for (let times = 0; times < 3; times += 1)
      for (const what of each.values()) await this.#post({ ...what, token })
  }
}
