import { answerOf, unreachable, type Answer } from '../api/answer.ts'
import type { Language } from '../../../domain/words/languages.ts'
import { spokenHere } from '../language/language.ts'

/**
 * What goes up, as JSON, and as whom; `device_now` is the device's clock as the request leaves, as
 * ISO text.
 */
export interface Upload {
  url: string
  token: string
  key: string
  text: string
  device_now?: string
  language?: Language
}

/** How long nothing may go up or come back, in ms: a phone on 2G needs minutes for a photo. */
const PATIENCE_MS = 180_000

/**
 * POSTs JSON and tells how far it is, 0 to 1; `fetch` cannot. Ends early where `signal` says so.
 */
export const upload = <T>(
  { url, token, key, text, device_now, language = spokenHere() }: Upload,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Answer<T>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (): void => request.abort()
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(stop, PATIENCE_MS)
    }
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Type', 'application/json')
    request.setRequestHeader('Idempotency-Key', key)
    request.setRequestHeader('Accept-Language', language)
    if (device_now !== undefined) request.setRequestHeader('Device-Time', device_now)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () =>
      resolve(
        answerOf<T>(
          request.status,
          request.responseText,
          request.getResponseHeader('Retry-After'),
          request.getResponseHeader('X-Request-Id'),
        ),
      ),
    )
    for (const broken of ['error', 'abort'] as const)
      request.addEventListener(broken, () => resolve(unreachable()))
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    })
    signal?.addEventListener('abort', stop)
    wait()
    request.send(text)
  })
