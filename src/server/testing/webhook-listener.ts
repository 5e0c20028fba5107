import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** What a listener got: headers, the body as sent, and what it says. */
export interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** How a listener answers: with a status, never, or by cutting the connection. */
export type Answering =
  | number
  | 'hang'
  | 'drop'
  | { readonly status: number; readonly headers: Record<string, string>; readonly bytes?: number }

/** A real listener on loopback, which answers as it is told. */
export interface TestListener {
  readonly url: string
  readonly heard: Heard[]
  /** How the next requests are answered, one after the other; then with 204. */
  readonly manners: Answering[]
  /** How all the others are answered. */
  setAnswering(manner: Answering): void
  /** What was heard first of `id`, verified with a secret as Standard Webhooks says. */
  verify(heard: Heard, secret: string): unknown
  /** Lets go of those who were never answered. */
  release(): void
  close(): Promise<void>
}

/** Opens one; close it after the tests of the file. */
export const openListener = async (): Promise<TestListener> => {
  const heard: Heard[] = []
  const manners: Answering[] = []
  const hanging = new Set<ServerResponse>()
  let usual: Answering = 204
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString()
      heard.push({ headers: request.headers, text, body: JSON.parse(text) })
      const manner = manners.shift() ?? usual
      if (manner === 'hang') hanging.add(response)
      else if (manner === 'drop') request.socket.destroy()
      else if (typeof manner === 'number') response.writeHead(manner).end()
      else
        response
          .writeHead(manner.status, manner.headers)
          .end(manner.bytes === undefined ? '' : Buffer.alloc(manner.bytes, 120))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    manners,
    setAnswering: (manner) => {
      usual = manner
    },
    verify: ({ headers, text }, secret) =>
      new Webhook(secret).verify(text, headers as Record<string, string>),
    release: () => {
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
