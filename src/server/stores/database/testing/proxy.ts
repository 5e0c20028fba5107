import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a server, whose link can be counted and broken. */
export interface Proxy {
  port: number
  /** Packets from the client so far. */
  packets(): number
  /** From now on nothing passes, and nobody is told. */
  swallow(): void
  /** Everything passes again for new connections. */
  heal(): void
  close(): Promise<void>
}

/** Starts a proxy on loopback before the server of `url`. */
export const startProxy = async (url: URL): Promise<Proxy> => {
  const sockets = new Set<Socket>()
  let packets = 0
  let swallowing = false
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    const far = keep(connect(Number(url.port), url.hostname))
    keep(near).on('data', (bytes) => {
      packets += 1
      if (!swallowing) far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (!swallowing) near.write(bytes)
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    packets: () => packets,
    swallow: () => (swallowing = true),
    heal: () => (swallowing = false),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
