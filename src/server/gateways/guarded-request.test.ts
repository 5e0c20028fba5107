import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchOutside } from './outside-fetch.ts'
import { postTo } from './post-webhook.ts'

const servers: Server[] = []
/** A bare socket: once a request has begun, `answer` says what comes back. */
const hostThat = async (answer: (socket: Socket) => void): Promise<string> => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const posted = (address: string) =>
  postTo(address, { headers: {}, body: '{}', lets_inner: true, whole_ms: 60_000 })
const SWITCHING =
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'

describe('a host that a client has named', () => {
  it('is not waited for where it would change the protocol, and its connection ends [HOOK-01]', async () => {
    const ended = Promise.withResolvers<void>()
    const address = await hostThat((socket) => {
      socket.once('close', () => ended.resolve()).write(SWITCHING)
    })
    await expect(posted(address)).rejects.toMatchObject({ kind: 'unreachable' })
    await ended.promise
  })

  it('has answered, and not taken it, where it says so without what it would change to [HOOK-01]', async () => {
    const address = await hostThat((socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    )
    expect(await posted(address)).toMatchObject({ status: 101 })
  })

  it('is not waited for by a witness or an authority either [HOOK-01]', async () => {
    const address = await hostThat((socket) => socket.write(SWITCHING))
    await expect(
      fetchOutside(address, { method: 'POST', headers: {}, body: '' }, true),
    ).rejects.toMatchObject({ kind: 'silent' })
  })

  it('is heard where it says before that it goes on [HOOK-01]', async () => {
    const address = await hostThat((socket) =>
      socket.end(
        'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n',
      ),
    )
    expect(await posted(address)).toEqual({ status: 204, retry_after_ms: 0 })
  })

  it.each([
    ['3', 3_000, 3_000],
    [new Date(Date.now() + 7_200_000).toUTCString(), 7_000_000, 7_200_000],
    [new Date(Date.now() + 864_000_000).toUTCString(), 86_400_000, 86_400_000],
    ['9999999', 86_400_000, 86_400_000],
    [new Date(0).toUTCString(), 0, 0],
    ['soon', 0, 0],
  ])('is left alone for as long as it asks for, by %s [HOOK-01]', async (said, least, most) => {
    const address = await hostThat((socket) =>
      socket.end(
        `HTTP/1.1 503 Busy\r\nRetry-After: ${said}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      ),
    )
    const { retry_after_ms } = await posted(address)
    expect(retry_after_ms).toBeGreaterThanOrEqual(least)
    expect(retry_after_ms).toBeLessThanOrEqual(most)
  })
})
