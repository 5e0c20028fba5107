import { bulkWords } from '../../../../domain/words/bulk.ts'
import { ApiFailure } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import type { FileRead, TextRow } from './worker.ts'

/** Reads a file in a worker of its own, which ends with it. Throws ApiFailure with a sentence. */
export const readFile = async (file: File): Promise<readonly TextRow[]> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    const read = await new Promise<FileRead>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FileRead>) => resolve(data))
      // The worker itself has failed, of memory mostly.
      worker.addEventListener('error', () => resolve({ failure: null }))
      worker.postMessage(file, [])
    })
    if ('rows' in read) return read.rows
    throw new ApiFailure(0, read.failure ?? t(bulkWords).damaged)
  } finally {
    worker.terminate()
  }
}
