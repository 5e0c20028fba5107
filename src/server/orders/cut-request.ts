import { randomUUIDv7 } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CutRequestGiven } from '../../contract/bulk/bulk.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { later, type Clock } from '../../domain/time.ts'
import { answerOnceReady } from '../answer-once.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { refuseFor } from '../errors.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'
import { keepImport, openBatch } from '../stores/imports/imports.ts'
import { newOrders } from '../stores/orders/order-batch.ts'
import { readNow } from '../stores/database/clock.ts'
import { Pace } from '../limits/pace.ts'
import { enteredAs, outcomeOf, prepareRows } from './add-rows.ts'
import type { PreparedRows } from './judged-rows.ts'
import { addManyOfImport } from './change-many.ts'
import { againForLabels, withFreeLabels } from './free-labels.ts'
import { requireOpen } from './import-batch.ts'
import type { FailedRow } from './judge-rows.ts'

/** Rows to add in chunks. */
interface Cut {
  readonly rows: readonly unknown[]
  readonly chunk_size: number
  readonly import_id: string | null
}

/**
 * Adds the rows of a bulk request in chunks, each in its own transaction, so that an interruption
 * loses none that was done. It stops where nobody waits for it. The same request sent again does
 * the rest: a row that already is an order, word for word, counts as done (BULK-11). Without an
 * `import_id` the request is an import of its own.
 */
export const cutRequest = (
  deps: Deps,
  caller: Caller,
  cut: Cut,
  once: IdempotencyKey | null,
  ended: AbortSignal,
): Promise<CutRequestGiven> =>
  answerOnceReady(deps, caller, once, {
    ready: () => addChunks(deps, caller, cut, ended),
    work: async (tx, answered) => {
      const { client_id, username } = caller.viewer
      await keepImport(tx, client_id, {
        id: answered.answer.request_id,
        batch_id: answered.batch_id,
        username: username ?? '',
        rows: cut.rows.length,
        failures: failuresOf(answered.answer),
      })
      return answered.answer
    },
  })

/** Adds the rows, a chunk in a transaction; answers what became of them, and their import. */
const addChunks = async (
  deps: Deps,
  caller: Caller,
  { rows, chunk_size, import_id }: Cut,
  ended: AbortSignal,
): Promise<{ readonly answer: CutRequestGiven; readonly batch_id: string }> => {
  const clockNow = await clockFor(deps, caller)
  const batch_id = import_id ?? (await ownBatch(deps, caller, rows.length))
  const failures: FailedRow[] = []
  const pace = new Pace(ended)
  const chunkAt = async (from: number): Promise<PreparedRows | null> => {
    if (from >= rows.length) return null
    const run = { rows: rows.slice(from, from + chunk_size), first_row: from + 1, again: true }
    return prepareRows(caller, clockNow(), run, pace)
  }
  let chunk = await chunkAt(0)
  for (let from = chunk_size; chunk; from += chunk_size) {
    // While one is stored the next is judged, once the first is on its way to the database.
    const [failed, next]: [readonly FailedRow[], PreparedRows | null] = await Promise.all([
      storeChunk(deps, caller, batch_id, chunk),
      setImmediate().then(() => chunkAt(from)),
    ])
    failures.push(...failed)
    chunk = next
  }
  return { answer: answerFor(randomUUIDv7(), rows.length, failures), batch_id }
}

/**
 * The time that decisions go by: the database's, read once and carried on. Throws Refused where the
 * caller uploads none.
 */
const clockFor = async (deps: Deps, caller: Caller): Promise<() => Clock> => {
  const first = await readNow(deps.database, scopeOf(caller.viewer))
  const began = performance.now()
  const clockNow = (): Clock => ({
    now: deps.now(later(first, Math.round(performance.now() - began))),
    time_zone: caller.policy.time_zone,
  })
  mayUpload(caller, clockNow())
  return clockNow
}

const ownBatch = async (deps: Deps, { viewer }: Caller, rows: number): Promise<string> => {
  const id = randomUUIDv7()
  await deps.database.transaction(scopeOf(viewer), (tx) =>
    openBatch(tx, viewer.client_id, {
      id,
      username: viewer.username ?? '',
      file_name: '',
      rows,
      told: null,
    }),
  )
  return id
}

const storeChunk = async (
  { database }: Deps,
  caller: Caller,
  batch_id: string,
  prepared: PreparedRows,
): Promise<readonly FailedRow[]> => {
  const { viewer } = caller
  const scope = scopeOf(viewer)
  const { state, ids, chunk } = await againForLabels(() =>
    database.transaction(scope, async (tx) => {
      const free = await withFreeLabels(tx, prepared)
      const rows_to_add =
        free === prepared
          ? prepared.rows_to_add
          : newOrders(
              free.unique.map(({ make }) => make()),
              free.now,
            )
      const added = await addManyOfImport(tx, viewer.client_id, batch_id, rows_to_add)
      return { ...added, chunk: free }
    }),
  )
  requireOpen(state)
  const { failed } = await outcomeOf(chunk, ids, caller, (identifiers) =>
    database.transaction(scope, (tx) => enteredAs(tx, identifiers)),
  )
  return failed
}

const mayUpload = ({ viewer, policy }: Caller, clock: Clock): void => {
  const off = whyNot(null, 'bulk_upload', viewer, policy, clock)
  // What stands against both is told once.
  const more = whyNot(null, 'add_order', viewer, policy, clock).filter(
    (reason) => !off.some((one) => isDeepStrictEqual(one, reason)),
  )
  refuseFor([...off, ...more])
}

const answerFor = (
  request_id: string,
  rows: number,
  failures: readonly FailedRow[],
): CutRequestGiven => {
  const isAnyAdded = failures.length < rows
  const listed = failures.map(({ identifier, message, row, POD_ID }) => ({
    identifier,
    message,
    row,
    ...(POD_ID === undefined ? {} : { POD_ID }),
  }))
  return {
    status: isAnyAdded,
    message: isAnyAdded ? sentence('submitted') : sentence('nothing_created'),
    request_id,
    data: [{ success: failures.length === 0, data: { extra_data: { data: listed } } }],
  }
}

const failuresOf = ({ data: [first] }: CutRequestGiven): readonly unknown[] =>
  first?.data.extra_data.data ?? []
