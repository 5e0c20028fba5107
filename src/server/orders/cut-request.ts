import { randomUUIDv7 } from 'node:crypto'
import type { CutRequest } from '../../contract/bulk.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { words } from '../../domain/words.ts'
import { scopeOf, type Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedFor } from '../errors.ts'
import { earlierAnswer, keepAnswer, takeKey, type Earlier, type Once } from '../stores/idempotency.ts'
import { keepImport, noteWritten, openBatch } from '../stores/imports.ts'
import { databaseNow } from '../stores/orders.ts'
import { addRows } from './add-rows.ts'
import { requireOpenImport } from './import-batch.ts'
import type { FailedRow } from './judge-rows.ts'

/** Rows to add in chunks. */
interface Cut { readonly rows: readonly unknown[]; readonly chunk_size: number; readonly import_id: string | null }

/**
 * Adds the rows of a bulk request in chunks, each in its own transaction, so that an interruption loses none that was done: the
 * same request sent again does the rest, since a row that already is an order, word for word, counts as done (BULK-11). Without an
 * `import_id` the request is an import of its own.
 */
export const cutRequest = async (deps: Deps, caller: Caller, { rows, chunk_size, import_id }: Cut, once: Once | null): Promise<CutRequest> => {
  const scope = scopeOf(caller.viewer)
  const earlier = once ? answeredBy(await earlierAnswer(deps.database, scope, once)) : null
  if (earlier) return earlier
  const batch_id = import_id ?? await ownBatch(deps, caller, rows.length)
  const failures: FailedRow[] = []
  for (let from = 0; from < rows.length; from += chunk_size) failures.push(...await addChunk(deps, caller, batch_id, rows.slice(from, from + chunk_size), from + 1))
  const answer = answerFor(randomUUIDv7(), rows.length, failures)
  return deps.database.transaction(scope, async (tx) => {
    const { client_id, username } = caller.viewer
    const rival = once ? answeredBy(await takeKey(tx, client_id, once)) : null
    if (rival) return rival
    await Promise.all([
      keepImport(tx, client_id, { id: answer.request_id, batch_id, username: username ?? '', rows: rows.length, failures: failuresOf(answer) }),
      once && keepAnswer(tx, client_id, once, 200, JSON.stringify(answer)),
    ])
    return answer
  })
}

const ownBatch = (deps: Deps, caller: Caller, rows: number): Promise<string> =>
  deps.database.transaction(scopeOf(caller.viewer), async (tx) => {
    mayUpload(caller, deps.now(await databaseNow(tx)))
    const id = randomUUIDv7()
    await openBatch(tx, caller.viewer.client_id, { id, username: caller.viewer.username ?? '', file_name: '', rows })
    return id
  })

const addChunk = (deps: Deps, caller: Caller, batch_id: string, rows: readonly unknown[], first_row: number): Promise<readonly FailedRow[]> =>
  deps.database.transaction(scopeOf(caller.viewer), async (tx) => {
    const clock = { now: deps.now(await databaseNow(tx)), time_zone: caller.policy.time_zone }
    mayUpload(caller, clock.now)
    await requireOpenImport(tx, batch_id)
    const { created, failed } = await addRows(tx, caller, clock, { rows, first_row, again: true })
    await noteWritten(tx, caller.viewer.client_id, batch_id, created.map(({ _id }) => _id), 1)
    return failed
  })

const mayUpload = ({ viewer, policy }: Caller, now: string): void => {
  const clock = { now, time_zone: policy.time_zone }
  const [first, ...others] = [...whyNot(null, 'bulk_upload', viewer, policy, clock), ...whyNot(null, 'add_order', viewer, policy, clock)]
  if (first) throw refusedFor([first, ...others])
}

const answeredBy = (earlier: Earlier): CutRequest | null => {
  if (earlier.kind === 'other_body') throw new Refused(422, words.sameKeyOtherBody)
  // The stored text is an answer of this very route.
  return earlier.kind === 'answered' ? (JSON.parse(earlier.answer) as CutRequest) : null
}

const answerFor = (request_id: string, rows: number, failures: readonly FailedRow[]): CutRequest => {
  const success = failures.length < rows
  const listed = failures.map(({ identifier, message, row, POD_ID }) => ({ identifier, message, row, ...(POD_ID === undefined ? {} : { POD_ID }) }))
  return { status: success, message: success ? words.submitted : words.nothingCreated, request_id, data: [{ success, data: { extra_data: { data: listed } } }] }
}

const failuresOf = ({ data: [first] }: CutRequest): readonly unknown[] => first?.data.extra_data.data ?? []
