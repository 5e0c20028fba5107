import Fastify, { type FastifyInstance } from 'fastify'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
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
  answerFailures(app)
  boundRequests(app, { at_once: 3, arriving: 5, patience })
  app.post('/take', async () => ({ status: true }))
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve({ status: true }), 300)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/**
 * Begins a POST whose body never comes; answers what is heard on its connection until it is closed.
 */
const trickle = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
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

it('gives no place to a body that trickles in', async () => {
  const port = await listening(60_000)
  for (let n = 0; n < 5; n += 1) void trickle(port)
  await pause(200)
  expect((await app.inject('/slow')).statusCode).toBe(200)
  const sixth = await app.inject({ method: 'POST', url: '/take', payload: {} })
  expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([503, '1'])
})

it('cuts a body off that does not arrive in time, and has its place again', async () => {
  const port = await listening(100)
  expect(await Promise.all(Array.from({ length: 5 }, () => trickle(port)))).toHaveLength(5)
  expect((await app.inject({ method: 'POST', url: '/take', payload: {} })).statusCode).toBe(200)
})
