import type { Deps } from '../deps.ts'
import {
  channelsOf,
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
/** Sent side by side, so that a slow provider is over well within the lease. */
const AT_ONCE = 5

/**
 * Wait after the given try, in ms: four times as long each time (10 s to 11 h), up to a quarter
 * less so that many do not come back together.
 */
export const waitAfter = (tries: number, first_wait_ms: number, chance: number): number =>
  first_wait_ms * 4 ** (tries - 1) * (1 - chance / 4)

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
  const down = new Set<Channel>()
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let waiting = 0
  const work = async (): Promise<void> => {
    waiting -= 1
    try {
      while (!stopping.signal.aborted && (await drainOnce(deps, gateways, bounds, down)) > 0);
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be worked on and is tried again')
    }
  }
  const wake = (): void => {
    // Whoever waits already will see what this one was woken for.
    if (stopping.signal.aborted || waiting > 0) return
    waiting += 1
    running = running.then(work)
  }
  const unlisten = await database.listen('epod_outbox', wake, wake)
  const timer = setInterval(wake, bounds.poll_ms)
  wake()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await unlisten()
    await running
  }
}

/**
 * Takes some due messages and sends them; answers how many it took. `down` holds the channels whose
 * provider could not be reached last.
 */
export const drainOnce = async (
  deps: Deps,
  gateways: Gateways,
  { lease_seconds, first_wait_ms }: OutboxPace = pace,
  down = new Set<Channel>(),
): Promise<number> => {
  const channels = channelsOf(gateways)
  await closeUnsendable(deps.database, channels, MOST_TRIES)
  if (channels.length === 0) return 0
  const asked_at = performance.now()
  const taken = await leaseDue(deps.database, channels, AT_ONCE, lease_seconds)
  await Promise.all(
    taken.map((message) => sendOne(deps, gateways, message, asked_at, first_wait_ms, down)),
  )
  return taken.length
}

const sendOne = async (
  { database, keys, log }: Deps,
  gateways: Gateways,
  message: Leased,
  asked_at: number,
  first_wait_ms: number,
  down: Set<Channel>,
): Promise<void> => {
  const { id, channel, recipient, subject, tries, expires_in } = message
  try {
    if (expires_in !== null && performance.now() - asked_at >= expires_in)
      return await markUnsent(database, id, 'expired', '', null)
    const gateway = gateways[channel]
    if (!gateway) throw new Error(`no provider for ${channel}`)
    const { provider_id } = await gateway.send({
      id,
      recipient,
      subject,
      body: bodyOf(message, keys),
    })
    await markSent(database, message, provider_id, down.delete(channel))
  } catch (error) {
    if (error instanceof Unreachable) down.add(channel)
    const prefix = error instanceof Unreachable ? UNREACHABLE : ''
    const reason = error instanceof Error ? error.message : String(error)
    const said = `${prefix}${reason}`.slice(0, 500)
    // What the provider said may name the recipient, and stays in the ledger.
    log.warn({ outbox_id: id, channel, tries }, 'a message did not leave')
    await markUnsent(
      database,
      id,
      'failed',
      said,
      tries >= MOST_TRIES ? null : waitAfter(tries, first_wait_ms, Math.random()),
    )
  }
}

/** Only our own text has the gap: without a secret, what looks like one came with the order. */
const bodyOf = ({ body, secret }: Leased, keys: Deps['keys']): string =>
  secret === null ? body : body.replaceAll(OTP_PLACEHOLDER, () => keys.unseal(secret))
