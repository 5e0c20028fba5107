import type { Call } from '../../../contract/call.ts'
import type { CallInput, CallOutput } from '../../../contract/typed-call.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { seenIn } from '../live/place.ts'
import { ApiFailure } from './failure.ts'
import { t } from '../language/language.ts'
import { renewToken } from './renew.ts'
import { send } from './send.ts'
import { forgetSession, signedInAs, storedSession } from '../session/session-store.ts'

/** What a call takes, by its declaration in the contract. */
export type Input<C extends Call> = CallInput<C> & {
  /**
   * Idempotency-Key: made with newKey() when the person acts, and the same for every try of that
   * act.
   */
  readonly key?: string
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Goes through also when the page is left meanwhile. */
  readonly keepalive?: boolean
  /** Milliseconds to wait for the whole answer; 15,000 unless given. */
  readonly timeout?: number
  /** Whose act it is, where that began a while ago; whoever is signed in now unless given. */
  readonly as?: string | undefined
  /** Is told the headers of the answer, of which the page itself then hears nothing. */
  readonly heard?: (headers: Headers) => void
}

/** What a call answers, by its declaration in the contract. */
export type Output<C extends Call> = CallOutput<C>

interface Given {
  body?: unknown
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  key?: string
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  keepalive?: boolean
  timeout?: number
  as?: string
  heard?: (headers: Headers) => void
}

/**
 * Calls the API as the signed-in account: `callApi<typeof getOrder>('GET /orders/:id', { params: {
 * id } })`. A spent token is renewed once, silently; when that fails the session is forgotten,
 * which leads to `/` (AUTH-15). Throws ApiFailure.
 */
export const callApi = async <C extends Call>(
  call: `${C['method']} ${C['url']}`,
  input: Input<C>,
): Promise<Output<C>> => {
  const {
    body,
    params,
    query,
    key,
    signal,
    headers,
    keepalive,
    timeout,
    as,
    heard = seenIn,
  } = input as Given
  const [method, url] = call.split(' ') as [C['method'], string]
  const once = (token: string): Promise<unknown> =>
    send({
      method,
      path: pathOf(url, params, query),
      body,
      signal,
      keepalive,
      timeout,
      heard,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...headers,
      },
    })
  return (await withToken(once, as)) as Output<C>
}

/**
 * Runs `ask` with the session's token, and once more with a renewed one after a 401. It is an act
 * of `as`, and of nobody else who signs in meanwhile, in another tab or before the second try.
 * Throws what `ask` throws.
 */
export const withToken = async <T>(
  ask: (token: string) => Promise<T>,
  as: string | undefined = signedInAs(),
): Promise<T> => {
  const own = (token: string | null | undefined): string => {
    if (token && signedInAs() === as) return token
    throw new ApiFailure(401, t(sentences).sign_in_again)
  }
  const token = own(storedSession()?.token)
  try {
    return await ask(token)
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || thrown.code !== 401) throw thrown
  }
  const fresh = await renewToken(token)
  if (fresh === null && storedSession()?.token === token) forgetSession()
  return ask(own(fresh))
}

/** Fills a declared path and adds the query; every value is encoded. */
export const pathOf = (
  url: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
  return search.size > 0 ? `${path}?${search.toString()}` : path
}
