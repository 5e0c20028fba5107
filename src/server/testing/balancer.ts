import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_MS = 100
/** So many looks in a row have to fail until a process gets no more, as balancers are set up. */
const FALL = 2

/** Is this what one is told of a port that nobody holds? */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED'

/** A load balancer that asks each process whether it is ready, and keeps connections open. */
export interface Balancer {
  readonly url: string
  /** What went wrong between it and a process. */
  readonly failures: readonly string[]
  /** From now on this process is asked too. */
  add(url: string): void
  /** Waits until a process is known to be ready, or known not to be. */
  knows(url: string, is_ready: boolean): Promise<void>
  close(): Promise<void>
}

/** Starts one on loopback; it passes each request to the next process that is ready. */
export const startBalancer = async (): Promise<Balancer> => {
  const backends = new Map<string, boolean>()
  const failures: string[] = []
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const ready = [...backends].filter(([, is_ready]) => is_ready).map(([url]) => url)
    const target = ready[(turn += 1) % ready.length]
    const fail = (why: string): void => {
      failures.push(`${from.method} ${from.url}: ${why}`)
      if (!to.headersSent) to.writeHead(502)
      to.end()
    }
    if (target === undefined) return fail('nobody is ready')
    const { method = 'GET', headers, url = '/' } = from
    const passed = request(`${target}${url}`, { method, headers, agent }, (answer) => {
      // What holds for one connection is nobody else's affair.
      const { connection: _mine, ...others } = answer.headers
      to.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(to)
      answer.on('error', (error) => fail(error.message))
    })
    passed.on('error', (error) => fail(`${target} ${error.message}`))
    to.on('close', () => passed.destroy())
    from.pipe(passed)
  }

  const failed = new Map<string, number>()
  const note = (url: string, is_ready: boolean): void => {
    const times = is_ready ? 0 : (failed.get(url) ?? 0) + 1
    failed.set(url, times)
    if (backends.has(url) && (is_ready || times >= FALL)) backends.set(url, is_ready)
  }
  const look = (): void => {
    for (const url of backends.keys())
      void fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => note(url, ok),
        (error: unknown) => (isRefused(error) ? backends.delete(url) : note(url, false)),
      )
  }
  const timer = setInterval(look, LOOK_MS)
  const server = createServer(pass)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    add: (url) => void backends.set(url, false),
    knows: async (url, is_ready) => {
      while ((backends.get(url) ?? false) !== is_ready)
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_MS / 4)
        })
    },
    close: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}
