import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoClients, demoUsers } from '../../presets/accounts.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { stillOfDemo } from './left-accounts.ts'
import { loadAccounts } from './load-accounts.ts'

describe('demo accounts', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const users = () =>
    database.read(platform, (db) => db.selectFrom('users').selectAll().orderBy('username'))

  it('gives every demo user a client, a policy and a hashed password', async () => {
    await loadAccounts({ database }, demoClients, demoUsers)
    const rows = await users()
    expect(rows.map(({ username }) => username)).toEqual(
      demoUsers.map(({ username }) => username).sort(),
    )
    expect(
      rows.every(
        ({ password_hash }) =>
          password_hash?.startsWith('$argon2id$v=19$') && !password_hash.includes('epod-demo'),
      ),
    ).toBe(true)
    expect(rows.filter(({ disabled }) => disabled).map(({ username }) => username)).toEqual([
      'disabled',
    ])
    const policies = await database.read(platform, (db) =>
      db.selectFrom('policies').select(['client_id', 'version']),
    )
    expect(policies.map(({ version }) => version)).toEqual(demoClients.map(() => 1))
  })

  it('changes nothing when it is loaded again, one beside another', async () => {
    const before = await users()
    await Promise.all([
      loadAccounts({ database }, demoClients, demoUsers),
      loadAccounts({ database }, demoClients, demoUsers),
    ])
    expect(await users()).toEqual(before)
  })

  it('are found where they still have the known password, and can sign in', async () => {
    const usernames = demoUsers.map(({ username }) => username)
    const active = usernames.filter((username) => username !== 'disabled').toSorted()
    expect(await stillOfDemo({ database }, usernames)).toEqual(active)
    const others = active.filter((username) => username !== 'acme')
    await database.transaction(platform, async ({ db }) => {
      const password_hash = await hashPassword('a password of their own')
      await db.updateTable('users').set({ password_hash }).where('username', 'in', others).execute()
    })
    expect(await stillOfDemo({ database }, usernames)).toEqual(['acme'])
  })
})
