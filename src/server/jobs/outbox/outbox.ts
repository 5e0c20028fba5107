import type { Deps } from '../../deps.ts'
import {
  channelsOf,
  gatewaysIn,
  type ChannelGateway,
  type Gateways,
} from '../../gateways/messages/messages.ts'
import {
  throttleOf,
  type ProviderThrottle,
  type TryEnded,
} from '../../gateways/messages/throttle.ts'
import {
  closeUnsendable,
  dueAgain,
  leaseDue,
  renewLease,
  type Leased,
} from '../../stores/messages/outbox.ts'
import { clientLooks } from './client-looks.ts'
import { inTurn, type Turns } from '../in-turn.ts'
import { judgeReceipts } from './judge-receipts.ts'
import { takenNotes } from './mark-taken.ts'
import { requestContext } from '../../request-context.ts'
import { startRounds, wakeOn } from '../rounds.ts'
import { sendMessage, type Sending } from './send-message.ts'
import { NIL_UUID } from '../../stores/database/nil-uuid.ts'

/** Bounds of the outbox; a test may shorten them. */
export interface OutboxPace {
  readonly lease_seconds: number
  readonly poll_ms: number
  readonly first_wait_ms: number
}

const usualBounds: OutboxPace = { lease_seconds: 60, poll_ms: 5_000, first_wait_ms: 10_000 }
/** Of mail: sent side by side, half of them notices. */
const mailLimits = { a_second: 1_000, at_once: 10, cost: 0 }
/** How long what is being sent may go on when the process stops. */
const GRACE_MS = 5_000

/**
 * A lane: messages of one provider, either those that somebody waits for or the others. What
 * somebody is waiting for never stands behind notices, nor one provider's behind another's.
 */
export interface Lane extends ChannelGateway {
  readonly is_background: boolean
  readonly shared: Shared
}

/** What both lanes of a provider share. */
interface Shared {
  readonly throttle: ProviderThrottle
  /** Runs one lease after another, so that each sees what the one before has left free. */
  readonly inOrder: <T>(work: () => Promise<T>) => Promise<T>
  /** Per kind of lane, the client that was served last: the next turn begins behind it. */
  readonly served: Map<boolean, string>
  /** Wakes both: what one of them ends makes room for either. */
  readonly wakers: (() => void)[]
  /** Its provider is back, and what waits for it does not know that yet. */
  is_back: boolean
}

const sharedBy = (throttle: ProviderThrottle): Shared => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    throttle,
    inOrder: (work) => {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
    served: new Map(),
    wakers: [],
    is_back: false,
  }
}

/**
 * The lanes of all providers; what is waited for comes first, wherever they are looked at one after
 * the other. `now` is a steady clock in ms.
 */
export const lanesOf = (gateways: Gateways, now?: () => number): Lane[] => {
  const throttled = gatewaysIn(gateways).map((one) => ({
    ...one,
    shared: sharedBy(throttleOf(one.gateway.limits ?? mailLimits, now)),
  }))
  return [false, true].flatMap((is_background) =>
    throttled.map((one) => ({ ...one, is_background })),
  )
}

const sendingBy = (
  deps: Deps,
  { first_wait_ms, lease_seconds }: OutboxPace,
  cut?: AbortSignal,
): Sending => ({
  deps,
  first_wait_ms,
  lookAt: clientLooks(deps),
  notes: takenNotes(deps, lease_seconds * 1_000, cut),
  ...(cut ? { cut } : {}),
})

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
  const bounds = { ...usualBounds, ...own }
  const cutting = new AbortController()
  const sending = sendingBy(deps, bounds, cutting.signal)
  const failed = (error: unknown): void =>
    log.error({ err: error }, 'the outbox could not be worked on and is tried again')
  const started = lanesOf(gateways).map((lane) => startLane(sending, bounds, lane, failed))
  const looks = startRounds(deps, { job: 'outbox', every_ms: bounds.poll_ms, failed }, async () => {
    await closeUnsendable(database, channelsOf(gateways))
    for (const lane of started) lane.wake()
    await judgeReceipts(sending)
  })
  const stop = await wakeOn(database, 'epod_outbox', looks)
  return async () => {
    const grace = setTimeout(() => cutting.abort(), GRACE_MS)
    // Lanes first: what ends meanwhile must not make them take more.
    const ended = started.map((lane) => lane.stop())
    await stop()
    await Promise.all(ended)
    clearTimeout(grace)
  }
}

