import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { XLSX, ZIP } from '../../contract/media-types.ts'
import { keepDeadlines } from '../http/deadlines.ts'
import { accepts, sendDownload } from './send.ts'
import { zipStream } from '../zip-stream.ts'
import { Readable } from 'node:stream'

it('breaks a download off when its time is over, however slowly it is read [REPT-01]', async () => {
  let is_let_go = false
  const endless = async function* () {
    try {
      for (;;) {
        yield 'x'
        await sleep(10)
      }
    } finally {
      is_let_go = true
    }
  }
  const app = Fastify({ forceCloseConnections: true })
  keepDeadlines(app)
  app.post('/', { config: { deadline: 300 } }, async (_request, reply) => {
    await sendDownload(
      reply,
      zipStream((archive) => archive.add('x', Readable.from(endless()), { compress: false })),
      { type: ZIP, name: 'ä".zip', rows: 1 },
    )
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="__.zip"; filename*=UTF-8''%C3%A4%22.zip`,
  )
  await expect(response.text()).rejects.toThrow('terminated')
  await sleep(50)
  expect(is_let_go).toBe(true)
  await app.close()
})

it('takes a type for accepted where it is named, and not for every type', () => {
  expect(
    [
      `text/html, ${XLSX}; q=0.9`,
      XLSX.toUpperCase(),
      '*/*',
      'application/*',
      undefined,
      `${XLSX}x`,
    ].map((accept) => accepts(accept, XLSX)),
  ).toEqual([true, true, false, false, false, false])
})
