import { DISPATCH_CODE_WITHIN, isCodeDue } from '../../domain/order/parties/dispatch-code.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { between, HOUR, later, MINUTE, type Clock, type Instant } from '../../domain/time.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { sendDueCode, type CodeSender } from '../orders/send-code.ts'
import { systemActing } from '../orders/system-acting.ts'
import type { TimedClient } from '../stores/accounts/clients-by-policy.ts'
import type { Scope } from '../stores/database/database.ts'
import { deskScope } from '../stores/database/scope.ts'
import {
  clientsWithDeliveryCodes,
  withoutCode,
  type Sight,
} from '../stores/messages/dispatch-codes.ts'
import type { DispatchCursor } from '../stores/orders/dispatch-cursor.ts'
import { startRounds } from './rounds.ts'

const EVERY_MS = MINUTE
/** Orders that are read together at most, and that one round looks at of one client. */
const AT_ONCE = 250
const MOST_A_ROUND = 5_000
/**
 * Each round looks at what left or was written lately. What waited for a pause, a cap or a process
 * is found by a walk over everything, which begins anew so long after the last one.
 */
const LATELY = 20 * MINUTE
const WALK_EVERY = 15 * MINUTE
/** For how long a walk looks at edits that may have ended a code, longer than a contact's cap. */
const EDITED_WITHIN = 2 * HOUR

/** How many codes one client sends before it is another's turn, and all send in one round. */
const TURNS = { slice: 25, in_all: 2_000 }

/** What a process keeps of each client from one round to the next. */
export interface CodeRounds {
  /** How far a walk got that is not at its end. */
  readonly places: Map<string, DispatchCursor>
  /** When the last walk ended. */
  readonly walked: Map<string, Instant>
  /** The clients that have sent as many codes as they may in a day. */
  readonly capped: Set<string>
  /** Whose turn was the last; null before the first. */
  last: string | null
}

/** Nothing is known of earlier rounds. */
export const firstRounds = (): CodeRounds => ({
  places: new Map(),
  walked: new Map(),
  capped: new Set(),
  last: null,
})

/**
 * Sends delivery codes once a minute to what was dispatched, wherever a client's policy has that
 * mode (OTP-03); answers the way to stop.
 */
export const startDispatchCodes = (deps: Deps, every_ms = EVERY_MS): (() => Promise<void>) => {
  const rounds = firstRounds()
  const { stop } = startRounds(
    deps,
    {
      job: 'dispatch_codes',
      every_ms,
      failed: (error) =>
        deps.log.error({ err: error }, 'delivery codes could not be sent and are tried again'),
    },
    (leaving) => sendDueCodes(deps, rounds, leaving),
  )
  return stop
}

/**
 * One round over every client with delivery codes, a bounded number of each in turn: none waits
 * until another has sent all of its own. It ends before the next client where the process leaves.
 * What goes wrong with one order holds up no other, and is thrown at the end.
 */
export const sendDueCodes = async (
  deps: Deps,
  rounds: CodeRounds,
  leaving: AbortSignal = new AbortController().signal,
  { slice, in_all } = TURNS,
): Promise<void> => {
  const clients = await clientsWithDeliveryCodes(deps.database)
  const next = clients.findIndex(({ client_id }) => client_id === rounds.last) + 1
  const shared: Shared = { deps, rounds, leaving, slice, left: in_all, faults: [] }
  let going = [...clients.slice(next), ...clients.slice(0, next)].map((client): [string, Walk] => [
    client.client_id,
    sendForClient(shared, client),
  ])
  while (going.length > 0 && shared.left > 0 && !leaving.aborted) {
    const waiting: typeof going = []
    for (const [client_id, walk] of going) {
      if (shared.left <= 0 || leaving.aborted) break
      if (await isOver(walk, shared.faults)) continue
      rounds.last = client_id
      waiting.push([client_id, walk])
    }
    going = waiting
  }
  if (shared.faults.length > 0) throw shared.faults[0]
}

/** What the clients of a round have in common; `left` is how many codes it sends yet. */
interface Shared {
  readonly deps: Deps
  readonly rounds: CodeRounds
  readonly leaving: AbortSignal
  readonly slice: number
  left: number
  readonly faults: unknown[]
}

