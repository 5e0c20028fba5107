import { randomUUIDv7 } from 'node:crypto'
import {
  epcisCapture,
  type CaptureBehaviour,
  type CaptureJob,
} from '../../contract/systems/epcis-capture.ts'
import { isOrderId } from '../../contract/call.ts'
import {
  capturedIn,
  type AboutOrder,
  type CapturedEvent,
} from '../../domain/trade/epcis/captured.ts'
import type { Naming } from '../../domain/trade/epcis/identifiers.ts'
import { sentence, type Sentence } from '../../domain/words/sentence.ts'
import { answeredBy } from '../answer-once.ts'
import { actorKey, type Caller } from '../caller.ts'
import { recordDeliveries, type HandedFor } from '../deliveries/record-deliveries.ts'
import { clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { readAndCacheOrder } from '../orders/order-cache.ts'
import { Pace } from '../limits/pace.ts'
import { sha256 } from '../secrets.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { openUpload } from '../stores/deliveries/deliveries.ts'
import {
  earlierAnswer,
  keepAnswer,
  takeKey,
  type IdempotencyKey,
} from '../stores/requests/idempotency.ts'
import { judgeArrival, recordArrival, type ToldArrival } from './arrivals.ts'
import { writingFor } from './order-steps.ts'

interface Refusal {
  readonly event: number
  readonly message: Sentence
}
interface Row {
  readonly event: number
  readonly row: object
}
interface Work {
  readonly arrivals: readonly (ToldArrival & { readonly event: number })[]
  readonly rows: readonly Row[]
}

/** The events of a document, and what one that is refused does to the others. */
interface Given {
  readonly events: readonly unknown[]
  readonly behaviour: CaptureBehaviour
}

/** An event with the id of its order, once that was found. */
type Placed = CapturedEvent & { readonly event: number; readonly identifier: string }

/**
 * Captures events of others: each becomes the delivery or arrival that people record by hand, by
 * the same judge. With `rollback` all are judged before any is written. The job is kept with the
 * caller's answers, and under the request's own key too, where it has one: asked again, it is given
 * again, and of two at once the second gives the first one's. Throws Refused 422 for a key that
 * stood for another document.
 */
export const captureEvents = async (
  deps: Deps,
  caller: Caller,
  { events, behaviour }: Given,
  once: IdempotencyKey | null,
  ended: AbortSignal,
): Promise<CaptureJob> => {
  const earlier = once && (await jobUnder(deps, caller, once))
  if (earlier) return earlier
  const createdAt = clockFor(deps, caller).now
  const captureID = randomUUIDv7()
  const { work, refused } = await workOf(deps, caller, events)
  const judged = [...refused]
  if (behaviour === 'rollback') judged.push(...(await refusedOf(deps, caller, work, ended)))
  const errors =
    behaviour === 'rollback' && judged.length > 0
      ? judged
      : [...judged, ...(await recorded(deps, caller, captureID, work, ended))]
  const job: CaptureJob = {
    status: true,
    message: sentence('ok'),
    captureID,
    createdAt,
    finishedAt: clockFor(deps, caller).now,
    running: false,
    success: errors.length === 0,
    captureErrorBehaviour: behaviour,
    errors: errors
      .toSorted((a, b) => a.event - b.event)
      .map((error) => ({ type: 'epcisException:ValidationException', ...error })),
  }
  return keepJob(deps, caller, job, once)
}

const workOf = async (
  deps: Deps,
  caller: Caller,
  given: readonly unknown[],
): Promise<{ work: Work; refused: Refusal[] }> => {
  const naming: Naming = writingFor(deps, caller)
  const refused: Refusal[] = []
  const placed: Placed[] = []
  for (const [event, one] of given.entries()) {
    const read = capturedIn(one, naming)
    const identifier = 'code' in read ? null : await numberOf(deps, caller, read.about)
    if ('code' in read) refused.push({ event, message: read })
    else if (identifier === null) refused.push({ event, message: sentence('delivery_unknown') })
    else placed.push({ ...read, event, identifier })
  }
  const arrivals = placed.flatMap((one) => (one.kind === 'arrival' ? [{ ...one, naming }] : []))
  const rows: Row[] = []
  const firsts = new Map<string, number>()
  for (const one of placed) {
    if (one.kind !== 'delivery') continue
    const first = firsts.get(one.identifier)
    if (first !== undefined)
      refused.push({ event: one.event, message: sentence('epcis_twice', first) })
    else {
      firsts.set(one.identifier, one.event)
      rows.push({ event: one.event, row: { identifier: one.identifier, ...one.delivery } })
    }
  }
  return { work: { arrivals, rows }, refused }
}

const numberOf = async (
  deps: Deps,
  { viewer }: Caller,
  about: AboutOrder,
): Promise<string | null> => {
  if ('identifier' in about) return about.identifier
  if (!isOrderId(about.order_id)) return null
  return (await readAndCacheOrder(deps, viewer, about.order_id))?.order.identifier ?? null
}

/** What would be refused of the work, without writing any of it. */
const refusedOf = async (
  deps: Deps,
  caller: Caller,
  { arrivals, rows }: Work,
  ended: AbortSignal,
): Promise<Refusal[]> => {
  const refused = await eachArrival(arrivals, ended, (one) => judgeArrival(deps, caller, one))
  return [...refused, ...(await handedIn(deps, caller, rows, { preview: true }, ended))]
}

const recorded = async (
  deps: Deps,
  caller: Caller,
  captureID: string,
  { arrivals, rows }: Work,
  ended: AbortSignal,
): Promise<Refusal[]> => {
  const refused = await eachArrival(arrivals, ended, (one) => recordArrival(deps, caller, one))
  if (rows.length === 0) return refused
  const scope = scopeOf(caller.viewer)
  await deps.database.transaction(scope, (tx) =>
    openUpload(tx, scope, {
      id: captureID,
      username: caller.viewer.username ?? '',
      file_name: `EPCIS ${captureID}`,
      rows: rows.length,
    }),
  )
  const upload = { upload_id: captureID, preview: false } as const
  return [...refused, ...(await handedIn(deps, caller, rows, upload, ended))]
}

/** Judges or records arrivals one after the other; the sentences of those that were refused. */
const eachArrival = async (
  arrivals: Work['arrivals'],
  ended: AbortSignal,
  refusalOf: (arrival: Work['arrivals'][number]) => ReturnType<typeof judgeArrival>,
): Promise<Refusal[]> => {
  const refused: Refusal[] = []
  const pace = new Pace(ended)
  for (const arrival of arrivals) {
    await pace.rest()
    const message = await refusalOf(arrival)
    if (message) refused.push({ event: arrival.event, message })
  }
  return refused
}

const handedIn = async (
  deps: Deps,
  caller: Caller,
  rows: readonly Row[],
  handed_for: HandedFor,
  ended: AbortSignal,
): Promise<Refusal[]> => {
  if (rows.length === 0) return []
  const handed = { ...handed_for, rows: rows.map(({ row }) => row) }
  const answers = await recordDeliveries(deps, caller, handed, null, ended)
  return answers.flatMap(({ row, state, message, errors = [] }) => {
    const event = rows[row - 1]?.event
    if (state !== 'refused' || event === undefined) return []
    // What is wrong with one value says more than that some value is.
    return [{ event, message: errors[0]?.message ?? message }]
  })
}

const ROUTE = `${epcisCapture.method} /api${epcisCapture.url}#job`

const keyOf = (caller: Caller, id: string) => ({
  actor: actorKey(caller),
  route: ROUTE,
  key: id,
  body_hash: sha256(id),
})

/** The job that was kept under a key; null where none was. */
const jobUnder = async (
  { database }: Pick<Deps, 'database'>,
  caller: Caller,
  key: IdempotencyKey,
): Promise<CaptureJob | null> => {
  const earlier = await earlierAnswer(database, scopeOf(caller.viewer), key)
  return answeredBy<CaptureJob>(earlier)?.answer ?? null
}

/** Keeps a job, or answers the rival's that was kept under the request's key meanwhile. */
const keepJob = (
  { database }: Pick<Deps, 'database'>,
  caller: Caller,
  job: CaptureJob,
  once: IdempotencyKey | null,
): Promise<CaptureJob> => {
  const { client_id } = caller.viewer
  const own = keyOf(caller, job.captureID)
  return database.transaction(scopeOf(caller.viewer), async (tx) => {
    for (const key of once ? [once, own] : [own]) {
      const rival = answeredBy<CaptureJob>(await takeKey(tx, client_id, key))
      if (rival) return rival.answer
      await keepAnswer(tx, client_id, key, 200, JSON.stringify(job))
    }
    return job
  })
}

/** A capture job of the caller's own. Throws 404. */
export const keptJob = async (
  deps: Pick<Deps, 'database'>,
  caller: Caller,
  id: string,
): Promise<CaptureJob> => {
  const job = await jobUnder(deps, caller, keyOf(caller, id))
  if (!job) throw notFound()
  return job
}
