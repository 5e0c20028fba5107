import { brandOf, type Brand } from '../../domain/branding/branding.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Deps } from '../deps.ts'
import { noted } from './noted.ts'
import { lookOf } from '../stores/accounts/clients.ts'
import type { QueuedMessage } from '../stores/orders/lock.ts'
import {
  channelsOf,
  Undeliverable,
  Unreachable,
  type Channel,
  type Gateways,
  OTP_PLACEHOLDER,
} from '../gateways/messages.ts'
import {
  closeUnsendable,
  leaseDue,
  markSent,
  markUnsent,
  renewLease,
  UNREACHABLE,
  type Leased,
} from '../stores/messages/outbox.ts'

/** Bounds of the outbox; a test may shorten them. */
export interface OutboxPace {
  readonly lease_seconds: number
  readonly poll_ms: number
  readonly first_wait_ms: number
}

const pace: OutboxPace = { lease_seconds: 60, poll_ms: 5_000, first_wait_ms: 10_000 }
const MOST_TRIES = 8
/** Sent side by side, of each lane. */
const AT_ONCE = 5
/** How long what is being sent may go on when the process stops. */
const GRACE_MS = 5_000

type Kind = QueuedMessage['kind']
/**
 * Bulkheads: what somebody is waiting for never stands behind notices that a provider takes its
 * time with.
 */
const lanes: readonly (readonly Kind[])[] = [['otp', 'reset', 'office'], ['notice']]

/**
 * Wait after the given try, in ms: four times as long each time (10 s to 11 h), up to a quarter
 * less so that many do not come back together.
 */
export const waitAfter = (tries: number, first_wait_ms: number, chance: number): number =>
  first_wait_ms * 4 ** (tries - 1) * (1 - chance / 4)

/**
 * What those who send share. `down` holds the channels whose provider could not be reached last.
 */
interface Sending {
  readonly deps: Deps
  readonly gateways: Gateways
  readonly bounds: OutboxPace
  readonly down: Set<Channel>
  /** Ends what is being sent. */
  readonly cut?: AbortSignal
}

/**
 * Sends what is in the outbox for as long as the process runs, sharing the work with every other
 * process on the database; answers the way to stop.
 */
export const startOutbox = async (
  deps: Deps,
  gateways: Gateways,
  own: Partial<OutboxPace> = {},
): Promise<() => Promise<void>> => {
  const { database, log } = deps
  const bounds = { ...pace, ...own }
  const cutting = new AbortController()
  const sending = { deps, gateways, bounds, down: new Set<Channel>(), cut: cutting.signal }
  const started = lanes.map((kinds) => startLane(sending, kinds))
  const failed = (error: unknown): void =>
    log.error({ err: error }, 'the outbox could not be worked on and is tried again')
  const run = noted(deps, 'outbox', () => bounds.poll_ms)
  const look = async (): Promise<void> => {
    await closeUnsendable(database, channelsOf(gateways), MOST_TRIES)
    for (const lane of started) lane.wake()
  }
  const looks = inTurn(() => run(look), failed)
  const unlisten = await database.listen('epod_outbox', looks.wake, looks.wake)
  const timer = setInterval(looks.wake, bounds.poll_ms)
  looks.wake()
  return async () => {
    clearInterval(timer)
    const grace = setTimeout(() => cutting.abort(), GRACE_MS)
    // Lanes first: what ends meanwhile must not make them take more.
    const ended = started.map((lane) => lane.stop())
    await unlisten()
    await looks.stop()
    await Promise.all(ended)
    clearTimeout(grace)
  }
}