/** A client's part of a round, cut where others have their turn: up to where it looked. */
type Walk<T = void> = AsyncGenerator<DispatchCursor | null, T, void>

const isOver = async (walk: Walk, faults: unknown[]): Promise<boolean> => {
  try {
    return (await walk.next()).done === true
  } catch (error) {
    faults.push(error)
    return true
  }
}

/** What one client's part of a round needs. */
interface Part {
  readonly shared: Shared
  readonly scope: Scope
  readonly sender: CodeSender
  readonly clock: Clock
}

async function* sendForClient(shared: Shared, client: TimedClient): Walk {
  const { client_id, client_name } = client
  const { places, walked } = shared.rounds
  const policy = resolvePolicy(client.document)
  const clock: Clock = clockAt(shared.deps, policy, client.now)
  const scope = deskScope(client_id)
  const sender = { acting: systemActing(client, policy), client_name }
  const part: Part = { shared, scope, sender, clock }
  const ago = (ms: number): Instant => later(clock.now, -ms)
  for (const recent of ['left', 'written'] as const)
    if ((yield* lookAt(part, { of: recent, since: ago(LATELY) }, null)) === 'broken_off') return
  const last = walked.get(client_id)
  const place = places.get(client_id) ?? null
  const since = last === undefined ? null : between(last, clock.now)
  // Less than nothing: the clock ran ahead at the last walk, and is right again.
  if (place === null && since !== null && since >= 0 && since < WALK_EVERY) return
  const walk = lookAt(part, { of: 'left', since: ago(DISPATCH_CODE_WITHIN) }, place)
  let step = await walk.next()
  for (; !step.done; step = await walk.next()) {
    // The round may end here, and the next one goes on from this place.
    if (step.value !== null) places.set(client_id, step.value)
    yield step.value
  }
  const reached = step.value
  if (reached === 'broken_off') return
  if (reached !== 'end') return void places.set(client_id, reached)
  places.delete(client_id)
  const edits = yield* lookAt(part, { of: 'written', since: ago(EDITED_WITHIN) }, null)
  if (edits !== 'broken_off') walked.set(client_id, clock.now)
}

/**
 * Sends codes to the orders of a sight that are behind a place; answers how far it got, or that it
 * was broken off since the account may send no more, or the process leaves.
 */
async function* lookAt(
  { shared, scope, sender, clock }: Part,
  sight: Sight,
  from: DispatchCursor | null,
): Walk<'end' | 'broken_off' | DispatchCursor> {
  const { deps, rounds, leaving, slice, faults } = shared
  const { client_id } = sender.acting.viewer
  let [after, sent] = [from, 0]
  for (let seen = 0; seen < MOST_A_ROUND; seen += AT_ONCE) {
    const { found, last } = await withoutCode(
      deps.database,
      scope,
      sight,
      clock.now,
      after,
      AT_ONCE,
    )
    for (const { id, order, dispatch_at } of found) {
      if (leaving.aborted) return 'broken_off'
      if (!isCodeDue(order, dispatch_at, sender.acting.policy, clock)) continue
      const outcome = await sendDueCode(deps, scope, sender, id).catch((error: unknown) => {
        deps.log.warn({ err: error, order: id }, 'the delivery code of an order could not be sent')
        faults.push(error)
        return 'left' as const
      })
      if (outcome === 'account_capped') {
        tellCapped(deps, client_id, rounds.capped)
        return 'broken_off'
      }
      if (outcome === 'sent') rounds.capped.delete(client_id)
      shared.left -= 1
      sent += 1
      if (sent % slice === 0) yield after
    }
    if (last === null) return 'end'
    after = last
    yield after
  }
  return after ?? 'end'
}

/** Told once, and not each minute until the day has gone on. */
const tellCapped = (deps: Deps, client_id: string, capped: Set<string>): void => {
  if (capped.has(client_id)) return
  capped.add(client_id)
  deps.log.warn(
    { client_id },
    'delivery codes wait: the account has sent as many as it may in a day',
  )
}
