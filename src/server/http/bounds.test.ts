import Fastify, { type FastifyInstance } from 'fastify'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { Metrics } from '../telemetry/metrics.ts'
import { boundRequests } from './bounds.ts'
import { answerFailures } from './failures.ts'

let app: FastifyInstance
const open: Socket[] = []
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  await app.close()
})

const listening = async (patience: number): Promise<number> => {
  app = Fastify()
  answerFailures(app, { security: () => {}, metrics: new Metrics() })
  boundRequests(app, {
    at_once: 3,
    arriving: 16,
    urgent: { at_once: 1, arriving: 16 },
    patience,
  })
  const slow = (): Promise<unknown> =>
    new Promise((resolve) => setTimeout(() => resolve({ status: true }), 300))
  const urgent = { config: { urgent: () => true } }
  app.post('/take', async () => ({ status: true }))
  app.get('/slow', slow)
  app.post('/urgent', urgent, async () => ({ status: true }))
  app.get('/slow-urgent', urgent, slow)
  app.get('/health', { config: { unbounded: true } }, async () => ({ status: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/**
 * Begins a POST whose body never comes; answers what is heard on its connection until it is closed.
 */
const trickle = (port: number, localAddress = '127.0.0.1'): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    open.push(socket)
    let heard = ''
    socket
      .on('data', (bytes) => {
        heard += String(bytes)
      })
      .on('error', () => {})
      .on('close', () => resolve(heard))
    socket.write(
      [
        'POST /take HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        'Content-Length: 50',
        '',
        '{',
      ].join('\r\n'),
    )
  })
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

it('refuses with 503 and Retry-After what is more than can be worked on at once', async () => {
  await listening(1_000)
  const replies = await Promise.all(Array.from({ length: 5 }, () => app.inject('/slow')))
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    200, 200, 200, 503, 503,
  ])
  expect(replies.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('1')
  expect((await app.inject('/slow')).statusCode).toBe(200)
})

it('keeps slots for what is urgent where all others are taken [EPOD-03]', async () => {
  await listening(1_000)
  const codeOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode
  const replies = [
    ...(await Promise.all(['/slow', '/slow', '/slow', '/slow', '/slow-urgent'].map(codeOf))),
    (await app.inject({ method: 'POST', url: '/urgent', payload: {} })).statusCode,
  ]
  expect(replies).toEqual([200, 200, 200, 503, 200, 200])
})

it('answers how it is while all slots are taken, and takes none for that [HOST-01]', async () => {
  await listening(1_000)
  const codeOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode
  const asked = ['/slow', '/slow', '/slow-urgent', '/health', '/slow-urgent', '/slow', '/health']
  expect(await Promise.all(asked.map(codeOf))).toEqual([200, 200, 200, 200, 200, 503, 200])
})

it('gives no place to a body that trickles in', async () => {
  const port = await listening(60_000)
  for (let n = 0; n < 5; n += 1) void trickle(port)
  await pause(200)
  expect((await app.inject('/slow')).statusCode).toBe(200)
})

it('lets the longest waiting body of an address give its place to a new one of it [ERRS-04]', async () => {
  const port = await listening(60_000)
  const first = trickle(port)
  await pause(100)
  for (let n = 0; n < 4; n += 1) void trickle(port)
  expect(await first).toMatch(/^HTTP\/1\.1 429 (.|\r\n)*retry-after: 5/i)
  const take = { method: 'POST', url: '/take', payload: {} } as const
  expect((await app.inject(take)).statusCode).toBe(200)
  expect((await app.inject({ ...take, remoteAddress: '203.0.113.5' })).statusCode).toBe(200)
})

it('cuts a body off that does not arrive in time, and has its place again', async () => {
  const port = await listening(100)
  expect(await Promise.all(Array.from({ length: 4 }, () => trickle(port)))).toEqual(
    Array(4).fill(''),
  )
  expect((await app.inject({ method: 'POST', url: '/take', payload: {} })).statusCode).toBe(200)
})
