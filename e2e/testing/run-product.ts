import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inheritedClock } from '../../scripts/fake-clock.ts'
import { compileCache, serverFlags } from '../../scripts/server.mjs'

/** A process of the product. */
export interface RunningProduct {
  /** Where it serves; throws before that. */
  readonly url: string
  readonly pid: number
  /** What it has said so far. */
  readonly said: { readonly out: string; readonly errors: string }
  /** Resolves when it serves, or works; rejects with its words when it ends before that. */
  readonly serving: Promise<void>
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

const here = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The embedded engine runs as it was first compiled: few tests are long enough for a better
 * compilation to be worth its making.
 */
export const quickly = ['--liftoff-only']

/**
 * Starts the product on a data folder, with these settings and none of the shell’s, in a role; from
 * another folder than this one, where that holds another release.
 */
export const runProduct = (
  dataDir: string,
  settings: Record<string, string> = {},
  flags: readonly string[] = [],
  role: 'all' | 'web' | 'worker' = 'all',
  root = here,
): RunningProduct => {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    ...inheritedClock(),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCache,
    EPOD_DATA_DIR: dataDir,
    PORT: '0',
    EPOD_DRAIN_SECONDS: '0',
    ...settings,
  }
  const child = spawn(
    process.execPath,
    [...serverFlags, ...flags, join(root, 'src/server/main.ts'), `--role=${role}`],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const orphan = (): void => void child.kill('SIGKILL')
  process.once('exit', orphan)
  const said = { out: '', errors: '' }
  let url: string | undefined
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', orphan)
      resolve(code)
    })
  })
  const serving = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text
      url ??= /is at (http:\S+)\s/.exec(said.out)?.[1]
      if (url !== undefined || said.out.includes('from here')) resolve()
    })
    void ended.then((code) =>
      reject(new Error(`the product ended with ${code}:\n${said.out}${said.errors}`)),
    )
  })
  // Whoever waits for it hears of it; who kills it before does not.
  serving.catch(() => undefined)
  return {
    get url() {
      if (url === undefined) throw new Error('the product does not serve yet')
      return url
    },
    said,
    serving,
    ended,
    pid: child.pid ?? 0,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
