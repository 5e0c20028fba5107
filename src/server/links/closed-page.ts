import type { Order } from '../../domain/order/order.ts'
import {
  challengeOf,
  codeContacts,
  isPageCapped,
  openToTry,
  slowedFor,
  type AccessCode,
} from '../../domain/order/parties/access-code.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { locked, rule, type Reason } from '../../domain/policy/reason.ts'
import { isClosedBehindCode } from '../../domain/policy/rules/link.ts'
import { viewerAfterCode } from '../../domain/policy/viewer.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuseFor } from '../errors.ts'
import { readAndCacheOrder } from '../orders/order-cache.ts'
import type { Tx } from '../stores/database/database.ts'
import { deskScope, scopeOf } from '../stores/database/scope.ts'
import { noteTry, recentCodes } from '../stores/messages/access-codes.ts'
import { lockOrder } from '../stores/orders/lock.ts'
import {
  insertAnswer,
  isAnswered,
  keptFor,
  type IdempotencyKey,
} from '../stores/requests/idempotency.ts'
import { networkTag } from './asking-network.ts'
import { askedBefore, isCode, keepCode, type AskedPage } from './page-code.ts'
import { judgedFor } from './public-order.ts'

/*
 * An order that is over takes no one-time password any more, and a page behind one must not say so.
 * The code that is asked for there opens the page and leaves no event.
 */

/**
 * Is the order of this link over, while its page still waits for a code? Not where the request was
 * answered before, whose answer stays what it was.
 */
export const isPageClosed = async (
  deps: Deps,
  { viewer, policy }: Caller,
  order_id: string,
  once: IdempotencyKey | null,
): Promise<boolean> => {
  if (viewer.link === null) return false
  const seen = await readAndCacheOrder(deps, viewer, order_id)
  if (seen === null || !isClosedBehindCode({ order: seen.order, viewer, policy })) return false
  return once === null || !(await isAnswered(deps.database, scopeOf(viewer), once))
}

/**
 * The order by which the page of a link's holder is made. One that is over behind a code is taken
 * as open. It has the codes that were sent for its page, as the network of this address finds them.
 */
export const judgedOn = async (
  deps: Deps,
  caller: Caller,
  ip: string,
  order: Order,
  now: Instant,
): Promise<Order> => {
  const { client_id, link } = caller.viewer
  if (link === null || !isClosedBehindCode({ order, ...caller })) return order
  // Codes and messages are the client's: a link's own rows are its order's alone.
  const codes = await deps.database.transaction(deskScope(client_id), (tx) =>
    recentCodes(tx, order._id, link.party),
  )
  return asAsked(caller, codes, { order, network: networkTag(deps, ip), now })
}

/** Somebody at the page of an order: who, and from which address. */
export interface Visit {
  readonly caller: Caller
  readonly order_id: string
  readonly ip: string
}

/**
 * Sends a code for the page, and keeps `answer` beside the request's key. Throws Refused for what
 * stands against it, as for any code.
 */
export const sendPageCode = async <T>(
  deps: Deps,
  { caller, ...at }: Visit,
  once: IdempotencyKey | null,
  answer: T,
): Promise<T> => {
  await onPage(deps, { caller, ...at }, async ({ tx, clock, ...page }) => {
    const { viewer, policy } = caller
    const { codes, usage } = await askedBefore(tx, page)
    const reasons = whyNot(asAsked(caller, codes, page), 'trigger_otp', viewer, policy, clock)
    if (reasons.length > 0) return reasons
    if (codeContacts(page.order, page.party).length === 0) return [rule('spocs', 'otp_no_contact')]
    const slowed = slowedFor(codes, page.now)
    if (slowed > 0) return [locked(slowed, 'otp_capped')]
    if (isPageCapped(usage, policy)) return [locked(3600, 'otp_capped')]
    await answered(tx, caller, once, answer)
    await keepCode(deps, tx, caller, page)
    return []
  })
  return answer
}

/**
 * Opens the page by the right code, and keeps the answer that `answerTo` makes for whoever has
 * proved it. Throws Refused for any other code.
 */
export const openPage = async <T>(
  deps: Deps,
  visit: Visit,
  once: IdempotencyKey | null,
  code: number,
  answerTo: (proven: Caller, order: Order, clock: Clock) => T,
): Promise<T> => {
  const { caller } = visit
  const { viewer, policy } = caller
  const answerFor = ({ order, clock }: HeldPage): T =>
    answerTo({ ...caller, viewer: viewerAfterCode(viewer) }, order, clock)
  const opened = await onPage(deps, visit, async (page) => {
    const { tx, order, party, network, clock } = page
    const codes = await recentCodes(tx, order._id, party)
    const reasons = whyNot(asAsked(caller, codes, page), 'verify_otp', viewer, policy, clock)
    const last = openToTry(codes, network, clock.now)
    if (reasons.length > 0) return reasons
    const isRight = last !== null && isCode(deps, order, party, last, code)
    if (isRight) await answered(tx, caller, once, answerFor(page))
    if (last) await noteTry(tx, last.id, network, isRight ? { at: clock.now, under: null } : null)
    return isRight ? [] : [rule('otp', 'otp_wrong')]
  })
  return answerFor(opened)
}

const answered = async (
  { db }: Tx,
  { viewer }: Caller,
  once: IdempotencyKey | null,
  answer: unknown,
): Promise<void> => {
  if (once !== null) await insertAnswer(viewer.client_id, keptFor(once, answer)).execute(db)
}

interface HeldPage extends AskedPage {
  readonly tx: Tx
  readonly clock: Clock
}

/** Judges with the order held; what was noted of a refusal is kept. */
const onPage = async (
  deps: Deps,
  { caller, order_id, ip }: Visit,
  judge: (page: HeldPage) => Promise<readonly Reason[]>,
): Promise<HeldPage> => {
  const { client_id, link } = caller.viewer
  const party = link?.party
  const { page, reasons } = await deps.database.transaction(deskScope(client_id), async (tx) => {
    const held = await lockOrder(tx, order_id)
    if (!held || party === undefined) throw notFound()
    const now = deps.now(held.now)
    const clock = { now, time_zone: caller.policy.time_zone }
    const network = networkTag(deps, ip)
    const held_page = { tx, order: held.order, party, network, now, clock }
    return { page: held_page, reasons: await judge(held_page) }
  })
  refuseFor(reasons)
  return page
}

const asAsked = (
  caller: Caller,
  codes: readonly AccessCode[],
  { order, network, now }: Omit<AskedPage, 'party'>,
): Order => ({
  ...judgedFor(order, caller),
  challenge: challengeOf(codes, network, now),
})
