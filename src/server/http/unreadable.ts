import type { FastifyReply, FastifyServerOptions } from 'fastify'
import { STATUS_CODES } from 'node:http'
import { PROBLEM } from '../../contract/media-types.ts'
import { english } from '../../domain/words/catalogue.ts'
import { sentence, type Sentence } from '../../domain/words/sentence.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import type { Settings } from '../env.ts'
import { asProblem, wantsProblem } from './problem-details.ts'
import { idHeader } from './request-ids.ts'

/** No hook of ours is asked about these answers. */
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
// No request was read that could ask for another language.
const refusalOf = (said: Sentence) => ({
  status: false as const,
  code: said.code,
  message: textOfAny(said, english),
})
const bodyOf = (said: Sentence): string => JSON.stringify(refusalOf(said))

const codes: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * How requests are refused that never become one: in the wire's form, as problem details where one
 * could be read that accepts them, and without repeating what they said.
 */
export const unreadable = ({
  public_url: base,
}: Pick<Settings, 'public_url'>): Required<
  Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>
> => ({
  frameworkErrors: ({ code }, { headers: { accept }, id }, reply) => {
    // An id longer than any is the id of nothing.
    const [status, said]: [number, Sentence] =
      code === 'FST_ERR_MAX_PARAM_LENGTH'
        ? [404, sentence('not_found')]
        : [400, sentence('not_parsable')]
    const { raw } = reply as unknown as FastifyReply
    const isProblem = wantsProblem(accept)
    const body = isProblem
      ? JSON.stringify(asProblem(refusalOf(said), status, { base, id, t: english }))
      : bodyOf(said)
    const type = isProblem ? { 'Content-Type': PROBLEM } : {}
    const length = { 'Content-Length': Buffer.byteLength(body) }
    raw
      .writeHead(status, { ...headers, ...idHeader(id), Vary: 'Accept', ...type, ...length })
      .end(body)
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = codes[error.code ?? ''] ?? 400
    const body = bodyOf(sentence('not_parsable'))
    const lines = Object.entries({
      ...headers,
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy(error)
  },
})
