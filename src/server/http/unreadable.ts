import type { FastifyReply, FastifyServerOptions } from 'fastify'
import { STATUS_CODES } from 'node:http'
import { words } from '../../domain/words.ts'

/** No hook of ours is asked about these answers. */
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
const bodyOf = (message: string): string => JSON.stringify({ status: false, message })

const codes: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * How requests are refused that never become one: in the wire's form, and without repeating what
 * they said.
 */
export const unreadable: Required<
  Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>
> = {
  frameworkErrors: ({ code }, _request, reply) => {
    // An id longer than any is the id of nothing.
    const [status, message] =
      code === 'FST_ERR_MAX_PARAM_LENGTH' ? [404, words.not_found] : [400, words.not_parsable]
    const { raw } = reply as unknown as FastifyReply
    const body = bodyOf(message)
    raw.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = codes[error.code ?? ''] ?? 400
    const body = bodyOf(words.not_parsable)
    const lines = Object.entries({
      ...headers,
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy(error)
  },
}
