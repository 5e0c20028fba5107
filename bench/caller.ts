import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Load shedding: the product had no time for a call, and said so. */
class Busy extends Error {}

/**
 * One POST over a kept-alive connection; resolves to the answer's text, rejects on any other code
 * than 200.
 */
export const post = (
  port: number,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<string> => {
  const text = JSON.stringify(body)
  return ask(
    'POST',
    port,
    path,
    {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    },
    text,
  )
}

/** One GET likewise. */
export const get = (port: number, path: string, headers: Record<string, string>): Promise<string> =>
  ask('GET', port, path, headers, '')

const ask = (
  method: string,
  port: number,
  path: string,
  headers: Record<string, string>,
  text: string,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: '127.0.0.1', port, path, method, timeout: 30_000, headers },
      (response) => {
        let answer = ''
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            answer += chunk
          })
          .on('end', () =>
            response.statusCode === 200
              ? resolve(answer)
              : reject(
                  new (response.statusCode === 503 ? Busy : Error)(
                    `${path}: ${response.statusCode} ${answer.slice(0, 300)}`,
                  ),
                ),
          )
      },
    )
    sent
      .on('error', reject)
      .on('timeout', () => sent.destroy(new Error(`${path}: no answer in 30 s`)))
      .end(text)
  })

/** The middle of `times`. */
export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

/**
 * Two rivals called in turn, one caller: p50 of each in ms, over at most `rounds` and `most_ms`.
 * Turn about, so that the machine's moods hit both.
 */
export const inTurn = async (
  rounds: number,
  most_ms: number,
  a: (round: number) => Promise<unknown>,
  b: (round: number) => Promise<unknown>,
): Promise<[number, number]> => {
  const times: [number[], number[]] = [[], []]
  const timed = async (into: number[], call: () => Promise<unknown>): Promise<void> => {
    const began = performance.now()
    await call()
    into.push(performance.now() - began)
  }
  const until = performance.now() + most_ms
  for (let round = 0; round < rounds && performance.now() < until; round += 1) {
    await timed(times[0], () => a(round))
    await timed(times[1], () => b(round))
  }
  return [median(times[0]), median(times[1])]
}

/** Calls per second with `callers` at once over at most `rounds` calls and `most_ms`. */
export const throughput = async (
  callers: number,
  rounds: number,
  most_ms: number,
  call: (round: number) => Promise<unknown>,
): Promise<number> => {
  let next = 0
  const began = performance.now()
  const work = async (): Promise<void> => {
    while (next < rounds && performance.now() - began < most_ms) {
      next += 1
      await call(next - 1)
    }
  }
  await Promise.all(Array.from({ length: callers }, work))
  return next / ((performance.now() - began) / 1000)
}

/** The same for `callers` of whom some may be refused as busy: what is answered counts. */
export const throughputAnswered = async (
  callers: number,
  rounds: number,
  most_ms: number,
  call: (round: number) => Promise<unknown>,
): Promise<{ a_second: number; refused: number }> => {
  let [asked, refused] = [0, 0]
  const a_second = await throughput(callers, rounds, most_ms, async (round) => {
    asked += 1
    try {
      await call(round)
    } catch (error) {
      if (!(error instanceof Busy)) throw error
      refused += 1
    }
  })
  return { a_second: (a_second * (asked - refused)) / asked, refused }
}
