import type { Language } from '../../../domain/words/languages.ts'
import { answerOf, unreachable, withId, type Answer } from '../../lib/api/answer.ts'
import { spokenHere } from '../../lib/language/language.ts'

const PATIENCE_MS = 30_000

interface PublicCall {
  method: 'GET' | 'POST'
  /** Path under /api. */
  path: string
  token?: string | undefined
  body?: unknown
  key?: string
  /** The device's clock as the request leaves, as ISO text. */
  device_now?: string
  /** What the sentences of the answer shall be in; the page's own language unless given. */
  language?: Language
  /** Milliseconds to wait for the whole answer; 30,000 unless given. */
  patience_ms?: number
}

const ask = async <T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
  patience_ms = PATIENCE_MS,
): Promise<T> => {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), patience_ms)
  try {
    // These pages are nobody's session: no cookie goes along, and none is taken.
    return await read(await fetch(url, { ...init, credentials: 'omit', signal: abort.signal }))
  } finally {
    clearTimeout(timer)
  }
}

const headersOf = ({
  token,
  body,
  key,
  device_now,
  language = spokenHere(),
}: Pick<PublicCall, 'token' | 'body' | 'key' | 'device_now' | 'language'>): Record<
  string,
  string
> => ({
  'Accept-Language': language,
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  ...(device_now === undefined ? {} : { 'Device-Time': device_now }),
})

/** Where an action goes; on receive the address' `spoc` goes along (EPOD-02). */
export const actionPath = (spoc = ''): string =>
  `/update_epod${spoc && `?spoc=${encodeURIComponent(spoc)}`}`

/** One call of the API; never throws. `T` is the contract's answer to this call. */
export const call = async <T>({ method, path, ...rest }: PublicCall): Promise<Answer<T>> => {
  try {
    return await ask(
      `/api${path}`,
      {
        method,
        headers: headersOf(rest),
        ...(rest.body === undefined ? {} : { body: JSON.stringify(rest.body) }),
      },
      async (response) => {
        const { status, headers } = response
        const id = headers.get('X-Request-Id')
        const answer = answerOf<T>(status, await response.text(), headers.get('Retry-After'))
        return status >= 500 && !answer.ok
          ? { ...answer, message: withId(answer.message, id) }
          : answer
      },
      rest.patience_ms,
    )
  } catch {
    return unreachable()
  }
}

/** A file of the order, by the address the order gives for it. Rejects where it cannot be had. */
export const fetchFile = async (url: string, token: string): Promise<Blob> => {
  // The token goes to our own files only, whatever the order says.
  if (!url.startsWith('/api/files/')) throw new Error('not a file of ours')
  const { fileAt } = await import('../../lib/photos/file-at.ts')
  return fileAt(
    url,
    (address, read) => ask(address, { headers: headersOf({ token }) }, read),
    (response) => {
      if (!response.ok) throw new Error(`${response.status}`)
      return response.blob()
    },
  )
}
