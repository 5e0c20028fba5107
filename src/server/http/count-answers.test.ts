import Fastify from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Metrics } from '../telemetry/metrics.ts'
import { countAnswers } from './count-answers.ts'

it('measures what an answer took, and not how long a phone took to send the body [OBS-02]', async () => {
  const metrics = new Metrics()
  const app = Fastify()
  countAnswers(app, { metrics })
  app.post('/body', async () => {
    await wait(100)
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = 'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const asked = once(app.server, 'request')
  socket.write(`${head}Content-Length: 2\r\n\r\n{`)
  await asked
  await wait(2_000)
  socket.write('}')
  await once(socket, 'data')
  socket.destroy()
  await app.close()
  const text = await metrics.registry.metrics()
  const [, seconds] = /^epod_http_request_seconds_sum\{.*\} (\S+)$/m.exec(text) ?? []
  expect(Number(seconds)).toBeGreaterThan(0.09)
  expect(Number(seconds)).toBeLessThan(1.9)
})
