import { withToken } from '../api/api.ts'
import { ApiFailure } from '../api/failure.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { t } from '../language/language.ts'
import { fileAt } from './file-at.ts'

/** A file of an order, for the signed-in account. Throws ApiFailure where it cannot be had. */
export const loadFile = (url: string): Promise<Blob> =>
  withToken(async (token) => {
    const words = t(pageSentences)
    // The token goes to our own files only, whatever the order says.
    if (!url.startsWith('/api/files/')) throw new ApiFailure(404, words.not_found)
    const headers = { Authorization: `Bearer ${token}` }
    return fileAt(
      url,
      async (address, read) => read(await fetch(address, { headers, credentials: 'omit' })),
      async (response) => {
        if (!response.ok) throw new ApiFailure(response.status, words.some_error)
        return response.blob()
      },
    )
  })
