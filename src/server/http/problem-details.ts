import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { PROBLEM } from '../../contract/media-types.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { titleOf } from '../../domain/words/title-of.ts'
import type { Settings } from '../env.ts'
import { notFound } from '../errors.ts'
import { speakIn } from './language/answers.ts'
import { asUrn } from './request-ids.ts'

type Json = Readonly<Record<string, unknown>>

/** How much a media type is wanted, by an Accept header that names it; null where it does not. */
const weightOf = (accept: string, type: string): number | null => {
  const range = accept
    .slice(0, 2_000)
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
    .find(([name]) => name === type)
  if (!range) return null
  const q = range.find((piece) => piece.startsWith('q='))
  return q === undefined ? 1 : Number(q.slice(2)) || 0
}

/** Does an Accept header name problem details, and no less wanted than plain JSON? */
export const wantsProblem = (accept: string | undefined): boolean => {
  const problem = weightOf(accept ?? '', PROBLEM)
  return (
    problem !== null && problem > 0 && problem >= (weightOf(accept ?? '', 'application/json') ?? 0)
  )
}

/** A refusal in the wire's usual shape. */
interface Refusal extends Json {
  readonly status: false
  readonly code: string
  readonly message: string
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' &&
  body !== null &&
  'status' in body &&
  body.status === false &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body

const pageOf = (code: string): string => `/errors/${encodeURIComponent(code)}`

/**
 * A refusal as problem details (RFC 9457); what it has beside code and message stays as it is, as
 * extension members. `base` is the address of the product, `id` that of the request.
 */
export const asProblem = (
  { status: _status, message, code, ...more }: Refusal,
  status: number,
  { base, id, t }: { readonly base: string; readonly id: string; readonly t: Translate },
): Json => {
  const title = titleOf(code, t) ?? ''
  return {
    type: `${base}${pageOf(code)}`,
    // Some sentences are made of others alone.
    title: /\p{L}/u.test(title) ? title : message,
    status,
    detail: message,
    instance: asUrn(id),
    code,
    ...more,
  }
}

const refusalIn = (payload: string): Refusal | null => {
  const body: unknown = JSON.parse(payload)
  return isRefusal(body) ? body : null
}

/**
 * Answers refusals as problem details to whoever accepts them; everybody else is answered as ever.
 * It is the last thing that happens to an answer, so that none is forgotten.
 */
export const answerProblems = (
  app: FastifyInstance,
  { public_url: base }: Pick<Settings, 'public_url'>,
): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (reply.statusCode < 400 || !isJson || typeof payload !== 'string') {
      done(null, payload)
      return
    }
    const refusal = wantsProblem(request.headers.accept) ? refusalIn(payload) : null
    const t = refusal && speakIn(request, reply)
    const vary = reply.getHeader('vary')
    reply.header('Vary', vary === undefined ? 'Accept' : `${String(vary)}, Accept`)
    if (!refusal || !t) {
      done(null, payload)
      return
    }
    reply.header('Content-Type', PROBLEM)
    const problem = asProblem(refusal, reply.statusCode, { base, id: request.id, t })
    done(null, JSON.stringify(problem))
  })
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}' +
  'body{max-width:42rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.3}' +
  'a{color:inherit}'

const pageFor = (code: string, title: string, language: string): string =>
  `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
  `<title>${escaped(code)}</title><style>${style}</style>` +
  `<p><code>${escaped(code)}</code></p><h1>${escaped(title)}</h1><p><a href="/docs">OpenAPI</a></p>`

/** Where `type` of a problem leads: a page that says its sentence, in the reader's language. */
export const errorPages: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { readonly code: string } }>('/errors/:code', async (request, reply) => {
    const t = speakIn(request, reply)
    const title = titleOf(request.params.code, t)
    if (title === null) throw notFound()
    const language = String(reply.getHeader('content-language') ?? 'en')
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(pageFor(request.params.code, title, language))
  })
}
