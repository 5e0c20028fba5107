import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'
import { startNginx } from '../../scripts/nginx.ts'
import { freePort } from '../../scripts/ports.ts'
import {
  asSuperuser,
  ensureOwner,
  ownerUrl,
} from '../../src/server/stores/database/testing/on-server.ts'
import { runProduct, type RunningProduct } from './run-product.ts'

/** Runs the pages' tests on two web processes and a worker behind nginx, on PostgreSQL. */
export const onMachines = process.env['EPOD_TEST_MACHINES'] === '1'

/** The product as it runs, however many processes that is. */
export interface Running {
  readonly url: string
  readonly pids: readonly number[]
  /** What its processes hold beside the data folder, to be removed after their end. */
  readonly folders: readonly string[]
  end(): Promise<void>
}

/** The user who serves, and owns nothing. */
const SERVING_USER = 'epod_test_server'

const testServer = (): URL => {
  const url = process.env['EPOD_TEST_POSTGRES_URL']
  if (!url) throw new Error('EPOD_TEST_MACHINES needs EPOD_TEST_POSTGRES_URL')
  return new URL(url)
}

/** Prepares a database with the demo's orders, and their files in a folder; answers its name. */
export const prepareMachines = async (dataDir: string): Promise<string> => {
  const [server, name] = [testServer(), `epod_e2e_template_${randomBytes(6).toString('hex')}`]
  const url = ownerUrl(server, name)
  await asSuperuser(server, async (client) => {
    await ensureOwner(client)
    await client.query(`do $$ begin create role ${SERVING_USER} login password '${SERVING_USER}';
      exception when duplicate_object or unique_violation then null; end $$`)
    await client.query(`create database ${name} owner ${new URL(url).username}`)
  })
  const product = runProduct(dataDir, { DATABASE_URL: url, EPOD_DEMO: '1' })
  await product.serving
  await product.end('SIGINT')
  execFileSync(process.execPath, ['scripts/db-migrate.ts', '--grant', SERVING_USER], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return name
}

/** A copy of that database, for the user who serves; `drop` removes it. */
export interface CopiedDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Makes one. */
export const copiedDatabase = async (): Promise<CopiedDatabase> => {
  const [server, name] = [testServer(), `epod_e2e_${randomBytes(8).toString('hex')}`]
  await asSuperuser(server, (client) =>
    client.query(
      `create database ${name} template ${inject('machines')} ` +
        `owner ${new URL(ownerUrl(server, name)).username}`,
    ),
  )
  const url = new URL(ownerUrl(server, name))
  url.username = SERVING_USER
  url.password = SERVING_USER
  return {
    url: url.href,
    drop: () =>
      asSuperuser(server, async (client) => {
        await client.query(`drop database ${name} with (force)`)
      }),
  }
}

/**
 * Starts two web processes, a worker and nginx before them, on a copy of the prepared database
 * unless the settings name one.
 */
export const startMachines = async (
  dataDir: string,
  given: Record<string, string>,
): Promise<Running> => {
  const database = given['DATABASE_URL'] === undefined ? await copiedDatabase() : null
  const port = await freePort()
  const settings = {
    EPOD_PUBLIC_URL: `http://127.0.0.1:${port}`,
    EPOD_TRUSTED_PROXIES: '127.0.0.1',
    EPOD_DEMO: '0',
    ...(database && { DATABASE_URL: database.url }),
    ...given,
  }
  const running: RunningProduct[] = []
  const start = (role: 'web' | 'worker'): Promise<void> => {
    const product = runProduct(dataDir, settings, [], role)
    running.push(product)
    return product.serving
  }
  const endAll = async (): Promise<void> => {
    await Promise.all(running.map((product) => product.end('SIGTERM')))
    await database?.drop()
  }
  try {
    // One after the other: the first one makes what a database lacks.
    await start('web')
    await Promise.all([start('web'), start('worker')])
    const [one, two] = running
    const nginx = await startNginx(
      [one, two].map((web) => Number(new URL(web?.url ?? '').port)),
      port,
    )
    return {
      url: nginx.url,
      pids: [...running.map(({ pid }) => pid), nginx.pid],
      folders: [nginx.folder],
      end: async () => {
        await nginx.stop()
        await endAll()
      },
    }
  } catch (error) {
    await endAll()
    throw error
  }
}
