import { noticeLimits } from '../../domain/order/notice.ts'
import { linkActions } from '../../domain/order/commands.ts'
import { chaseReasons, contactsFor, owedOf } from '../../domain/order/owed.ts'
import type { OwedStep } from '../../domain/order/owed-step.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Clock } from '../../domain/time.ts'
import { callWords } from '../../domain/words/calls.ts'
import { chaseWords } from '../../domain/words/chase.ts'
import { actorOf, type Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused, refusedFor } from '../errors.ts'
import type { Tx } from '../stores/database/database.ts'
import { hostOf } from '../stores/links.ts'
import { holdOrders, noticesInDay } from '../stores/order-batch.ts'
import { sendSteps } from './send-steps.ts'

/**
 * A client's policy by its own document, as its public pages have it: what an account of its adds
 * for itself binds nobody else.
 */
export const hostPolicy = async (
  { database }: Pick<Deps, 'database'>,
  client_id: string,
): Promise<Policy> => resolvePolicy((await hostOf(database, client_id, null))?.document ?? {})

/**
 * Sends whoever owes a step of an order's proof a link to it, for an account. Throws Refused: 404,
 * 409 where it is not missing any more, what forbids such a link, 422, 429.
 */
export const chaseOne = async (
  deps: Deps,
  caller: Caller,
  policy: Policy,
  order_id: string,
  step: OwedStep,
  tx: Tx,
): Promise<void> => {
  const { viewer, client_name, policy_version } = caller
  const [held] = await holdOrders(tx, [order_id.toLowerCase()])
  if (!held) throw notFound()
  const clock: Clock = { now: deps.now(held.now), time_zone: policy.time_zone }
  const owed = owedOf(held.order, policy, clock).find((one) => one.step === step)
  const [first, ...others] = [
    ...(owed && owed.party !== 'desk'
      ? whyNot(held.order, linkActions[owed.party], viewer, caller.policy, clock)
      : []),
    ...chaseReasons(held.order, step, policy, clock),
  ]
  if (first) throw refusedFor([first, ...others])
  if (!owed || owed.party === 'desk') throw new Refused(409, chaseWords.notOwed)
  if (
    (await noticesInDay(tx, clock.now)) + contactsFor(held.order, owed.party).length >
    noticeLimits.a_day
  )
    throw new Refused(429, callWords.messagesCapped, [], 3_600)
  await sendSteps(
    deps,
    tx,
    { client_id: viewer.client_id, client_name, policy, policy_version, actor: actorOf(caller) },
    [{ held, owed: [owed] }],
    clock.now,
  )
}
