import { connect, type Socket } from 'node:net'

/** A request that was begun, and what is heard of it. */
export interface HalfSent {
  readonly socket: Socket
  /** The first bytes of the answer; '' where the connection ends without. */
  readonly heard: Promise<string>
}

/** Begins a POST that declares this many bytes, sends one of them, and waits; from an address. */
export const halfSent = (
  origin: string,
  url: string,
  bytes: number,
  headers: Readonly<Record<string, string>> = {},
  localAddress = '127.0.0.1',
): HalfSent => {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  const { promise, resolve } = Promise.withResolvers<string>()
  socket
    .once('data', (answer) => resolve(String(answer)))
    .on('error', () => {})
    .once('close', () => resolve(''))
  const lines = Object.entries({
    Host: 'x',
    'Content-Type': 'application/json',
    'Content-Length': String(bytes),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /api${url} HTTP/1.1\r\n${lines.join('')}\r\n{`)
  return { socket, heard: promise }
}
