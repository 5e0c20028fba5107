import type { z } from 'zod'
import type { about } from '../../../contract/about.ts'
import type {
  CutRequest,
  knownOrders,
  requestCutter,
  requestId,
} from '../../../contract/bulk/bulk.ts'
import type { openImport } from '../../../contract/bulk/imports.ts'
import type { editOrder } from '../../../contract/orders/orders.ts'
import type { updateEpod } from '../../../contract/proof/proof.ts'
import { newKey } from '../../lib/api/answer.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { send } from '../../lib/api/send.ts'
import { storedSession } from '../../lib/session/session-store.ts'
import type { Reader } from './ask.ts'
import type { Failure } from './sending.ts'
import type { KnownOrder, Summary } from './weighing.ts'

/**
 * Rows of one request, which the server adds in chunks of 200: few enough that progress is seen,
 * and an answer comes in time.
 */
const ROWS_A_REQUEST = 1_000
const CHUNK = 200
/** Requests on their way at once: one is judged while the other is stored. */
const LANES = 2
const PATIENCE_MS = 120_000

/** Asks which of these numbers the account has, and tells the worker. Throws ApiFailure. */
export const compare = async (
  { ask }: Reader,
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<Summary> => {
  const known: KnownOrder[] = []
  for (let from = 0; from < numbers.length; from += ROWS_A_REQUEST) {
    const { result } = await callApi<typeof knownOrders>('POST /orders/known', {
      body: { identifiers: numbers.slice(from, from + ROWS_A_REQUEST) },
      signal,
    })
    known.push(...result)
  }
  return ask('know', known, numbers)
}

/** How many rows a file has, and of these how many are open and how many became orders so far. */
export interface RowSums {
  readonly rows: number
  readonly open: number
  readonly taken: number
}

/**
 * Begins the import, so that what is sent of the file can be undone as one (IMPO-02), and tells
 * what became of its rows by now. Like all that is sent of it, it is an act of `as`, and stops
 * where somebody else has signed in in this browser since. Throws ApiFailure.
 */
export const begin = (
  import_id: string,
  file_name: string,
  { rows, open, taken }: RowSums,
  as: string,
): Promise<unknown> =>
  callApi<typeof openImport>('POST /imports', {
    as,
    body: {
      import_id,
      file_name: file_name.slice(-200),
      rows,
      refused: open,
      unchanged: rows - open - taken,
    },
  })

/**
 * Sends the orders of the file, request by request, and answers those that were not added. Throws
 * ApiFailure; sending again adds nothing twice (BULK-11).
 */
export const submit = async (
  { ask }: Reader,
  import_id: string,
  orders: number,
  username: string,
  onProgress: (sent: number) => void,
): Promise<Failure[]> => {
  const {
    result: { public_url },
  } = (await send({ method: 'GET', path: '/about' })) as z.infer<
    (typeof about)['schema']['response'][200]
  >
  const failures: Failure[][] = []
  let [next, sent] = [0, 0]
  const lane = async (first: number): Promise<void> => {
    let noted: Promise<unknown> = Promise.resolve()
    for (let most = first; next < orders; most = ROWS_A_REQUEST) {
      const from = next
      const count = Math.min(most, orders - from)
      next += count
      const {
        request_id,
        data: [outcome],
      } = await cut(
        import_id,
        await ask('batch', from, count),
        `${public_url}/api/orders`,
        username,
      )
      failures[from] = (outcome?.data.extra_data.data ?? []).map(
        ({ identifier, message, POD_ID = null }) => ({ identifier, message, POD_ID }),
      )
      await noted
      // The next request need not wait until this is noted.
      noted = callApi<typeof requestId>('POST /requestid', {
        body: { request_id, username },
        key: newKey(),
        as: username,
      })
      noted.catch(() => undefined)
      sent += count
      onProgress(sent)
    }
    await noted
  }
  // Where one fails the other stops after what it has sent.
  const stop = (thrown: unknown): never => {
    next = orders
    throw thrown
  }
  // Each begins with a run of another length, or all would be judged at one time and stored at
  // another.
  const ends = await Promise.allSettled(
    Array.from({ length: LANES }, (_, at) =>
      lane(Math.round((ROWS_A_REQUEST * (at + 1)) / LANES)).catch(stop),
    ),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return failures.flat()
}

/**
 * Changes the orders that differ to what the file says, one by one, each as an edit of its own;
 * answers those that were not changed (BULK-11), also since somebody else changed them after they
 * were compared (EDIT-05).
 */
export const changeDiffering = async (
  { ask }: Reader,
  import_id: string,
  as: string,
  onProgress: (changed: number) => void,
): Promise<Failure[]> => {
  const failures: Failure[] = []
  for (const [at, { _id, rev, identifier, fields, label }] of (await ask('edits')).entries()) {
    onProgress(at)
    try {
      // A file may bring no more than a label, and an edit without a field is refused.
      if (Object.keys(fields).length > 0)
        await callApi<typeof editOrder>('POST /edit_epod', {
          body: { _id, rev, ...fields, import_id },
          key: newKey(),
          as,
        })
      if (label !== null)
        await callApi<typeof updateEpod>('POST /update_epod', {
          query: {},
          body: { _id, label, import_id },
          key: newKey(),
          as,
        })
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure) || ![403, 404, 409, 422].includes(thrown.code))
        throw thrown
      failures.push({
        identifier,
        message: [thrown.message, ...thrown.errors.map(({ message }) => message)]
          .filter((one, n, all) => all.indexOf(one) === n)
          .join('; '),
        POD_ID: null,
      })
    }
  }
  return failures
}

const cut = async (
  import_id: string,
  data: unknown[],
  url: string,
  as: string,
): Promise<CutRequest> => {
  const callback_data = {
    url,
    method: 'POST' as const,
    headers: { Authorization: `Bearer ${storedSession()?.token ?? ''}` },
  }
  try {
    return await callApi<typeof requestCutter>('POST /request-cutter/receive_data_new.json', {
      body: { import_id, data, chunk_size: CHUNK, callback_data },
      key: newKey(),
      timeout: PATIENCE_MS,
      as,
    })
  } catch (thrown) {
    // Where no row was added the answer says so, and names each.
    if (thrown instanceof ApiFailure && thrown.code === 200) return thrown.answer as CutRequest
    throw thrown
  }
}
