import type { z } from 'zod'
import type { about } from '../../../contract/about.ts'
import type { CutRequest, knownOrders, requestCutter, requestId } from '../../../contract/bulk.ts'
import type { editOrder } from '../../../contract/orders.ts'
import { newKey } from '../../lib/answer.ts'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/failure.ts'
import { send } from '../../lib/send.ts'
import { storedSession } from '../../lib/session-store.ts'
import type { Reader } from './ask.ts'
import type { Failure, KnownOrder, Summary } from './session.ts'

/** Rows of one request, which the server adds in chunks of 200: few enough that progress is seen, and an answer comes in time. */
const ROWS_A_REQUEST = 1_000
const CHUNK = 200
const PATIENCE_MS = 120_000

/** Asks which of the file's numbers the account has, and tells the worker. Throws ApiFailure. */
export const compare = async ({ ask }: Reader, signal: AbortSignal): Promise<Summary> => {
  const numbers = await ask('numbers')
  const known: KnownOrder[] = []
  for (let from = 0; from < numbers.length; from += ROWS_A_REQUEST) {
    const { result } = await callApi<typeof knownOrders>('POST /orders/known', { body: { identifiers: numbers.slice(from, from + ROWS_A_REQUEST) }, signal })
    known.push(...result)
  }
  return ask('know', known)
}

/** Sends the orders of the file, request by request, and answers those that were not added. Throws ApiFailure; sending again adds nothing twice (BULK-11). */
export const submit = async ({ ask }: Reader, orders: number, username: string, onProgress: (sent: number) => void): Promise<Failure[]> => {
  const { result: { public_url } } = (await send({ method: 'GET', path: '/about' })) as z.infer<(typeof about)['schema']['response'][200]>
  const failures: Failure[] = []
  for (let from = 0; from < orders; from += ROWS_A_REQUEST) {
    onProgress(from)
    const { request_id, data: [outcome] } = await cut(await ask('batch', from, Math.min(ROWS_A_REQUEST, orders - from)), `${public_url}/api/orders`)
    failures.push(...(outcome?.data.extra_data.data ?? []).map(({ identifier, message, POD_ID = null }) => ({ identifier, message, POD_ID })))
    await callApi<typeof requestId>('POST /requestid', { body: { request_id, username }, key: newKey() })
  }
  return failures
}

/** Changes the orders that differ to what the file says, one by one, each as an edit of its own; answers those that were not changed (BULK-11). */
export const changeDiffering = async ({ ask }: Reader, onProgress: (changed: number) => void): Promise<Failure[]> => {
  const failures: Failure[] = []
  for (const [at, { _id, identifier, fields }] of (await ask('edits')).entries()) {
    onProgress(at)
    try {
      await callApi<typeof editOrder>('POST /edit_epod', { body: { _id, ...fields }, key: newKey() })
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure) || ![403, 404, 409, 422].includes(thrown.code)) throw thrown
      failures.push({ identifier, message: [thrown.message, ...thrown.errors.map(({ message }) => message)].filter((one, n, all) => all.indexOf(one) === n).join('; '), POD_ID: null })
    }
  }
  return failures
}

const cut = async (data: unknown[], url: string): Promise<CutRequest> => {
  const callback_data = { url, method: 'POST' as const, headers: { Authorization: `Bearer ${storedSession()?.token ?? ''}` } }
  try {
    return await callApi<typeof requestCutter>('POST /request-cutter/receive_data_new.json', { body: { data, chunk_size: CHUNK, callback_data }, key: newKey(), timeout: PATIENCE_MS })
  } catch (thrown) {
    // Where no row was added the answer says so, and names each.
    if (thrown instanceof ApiFailure && thrown.code === 200) return thrown.answer as CutRequest
    throw thrown
  }
}
