import { grantServing } from '../stores/database/serving-user.ts'
import { asSuperuser } from '../stores/database/testing/on-server.ts'
import { testServer, type TestDatabase } from './database.ts'

/** A user of the test server that serves and owns nothing; the pooler of the tests knows it too. */
export const SERVING_USER = 'epod_test_server'

/** The settings by which a process reaches a test's database as a user that owns nothing in it. */
export const servingSettings = async (
  database: TestDatabase,
): Promise<Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL', string>> => {
  await asSuperuser(testServer(), (client) =>
    client.query(`do $$ begin create role ${SERVING_USER} login password '${SERVING_USER}';
      exception when duplicate_object or unique_violation then null; end $$`),
  )
  await grantServing(database, SERVING_USER)
  const as = (text: string): string => {
    const url = new URL(text)
    url.username = SERVING_USER
    url.password = SERVING_USER
    return url.href
  }
  const { url = '', directUrl } = database.settings
  return { DATABASE_URL: as(url), DATABASE_DIRECT_URL: directUrl ? as(directUrl) : '' }
}
