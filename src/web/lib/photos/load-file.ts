import { withToken } from '../api/api.ts'
import { unreachable } from '../api/answer.ts'
import { ApiFailure, failureOf } from '../api/failure.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { t } from '../language/language.ts'
import { fileAt } from './file-at.ts'

/** Milliseconds to wait for a whole file, as on pages of links. */
const PATIENCE_MS = 30_000

const ask = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  read: (response: Response) => Promise<Blob>,
): Promise<Blob> => {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), PATIENCE_MS)
  try {
    return await read(await fetch(url, { headers, credentials: 'omit', signal: ended.signal }))
  } catch (thrown) {
    throw ended.signal.aborted ? failureOf(unreachable()) : thrown
  } finally {
    clearTimeout(timer)
  }
}

/** A file of an order, for the signed-in account. Throws ApiFailure where it cannot be had. */
export const loadFile = (url: string): Promise<Blob> =>
  withToken(async (token) => {
    const words = t(pageSentences)
    // The token goes to our own files only, whatever the order says.
    if (!url.startsWith('/api/files/')) throw new ApiFailure(404, words.not_found)
    return fileAt(
      url,
      (address, read) => ask(address, { Authorization: `Bearer ${token}` }, read),
      async (response) => {
        if (!response.ok) throw new ApiFailure(response.status, words.some_error)
        return response.blob()
      },
    )
  })
