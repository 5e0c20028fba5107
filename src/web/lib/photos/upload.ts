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

/** A phone on 2G needs minutes for a photo. */
const PATIENCE_MS = 180_000

/** POSTs JSON and tells how far it is, 0 to 1; `fetch` cannot. */
export const upload = <T>(
  { url, token, key, text, device_now, language = spokenHere() }: Upload,
  onProgress: (share: number) => void,
): Promise<Answer<T>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.timeout = PATIENCE_MS
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Type', 'application/json')
    request.setRequestHeader('Idempotency-Key', key)
    request.setRequestHeader('Accept-Language', language)
    if (device_now !== undefined) request.setRequestHeader('Device-Time', device_now)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      resolve(
        answerOf<T>(request.status, request.responseText, request.getResponseHeader('Retry-After')),
      ),
    )
    for (const broken of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(broken, () => resolve(unreachable()))
    request.send(text)
  })
