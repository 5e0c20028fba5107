import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './ports.ts'
import { postgresProgram, postgresUser } from './system-packages.ts'

/**
 * A PostgreSQL of our own on loopback: its superuser's URL, and how to end it and remove its
 * folder.
 */
export interface ThrowAwayPostgres {
  url: string
  stop(): Promise<void>
}

const startWithinMs = 30_000

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Makes and starts a cluster in a temporary folder on a free loopback port; with `isDurable` it
 * keeps fsync on, for measurements.
 */
export async function startPostgres({
  isDurable = false,
  settings = [] as string[],
} = {}): Promise<ThrowAwayPostgres> {
  const [initdb, postgres] = [postgresProgram('initdb'), postgresProgram('postgres')]
  if (!initdb || !postgres)
    throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'epod-postgres-'))
  const [cluster, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')]
  const password = randomBytes(16).toString('hex')
  writeFileSync(passwordFile, password)
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const initArgs = [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  execFileSync(initdb, initArgs, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

  const port = await freePort()
  const durability = isDurable
    ? []
    : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const options = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    ...durability,
    ...settings,
  ]
  const args = ['-D', cluster, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  const server = spawn(postgres, args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))

  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  for (const deadline = Date.now() + startWithinMs; !(await answers(url)); await wait(50)) {
    if (server.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log}`)
  }
  return { url, stop }
}
