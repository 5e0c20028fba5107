import type { Deps } from '../../deps.ts'
import { leaseListeners, releaseListener, renewListener } from '../../stores/webhooks/leases.ts'
import type { LeasedWebhook } from '../../stores/webhooks/leases.ts'
import { startRounds, wakeOn } from '../rounds.ts'
import { takeTurn, type Delivering, type WebhookPace } from './webhook-turn.ts'

const pace: WebhookPace = {
  lease_seconds: 60,
  poll_ms: 2_000,
  whole_ms: 20_000,
  at_once: 4,
  listeners: 32,
  turn_ms: 30_000,
  wait_factor: 1,
}
/** How long what is being delivered may go on when the process stops. */
const GRACE_MS = 5_000

/**
 * Tells other systems what happens, for as long as the process runs: follows the log for each
 * webhook by itself, so that none waits for another. Processes share the work; a webhook is one
 * process's at a time. Answers the way to stop.
 */
export const startWebhooks = async (
  deps: Deps,
  own: Partial<WebhookPace> = {},
): Promise<() => Promise<void>> => {
  const { database, log } = deps
  const bounds = { ...pace, ...own }
  const cutting = new AbortController()
  const delivering: Delivering = { deps, bounds, cut: cutting.signal }
  const under_way = new Set<Promise<void>>()
  const failed = (error: unknown): false => {
    log.warn({ err: error }, 'webhooks could not be delivered and are tried again')
    return false
  }
  const work = async (listener: LeasedWebhook, leaving: AbortSignal): Promise<void> => {
    const did_something = await turnOf(delivering, listener, () => leaving.aborted).catch(failed)
    // Where there was nothing to do, the next look is soon enough.
    if (did_something) looks.wake()
  }
  const looks = startRounds(
    deps,
    { job: 'webhooks', every_ms: bounds.poll_ms, failed },
    async (leaving) => {
      const free = bounds.listeners - under_way.size
      if (free <= 0) return
      for (const listener of await leaseListeners(database, free, bounds.lease_seconds)) {
        const one = work(listener, leaving).finally(() => under_way.delete(one))
        under_way.add(one)
      }
    },
  )
  const stop = await wakeOn(database, 'epod_log', looks)
  return async () => {
    const cut = setTimeout(() => cutting.abort(), GRACE_MS)
    await stop()
    while (under_way.size > 0) await Promise.all(under_way)
    clearTimeout(cut)
  }
}

/** One turn at a listener, whose lease is kept for as long as that takes and given back then. */
const turnOf = async (
  delivering: Delivering,
  listener: LeasedWebhook,
  isStopped: () => boolean,
): Promise<boolean> => {
  const {
    deps: { database, log },
    bounds: { lease_seconds, turn_ms },
  } = delivering
  const until = performance.now() + turn_ms
  const heartbeat = setInterval(
    () =>
      void renewListener(database, listener, lease_seconds).catch((error: unknown) =>
        log.warn({ err: error, webhook: listener.id }, 'a lease could not be renewed'),
      ),
    (lease_seconds * 1_000) / 3,
  )
  try {
    return await takeTurn(delivering, listener, () => isStopped() || performance.now() > until)
  } finally {
    clearInterval(heartbeat)
    await releaseListener(database, listener)
  }
}

/** Delivers once whatever is due at every listener that nobody else delivers to. */
export const deliverOnce = async (deps: Deps, own: Partial<WebhookPace> = {}): Promise<void> => {
  const bounds = { ...pace, ...own }
  const delivering = { deps, bounds, cut: new AbortController().signal }
  const leased = await leaseListeners(deps.database, bounds.listeners, bounds.lease_seconds)
  await Promise.all(leased.map((listener) => turnOf(delivering, listener, () => false)))
}
