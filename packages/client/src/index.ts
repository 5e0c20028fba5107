import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'
import type { EpodClient } from './typed-calls.ts'

export type { components, operations, paths } from './api.ts'
export type { EpodClient } from './typed-calls.ts'

/** A refusal as the product tells it (RFC 9457). */
export type Problem = components['schemas']['Problem']

/** Which product is called, as whom, and how patiently. */
export interface EpodOptions {
  /** Address of the product, such as https://epod.example.com. */
  readonly baseUrl: string
  /** An API key, or the token of a session. */
  readonly key?: string
  /**
   * Milliseconds that one try may take to begin its answer, and between two parts of it; 30,000
   * unless said otherwise.
   */
  readonly timeout?: number
  /** Further tries after 429, 503, or no answer; 3 unless said otherwise. */
  readonly retries?: number
  /** Milliseconds that all waits together may take; 60,000 unless said otherwise. */
  readonly longestWait?: number
  /** Language of messages, as Accept-Language has it. */
  readonly language?: string
  /** Sends one request; the `fetch` of the platform unless said otherwise. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A refusal, thrown by `ok`: what the product said, and when to try again. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** Seconds after which to try again; null where that was not said. */
  readonly retryAfter: number | null

  constructor(problem: Problem, retryAfter: number | null) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`)
    this.name = 'ProblemError'
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

const PROBLEM = 'application/problem+json'
/** Without it among what is accepted, a refusal would come without its problem details. */
const withProblem = (accept: string | null): string => {
  if (accept === null) return `application/json, ${PROBLEM}`
  return accept.toLowerCase().includes(PROBLEM) ? accept : `${accept}, ${PROBLEM}`
}
/**
 * Exponential backoff: wait in ms before the second try where the product says nothing of it; then
 * twice as long. Jitter: half as long to half as long again, so that many do not come back at once.
 */
const FIRST_WAIT = 500
const backoff = (tries: number): number => FIRST_WAIT * 2 ** tries * (0.5 + Math.random())

const secondsIn = (response: Response): number | null => {
  const text = response.headers.get('retry-after')
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

const isBusy = ({ status }: Response): boolean => status === 429 || status === 503

const paused = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
  })

/**
 * Timeout: `within` ends what uses the signal once it takes so many milliseconds, or `asked` is
 * aborted. It rejects by itself then: the platform holds what an answer under way was asked for with
 * by weak references alone, and may have let go of it.
 */
const limitedTo = (milliseconds: number, asked: AbortSignal) => {
  const late = new AbortController()
  const signal = AbortSignal.any([asked, late.signal])
  const end = (): void => late.abort(new DOMException('no answer in time', 'TimeoutError'))
  const within = async <T>(work: () => Promise<T>): Promise<T> => {
    let giveUp = (): void => {}
    const aborted = new Promise<never>((_, reject) => {
      giveUp = () => reject(signal.reason as Error)
    })
    signal.addEventListener('abort', giveUp, { once: true })
    const timer = setTimeout(end, milliseconds)
    if (signal.aborted) giveUp()
    try {
      return await Promise.race([aborted, work()])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
  }
  return { signal, within }
}

/**
 * Idle timeout: an answer whose body may take as long as it takes, while it comes. Time that its
 * reader takes does not count.
 */
const flowing = (answer: Response, within: ReturnType<typeof limitedTo>['within']): Response => {
  if (!answer.body) return answer
  const parts = answer.body.getReader()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (to) => {
        const { done, value } = await within(() => parts.read()).catch((error: unknown) => {
          void parts.cancel(error).catch(() => undefined)
          throw error
        })
        if (done) to.close()
        else to.enqueue(value)
      },
      cancel: (why) => parts.cancel(why),
    },
    { highWaterMark: 0 },
  )
  const { status, statusText, headers, url } = answer
  return Object.defineProperty(new Response(body, { status, statusText, headers }), 'url', {
    value: url,
  })
}

/**
 * Sends requests of your own, as the client does its own: until there is an answer, within what the
 * options allow.
 */
export const patiently =
  ({
    key,
    language,
    timeout = 30_000,
    retries = 3,
    longestWait = 60_000,
    fetch: send = (request) => fetch(request),
  }: EpodOptions) =>
  async (asked: Request): Promise<Response> => {
    const headers = new Headers(asked.headers)
    if (key !== undefined && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${key}`)
    if (language !== undefined && !headers.has('accept-language'))
      headers.set('accept-language', language)
    headers.set('accept', withProblem(headers.get('accept')))
    const isRead = asked.method === 'GET' || asked.method === 'HEAD'
    // Kept for every try, so that what is asked for is done once.
    if (!isRead && !headers.has('idempotency-key'))
      headers.set('idempotency-key', crypto.randomUUID())
    const body = isRead ? null : await asked.arrayBuffer()
    let waited = 0
    let cause: unknown
    for (let tries = 0; ; tries += 1) {
      const { signal, within } = limitedTo(timeout, asked.signal)
      const { url, method, redirect } = asked
      const request = new Request(url, { method, redirect, headers, body, signal })
      const answer = await within(() => send(request)).catch((error: unknown) => {
        if (asked.signal.aborted || tries >= retries) throw error
        cause = error
        return null
      })
      if (answer && !isBusy(answer)) return flowing(answer, within)
      const told = answer ? secondsIn(answer) : null
      const wait = told === null ? backoff(tries) : told * 1_000
      if (tries >= retries || waited + wait > longestWait) {
        if (answer) return flowing(answer, within)
        throw new TypeError(`no answer from ${new URL(url).origin}`, { cause })
      }
      await answer?.body?.cancel()
      waited += wait
      await paused(wait, asked.signal)
    }
  }

/**
 * Makes a client. Each call answers `{ data }` or `{ error }`; `ok` answers the data alone. A
 * request that changes something has an Idempotency-Key, the same for each try.
 */
export const createEpodClient = (options: EpodOptions): EpodClient =>
  // The same calls, with types that keep what the document says.
  createClient<paths>({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    fetch: patiently(options),
  }) as unknown as EpodClient

/** What a call answers, as openapi-fetch has it. */
interface Answered {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}
type DataOf<A extends Answered> = Extract<A, { error?: never }>['data']

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'detail' in error && 'code' in error

/** A refusal as those are told it who accept no problem details. */
type PlainRefusal = Omit<Problem, 'detail' | 'status'> & {
  readonly status: unknown
  readonly message: string
}

const isPlainRefusal = (error: unknown): error is PlainRefusal =>
  typeof error === 'object' && error !== null && 'message' in error && 'code' in error

const problemOf = (error: unknown, { status, statusText }: Response): Problem => {
  if (isProblem(error)) return error
  const plain = { type: 'about:blank', instance: '' }
  if (!isPlainRefusal(error))
    return { ...plain, title: statusText, status, detail: statusText, code: `http_${status}` }
  const { message, ...more } = error
  return { ...plain, ...more, title: message, status, detail: message }
}

/** The answer of a call that went well; throws ProblemError for a refusal. */
export const ok = async <A extends Answered>(asked: Promise<A>): Promise<DataOf<A>> => {
  const { data, error, response } = await asked
  if (response.ok) return data
  throw new ProblemError(problemOf(error, response), secondsIn(response))
}