interface Turns {
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** Does `work` once for each waking that comes after it began, never twice at a time. */
const inTurn = (work: () => Promise<void>, failed: (error: unknown) => void): Turns => {
  let running: Promise<void> = Promise.resolve()
  let is_waiting = false
  let is_stopped = false
  const turn = async (): Promise<void> => {
    is_waiting = false
    if (!is_stopped) await work().catch(failed)
  }
  return {
    wake: () => {
      // Whoever waits already will see what this one was woken for.
      if (is_stopped || is_waiting) return
      is_waiting = true
      running = running.then(turn)
    },
    stop: async () => {
      is_stopped = true
      await running
    },
  }
}

/**
 * Keeps up to AT_ONCE messages of these kinds under way; the end of one makes room for the next.
 */
const startLane = (sending: Sending, kinds: readonly Kind[]): Turns => {
  const { log } = sending.deps
  const under_way = new Set<Promise<void>>()
  const failed = (error: unknown): void =>
    log.error({ err: error }, 'the outbox could not be worked on and is tried again')
  const turns = inTurn(async () => {
    const free = AT_ONCE - under_way.size
    for (const send of free === 0 ? [] : await take(sending, kinds, free)) {
      const one = send()
        .catch(failed)
        .finally(() => {
          under_way.delete(one)
          turns.wake()
        })
      under_way.add(one)
    }
  }, failed)
  return {
    wake: turns.wake,
    stop: async () => {
      await turns.stop()
      await Promise.all(under_way)
    },
  }
}

/** Leases up to `most` due messages of these kinds; answers the way to send each. */
const take = async (
  sending: Sending,
  kinds: readonly Kind[],
  most: number,
): Promise<(() => Promise<void>)[]> => {
  const { deps, gateways, bounds } = sending
  const channels = channelsOf(gateways)
  if (channels.length === 0) return []
  const asked_at = performance.now()
  const taken = await leaseDue(deps.database, kinds, channels, most, bounds.lease_seconds)
  return taken.map((message) => () => sendLeased(sending, message, asked_at))
}

/** Takes some due messages of each lane and sends them; answers how many it took. */
export const drainOnce = async (
  deps: Deps,
  gateways: Gateways,
  bounds: OutboxPace = pace,
  down = new Set<Channel>(),
): Promise<number> => {
  await closeUnsendable(deps.database, channelsOf(gateways), MOST_TRIES)
  const sending = { deps, gateways, bounds, down }
  const taken = await Promise.all(lanes.map((kinds) => take(sending, kinds, AT_ONCE)))
  await Promise.all(taken.flat().map((send) => send()))
  return taken.flat().length
}

/** Sends a message, which stays leased for as long as its provider takes. */
const sendLeased = async (sending: Sending, message: Leased, asked_at: number): Promise<void> => {
  const {
    deps: { database, log },
    bounds: { lease_seconds },
  } = sending
  const heartbeat = setInterval(
    () =>
      void renewLease(database, message.id, lease_seconds).catch((error: unknown) =>
        log.warn({ err: error, outbox_id: message.id }, 'a lease could not be renewed'),
      ),
    (lease_seconds * 1000) / 3,
  )
  try {
    await sendOne(sending, message, asked_at)
  } finally {
    clearInterval(heartbeat)
  }
}

const sendOne = async (
  { deps, gateways, bounds, down, cut }: Sending,
  message: Leased,
  asked_at: number,
): Promise<void> => {
  const { database, keys, log } = deps
  const { id, channel, recipient, subject, tries, expires_in } = message
  try {
    if (expires_in !== null && performance.now() - asked_at >= expires_in)
      return await markUnsent(database, id, 'expired', '', null)
    const gateway = gateways[channel]
    if (!gateway) throw new Error(`no provider for ${channel}`)
    const { provider_id } = await gateway.send(
      { id, recipient, subject, body: bodyOf(message, keys), brand: await brandFor(deps, message) },
      cut,
    )
    await markSent(database, message, provider_id, down.delete(channel))
  } catch (error) {
    if (error instanceof Unreachable) down.add(channel)
    const prefix = error instanceof Unreachable ? UNREACHABLE : ''
    const reason = error instanceof Error ? error.message : String(error)
    const said = `${prefix}${reason}`.slice(0, 500)
    // What the provider said may name the recipient, and stays in the ledger.
    log.warn({ outbox_id: id, channel, tries }, 'a message did not leave')
    const isOver = tries >= MOST_TRIES || error instanceof Undeliverable
    const wait = isOver ? null : waitAfter(tries, bounds.first_wait_ms, Math.random())
    await markUnsent(database, id, 'failed', said, wait)
  }
}

/** How the client of a mail looks now; what could not be read keeps no mail from leaving. */
const brandFor = async (
  { database, settings, log }: Deps,
  { id, channel, client_id }: Leased,
): Promise<Brand | null> => {
  if (channel !== 'email') return null
  try {
    const client = await lookOf(database, client_id)
    const brand = client && brandOf(resolvePolicy(client.document), client)
    if (!brand?.logo) return brand
    return { ...brand, logo: { ...brand.logo, url: `${settings.public_url}${brand.logo.url}` } }
  } catch (error) {
    log.warn({ err: error, outbox_id: id }, 'a mail leaves without its client’s look')
    return null
  }
}

/** Only our own text has the gap: without a secret, what looks like one came with the order. */
const bodyOf = ({ body, secret }: Leased, keys: Deps['keys']): string =>
  secret === null ? body : body.replaceAll(OTP_PLACEHOLDER, () => keys.unseal(secret))
