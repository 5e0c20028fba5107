import {
  DELIVERIES_A_CALL,
  type openDeliveries,
  type recordDeliveries,
} from '../../../../contract/bulk/deliveries.ts'
import { isPassing, newKey } from '../../../lib/api/answer.ts'
import { callApi } from '../../../lib/api/api.ts'
import { failureOf } from '../../../lib/api/failure.ts'
import { readied, type SentPhoto } from '../../../lib/photos/ready.ts'
import { uploadPhoto } from '../../../lib/photos/send-photo.ts'
import type { ReaderOf } from '../ask.ts'
import type { DeliverySummary, PhotoToSend } from './session.ts'
import type { DeliveryAsks } from './worker.ts'

/** The dialog's own worker. */
export type DeliveryReader = ReaderOf<DeliveryAsks>

const PATIENCE_MS = 60_000

/**
 * Begins the upload, so that what is sent of the file can be taken back as one. Like all that is
 * sent of it, it is an act of `as`, and stops where somebody else has signed in in this browser.
 */
export const begin = (
  upload_id: string,
  file_name: string,
  rows: number,
  as: string,
): Promise<unknown> =>
  callApi<typeof openDeliveries>('POST /bulk/deliveries/uploads', {
    as,
    body: { upload_id, file_name: file_name.slice(-200), rows },
  })

/**
 * Has the server judge what nobody has judged yet, run by run; it writes nothing. Throws
 * ApiFailure.
 */
export const check = async (
  { ask }: DeliveryReader,
  upload_id: string,
  signal: AbortSignal,
  onSummary: (summary: DeliverySummary) => void,
): Promise<void> => {
  for (;;) {
    const rows = await ask('toCheck', DELIVERIES_A_CALL)
    if (rows.length === 0 || signal.aborted) return
    const { result } = await callApi<typeof recordDeliveries>('POST /bulk/deliveries', {
      body: { upload_id, preview: true, rows },
      signal,
      timeout: PATIENCE_MS,
    })
    const summary = await ask('keep', rows, result.rows)
    if (signal.aborted) return
    onSummary(summary)
  }
}

/**
 * Puts the deliveries of the file on record, run by run; answers how many are. Throws ApiFailure;
 * sending again records nothing twice.
 */
export const record = async (
  { ask }: DeliveryReader,
  upload_id: string,
  as: string,
  onRun: (recorded: number, summary: DeliverySummary) => void,
): Promise<number> => {
  let recorded = 0
  for (;;) {
    const rows = await ask('toRecord', DELIVERIES_A_CALL)
    if (rows.length === 0) return recorded
    const { result } = await callApi<typeof recordDeliveries>('POST /bulk/deliveries', {
      body: { upload_id, rows },
      key: newKey(),
      timeout: PATIENCE_MS,
      as,
    })
    recorded += result.rows.filter(({ state }) => state === 'recorded').length
    onRun(recorded, await ask('keep', rows, result.rows))
  }
}

/** A photo that was not put on record, and why. */
export interface PhotoFailure {
  readonly identifier: string
  readonly path: string
  readonly why: string
}

/** Photos on their way at once: one is made small while the other is sent. */
const LANES = 2
const MOST_TRIES = 3
const PAUSE_MS = 2_000
const MOST_PAUSE_MS = 30_000

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(ms, MOST_PAUSE_MS))
  })

/** Photos that are on record already, with the key under which each was sent. */
export interface SentPhotos {
  readonly keys: Map<string, string>
  readonly done: Set<string>
}

/**
 * Sends photos, each by the way of every photo; answers those that were refused. Throws ApiFailure
 * where there is no way to send any; asked again it goes on.
 */
export const sendPhotos = async (
  reader: DeliveryReader,
  { upload_id, as }: { readonly upload_id: string; readonly as: string },
  photos: readonly PhotoToSend[],
  { keys, done }: SentPhotos,
  onSent: () => void,
): Promise<PhotoFailure[]> => {
  const failures: PhotoFailure[] = []
  const left = photos.filter(({ path }) => !done.has(path))
  let next = 0
  const lane = async (): Promise<void> => {
    for (let photo = left[next]; photo; photo = left[next]) {
      next += 1
      const key = keys.get(photo.path) ?? newKey()
      keys.set(photo.path, key)
      const why = await sendOne(reader, { upload_id, as }, photo, key)
      if (why === null) done.add(photo.path)
      else failures.push({ identifier: photo.identifier, path: photo.path, why })
      onSent()
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return failures
}

/** Null once it is on record, else why it will not be. */
const sendOne = async (
  { ask }: DeliveryReader,
  { upload_id, as }: { readonly upload_id: string; readonly as: string },
  { path, order_id, identifier, tag }: PhotoToSend,
  key: string,
): Promise<string | null> => {
  let photo: SentPhoto
  try {
    const file = await ask('photo', path)
    if (!file) return path
    const about = { identifier, invoice: null, locates: false, loadsReader: false }
    photo = await (await readied(file, tag, about)).complete
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
  for (let tries = 1; ; tries += 1) {
    const body = { _id: order_id, photos: [photo], upload_id }
    const answer = await uploadPhoto(body, key, () => {}, as)
    if (answer.ok) return null
    // A photo that the server failed at, or was too busy for, may well be taken later too.
    if (!isPassing(answer) && ![429, 500].includes(answer.code))
      return failureOf(answer).errors[0]?.message ?? answer.message
    if (tries >= MOST_TRIES) throw failureOf(answer)
    await pause(Math.max(PAUSE_MS, answer.retry_after_ms))
  }
}
