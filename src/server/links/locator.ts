import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  codeContacts,
  mayAskForCode,
  openToRepeat,
  openToTry,
} from '../../domain/order/parties/access-code.ts'
import type { Order } from '../../domain/order/order.ts'
import { languagesOf } from '../../domain/policy/client-languages.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { LinkParty } from '../../domain/policy/viewer.ts'
import { HOUR, MINUTE, SECOND } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { sha256 } from '../secrets.ts'
import { noteTry, recentCodes } from '../stores/messages/access-codes.ts'
import { countUse, spend } from '../stores/messages/budgets.ts'
import type { Tx } from '../stores/database/database.ts'
import { deskScope } from '../stores/database/scope.ts'
import { clientMeant, orderOfNumber, policyOfClient, type Host } from '../stores/links/links.ts'
import { lockOrder } from '../stores/orders/lock.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'
import { blockOf, networkTag } from './asking-network.ts'
import { callersAt } from './caller-of-link.ts'
import { askedBefore, isCode, keepCode } from './page-code.ts'

/** Every answer takes at least this long, in ms, whether or not there is anything to find. */
const ANSWER_MS = 300
const AN_HOUR = { address: 120, client: 2_000, number: 20 }
/** Once a client's hour is used up: calls a minute, of networks that called so often at most. */
const SLOW_LANE = { a_minute: 10, address: 20 }

/** What somebody says to find an order: who sent it (key or name) and its number. */
export interface NumberLookup {
  readonly party: LinkParty
  readonly client: string
  readonly number: string
}

/** Alike for all that differ in upper and lower case alone. */
const folded = (text: string): string => text.toUpperCase().toLowerCase()

/** The key of the client that is meant; what nobody is called stays what it is. */
const keyMeant = async ({ database }: Pick<Deps, 'database'>, said: string): Promise<string> => {
  const client = said.trim()
  return (await clientMeant(database, client)) ?? folded(client)
}

/**
 * Counts a call by network, by client, and by number within the network: what a stranger calls
 * takes no call away from an order's own receiver. However client and number are written, they
 * count as one. Answers what is meant by them. Throws Refused 429 once one of them had its hour's
 * worth, whether or not there is such an order. Where strangers at many networks have used up the
 * client's, a network that called little is let in by a lane of its own, so many a minute.
 */
export const withinBudget = async (
  deps: Deps,
  ip: string,
  said: NumberLookup,
): Promise<NumberLookup> => {
  const { database } = deps
  const block = blockOf(ip)
  const [by_address = 0] = await countUse(database, [`address ${block}`])
  if (by_address > AN_HOUR.address) throw tooMany(HOUR)
  const { party, number: typed } = said
  const sought = { party, client: await keyMeant(deps, said.client), number: typed.trim() }
  const { client, number } = sought
  const [by_client = 0, by_number = 0] = await countUse(database, [
    `client ${client}`,
    `number ${block} ${client} ${folded(number)}`,
  ])
  if (by_number > AN_HOUR.number) throw tooMany(HOUR)
  if (by_client <= AN_HOUR.client) return sought
  const minute = Math.floor(Date.now() / MINUTE)
  const lane = { key: `slow ${client} ${minute}`, an_hour: SLOW_LANE.a_minute }
  if (by_address > SLOW_LANE.address || !(await spend(database, [lane]))) throw tooMany(MINUTE)
  return sought
}

const tooMany = (wait_ms: number): Refused =>
  new Refused(429, sentence('too_many_tries'), [], wait_ms / SECOND)

/**
 * What the pages of a client, by its key or name, speak that opens orders by number. Throws Refused
 * 403 where it opens none, whatever the number is; of a client that there is not, it says what it
 * says of most.
 */
export const withLocator = async (
  deps: Deps,
  client: string,
): Promise<ReturnType<typeof languagesOf>> => {
  const document = await policyOfClient(deps.database, await keyMeant(deps, client))
  if (!document) return null
  const policy = resolvePolicy(document)
  if (!policy.lr_locator) throw new Refused(403, sentence('locator_off'))
  return languagesOf(policy)
}

/** Resolves when it is time to answer, however far the work that was asked for has come. */
export const timeToAnswer = (): Promise<void> => sleep(ANSWER_MS)

/** What is meant, or nothing that looks like it: the same statements run for both. */
const targetOf = async (
  deps: Deps,
  { party, client, number }: NumberLookup,
): Promise<{ caller: Caller; order_id: string }> => {
  const found = await orderOfNumber(deps.database, client, number)
  const aimAt = (host: Host & { order_id: string }) => ({
    caller: callersAt(host)(host.order_id, { id: null, party, proof: 'code' }),
    order_id: host.order_id,
  })
  const real = found && aimAt(found)
  const decoy = aimAt({
    client_id: randomUUIDv7(),
    client,
    client_name: client,
    version: 0,
    document: {},
    now: '',
    order_id: randomUUIDv7(),
  })
  return real?.caller.policy.lr_locator ? real : decoy
}

interface FoundOrder {
  readonly caller: Caller
  readonly held: OrderAtHead | null
  readonly tx: Tx
}

const onOrder = async <T>(
  deps: Deps,
  sought: NumberLookup,
  work: (found: FoundOrder) => Promise<T>,
): Promise<T> => {
  const { caller, order_id } = await targetOf(deps, sought)
  return deps.database.transaction(deskScope(caller.viewer.client_id), async (tx) =>
    work({ caller, held: await lockOrder(tx, order_id), tx }),
  )
}

/** Sends a code to the stored contacts, if there is such an order and the caps allow one more. */
export const sendCode = (deps: Deps, ip: string, sought: NumberLookup): Promise<unknown> =>
  onOrder(deps, sought, async ({ caller, held, tx }) => {
    if (!held) return null
    const { party } = sought
    const { order } = held
    const now = deps.now(held.now)
    const network = networkTag(deps, ip)
    const { codes, usage } = await askedBefore(tx, { order, party, network, now })
    const may =
      codeContacts(order, party).length > 0 &&
      mayAskForCode(codes, network, usage, caller.policy, now)
    return may ? keepCode(deps, tx, caller, { order, party, network, now }) : null
  })

/**
 * The order and its new viewer, if the code is the one that was sent last; null for every reason
 * that it is not. A code opens once, and again for the request of the same `key`, whose answer was
 * lost.
 */
export const openWith = (
  deps: Deps,
  ip: string,
  sought: NumberLookup,
  code: number,
  key: string | null,
): Promise<{ caller: Caller; order: Order; now: string } | null> =>
  onOrder(deps, sought, async ({ caller, held, tx }) => {
    const { _id: order_id = randomUUIDv7() } = held?.order ?? {}
    const now = deps.now(held?.now ?? new Date().toISOString())
    const network = networkTag(deps, ip)
    const under = key === null ? null : sha256(key)
    const codes = await recentCodes(tx, order_id, sought.party)
    const last = openToTry(codes, network, now) ?? openToRepeat(codes, under, now)
    const isRight =
      held !== null && last !== null && isCode(deps, held.order, sought.party, last, code)
    await noteTry(tx, last?.id ?? randomUUIDv7(), network, isRight ? { at: now, under } : null)
    return isRight ? { caller, order: held.order, now } : null
  })
