import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { platform } from '../stores/database/scope.ts'
import { buildApp } from '../app.ts'
import { NoRoom } from '../gateways/files/files.ts'
import { noFiles } from '../testing/no-files.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
const kept = (): Promise<unknown[]> =>
  t.database.read(platform, (db) => db.selectFrom('files').select('digest'))

describe('over a real connection', () => {
  let origin: string
  beforeAll(async () => {
    origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
  })

  it.each([
    ['of known length', false],
    ['sent in pieces', true],
  ])('a body of 30 MB %s is answered with 413 [PHOT-05]', async (_name, in_pieces) => {
    const { _id } = await anOrder(t)
    const text = JSON.stringify({
      _id,
      photos: [
        { file_name: 'a.jpg', file_data: `data:image/jpeg;base64,${'A'.repeat(30_000_000)}` },
      ],
    })
    const headers = {
      authorization: `Bearer ${await t.token('acme')}`,
      'content-type': 'application/json',
    }
    const answer = await fetch(`${origin}/api/update_epod`, {
      method: 'POST',
      headers,
      ...(in_pieces ? { body: new Blob([text]).stream(), duplex: 'half' } : { body: text }),
    })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { status: false, code: 'too_large', message: words.too_large },
    ])
    expect(await logOf(t, _id)).toHaveLength(1)
  })

  it('a sender who writes 30 MB before it reads gets its answer too [PHOT-05]', async () => {
    const { port, hostname } = new URL(origin)
    const socket = connect(Number(port), hostname).pause()
    const body = Buffer.alloc(30_000_000, 'A')
    const head = [
      'POST /api/update_epod HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${await t.token('acme')}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n')
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.write(Buffer.concat([Buffer.from(head), body]), () => resolve())
    })
    const [answer] = (await once(socket.resume(), 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })
})

describe('without room for the bytes', () => {
  let full: FastifyInstance
  beforeAll(async () => {
    full = await buildApp({
      ...t.deps,
      files: {
        ...noFiles,
        keep: () => Promise.reject(new NoRoom('full')),
      },
    })
  })
  afterAll(() => full.close())

  it('a photo is refused with 503 and nothing is on record, but the order can be received [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    const act = (action: object) =>
      full.inject({
        method: 'POST',
        url: '/api/update_epod',
        headers: { authorization: `Bearer ${authorization}` },
        payload: { _id, ...action },
      })
    const authorization = await t.token('acme')
    const before = await kept()
    const refused = await act({ photos: [sent(await aJpeg(77, 77))] })
    expect([refused.statusCode, refused.json<object>(), refused.headers['retry-after']]).toEqual([
      503,
      { status: false, code: 'storage_full', message: words.storage_full },
      '60',
    ])
    expect([(await logOf(t, _id)).length, await kept()]).toEqual([1, before])
    expect((await act({ receive: true })).statusCode).toBe(200)
  })
})
