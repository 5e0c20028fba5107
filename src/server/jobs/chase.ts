import type { Recorded } from '../../domain/order/events.ts'
import { noticeLimits } from '../../domain/order/notice.ts'
import { chasedNow, contactsFor, type Owed } from '../../domain/order/owed.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { DAY, HOUR, later, wallClock, type Clock, type Instant } from '../../domain/time.ts'
import type { Deps } from '../deps.ts'
import { sendSteps } from '../orders/send-steps.ts'
import { chasingClients, openAfter, type ChasingClient, type Place } from '../stores/chase.ts'
import type { Scope } from '../stores/database/database.ts'
import { holdOrders, noticesInDay } from '../stores/order-batch.ts'
import type { Held } from '../stores/orders.ts'

const EVERY_MS = HOUR
/**
 * Orders that are locked together, and orders that one round looks at of one client; the next round
 * goes on behind them.
 */
const AT_ONCE = 50
const MOST_A_ROUND = 2_000
/** Nobody is asked at night. */
const BY_DAY = { from: '09:00', until: '19:00' } as const

const system: Recorded['actor'] = { username: null, role: 'system', link_id: null }

/**
 * Asks once an hour, by day, for what proofs lack, wherever a client's policy has it (CHAS-01);
 * answers the way to stop.
 */
export const startChasing = (deps: Deps, every_ms = EVERY_MS): (() => Promise<void>) => {
  const places = new Map<string, Place>()
  let running: Promise<void> = Promise.resolve()
  const round = (): void => {
    running = running
      .then(() => chaseDue(deps, places))
      .catch((error: unknown) =>
        deps.log.error(
          { err: error },
          'what proofs lack could not be asked for and is tried again',
        ),
      )
  }
  const timer = setInterval(round, every_ms)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * One round over every client that wants it. `places` holds how far the last round got where it did
 * not get to the end.
 */
export const chaseDue = async (deps: Deps, places: Map<string, Place>): Promise<void> => {
  for (const client of await chasingClients(deps.database)) await chaseClient(deps, client, places)
}

const chaseClient = async (
  deps: Deps,
  client: ChasingClient,
  places: Map<string, Place>,
): Promise<void> => {
  const { client_id } = client
  const policy = resolvePolicy(client.document)
  const now = deps.now(client.now)
  const { time } = wallClock(now, policy.time_zone)
  if (time < BY_DAY.from || time >= BY_DAY.until) return
  const scope: Scope = { client_id, kind: 'client', party: '' }
  for (let seen = 0; seen < MOST_A_ROUND; seen += AT_ONCE) {
    const found = await openAfter(
      deps.database,
      scope,
      places.get(client_id) ?? null,
      later(now, -policy.chase.after_hours * HOUR),
      later(now, -DAY),
      AT_ONCE,
    )
    const ids = found.filter(({ is_asked }) => !is_asked).map(({ id }) => id)
    if (ids.length > 0 && !(await chaseSome(deps, client, policy, scope, ids))) return
    const last = found.at(-1)
    if (!last || found.length < AT_ONCE) return void places.delete(client_id)
    places.set(client_id, last)
  }
}

/** Asks for what these orders lack; false where the account may send no more today. */
const chaseSome = (
  deps: Deps,
  { client_id, client_name, version }: ChasingClient,
  policy: Policy,
  scope: Scope,
  ids: readonly string[],
): Promise<boolean> =>
  deps.database.transaction(scope, async (tx) => {
    const held = await holdOrders(tx, ids)
    const at = deps.now(held[0]?.now ?? '')
    const due = held
      .map((one) => ({ held: one, owed: chasedNow(one.order, policy, clockAt(at, policy)) }))
      .filter(({ owed }) => owed.length > 0)
    if (due.length === 0) return true
    const many = due.flatMap(messagesFor).length
    if ((await noticesInDay(tx, at)) + many > noticeLimits.a_day) return false
    await sendSteps(
      deps,
      tx,
      { client_id, client_name, policy, policy_version: version, actor: system },
      due,
      at,
    )
    return true
  })

const clockAt = (now: Instant, { time_zone }: Policy): Clock => ({ now, time_zone })

const messagesFor = ({ held: { order }, owed }: { held: Held; owed: readonly Owed[] }): string[] =>
  owed.flatMap(({ party }) => (party === 'desk' ? [] : contactsFor(order, party)))
