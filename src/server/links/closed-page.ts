import type { Order } from '../../domain/order/order.ts'
import {
  challengeOf,
  codeContacts,
  isCapped,
  type AccessCode,
} from '../../domain/order/parties/access-code.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { locked, rule, type Reason } from '../../domain/policy/reason.ts'
import { isClosedBehindCode } from '../../domain/policy/rules/link.ts'
import { provenViewer, type LinkParty } from '../../domain/policy/viewer.ts'
import type { Clock } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, refusedFor } from '../errors.ts'
import { seeOrder } from '../orders/order-cache.ts'
import type { Scope, Tx } from '../stores/database/database.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { recentCodes } from '../stores/messages/access-codes.ts'
import { lockOrder } from '../stores/orders/lock.ts'
import { askedBefore, keepCode, tryCode } from './page-code.ts'
import { judgedFor } from './public-order.ts'

/*
 * An order that is over takes no one-time password any more, and a page behind one must not say so.
 * The code that is asked for there opens the page and leaves no event.
 */

/** Is the order of this link over, while its page still waits for a code? */
export const isPageClosed = async (
  deps: Deps,
  { viewer, policy }: Caller,
  order_id: string,
): Promise<boolean> => {
  if (viewer.link === null) return false
  const seen = await seeOrder(deps, viewer, order_id)
  return seen !== null && isClosedBehindCode({ order: seen.order, viewer, policy })
}

/**
 * The order by which the page of a link's holder is made: where it is over behind a code, open, and
 * with the codes that were sent for its page.
 */
export const judgedOn = async (deps: Deps, caller: Caller, order: Order): Promise<Order> => {
  const { link } = caller.viewer
  if (link === null || !isClosedBehindCode({ order, ...caller })) return order
  const codes = await deps.database.transaction(clientScope(caller), (tx) =>
    recentCodes(tx, order._id, link.party),
  )
  return asAsked(caller, order, codes)
}

/** Sends a code for the page. Throws Refused for what stands against it, as for any code. */
export const sendPageCode = (deps: Deps, caller: Caller, order_id: string): Promise<unknown> =>
  onPage(deps, caller, order_id, async ({ tx, order, party, clock }) => {
    const { viewer, policy } = caller
    const { codes, usage } = await askedBefore(tx, order, party, clock.now)
    const reasons = whyNot(asAsked(caller, order, codes), 'trigger_otp', viewer, policy, clock)
    if (reasons.length > 0) return reasons
    if (codeContacts(order, party).length === 0) return [rule('spocs', 'otp_no_contact')]
    if (isCapped(usage, policy)) return [locked(3600, 'otp_capped')]
    await keepCode(deps, tx, caller, order, party, clock.now)
    return []
  })

/** The caller and the order once the right code opened the page. Throws Refused for any other. */
export const openPage = async (
  deps: Deps,
  caller: Caller,
  order_id: string,
  code: number,
): Promise<{ caller: Caller; order: Order; clock: Clock }> => {
  const { viewer, policy } = caller
  const { order, clock } = await onPage(deps, caller, order_id, async (page) => {
    const { tx, party } = page
    const codes = await recentCodes(tx, order_id, party)
    const asked = asAsked(caller, page.order, codes)
    const reasons = whyNot(asked, 'verify_otp', viewer, policy, page.clock)
    if (reasons.length > 0) return reasons
    return (await tryCode(deps, tx, page.order, party, codes[0], code, page.clock.now))
      ? []
      : [rule('otp', 'otp_wrong')]
  })
  return { caller: { ...caller, viewer: provenViewer(viewer) }, order, clock }
}

interface HeldPage {
  readonly tx: Tx
  readonly order: Order
  readonly party: LinkParty
  readonly clock: Clock
}

/** Judges with the order held; what was noted of a refusal is kept. */
const onPage = async (
  { database, now }: Deps,
  caller: Caller,
  order_id: string,
  judge: (page: HeldPage) => Promise<readonly Reason[]>,
): Promise<HeldPage> => {
  const party = caller.viewer.link?.party
  const { page, reasons } = await database.transaction(clientScope(caller), async (tx) => {
    const held = await lockOrder(tx, order_id)
    if (!held || party === undefined) throw notFound()
    const clock = { now: now(held.now), time_zone: caller.policy.time_zone }
    const held_page = { tx, order: held.order, party, clock }
    return { page: held_page, reasons: await judge(held_page) }
  })
  const [first, ...others] = reasons
  if (first) throw refusedFor([first, ...others])
  return page
}

const asAsked = (caller: Caller, order: Order, codes: readonly AccessCode[]): Order => ({
  ...judgedFor(order, caller),
  challenge: challengeOf(codes),
})

/** Codes and messages are the client's: a link's own rows are its order's alone. */
const clientScope = ({ viewer }: Caller): Scope => ({ ...scopeOf(viewer), kind: 'client' })
