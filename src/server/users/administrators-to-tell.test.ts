import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetSessions } from '../sessions/caller-of-session.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { present } from '../testing/present.ts'
import { anInvited } from '../testing/users.ts'
import { administratorsToTell, officeAddress } from './administrators-to-tell.ts'

let t: TestApp
let client_id: string
beforeAll(async () => {
  t = await openTestApp()
  const [client] = await t.database.read(platform, (db) =>
    db.selectFrom('clients').select('id').where('key', '=', 'acme'),
  )
  client_id = present(client).id
})
afterAll(() => t.close())

const toTell = (username: string | null = null): Promise<string[]> =>
  t.database.transaction(platform, (tx) => administratorsToTell(t.deps, tx, client_id, username))
const set = async (username: string, config: object): Promise<void> => {
  await t.database.asOwner((db) =>
    sql`update users set config = ${JSON.stringify({ config })}::jsonb, email = username || '@a.test'
      where username = ${username}`.execute(db),
  )
  forgetSessions(t.deps)
}

it('are those who rule the client as the domain has it: no reader, carrier nor invited user [HOOK-01] [ROLE-02]', async () => {
  expect(await toTell()).toEqual(['admin@example.com'])
  await set('acme-cnf', { admin: true })
  expect(await toTell()).toEqual(['acme-cnf@a.test', 'admin@example.com'])
  await set('acme-cnf', { admin: true, disable: 'write' })
  await set('acme-viewer', { admin: true, 'view-only': true })
  await set('acme-vendor', { admin: true })
  const invited = await anInvited(t)
  await set(invited, { admin: true })
  expect(await toTell()).toEqual(['admin@example.com'])
})

it('and whoever made the thing, once [HOOK-01]', async () => {
  expect(await toTell('admin')).toEqual(['admin@example.com'])
  expect(await toTell('acme-cnf')).toEqual(['acme-cnf@a.test', 'admin@example.com'])
  expect(await toTell('acme-vendor')).toEqual(['admin@example.com'])
})

it('are found behind however many others, of whom few are read for the office [HOOK-01] [OTP-03]', async () => {
  await t.database.asOwner((db) =>
    sql`insert into users (id, client_id, username, name, reach, email, created_at, password_hash)
      select gen_random_uuid(), ${client_id}::uuid, 'desk ' || n, 'One', 'client',
        'desk' || n || '@a.test', '2020-01-01', ''
      from generate_series(1, 600) n`.execute(db),
  )
  expect(await toTell()).toEqual(['admin@example.com'])
  let rows = 0
  const database: typeof t.database = Object.assign(Object.create(t.database), {
    read: async (...asked: Parameters<typeof t.database.read>) => {
      const found = await t.database.read(...asked)
      rows += found.length
      return found
    },
  })
  expect(await officeAddress({ ...t.deps, database }, client_id)).toBe('admin@example.com')
  // Each comes with the client's whole configuration, and whoever enters a code waits for them.
  expect(rows).toBeLessThan(50)
})

it('has for its office an administrator before others, and nobody where nobody has an address [OTP-03]', async () => {
  expect(await officeAddress(t.deps, client_id)).toBe('admin@example.com')
  await t.database.asOwner((db) =>
    sql`update users set email = null where username = 'admin'`.execute(db),
  )
  expect(await officeAddress(t.deps, client_id)).not.toBeNull()
  await t.database.asOwner((db) => sql`update users set email = null`.execute(db))
  expect(await officeAddress(t.deps, client_id)).toBeNull()
})