/** Keeps as many under way as its provider takes; the end of one makes room for the next. */
const startLane = (
  sending: Sending,
  bounds: OutboxPace,
  lane: Lane,
  failed: (error: unknown) => void,
): Turns => {
  const under_way = new Set<Promise<void>>()
  let opening: NodeJS.Timeout | undefined
  let stopping = false
  const turns = inTurn(async () => {
    const most = (): number => (stopping ? 0 : placesOf(lane, under_way.size > 0))
    for (const send of await take(sending, bounds, lane, most)) {
      const one = send()
        .catch(failed)
        .finally(() => {
          under_way.delete(one)
          for (const wake of lane.shared.wakers) wake()
        })
      under_way.add(one)
    }
    clearTimeout(opening)
    const opens_in = lane.shared.throttle.opensIn(lane.is_background)
    if (opens_in !== null) opening = setTimeout(turns.wake, Math.ceil(opens_in))
  }, failed)
  lane.shared.wakers.push(turns.wake)
  return {
    wake: turns.wake,
    stop: async () => {
      // A turn that waits for the other lane's lease must not take what is free by then.
      stopping = true
      await turns.stop()
      clearTimeout(opening)
      await Promise.all(under_way)
    },
  }
}

/** How many more a lane may take now: none where a lease for them is not worth its cost. */
const placesOf = (lane: Lane, is_busy: boolean): number => {
  const most = lane.shared.throttle.free(lane.is_background)
  return is_busy && most < worthAsking(lane) ? 0 : most
}

/** Leases as many due messages of a lane as its provider takes; answers the way to send each. */
const take = (
  sending: Sending,
  { lease_seconds }: OutboxPace,
  lane: Lane,
  mostNow = () => placesOf(lane, false),
): Promise<(() => Promise<void>)[]> => {
  const { is_background, channel, gateway, among, shared } = lane
  return shared.inOrder(async () => {
    const most = mostNow()
    if (most === 0) return []
    const asked_at = performance.now()
    const behind = shared.served.get(is_background) ?? NIL_UUID
    const wanted = { is_background, channel, provider: gateway.name ?? '', among, most, behind }
    const taken = await leaseDue(sending.deps.database, { ...wanted, lease: lease_seconds })
    shared.throttle.begin(taken.length)
    const last = taken.at(-1)
    if (last) shared.served.set(is_background, last.client_id)
    return taken.map((message) => () => sendLeased(sending, lease_seconds, lane, message, asked_at))
  })
}

/**
 * Places that have to be free for a lease of notices while others are under way: one lease for a
 * few messages costs the database as little as one for a single one.
 */
const worthAsking = ({ is_background, gateway }: Lane): number =>
  is_background ? Math.floor((gateway.limits ?? mailLimits).at_once / 8) : 1

/** Takes some due messages of each lane and sends them; answers how many it took. */
export const drainOnce = async (
  deps: Deps,
  gateways: Gateways,
  bounds: OutboxPace = usualBounds,
  lanes: readonly Lane[] = lanesOf(gateways),
): Promise<number> => {
  await closeUnsendable(deps.database, channelsOf(gateways))
  const sending = sendingBy(deps, bounds)
  await judgeReceipts(sending)
  const taken: (() => Promise<void>)[] = []
  for (const lane of lanes) taken.push(...(await take(sending, bounds, lane)))
  await Promise.all(taken.map((send) => send()))
  return taken.length
}

/** Sends a message, which stays leased for as long as its provider takes. */
const sendLeased = async (
  sending: Sending,
  lease_seconds: number,
  lane: Lane,
  message: Leased,
  asked_at: number,
): Promise<void> => {
  const { database, log } = sending.deps
  let ended: TryEnded = { outcome: 'not_asked' }
  const heartbeat = setInterval(
    () =>
      void renewLease(database, message.id, lease_seconds).catch((error: unknown) =>
        log.warn({ err: error, outbox_id: message.id }, 'a lease could not be renewed'),
      ),
    (lease_seconds * 1000) / 3,
  )
  const { tracing } = sending.deps
  const facts = { channel: message.channel, outbox_id: message.id, tries: message.tries }
  const span = tracing?.begin('send message', 'producer', undefined, facts) ?? null
  try {
    ended = await requestContext.run({ id: null, span }, () =>
      sendMessage(sending, lane.gateway, message, asked_at),
    )
  } finally {
    span?.end({ outcome: ended.outcome }, ended.outcome === 'unreachable')
    clearInterval(heartbeat)
    if (lane.shared.throttle.end(ended)) lane.shared.is_back = true
    sending.deps.metrics.sent(message.channel, ended.outcome)
  }
  if (ended.outcome === 'answered') await tellBack(sending, lane)
}

/** What waits for a provider that is back is due; where that fails, with the next one it takes. */
const tellBack = async (
  { deps: { database, log }, first_wait_ms }: Sending,
  { channel, gateway, among, shared }: Lane,
): Promise<void> => {
  if (!shared.is_back) return
  shared.is_back = false
  const provider = gateway.name ?? ''
  try {
    await dueAgain(database, { channel, provider, among }, first_wait_ms)
  } catch (error) {
    shared.is_back = true
    log.warn({ err: error, channel, provider }, 'what waits for a provider waits on')
  }
}
