import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, isListening } from './ports.ts'
import { postgresProgram, postgresUser } from './system-packages.ts'

/** A streaming replica on loopback of a throw-away server. */
export interface ThrowAwayReplica {
  /** Its superuser's URL. */
  readonly url: string
  readonly pid: number
  /** Ends it as a machine that loses power does. */
  kill(): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

const START_WITHIN_MS = 30_000

/** Copies the server of this superuser's URL, and follows it from then on. */
export const startReplica = async (primary: string): Promise<ThrowAwayReplica> => {
  const program = postgresProgram('postgres')
  if (!program) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'epod-replica-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const cluster = join(folder, 'cluster')
  const copying = spawn(
    join(dirname(program), 'pg_basebackup'),
    ['-D', cluster, '-d', primary, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = (await once(copying, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`pg_basebackup ended with ${code}`)
  const url = new URL(primary)
  url.port = `${await freePort()}`
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    'fsync=off',
  ].flatMap((option) => ['-c', option])
  let running: ReturnType<typeof spawn> | undefined
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
  const start = async (): Promise<void> => {
    running = spawn(program, ['-D', cluster, '-p', url.port, ...settings], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    const until = Date.now() + START_WITHIN_MS
    while (!(await isListening(Number(url.port)))) {
      if (Date.now() > until) throw new Error('the replica did not start')
      await wait(50)
    }
  }
  await start()
  return {
    url: url.href,
    get pid() {
      return running?.pid ?? 0
    },
    kill: () => end('SIGQUIT'),
    start,
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
