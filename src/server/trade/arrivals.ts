import {
  arrivalClock,
  arrivalCommand,
  arrivalReason,
  isArrivalOnRecord,
  type Arrival,
} from '../../domain/trade/epcis/arrival.ts'
import { sentence, sentenceOf, type Sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { actingFor, decideAll } from '../orders/decide-change.ts'
import { execute } from '../orders/execute.ts'
import { ordersNumbered } from '../stores/deliveries/deliveries.ts'
import { scopeOf } from '../stores/database/scope.ts'

/** An arrival of the order with this LR number. */
export interface ToldArrival extends Arrival {
  readonly identifier: string
}

/** Whether an arrival may be recorded: the id of its order, or why not. */
const judged = async (
  deps: Deps,
  caller: Caller,
  arrival: ToldArrival,
): Promise<{ order_id: string; now: string } | { refused: Sentence }> => {
  const [held] = await deps.database.transaction(scopeOf(caller.viewer), (tx) =>
    ordersNumbered(tx, [arrival.identifier], false),
  )
  if (!held) return { refused: sentence('delivery_unknown') }
  const { order } = held
  const now = deps.now(held.now)
  const found = { order_id: order._id, now }
  if (isArrivalOnRecord(arrival, order)) return found
  const clock = { now, time_zone: caller.policy.time_zone }
  const wrong = arrivalReason(arrival, order, clock)
  if (wrong) return { refused: sentenceOf(wrong) }
  const acting = actingFor(caller)
  const command = arrivalCommand(arrival, order)
  const { refused } = decideAll(held, [command], acting, arrivalClock(arrival, clock))
  return refused ? { refused: sentenceOf(refused[0]) } : found
}

/** Why an arrival would be refused; null where it would not. */
export const judgeArrival = async (
  deps: Deps,
  caller: Caller,
  arrival: ToldArrival,
): Promise<Sentence | null> => {
  const outcome = await judged(deps, caller, arrival)
  return 'refused' in outcome ? outcome.refused : null
}

/** Puts an arrival on record, once; why it was refused, or null. */
export const recordArrival = async (
  deps: Deps,
  caller: Caller,
  arrival: ToldArrival,
): Promise<Sentence | null> => {
  const outcome = await judged(deps, caller, arrival)
  if ('refused' in outcome) return outcome.refused
  try {
    return await execute<null>(deps, {
      caller,
      order_id: outcome.order_id,
      once: null,
      device_time: arrival.at,
      device_now: outcome.now,
      commands: ({ order }) =>
        isArrivalOnRecord(arrival, order) ? [] : [arrivalCommand(arrival, order)],
      answer: () => null,
    })
  } catch (error) {
    if (!(error instanceof Refused) || error.code >= 500) throw error
    return sentenceOf(error.said)
  }
}
