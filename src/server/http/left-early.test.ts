import Fastify, { type FastifyInstance } from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Metrics } from '../telemetry/metrics.ts'
import { boundRequests } from './bounds.ts'
import { keepDeadlines } from './deadlines.ts'
import { answerFailures } from './failures.ts'
import { onceClosed } from '../once-closed.ts'

/** Requests that are worked on, and bodies that come in, at once. */
const AT_ONCE = 3

let app: FastifyInstance
afterEach(() => app.close())

/**
 * Listens, with a route of each kind whose caller is looked up until he is gone; answers how often
 * one of them was reached all the same.
 */
const listening = async (): Promise<{ port: number; reached: () => number }> => {
  let reached = 0
  const reach = async () => {
    reached += 1
    return { status: true }
  }
  app = Fastify()
  answerFailures(app, { security: () => {}, metrics: new Metrics() })
  boundRequests(app, {
    at_once: AT_ONCE,
    arriving: AT_ONCE,
    urgent: { at_once: 0, arriving: 0 },
    patience: 60_000,
  })
  keepDeadlines(app)
  const onRequest = (_request: unknown, { raw }: { raw: Parameters<typeof onceClosed>[0] }) =>
    new Promise<void>((resolve) => onceClosed(raw, resolve))
  app.get('/read', { onRequest, config: { deadline: 60_000 } }, reach)
  app.get('/stream', { onRequest, config: { lasts: true } }, reach)
  app.post('/write', { onRequest }, reach)
  app.get('/next', async () => ({ status: true }))
  app.post('/next', async () => ({ status: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, reached: () => reached }
}

/** Sends the head of a request, and leaves as soon as the server has it. */
const knockAndLeave = async (port: number, head: string): Promise<void> => {
  const isHeard = new Promise((resolve) => app.server.once('request', resolve))
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`${head}\r\nHost: x\r\n\r\n`)
  await isHeard
  const isGone = new Promise((resolve) => socket.once('close', resolve))
  socket.resetAndDestroy()
  await isGone
}

describe('a caller who leaves while he is looked up', () => {
  it.each(['GET /read', 'GET /stream', 'POST /write'])(
    'of %s is not worked for, and holds no place for ever [ERRS-04]',
    async (line) => {
      const { port, reached } = await listening()
      for (let n = 0; n < 2 * AT_ONCE; n += 1) {
        const head = `${line} HTTP/1.1${line.startsWith('POST') ? '\r\nContent-Length: 9' : ''}`
        await knockAndLeave(port, head)
      }
      // Each of them had been heard; his leaving is, a moment later.
      await vi.waitFor(async () => {
        const codes = await Promise.all(
          Array.from({ length: AT_ONCE }, async () => (await app.inject('/next')).statusCode),
        )
        expect(codes).toEqual(Array(AT_ONCE).fill(200))
      })
      const write = { method: 'POST', url: '/next', payload: {} } as const
      expect((await app.inject(write)).statusCode).toBe(200)
      expect(reached()).toBe(0)
    },
  )
})
