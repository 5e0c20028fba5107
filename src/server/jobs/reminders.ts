import { chasedNow, isReminderHour } from '../../domain/order/parties/reminder.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { HOUR, MINUTE, type Clock } from '../../domain/time.ts'
import type { Deps } from '../deps.ts'
import { startRounds } from './rounds.ts'
import { sendReminders } from '../orders/step-requests.ts'
import { systemActing } from '../orders/system-acting.ts'
import type { TimedClient } from '../stores/accounts/clients-by-policy.ts'
import { chasingClients, openAfter } from '../stores/messages/reminders.ts'
import type { Scope } from '../stores/database/database.ts'
import type { DispatchCursor } from '../stores/orders/dispatch-cursor.ts'
import { lockOrders } from '../stores/orders/lock-many.ts'

const EVERY_MS = HOUR
/** After a start, which ended the hour that the process before was waiting for. */
const FIRST_MS = MINUTE
/**
 * Orders that are locked together at most, and orders that one round looks at of one client; the
 * next round goes on behind them.
 */
const AT_ONCE = 50
const MOST_A_ROUND = 5_000

/**
 * Asks once an hour, by day, for what proofs lack, wherever a client's policy has it (CHAS-01), and
 * soon after the start: who was asked a while ago is not asked again. Answers the way to stop.
 */
export const startReminders = (deps: Deps): (() => Promise<void>) => {
  const places = new Map<string, DispatchCursor>()
  const { stop } = startRounds(
    deps,
    {
      job: 'reminders',
      every_ms: EVERY_MS,
      first_ms: FIRST_MS,
      failed: (error) =>
        deps.log.error(
          { err: error },
          'what proofs lack could not be asked for and is tried again',
        ),
    },
    (leaving) => remindDue(deps, places, leaving),
  )
  return stop
}

/**
 * One round over every client that wants it. `places` holds how far the last round got where it did
 * not get to the end; it ends after the orders it is at where the process leaves. What goes wrong
 * with one client or order holds up no other, and is thrown at the end.
 */
export const remindDue = async (
  deps: Deps,
  places: Map<string, DispatchCursor>,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const faults: unknown[] = []
  for (const client of await chasingClients(deps.database)) {
    if (leaving.aborted) break
    await chaseClient(deps, client, { places, faults, leaving }).catch((error: unknown) =>
      faults.push(error),
    )
  }
  if (faults.length > 0) throw faults[0]
}

interface Round {
  readonly places: Map<string, DispatchCursor>
  readonly faults: unknown[]
  readonly leaving: AbortSignal
}

const chaseClient = async (
  deps: Deps,
  client: TimedClient,
  { places, faults, leaving }: Round,
): Promise<void> => {
  const { client_id } = client
  const policy = resolvePolicy(client.document)
  const clock: Clock = { now: deps.now(client.now), time_zone: policy.time_zone }
  if (!isReminderHour(clock)) return
  const scope: Scope = { client_id, kind: 'client', party: '' }
  const chase: Chase = (ids) => chaseSome(deps, client, policy, scope, ids)
  for (let seen = 0; seen < MOST_A_ROUND && !leaving.aborted; seen += AT_ONCE) {
    const found = await openAfter(deps.database, scope, places.get(client_id) ?? null, AT_ONCE)
    const ids = found
      .filter(({ order }) => chasedNow(order, policy, clock).length > 0)
      .map(({ id }) => id)
    if (ids.length > 0 && !(await chaseOrEach(chase, ids, faults))) return
    const last = found.at(-1)
    if (!last || found.length < AT_ONCE) return void places.delete(client_id)
    places.set(client_id, { dispatch_at: last.dispatch_at, id: last.id })
  }
}

/** Asks for what some orders of a client lack; false where the account may send no more today. */
type Chase = (ids: readonly string[]) => Promise<boolean>

/** Asks for all of them together; where that fails each alone, and keeps what went wrong. */
const chaseOrEach = async (
  chase: Chase,
  ids: readonly string[],
  faults: unknown[],
): Promise<boolean> => {
  try {
    return await chase(ids)
  } catch (error) {
    if (ids.length > 1) {
      for (const id of ids) if (!(await chaseOrEach(chase, [id], faults))) return false
    } else faults.push(error)
    return true
  }
}

/**
 * Asks for what these orders lack, now that they are locked; false where the account may send no
 * more today. What stands against one step, such as the cap of its contact, holds up no other.
 */
const chaseSome = (
  deps: Deps,
  client: TimedClient,
  policy: Policy,
  scope: Scope,
  ids: readonly string[],
): Promise<boolean> =>
  deps.database.transaction(scope, async (tx) => {
    const held = await lockOrders(tx, ids)
    const clock = { now: deps.now(held[0]?.now ?? ''), time_zone: policy.time_zone }
    const due = held
      .map((one) => ({
        held: one,
        steps: chasedNow(one.order, policy, clock).map(({ step }) => step),
      }))
      .filter(({ steps }) => steps.length > 0)
    if (due.length === 0) return true
    const acting = systemActing(client, policy)
    const { client_name } = client
    const reminding = { by: 'timer', acting, client_name, client_policy: policy } as const
    if ((await sendReminders(deps, tx, reminding, due, clock)).refused === null) return true
    for (const { held: one, steps } of due)
      for (const step of steps) {
        // What was sent of the step before has moved the order's head.
        const [now] = step === steps[0] ? [one] : await lockOrders(tx, [one.order._id])
        if (!now) break
        const alone = [{ held: now, steps: [step] }]
        const { refused } = await sendReminders(deps, tx, reminding, alone, clock)
        if (refused?.some(({ code }) => code === 'messages_capped')) return false
      }
    return true
  })
