import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { migrate, type Migration } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { templateName, watchable, type TestDatabase, type TestSettings } from './test-database.ts'

const OWNER = 'epod_test_owner'

/**
 * The URL of `database` on the test server for an owner who, like most in production, is no
 * superuser.
 */
export const ownerUrl = (server: URL, database: string): string => {
  const url = new URL(server)
  url.username = OWNER
  url.password = OWNER
  url.pathname = `/${database}`
  return url.href
}

/** Runs `use` with a superuser's connection to the test server. */
export const asSuperuser = async <T>(
  server: URL,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/**
 * How long a test waits for a connection, in milliseconds: as long as on the embedded database. The
 * second that the product waits passes where all tests share a busy machine.
 */
const WAIT_MS = 10_000

/** The address of a database by the pooler that listens on this port of loopback. */
const throughPooler = (direct: string, port: string): string => {
  const url = new URL(direct)
  url.port = port
  return url.href
}

/**
 * Opens a database of its own on `server`, made from the template database; by the pooler on a port
 * of loopback, where one is given. `note` is told the text of each statement.
 */
export const openOnServer = async (
  server: URL,
  migrations: readonly Migration[],
  settings: TestSettings,
  pooler?: string,
  note?: (text: string) => void,
): Promise<TestDatabase> => {
  const name = `epod_test_${randomBytes(8).toString('hex')}`
  await asSuperuser(server, async (client) => {
    const template = await templateDatabase(server, client, migrations)
    await client.query(`create database ${name} template ${template} owner ${OWNER}`)
  })
  const direct = ownerUrl(server, name)
  const own = {
    dataDir: tmpdir(),
    connections: 4,
    ...settings,
    limits: { wait: WAIT_MS, ...settings.limits },
    ...(pooler ? { url: throughPooler(direct, pooler), directUrl: direct } : { url: direct }),
  }
  const { watch, onStatement } = watchable(note)
  const database = await openDatabase({ ...own, onStatement })
  // The template may have been made by an older state of the code that makes the roles.
  await migrate(database, migrations)
  return {
    ...database,
    settings: own,
    watch,
    shut: () => database.close(),
    close: async () => {
      await database.close()
      await asSuperuser(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** Makes the owner's role on the test server, if it is not there. */
export const ensureOwner = async (client: pg.Client): Promise<void> => {
  await client.query(`do $$ begin
    create role ${OWNER} login createrole password '${OWNER}';
  exception when duplicate_object or unique_violation then null; end $$`)
}

const templateDatabase = async (
  server: URL,
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<string> => {
  const template = `epod_template_${templateName(migrations)}`
  await client.query('select pg_advisory_lock(hashtext($1))', [template])
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ])
    if (rowCount === 0) {
      const draft = `${template}_draft`
      await ensureOwner(client)
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft} owner ${OWNER}`)
      const database = await openDatabase({ dataDir: tmpdir(), url: ownerUrl(server, draft) })
      try {
        await migrate(database, migrations)
      } finally {
        await database.close()
      }
      await client.query(`alter database ${draft} rename to ${template}`)
    }
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [template])
  }
  return template
}
