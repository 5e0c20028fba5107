import Fastify from 'fastify'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { Metrics } from '../telemetry/metrics.ts'
import { keepDeadlines } from './deadlines.ts'
import { answerFailures } from './failures.ts'

const listening = async (): Promise<string> => {
  const app = Fastify()
  answerFailures(app, { security: () => {}, metrics: new Metrics() })
  keepDeadlines(app)
  const config = { deadline: 50 }
  app.route({ method: ['GET', 'POST'], url: '/slow', config, handler: () => wait(300, 'too late') })
  app.get('/quick', { config }, () => 'in time')
  app.get('/half', { config }, (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield 'half'
          await wait(300)
          yield 'whole'
        })(),
      ),
    ),
  )
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

it.each([
  { method: 'GET' },
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' },
])(
  'answers 503 with Retry-After for a call that takes longer than it declares, and leaves the others alone: $method',
  async (init) => {
    const address = await listening()
    const late = await fetch(`${address}/slow`, init)
    expect([late.status, late.headers.get('retry-after'), await late.json()]).toEqual([
      503,
      '5',
      { status: false, code: 'busy', message: words.busy },
    ])
    expect(await (await fetch(`${address}/quick`)).text()).toBe('in time')
  },
)

it('cuts an answer off that is half sent when its time is over', async () => {
  const sent = request(`${await listening()}/half`).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await expect(answer.toArray()).rejects.toThrow('aborted')
})

it('ends what is under way with its request, which is no error of the server', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } })
  answerFailures(app, { security: () => {}, metrics: new Metrics() })
  keepDeadlines(app)
  const works: Promise<never>[] = []
  app.get('/slow', { config: { deadline: 50 } }, ({ ended }) => {
    const work = once(ended, 'abort').then(() => wait(50).then(() => Promise.reject(ended.reason)))
    works.push(work)
    return work
  })
  onTestFinished(() => app.close())
  expect((await app.inject('/slow')).statusCode).toBe(503)
  await expect(works[0]).rejects.toMatchObject({ code: 503 })
  await setImmediate()
  expect(lines).toEqual([])
})

it('ends what is under way when its caller goes', async () => {
  const app = Fastify()
  keepDeadlines(app)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const begun = Promise.withResolvers<null>()
  app.get('/slow', async ({ ended }) => {
    begun.resolve(null)
    await once(ended, 'abort')
    resolve(ended.aborted)
  })
  onTestFinished(() => app.close())
  const sent = request(`${await app.listen({ host: '127.0.0.1', port: 0 })}/slow`)
  sent.on('error', () => {}).end()
  await begun.promise
  sent.destroy()
  expect(await promise).toBe(true)
})
