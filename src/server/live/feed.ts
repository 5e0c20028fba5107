import type { ServerResponse } from 'node:http'
import { actorKey, type Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { ENDS_WITHIN_MS } from '../limits/fresh-answers.ts'
import type { Scope } from '../stores/database/database.ts'
import type { Cursor } from '../stores/log/cursor.ts'
import { placeInLog, readLog } from '../stores/log/event-log.ts'
import { onceClosed } from '../once-closed.ts'
import { stillAlive } from '../stores/accounts/sessions.ts'
import { LiveChannel } from './channel.ts'
import { Multiset } from './multiset.ts'
import { sessionCheck, type SessionReader } from './session-check.ts'
import { Stream } from './stream.ts'

const MOST_OF_A_USER = 10
const BEAT_MS = 15_000
/** A change whose announcement was lost, with the process that made it, is found by looking. */
const LOOK_MS = 1_000

/** A place for one more stream of a user, taken before anything is awaited. */
export interface Seat {
  readonly user: string
}

interface Reader extends SessionReader {
  readonly stream: Stream
  readonly scope_key: string
}

const keyOf = ({ client_id, kind, party }: Scope): string =>
  JSON.stringify([client_id, kind, party])

/**
 * The live streams of this process: one ear on the database, the log read once for all who see the
 * same orders.
 */
export class LiveFeed {
  readonly #deps: Pick<Deps, 'caches' | 'database' | 'log' | 'settings'>
  readonly #seats = new Set<Seat>()
  readonly #seats_by_user = new Multiset()
  readonly #readers = new Set<Reader>()
  readonly #readers_by_scope = new Multiset()
  readonly #channels = new Map<
    string,
    { readonly client_id: string; readonly channel: Promise<LiveChannel> }
  >()
  readonly #timers: readonly NodeJS.Timeout[]
  #listening: Promise<() => Promise<void>> | undefined
  #is_closed = false

  constructor(deps: Pick<Deps, 'caches' | 'database' | 'log' | 'settings'>) {
    this.#deps = deps
    const check = sessionCheck(this.#readers, (ids) => stillAlive(deps.database, ids))
    const checkSessions = (): void => {
      check().catch((error: unknown) => {
        // Asked again in a moment; meanwhile nothing that could be told can be read either.
        deps.log.warn({ err: error }, 'live sessions could not be checked')
      })
    }
    this.#timers = [
      setInterval(() => this.#beat(), BEAT_MS).unref(),
      setInterval(checkSessions, ENDS_WITHIN_MS).unref(),
      setInterval(() => this.#wake(null), LOOK_MS).unref(),
    ]
  }

  /**
   * A seat for one stream, which `open` must take at once; throws Refused where this caller, or
   * everybody together, has too many.
   */
  seat(caller: Caller): Seat {
    const seat = { user: actorKey(caller) }
    if (this.#seats_by_user.of(seat.user) >= MOST_OF_A_USER)
      throw new Refused(429, sentence('too_many_streams'), [], 5)
    if (this.#is_closed || this.#seats.size >= this.#deps.settings.live_streams)
      throw new Refused(503, sentence('busy'), [], 5)
    this.#seats.add(seat)
    this.#seats_by_user.add(seat.user)
    return seat
  }

  /**
   * Tells the caller on `response` of every change to its orders after `after`, or from now on,
   * until either side ends it.
   */
  async open(
    seat: Seat,
    caller: Caller,
    response: ServerResponse,
    after: Cursor | null,
  ): Promise<void> {
    onceClosed(response, () => this.#leave(seat))
    const { database } = this.#deps
    const scope = scopeOf(caller.viewer)
    const scope_key = keyOf(scope)
    this.#listening ??= this.#listen()
    await this.#listening
    const stream = new Stream(response, await placeInLog(database, scope, after))
    const reader: Reader = { stream, session_id: caller.session_id, scope_key }
    this.#readers.add(reader)
    this.#readers_by_scope.add(scope_key)
    onceClosed(response, () => void this.#forget(reader))
    // The first thing said is the place, so that a stream that breaks at once can be taken up
    // again.
    stream.beat()
    const channel = await this.#channelOf(scope, scope_key)
    await channel.join(stream)
    // One that was being opened while the others were sent away.
    if (this.#is_closed) stream.sendAway()
    if (!stream.isOpen) await this.#forget(reader)
  }

  /**
   * Sends the streams away one after the other in the second half of the `ms` that this node still
   * serves: by then a proxy knows that it is leaving, and not everybody knocks elsewhere at once.
   */
  leave(ms: number): void {
    for (const { stream } of this.#readers)
      setTimeout(() => stream.sendAway(), ms * (0.5 + Math.random() * 0.4)).unref()
  }

  /** Ends every stream and stops listening. */
  async close(): Promise<void> {
    this.#is_closed = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const { stream } of this.#readers) stream.sendAway()
    const stop = await this.#listening?.catch(() => undefined)
    await stop?.()
  }

  #listen(): Promise<() => Promise<void>> {
    const listening = this.#deps.database.listen(
      'epod_log',
      (client_id) => this.#wake(client_id),
      () => this.#wake(null),
    )
    // The next stream tries again.
    listening.catch(() => {
      this.#listening = undefined
    })
    return listening
  }

  #wake(client_id: string | null): void {
    for (const known of this.#channels.values()) {
      if (client_id === null || known.client_id === client_id)
        known.channel.then(
          (channel) => channel.wake(),
          () => {},
        )
    }
  }

  #channelOf(scope: Scope, key: string): Promise<LiveChannel> {
    const known = this.#channels.get(key)
    if (known) return known.channel
    const { database, caches } = this.#deps
    const channel = placeInLog(database, scope, null).then((place) => {
      caches.place.note(place)
      return new LiveChannel(async (after) => {
        const slice = await readLog(database, scope, after)
        caches.place.note(slice.settled)
        return slice
      }, place)
    })
    this.#channels.set(key, { client_id: scope.client_id, channel })
    channel.catch(() => this.#channels.delete(key))
    return channel
  }

  #leave(seat: Seat): void {
    if (this.#seats.delete(seat)) this.#seats_by_user.remove(seat.user)
  }

  async #forget(reader: Reader): Promise<void> {
    const { scope_key } = reader
    if (this.#readers.delete(reader)) this.#readers_by_scope.remove(scope_key)
    const known = this.#channels.get(scope_key)
    const channel = await known?.channel.catch(() => undefined)
    channel?.leave(reader.stream)
    if (this.#readers_by_scope.of(scope_key) === 0 && this.#channels.get(scope_key) === known)
      this.#channels.delete(scope_key)
  }

  #beat(): void {
    for (const { stream } of this.#readers) stream.beat()
  }
}
