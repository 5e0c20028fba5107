import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { letLastIn } from './last-in.ts'

const KNOCKS = 20

/** What somebody is told who knocks just before the port is closed. */
const knocked = async (prepare: (server: Server) => void): Promise<string> => {
  const server = createServer((_, reply) => void reply.setHeader('connection', 'close').end('ok'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  prepare(server)
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  // The socket is opened in the next tick, and the server has not heard of it then.
  await new Promise<void>((resolve) => {
    process.nextTick(resolve)
  })
  const closed = new Promise((resolve) => server.close(resolve))
  const told = await once(socket, 'data').then(
    ([bytes]) => String(bytes).split('\r\n')[0] ?? '',
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? '',
  )
  await closed
  return told
}

describe('a port that is closed', () => {
  it('cuts off whoever has knocked, and lets them in first where it was told to [HOST-01]', async () => {
    expect(await knocked(() => {})).toMatch(/^E(?:CONNRESET|PIPE)$/)
    expect(await knocked(letLastIn)).toBe('HTTP/1.1 200 OK')
  })
  it('serves or refuses whoever knocks while others are answered, and cuts nobody off [HOST-01]', async () => {
    const told: Promise<string>[] = []
    const knock = (): void => {
      const socket = connect(port, '127.0.0.1')
      socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
      told.push(
        once(socket, 'data').then(
          () => 'served',
          (error: unknown) => (error as NodeJS.ErrnoException).code ?? '',
        ),
      )
    }
    const server = createServer((_, reply) => {
      // Whoever is answered has the next one come.
      if (told.length < KNOCKS) knock()
      reply.setHeader('connection', 'close').end('ok')
    })
    letLastIn(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    knock()
    await once(server, 'connection')
    await new Promise((resolve) => server.close(resolve))
    const outcomes = await Promise.all(told)
    expect(outcomes.filter((one) => one !== 'served' && one !== 'ECONNREFUSED')).toEqual([])
  })
})
