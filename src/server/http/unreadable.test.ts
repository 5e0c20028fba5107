import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { unreadable } from './unreadable.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify({
    ...unreadable({ public_url: 'https://epod.test' }),
    routerOptions: { maxParamLength: 100 },
  })
  app.get('/thing/:id', async () => ({ status: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const said = (request: string): Promise<string> => rawRequest(port, request)

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'not_parsable'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'not_parsable',
  ],
  [
    'an address that cannot be decoded',
    'GET /thing/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
    'not_parsable',
  ],
  [
    'an id longer than any',
    `GET /thing/${'secret'.repeat(50)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    404,
    'not_found',
  ],
])(
  'refuses %s in the wire’s form, repeating nothing [ERRS-04]',
  async (_name, request, code, said_code) => {
    const answer = await said(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(answer).toMatch(/content-security-policy: .*frame-ancestors 'none'/i)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      status: false,
      code: said_code,
      message: (words as Readonly<Record<string, unknown>>)[said_code],
    })
    expect(answer).not.toContain('secret')
  },
)
