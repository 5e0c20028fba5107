import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeContacts, isOpenToTry, mayAskForCode } from '../../domain/order/parties/access-code.ts'
import type { Order } from '../../domain/order/order.ts'
import { languagesOf } from '../../domain/policy/client-languages.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { LinkParty } from '../../domain/policy/viewer.ts'
import { HOUR, SECOND } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { noteTry, recentCodes } from '../stores/messages/access-codes.ts'
import { spend } from '../stores/messages/budgets.ts'
import type { Tx } from '../stores/database/database.ts'
import { orderOfNumber, policyOfClient, type Host } from '../stores/links/links.ts'
import { lockOrder, type LockedOrder } from '../stores/orders/lock.ts'
import { callersAt } from './caller-of-link.ts'
import { askedBefore, clientScope, isCode, keepCode } from './page-code.ts'

/** Every answer takes at least this long, in ms, whether or not there is anything to find. */
const ANSWER_MS = 300
const AN_HOUR = { address: 120, client: 2_000, number: 20 }

/** What somebody says to find an order: who sent it and its number. */
export interface NumberLookup {
  readonly party: LinkParty
  readonly client: string
  readonly number: string
}

/**
 * Counts a call by address, client and number. Throws Refused 429 once one of them had its hour's
 * worth, whether or not there is such an order.
 */
export const withinBudget = async (
  { database }: Deps,
  ip: string,
  { client, number }: NumberLookup,
): Promise<void> => {
  const isWithin =
    (await spend(database, [{ key: `address ${blockOf(ip)}`, an_hour: AN_HOUR.address }])) &&
    (await spend(database, [
      { key: `client ${client}`, an_hour: AN_HOUR.client },
      { key: `number ${client} ${number}`, an_hour: AN_HOUR.number },
    ]))
  if (!isWithin) throw new Refused(429, sentence('too_many_tries'), [], HOUR / SECOND)
}

/**
 * What the pages of a client speak that opens orders by number. Throws Refused 403 where it opens
 * none, whatever the number is; of a client that there is not, it says what it says of most.
 */
export const withLocator = async (
  { database }: Deps,
  client: string,
): Promise<ReturnType<typeof languagesOf>> => {
  const document = await policyOfClient(database, client)
  if (!document) return null
  const policy = resolvePolicy(document)
  if (!policy.lr_locator) throw new Refused(403, sentence('locator_off'))
  return languagesOf(policy)
}

/** The part of an address that one household or office shares: /24 of IPv4, /64 of IPv6. */
export const blockOf = (ip: string): string => {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1]
  if (v4 !== undefined) return v4
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string): string[] => text.split(':').filter((group) => group !== '')
  const gap = Math.max(0, 8 - groups(head).length - groups(tail).length)
  return [...groups(head), ...Array.from({ length: gap }, () => '0'), ...groups(tail)]
    .slice(0, 4)
    .join(':')
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
  readonly held: LockedOrder | null
  readonly tx: Tx
}

const onOrder = async <T>(
  deps: Deps,
  sought: NumberLookup,
  work: (found: FoundOrder) => Promise<T>,
): Promise<T> => {
  const { caller, order_id } = await targetOf(deps, sought)
  return deps.database.transaction(clientScope(caller), async (tx) =>
    work({ caller, held: await lockOrder(tx, order_id), tx }),
  )
}

/** Sends a code to the stored contacts, if there is such an order and the caps allow one more. */
export const sendCode = (deps: Deps, sought: NumberLookup): Promise<unknown> =>
  onOrder(deps, sought, async ({ caller, held, tx }) => {
    if (!held) return null
    const { party } = sought
    const now = deps.now(held.now)
    const { codes, usage } = await askedBefore(tx, held.order, party, now)
    const may =
      codeContacts(held.order, party).length > 0 && mayAskForCode(codes, usage, caller.policy, now)
    return may ? keepCode(deps, tx, caller, held.order, party, now) : null
  })

/**
 * The order and its new viewer, if the code is the one that was sent last; null for every reason
 * that it is not.
 */
export const openWith = (
  deps: Deps,
  sought: NumberLookup,
  code: number,
): Promise<{ caller: Caller; order: Order; now: string } | null> =>
  onOrder(deps, sought, async ({ caller, held, tx }) => {
    const { _id: order_id = randomUUIDv7() } = held?.order ?? {}
    const now = deps.now(held?.now ?? new Date().toISOString())
    const [last] = await recentCodes(tx, order_id, sought.party)
    const isOpen = last !== undefined && isOpenToTry(last, now)
    const isRight =
      held !== null && isOpen && isCode(deps, held.order, sought.party, last, code, now)
    await noteTry(tx, isOpen ? last.id : randomUUIDv7(), isRight ? now : null)
    return isRight ? { caller, order: held.order, now } : null
  })
