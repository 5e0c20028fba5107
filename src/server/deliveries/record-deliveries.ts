import type { JudgedDeliveriesGiven } from '../../contract/bulk/deliveries.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { answerPartsOnce } from '../answer-once.ts'
import type { Caller } from '../caller.ts'
import { clockAt } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { changeMany } from '../orders/change-many.ts'
import { actingFor } from '../orders/decide-change.ts'
import { requireOpen } from '../orders/import-batch.ts'
import { Pace } from '../limits/pace.ts'
import type { Tx } from '../stores/database/database.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { noteDelivered, ordersNumbered, uploadState } from '../stores/deliveries/deliveries.ts'
import type { OrderChange } from '../stores/orders/order-batch.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'
import {
  decidedRow,
  previewedRow,
  refusedRow,
  shapedRow,
  type RowAnswer,
  type ShapedRow,
} from './judge-delivery-row.ts'

/** What is done with rows: judged alone, or put on record as part of an upload. */
export type HandedFor =
  | { readonly preview: true }
  | { readonly preview: false; readonly upload_id: string }

type Handed = HandedFor & { readonly rows: readonly unknown[] }

/** Orders that are held and decided at a time: few enough that others wait for milliseconds. */
const RUN = 20

/**
 * Puts deliveries on record, each whole or not at all, in runs of a transaction each, so that an
 * interruption loses none that was done: sent again, what is there counts as done. Throws Refused
 * for what is no open upload, and what `ended` says once nobody waits.
 */
export const recordDeliveries = (
  deps: Deps,
  caller: Caller,
  handed: Handed,
  once: IdempotencyKey | null,
  ended: AbortSignal,
): Promise<JudgedDeliveriesGiven> =>
  answerPartsOnce(deps, caller, once, () => recordRuns(deps, caller, handed, ended))

const recordRuns = async (
  deps: Deps,
  caller: Caller,
  handed: Handed,
  ended: AbortSignal,
): Promise<JudgedDeliveriesGiven> => {
  const { database } = deps
  const scope = scopeOf(caller.viewer)
  const pace = new Pace(ended)
  const answers: RowAnswer[] = []
  const shaped: ShapedRow[] = []
  const firsts = new Map<string, number>()
  for (const [index, given] of handed.rows.entries()) {
    await pace.rest()
    const judged = shapedRow(given, index + 1)
    if (!('input' in judged)) answers.push(judged)
    else if (firsts.has(judged.input.identifier)) answers.push(twice(judged, firsts))
    else {
      firsts.set(judged.input.identifier, judged.row)
      shaped.push(judged)
    }
  }
  for (let from = 0; from < shaped.length; from += RUN) {
    const run = shaped.slice(from, from + RUN)
    const answered = handed.preview
      ? await previewRun(deps, caller, run, pace)
      : await database.transaction(scope, (tx) =>
          recordRun(deps, tx, caller, handed.upload_id, run),
        )
    answers.push(...answered)
    await pace.rest()
  }
  return answers.sort((a, b) => a.row - b.row)
}

const twice = ({ row, input }: ShapedRow, firsts: ReadonlyMap<string, number>): RowAnswer => {
  const said = sentence('row_twice', firsts.get(input.identifier) ?? 0)
  return refusedRow(row, input.identifier, said, [{ field: 'identifier', ...said }])
}

/** Whether there is none of this number or it is somebody else's, nobody is told. */
const unknownRow = ({ row, input }: ShapedRow): RowAnswer => {
  const said = sentence('delivery_unknown')
  return refusedRow(row, input.identifier, said, [{ field: 'identifier', ...said }])
}

const numbersOf = (run: readonly ShapedRow[]): string[] => run.map(({ input }) => input.identifier)

/** Nothing is held, so that all of it is decided after the transaction. */
const previewRun = async (
  deps: Deps,
  caller: Caller,
  run: readonly ShapedRow[],
  pace: Pace,
): Promise<RowAnswer[]> => {
  const seen = await deps.database.transaction(scopeOf(caller.viewer), (tx) =>
    ordersNumbered(tx, numbersOf(run), false),
  )
  const by_number = new Map(seen.map((held) => [held.order.identifier, held]))
  const acting = actingFor(caller)
  const answers: RowAnswer[] = []
  for (const row of run) {
    await pace.rest()
    const held = by_number.get(row.input.identifier)
    answers.push(
      held
        ? previewedRow(row, held, acting, clockAt(deps, caller.policy, held.now))
        : unknownRow(row),
    )
  }
  return answers
}

const recordRun = async (
  deps: Deps,
  tx: Tx,
  caller: Caller,
  upload_id: string,
  run: readonly ShapedRow[],
): Promise<RowAnswer[]> => {
  requireOpen(await uploadState(tx, upload_id, 'share'), 'upload_id')
  const held = await ordersNumbered(tx, numbersOf(run), true)
  const by_number = new Map(held.map((one) => [one.order.identifier, one]))
  const acting = { ...actingFor(caller), delivery_upload_id: upload_id }
  const changes: OrderChange[] = []
  const answers = run.map((row) => {
    const one = by_number.get(row.input.identifier)
    if (!one) return unknownRow(row)
    const { answer, change } = decidedRow(row, one, acting, clockAt(deps, caller.policy, one.now))
    if (change) changes.push(change)
    return answer
  })
  const written = changes.map(({ before }) => ({
    order_id: before.order._id,
    rev: before.order.rev + 1,
  }))
  await noteDelivered(tx, scopeOf(caller.viewer), upload_id, written)
  await changeMany(tx, caller.viewer.client_id, changes)
  return answers
}
