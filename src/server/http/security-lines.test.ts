import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/app.ts'
import { basic } from '../testing/log-in.ts'
import { linkTo, openPublic } from '../testing/links.ts'
import { anOrder } from '../testing/orders.ts'

let t: TestApp
let logged = ''
let acme: { client_id: string; user_id: string }
beforeAll(async () => {
  const write = (line: string): void => void (logged += line)
  t = await openTestApp({}, pino({ level: 'info' }, { write }))
  const [user] = await t.database.read(platform, (db) =>
    db.selectFrom('users').select(['client_id', 'id']).where('username', '=', 'acme'),
  )
  if (!user) throw new Error('there is such a user')
  acme = { client_id: user.client_id, user_id: user.id }
})
afterAll(() => t.close())
beforeEach(() => {
  logged = ''
})

const events = (): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter((line) => line.includes('"security"'))
    .map((line) => (JSON.parse(line) as { security: Record<string, unknown> }).security)
const signIn = async (username: string, password: string): Promise<string | undefined> => {
  const headers = { authorization: basic(username, password) }
  const reply = await t.app.inject({ method: 'POST', url: '/api/login', headers })
  return reply.json<{ token?: string }>().token
}

it('signing in and out leaves a security line, by ids alone [AUTH-13] [AUTH-16]', async () => {
  const token = await signIn('acme', PASSWORD)
  await t.call(`Bearer ${token ?? ''}`, '/logout', {})
  expect(events()).toEqual([
    { event: 'sign_in', ...acme },
    { event: 'sign_out', ...acme },
  ])
})

it('a wrong password leaves whose it was, and nothing that was typed [AUTH-13]', async () => {
  await signIn('acme', 'a wrong password')
  await signIn('my secret by mistake', 'a wrong password')
  expect(events()).toMatchObject([
    { event: 'sign_in_failed', ...acme },
    { event: 'refused', status: 401, reason: 'invalid_credentials', route: 'POST /api/login' },
    { event: 'sign_in_failed', client_id: null, user_id: null },
    { event: 'refused', status: 401 },
  ])
  expect(logged).not.toMatch(/wrong password|by mistake|"acme"/)
})

it('a lock-out and a reset leave a line each [AUTH-13] [AUTH-10]', async () => {
  for (let n = 0; n < 6; n += 1) await signIn('acme-cnf', 'a wrong password')
  expect(events().at(-1)).toMatchObject({ event: 'locked_out', status: 429, user_id: null })
  await t.call(null, '/users/generate-password', { username: 'acme' })
  expect(events().at(-1)).toEqual({ event: 'reset_asked', ...acme })
})

it('what a right is missing for leaves who asked for which route [ROLE-16] [LINK-01]', async () => {
  await t.call('acme-vendor', '/outbox')
  const order = await anOrder(t)
  const { token } = (await openPublic(t, 'driver', (await linkTo(t, order, 'driver')).ref)).body
  await t.call(`Bearer ${token}`, '/update_epod', { _id: order._id, receive: true })
  const refused = events().filter(({ event }) => event === 'refused')
  expect(refused).toMatchObject([
    { status: 403, route: 'GET /api/outbox', client_id: acme.client_id, link_id: null },
    {
      status: 403,
      reason: 'driver_cannot_receive',
      route: 'POST /api/update_epod',
      user_id: null,
      link_id: expect.any(String) as string,
    },
  ])
  expect(logged).not.toContain(order._id)
})
