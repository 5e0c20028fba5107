import type { PickedFile } from '../use-workbook.ts'
import {
  begin,
  record,
  sendPhotos,
  type DeliveryReader,
  type PhotoFailure,
  type SentPhotos,
} from './record.ts'
import type { DeliverySummary } from './session.ts'

/** What came of recording. */
export interface RecordingOutcome {
  readonly recorded: number
  readonly photos: number
  readonly refused: readonly (readonly [why: string, count: number])[]
  readonly failures: readonly PhotoFailure[]
}

/** How far recording is: of what, and how many. */
export interface DeliveryProgress {
  readonly of: 'rows' | 'photos'
  readonly done: number
  readonly all: number
}

/** What recording a file works with. */
interface Recording {
  readonly reader: DeliveryReader
  readonly summary: DeliverySummary
  /** Photos that are on record from earlier tries. */
  readonly sent: SentPhotos
  /** Who records: it stops where somebody else has signed in in this browser since. */
  readonly as: string
  readonly onProgress: (progress: DeliveryProgress) => void
  readonly onSummary: (summary: DeliverySummary) => void
}

const summed = (reasons: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const why of reasons) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/**
 * Puts the deliveries of a file on record with their photos, those first that a receipt needs.
 * Throws ApiFailure; asked again it records nothing twice.
 */
export const recordFile = async (
  { file, upload_id }: PickedFile,
  { reader, summary: { counts, deliveries }, sent, as, onProgress, onSummary }: Recording,
): Promise<RecordingOutcome> => {
  const photosOf = async (which: 'first' | 'after'): Promise<PhotoFailure[]> => {
    const photos = (await reader.ask('photosToSend', which)).filter(
      ({ path }) => !sent.done.has(path),
    )
    let done = 0
    const tell = (): void => onProgress({ of: 'photos', done: done++, all: photos.length })
    if (photos.length > 0) tell()
    return sendPhotos(reader, { upload_id, as }, photos, sent, tell)
  }
  onProgress({ of: 'rows', done: 0, all: deliveries })
  await begin(upload_id, file.name, counts.all, as)
  const first = await photosOf('first')
  const recorded = await record(reader, upload_id, as, (done, summary) => {
    onProgress({ of: 'rows', done, all: deliveries })
    onSummary(summary)
  })
  const after = await photosOf('after')
  return {
    recorded,
    photos: sent.done.size,
    refused: summed(await reader.ask('refused')),
    failures: [...first, ...after],
  }
}
