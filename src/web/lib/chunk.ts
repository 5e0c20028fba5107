import { SECOND } from '../../domain/time.ts'
import { pageWords } from '../../domain/words/pages.ts'
import { t } from './language/language.ts'

/** How long a part of the page may take to load, in ms (ERRS-03). */
export const CHUNK_PATIENCE_MS = 120 * SECOND

/** A script or style sheet of the page that did not come. */
export class ChunkFailure extends Error {
  constructor(id: string, cause: unknown) {
    super(t(pageWords).chunkFailed(id), { cause })
  }
}

/**
 * Loads a part of the page. Throws ChunkFailure naming `id` when its script or style sheet fails,
 * or is not there after 120 s.
 */
export const loadChunk = async <T>(id: string, load: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not there after ${CHUNK_PATIENCE_MS} ms`)),
      CHUNK_PATIENCE_MS,
    )
  })
  try {
    return await Promise.race([load(), late])
  } catch (thrown) {
    throw new ChunkFailure(id, thrown)
  } finally {
    clearTimeout(timer)
  }
}
