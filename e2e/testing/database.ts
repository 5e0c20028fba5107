import { randomBytes } from 'node:crypto'
import { startPostgres } from '../../scripts/postgres.ts'
import {
  asSuperuser,
  ensureOwner,
  ownerUrl,
} from '../../src/server/stores/database/testing/on-server.ts'

/** An empty database on a real server, owned by somebody who is no superuser; `drop` removes it. */
export interface FreshDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Makes one on the server of EPOD_TEST_POSTGRES_URL, else on a throw-away one. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const given = process.env['EPOD_TEST_POSTGRES_URL'] || undefined
  const own = given ? null : await startPostgres()
  const server = new URL(given ?? own?.url ?? '')
  const name = `epod_e2e_${randomBytes(8).toString('hex')}`
  const owner = ownerUrl(server, name)
  await asSuperuser(server, async (client) => {
    await ensureOwner(client)
    await client.query(
      `create database ${name} owner ${decodeURIComponent(new URL(owner).username)}`,
    )
  })
  return {
    url: owner,
    drop: async () => {
      await asSuperuser(server, (client) => client.query(`drop database ${name} with (force)`))
      await own?.stop()
    },
  }
}
