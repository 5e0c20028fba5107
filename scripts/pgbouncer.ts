import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, isListening } from './ports.ts'
import { pgbouncerProgram, postgresUser } from './system-packages.ts'

const startWithinMs = 10_000

/**
 * Starts PgBouncer on a free loopback port before the server of `url`, handing out few connections
 * for one transaction each, to whoever is named with a password.
 */
export async function startPgBouncer(
  url: string,
  users: Readonly<Record<string, string>>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const program = pgbouncerProgram()
  if (!program) throw new Error('PgBouncer is not installed: apt-get install pgbouncer')
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'epod-pgbouncer-'))
  const [settings, names] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const port = await freePort()
  const server = new URL(url)
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${names}
pool_mode = transaction
default_pool_size = 6
max_client_conn = 500
server_idle_timeout = 5
log_connections = 0
log_disconnections = 0
log_stats = 0
`,
  )
  writeFileSync(
    names,
    Object.entries(users)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(''),
  )
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, settings, names]) chownSync(path, user.uid, user.gid)
  const running = spawn(program, [settings], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  running.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)))
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    if (running.exitCode === null && running.signalCode === null) running.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + startWithinMs; !(await isListening(port)); await wait(50)) {
    if (running.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new Error(`PgBouncer did not start:\n${log}`)
  }
  return { port, stop }
}
