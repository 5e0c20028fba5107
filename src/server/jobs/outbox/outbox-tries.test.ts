import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDeps, type Deps } from '../../deps.ts'
import { readSettings } from '../../env.ts'
import type { Gateways } from '../../gateways/messages/messages.ts'
import { keysFrom } from '../../secrets.ts'
import { platform } from '../../stores/database/scope.ts'
import { insertMessages } from '../../stores/messages/queue.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { drainOnce } from './outbox.ts'
import { noFiles } from '../../testing/no-files.ts'

const client_id = randomUUIDv7()
let database: TestDatabase
let deps: Deps
beforeAll(async () => {
  database = await openTestDatabase()
  await database.transaction(platform, ({ finish }) =>
    finish(sql`insert into clients (id, key, name) values (${client_id}, 'acme', 'Acme')`),
  )
  deps = createDeps({
    settings: readSettings({}),
    database,
    keys: keysFrom('a secret for tests, longer than 32 characters'),
    log: pino({ level: 'silent' }),
    fixedNow: () => null,
    files: noFiles,
  })
})
afterAll(() => database.close())

/** A message that was tried so often already. */
const queued = async (
  tries: number,
  to: { channel: 'email' | 'sms'; recipient: string } = {
    channel: 'email',
    recipient: 'someone@example.com',
  },
): Promise<string> => {
  const id = randomUUIDv7()
  await database.transaction({ client_id, kind: 'client', party: '' }, ({ finish }) =>
    finish(
      insertMessages(client_id, [
        {
          id,
          order_id: null,
          kind: 'notice',
          ...to,
          subject: 'Goods',
          body: 'Goods are here.\n',
          secret: null,
          expires_at: null,
        },
      ]),
    ),
  )
  await database.asOwner((db) =>
    sql`update outbox set tries = ${tries} where id = ${id}`.execute(db),
  )
  return id
}
const rows = () =>
  database.read(
    platform,
    () => sql<{ state: string; tries: number; error: string | null }>`
    select state, tries, error
    from outbox
    order by id`,
  )

it('a slow eighth try is left alone while it is under way, whoever looks meanwhile; one that never came back is closed [SHAR-05]', async () => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const slow: Gateways = {
    email: {
      send: async ({ id }) => {
        asked.resolve()
        await answered.promise
        return { provider_id: id }
      },
    },
  }
  await queued(7)
  const first = drainOnce(deps, slow)
  await asked.promise
  expect([await drainOnce(deps, slow), await rows()]).toMatchObject([
    0,
    [{ state: 'queued', tries: 8 }],
  ])
  answered.resolve()
  await first
  expect(await rows()).toEqual([{ state: 'sent', tries: 8, error: null }])

  const lost = await queued(8)
  await database.asOwner((db) =>
    sql`update outbox set lease_until = now() where id = ${lost}`.execute(db),
  )
  const other: Gateways = { email: { send: () => Promise.reject(new Error('it was asked')) } }
  expect(await drainOnce(deps, other)).toBe(1)
  expect(await drainOnce(deps, other)).toBe(0)
  expect((await rows()).map(({ state, error }) => [state, error])).toEqual([
    ['sent', null],
    ['failed', 'unreachable: no answer was heard to the last try'],
  ])
})

it('a message to zeros alone, as samples have them, never reaches a provider [DESK-30]', async () => {
  const sent: string[] = []
  const sms: Gateways = {
    sms: {
      send: async ({ id, recipient }) => {
        sent.push(recipient)
        return { provider_id: id }
      },
    },
  }
  const nobody = await queued(0, { channel: 'sms', recipient: '0000000000' })
  await queued(0, { channel: 'sms', recipient: '9876543210' })
  await drainOnce(deps, sms)
  expect(sent).toEqual(['+919876543210'])
  const [row] = await database.read(
    platform,
    () => sql<{ state: string; error: string }>`
    select state, error
    from outbox
    where id = ${nobody}`,
  )
  expect(row).toEqual({ state: 'failed', error: 'wrong_number' })
})
