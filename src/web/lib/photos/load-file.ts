import { withToken } from '../api/api.ts'
import { ApiFailure } from '../api/failure.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { t } from '../language/language.ts'

/** A file of an order, for the signed-in account. Throws ApiFailure where it cannot be had. */
export const loadFile = (url: string): Promise<Blob> =>
  withToken(async (token) => {
    const words = t(pageSentences)
    // The token goes to our own files only, whatever the order says.
    if (!url.startsWith('/api/files/')) throw new ApiFailure(404, words.not_found)
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${token}` },
      credentials: 'omit',
    })
    if (!response.ok) throw new ApiFailure(response.status, words.some_error)
    return response.blob()
  })
