import { afterAll, beforeAll, expect, it } from 'vitest'
import { basic } from '../testing/log-in.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'

let alone: TestApp
let behind: TestApp
beforeAll(async () => {
  alone = await openTestApp()
  behind = await openTestApp({ EPOD_TRUSTED_PROXIES: '10.9.0.0/16' })
})
afterAll(async () => {
  await Promise.all([alone.close(), behind.close()])
})

/** The address that a try to sign in was counted for. */
const countedFor = async (
  { app, database }: TestApp,
  peer: string,
  forwarded: string,
): Promise<string | undefined> => {
  await app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: peer,
    headers: {
      authorization: basic(`nobody-${peer}-${forwarded}`, 'x'),
      'x-forwarded-for': forwarded,
    },
  })
  const { rows } = await database.asOwner((db) =>
    db
      .selectFrom('login_failures')
      .select('address')
      .orderBy('at', 'desc')
      .limit(1)
      .execute()
      .then((found) => ({ rows: found })),
  )
  return rows[0]?.address
}

it('takes a caller’s address from a listed proxy only [AUTH-13]', async () => {
  expect(await countedFor(behind, '10.9.1.2', '203.0.113.5')).toBe('203.0.113.5')
  expect(await countedFor(behind, '10.8.1.2', '203.0.113.5')).toBe('10.8.1.2')
  expect(await countedFor(alone, '10.9.1.2', '203.0.113.5')).toBe('10.9.1.2')
  expect(await countedFor(alone, '127.0.0.1', '203.0.113.5')).toBe('127.0.0.1')
})

it('believes a listed proxy no more than the last address that is not its own kind [AUTH-13]', async () => {
  expect(await countedFor(behind, '10.9.1.2', '198.51.100.1, 203.0.113.6')).toBe('203.0.113.6')
  expect(await countedFor(behind, '10.9.1.2', '198.51.100.1, 203.0.113.7, 10.9.3.4')).toBe(
    '203.0.113.7',
  )
})
