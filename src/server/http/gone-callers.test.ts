import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { rawRequest } from '../testing/raw-request.ts'

const lines: string[] = []
let t: TestApp
let port: number
beforeAll(async () => {
  t = await openTestApp({}, pino({ level: 'error' }, { write: (line) => void lines.push(line) }))
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(() => t.close())

const said = (request: string): Promise<string> => rawRequest(port, request)

it.each(['GET /log/checkpoint', 'POST /api/login', 'POST /api/public/receiver/acme/lr/1'])(
  'tells no failure of ours where a caller of %s is cut off as it is answered [ERRS-04]',
  async (line) => {
    const answer = await said(
      `${line} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    // Answered after what was left of it.
    expect((await t.app.inject('/healthz')).statusCode).toBe(200)
    expect(lines).toEqual([])
  },
)
