import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Audience, Call } from '../../contract/call.ts'
import { scopesFor } from '../../contract/systems/scopes.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { Refused, unauthorized } from '../errors.ts'
import { callerOfLink } from '../links/caller-of-link.ts'
import { callerOfKey, isApiKey } from '../sessions/caller-of-key.ts'
import { callerOfSession } from '../sessions/caller-of-session.ts'
import { spendOfKey } from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; throws on a public route, which has nobody. */
    readonly caller: Caller
  }
}

const callers = new WeakMap<FastifyRequest, Caller>()

/** Who calls, as far as that is known yet; null for nobody in particular. */
export const callerOf = (request: FastifyRequest): Caller | null => callers.get(request) ?? null

/** The bearer token of a request; null without one. */
export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer +([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

const resolve = async (deps: Deps, token: string, audience: Audience): Promise<Caller | null> => {
  if (isApiKey(token)) return audience === 'link' ? null : callerOfKey(deps, token)
  // A public token is signed and says so; everything else can only be a session's.
  const isLink = token.includes('.')
  if (isLink) return audience === 'account' ? null : callerOfLink(deps, token)
  return audience === 'link' ? null : callerOfSession(deps, token)
}

/** A served method and address as the contract declares them. */
const methodAndPath = (method: string, url: string): Pick<Call, 'method' | 'url'> => ({
  method: (method === 'HEAD' ? 'GET' : method) as Call['method'],
  url: url.replace(/^\/api(?=\/)/, ''),
})

/** Lets a key go on that has one of the scopes which a call takes; throws Refused 403 otherwise. */
const requireScope = (held: readonly string[], taken: readonly string[]): void => {
  if (taken.length === 0) throw new Refused(403, sentence('key_never'))
  if (!taken.some((scope) => held.includes(scope)))
    throw new Refused(403, sentence('key_scope', taken.join(', ')))
}

/** Does a route serve GET alone, which changes nothing? */
const isGet = (method: HTTPMethods | HTTPMethods[]): boolean =>
  [method].flat().every((one) => one === 'GET' || one === 'HEAD')

/**
 * Lets each route's declared audience in, and nobody else; a route that declares none is not
 * served.
 */
export const admitAudience = (app: FastifyInstance, deps: Deps): void => {
  app.decorateRequest('caller', {
    getter() {
      const caller = callers.get(this)
      if (!caller) throw new Error('a public route has no caller')
      return caller
    },
  })
  app.addHook('onRoute', (route) => {
    const {
      audience,
      phone = false,
      reads = false,
      before_second_factor = false,
    } = route as Partial<Call>
    if (audience === undefined) throw new Error(`${route.url} does not declare its audience`)
    if (audience === 'public') return
    const opened = [route.method]
      .flat()
      .flatMap((method) => scopesFor(methodAndPath(method, route.url)))
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat()
    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const token = bearerOf(request)
      const caller = token === null ? null : await resolve(deps, token, audience)
      if (!caller) throw unauthorized()
      if (caller.purpose === 'mobile_add' && !phone)
        throw new Refused(403, sentence('phone_only_adds'))
      if (caller.viewing_as && !reads && !isGet(route.method))
        throw new Refused(403, sentence('viewing_as', caller.viewer.username ?? ''))
      if (caller.api_key) {
        spendOfKey(deps, reply, caller.api_key.id)
        requireScope(caller.api_key.scopes, opened)
      }
      if (caller.lacks_second_factor && !before_second_factor)
        throw new Refused(403, sentence('second_factor_first'))
      callers.set(request, caller)
    }
    route.onRequest = [admit, ...others]
  })
}
