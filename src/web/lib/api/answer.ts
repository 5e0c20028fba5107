import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { t } from '../language/language.ts'

/**
 * A request that failed, with the sentence to show (ERRS-01); `body` is the answer as it came, null
 * where it was no object.
 */
export interface Failed {
  readonly ok: false
  readonly code: number
  readonly message: string
  /** Error code: which sentence the message is; null where the answer does not say. */
  readonly said: string | null
  readonly retry_after_ms: number
  readonly body: unknown
  /** Request id of a failure of the server’s own, for whoever looks into it. */
  readonly request_id?: string | null
}

/** What came back for one request; code 0 when nothing did. */
export type Answer<T> = { readonly ok: true; readonly code: number; readonly body: T } | Failed

/** Code of an answer that is not the server's: what was sent is kept, and goes out by itself. */
export const KEPT = 202

/** What an answer says that is not the server's: of what was kept, that it was refused for good. */
export const REFUSED = 'refused'

/** No answer at all: offline, broken off or too slow. */
export const unreachable = (): Failed => ({
  ok: false,
  code: 0,
  message: t(pageSentences).no_connection,
  said: 'no_connection',
  retry_after_ms: 0,
  body: null,
})

/** A message with the request id behind it, where there is one. */
export const withId = (message: string, request_id: string | null = null): string =>
  request_id ? `${message} (${request_id})` : message

/**
 * Reads what a response said; a good code with `status: false` is a failure too. `T` is what the
 * contract promises for this call.
 */
export const answerOf = <T>(
  code: number,
  text: string,
  retry_after: string | null,
  request_id: string | null = null,
): Answer<T> => {
  const body = parsed(text)
  if (code >= 200 && code < 300 && body?.['status'] === true)
    return { ok: true, code, body: body as T }
  const { message, code: said } = body ?? {}
  const isTold = typeof message === 'string' && message !== ''
  return {
    ok: false,
    code,
    message: isTold ? message : t(pageSentences).some_error,
    said: !isTold ? 'some_error' : typeof said === 'string' ? said : null,
    retry_after_ms: Math.max(0, Number(retry_after) || 0) * 1000,
    body,
    ...(code >= 500 && { request_id }),
  }
}

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/**
 * Will the same request, sent again later, likely be answered? Only then does it make sense to keep
 * it: nothing tells whether it was done.
 */
export const isPassing = ({ code, said }: Pick<Failed, 'code' | 'said'>): boolean =>
  [0, 502, 503, 504].includes(code) || said === 'still_running'

/**
 * Sends until there is an answer: a lost connection or a busy server only delays. `pause` is told
 * how often it was tried and the least wait the server asked for, in ms. `send` has to carry one
 * Idempotency-Key throughout, so that what arrived twice counts once.
 */
export const untilAnswered = async <T>(
  send: () => Promise<Answer<T>>,
  pause: (tries: number, least_ms: number) => Promise<void>,
): Promise<Answer<T>> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    if (answer.ok || !isPassing(answer)) return answer
    await pause(tries, answer.retry_after_ms)
  }
}

/** A fresh Idempotency-Key: 128 random bits in hex. Not randomUUID, which older phones lack. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
