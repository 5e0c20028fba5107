import Fastify from 'fastify'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { words } from '../../domain/words.ts'
import { keepDeadlines } from './deadlines.ts'
import { answerFailures } from './failures.ts'

const listening = async (): Promise<string> => {
  const app = Fastify()
  answerFailures(app)
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
