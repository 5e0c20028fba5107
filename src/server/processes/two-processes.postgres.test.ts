import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickly, runProduct, type RunningProduct } from '../../../e2e/testing/run-product.ts'
import { openTestApp, PASSWORD, SECRET, type TestApp } from '../testing/app.ts'
import { listen, type SeenMail } from '../testing/mail-server.ts'
import { aRow } from '../testing/rows.ts'
import { servingSettings } from '../testing/serving.ts'
import { platform } from '../stores/database/scope.ts'

/** Another node may be asked again for so long, as it trusts what it read. */
const SOON = { timeout: 1_000, interval: 20 }

let t: TestApp
/** They serve as a user that owns nothing. */
let served: Record<string, string>
let [one, two]: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'epod-two-'))
const running: RunningProduct[] = []
const seen: SeenMail = { mails: [], encrypted: [], behaviour: [] }
const mail = await listen(seen)

const start = (role: 'web' | 'worker', settings: Record<string, string> = {}): RunningProduct => {
  const product = runProduct(
    folder,
    {
      ...served,
      EPOD_SECRET: SECRET,
      SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as { port: number }).port}`,
      ...settings,
    },
    quickly,
    role,
  )
  running.push(product)
  return product
}
beforeAll(async () => {
  t = await openTestApp()
  served = await servingSettings(t.database)
  const web = [start('web'), start('web')]
  await Promise.all(web.map(({ serving }) => serving))
  ;[one, two] = web.map(({ url }) => url)
})
afterAll(async () => {
  await Promise.all(running.map((product) => product.end('SIGINT')))
  await new Promise<void>((resolve) => mail.close(resolve))
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  // oxlint-disable-next-line no-explicit-any -- each call answers its own shape
  readonly body: any
}

const call = async (
  at: string | undefined,
  url: string,
  authorization: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const answer = await fetch(`${at}/api${url}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
  })
  return { status: answer.status, body: await answer.json() }
}
const logIn = (at: string | undefined, name: string, password = PASSWORD): Promise<Answer> =>
  call(at, '/login', `Basic ${btoa(`${name}:${password}`)}`)
const sessionOf = async (at: string | undefined, name: string): Promise<string> =>
  `Bearer ${(await logIn(at, name)).body.token}`
const addAt = async (at: string | undefined, session: string): Promise<string> =>
  (await call(at, '/orders', session, [aRow()])).body.result.created[0]._id

it('a change made at one process is told by a live stream at the other within a second [HOST-02]', async () => {
  const session = await sessionOf(one, 'acme')
  const stop = new AbortController()
  const stream = await fetch(`${two}/api/live`, {
    headers: { authorization: session },
    signal: stop.signal,
  })
  let told = ''
  const reading = (async () => {
    for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) told += text
  })().catch(() => {})
  await expect.poll(() => told).toContain('id: ')
  const id = await addAt(one, session)
  await expect.poll(() => told, SOON).toContain(id)
  stop.abort()
  await reading
})

it('a session begun at one is good at the other, and ended at one is refused at the other within a second [HOST-02]', async () => {
  const session = await sessionOf(one, 'acme-viewer')
  const ask = async (): Promise<number> => (await call(two, '/validtoken', session)).status
  expect(await ask()).toBe(200)
  await call(one, '/logout', session)
  await expect.poll(ask, SOON).toBe(401)
})

it('one Idempotency-Key sent to both at once adds one order, and both say which [HOST-02]', async () => {
  const session = await sessionOf(one, 'acme')
  const row = aRow()
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    [one, two, one, two].map((at) => call(at, '/orders', session, [row], key)),
  )
  const done = answers.filter(({ status }) => status === 200)
  const again = await call(two, '/orders', session, [row], key)
  const ids = [...done, again].map(({ body }) => body.result.created[0]._id)
  expect([done.length > 0, again.status, new Set(ids).size]).toEqual([true, 200, 1])
})

it('of two rivals at two processes one closes an order, and a second receive is refused though it was cached as open [HOST-02]', async () => {
  const session = await sessionOf(one, 'acme')
  const id = await addAt(one, session)
  // Both processes have read it as open.
  await Promise.all(
    [one, two].map((at) =>
      call(at, '/update_epod', session, { _id: id, remarks: { text: 'Seen' } }),
    ),
  )
  const rivals = await Promise.all(
    [one, two].map((at) => call(at, '/update_epod', session, { _id: id, receive: true })),
  )
  expect(rivals.filter(({ status }) => status === 200).length).toBe(1)
})

it('wrong passwords are counted together, whichever process they were given to [HOST-02]', async () => {
  for (const at of [one, two, one, two, one])
    expect((await logIn(at, 'bayer', 'wrong')).status).toBe(401)
  expect((await logIn(two, 'bayer')).status).toBe(429)
})

it('a link revoked at one opens nothing at the other within a second [HOST-02]', async () => {
  const session = await sessionOf(one, 'acme')
  const id = await addAt(one, session)
  const { body } = await call(one, `/orders/${id}/links`, session, { party: 'receiver' })
  const reference = new URL(body.result.url).pathname.split('/').at(-1) ?? ''
  const open = async (): Promise<boolean> =>
    (await fetch(`${two}/api/public/receiver/${reference}`)).status === 200
  expect(await open()).toBe(true)
  await call(one, `/orders/${id}/links/revoke`, session, { link_id: body.result.id })
  await expect.poll(open, SOON).toBe(false)
})

it('only a worker sends what is in the outbox and signs the log, each once however many there are, and tells how it is [HOST-02]', async () => {
  await call(one, '/users/generate-password', '', { username: 'acme' })
  const checkpoints = (): Promise<unknown[]> =>
    t.database.read(platform, () => sql`select size from log_checkpoints`)
  expect([seen.mails.length, await checkpoints()]).toEqual([0, []])
  const workers = [start('worker', { EPOD_HEALTH_PORT: '0' }), start('worker')]
  await Promise.all(workers.map(({ serving }) => serving))
  await expect.poll(() => seen.mails.length).toBeGreaterThan(0)
  await expect.poll(async () => (await checkpoints()).length).toBeGreaterThan(0)
  const told = /told at (http:\S+)\/readyz/.exec(workers[0]?.said.out ?? '')?.[1]
  const answers = await Promise.all(
    ['/healthz', '/readyz', '/metrics', '/api/validtoken'].map((url) => fetch(`${told}${url}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404])
  const subjects = seen.mails.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`)
  expect(new Set(subjects).size).toBe(subjects.length)
})
