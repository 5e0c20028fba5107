import { randomUUIDv7 } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { readSettings } from '../src/server/env.ts'
import { gatewaysFrom } from '../src/server/gateways/messages/configured.ts'
import { startOutbox } from '../src/server/jobs/outbox/outbox.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { insertMessages, type QueuedMessage } from '../src/server/stores/messages/queue.ts'

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 10_000)
const GOALS = { a_second: 200, otp_s: 2 }
/** Messages that are queued before the code is. */
const BEFORE = Math.floor(MESSAGES / 10)

/** A provider that takes each message at once. */
const taken: string[] = []
const arrived = new Map<string, number>()
const provider = createServer((request, response) => {
  const chunks: Buffer[] = []
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      const text = new URLSearchParams(Buffer.concat(chunks).toString()).get('Body') ?? ''
      taken.push(text)
      if (!arrived.has(text)) arrived.set(text, performance.now())
      response.writeHead(201, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ sid: `SM${taken.length}`, status: 'queued' }))
    })
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))

const folder = mkdtempSync(join(tmpdir(), 'epod-bench-'))
const settings = readSettings({
  EPOD_DATA_DIR: folder,
  EPOD_DEMO: '0',
  ...(process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}),
  TWILIO_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'x',
  TWILIO_FROM: '+15005550006',
  TWILIO_RATE: '1000',
  TWILIO_AT_ONCE: '60',
})
const deps = await openDeps(settings, pino({ level: 'error' }), new Map())
const { database } = deps

const clients = [randomUUIDv7(), randomUUIDv7()] as const
await database.asOwner((db) =>
  sql`insert into clients (id, key, name)
    values (${clients[0]}, ${clients[0]}, 'One'), (${clients[1]}, ${clients[1]}, 'Two')`.execute(
    db,
  ),
)
const queue = (client_id: string, messages: readonly QueuedMessage[]): Promise<unknown> =>
  database.transaction({ client_id, kind: 'client', party: '' }, ({ finish }) =>
    finish(insertMessages(client_id, messages)),
  )
const message = (kind: 'otp' | 'notice', body: string): QueuedMessage => ({
  id: randomUUIDv7(),
  order_id: null,
  kind,
  channel: 'sms',
  recipient: '9876543210',
  subject: '',
  body,
  secret: null,
  expires_at: null,
})

for (let from = 0; from < MESSAGES; from += 500)
  await queue(
    clients[0],
    Array.from({ length: Math.min(500, MESSAGES - from) }, (_, at) =>
      message('notice', `Consignment ${from + at}`),
    ),
  )
/** Resolves when the provider has so many. */
const until = async (count: number): Promise<void> => {
  while (taken.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

const began = performance.now()
const stop = await startOutbox(deps, gatewaysFrom(settings))
await until(BEFORE)
const asked = performance.now()
await queue(clients[1], [message('otp', 'code')])
while (!arrived.has('code')) await new Promise((resolve) => setTimeout(resolve, 5))
const otp_s = ((arrived.get('code') ?? 0) - asked) / 1_000
await until(MESSAGES + 1)
const a_second = MESSAGES / ((performance.now() - began) / 1_000)
await stop()
await database.close()
provider.close()
rmSync(folder, { recursive: true, force: true })

const judged = (figure: number, digits: number, isMet: boolean): string =>
  `**${figure.toFixed(digits)}**${isMet ? '' : ' (missed)'}`
console.log(
  `\n| database | messages queued | sent a second (goal ≥ ${GOALS.a_second}) | a code among them leaves after s (goal ≤ ${GOALS.otp_s}) |`,
)
console.log('| -------- | --------------- | ------------ | ------------ |')
console.log(
  `| ${database.kind} | ${MESSAGES} | ${judged(a_second, 0, a_second >= GOALS.a_second)} | ${judged(otp_s, 2, otp_s <= GOALS.otp_s)} |`,
)
process.exitCode = a_second >= GOALS.a_second && otp_s <= GOALS.otp_s ? 0 : 1
