import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { serverFlags } from '../scripts/server.mjs'

const children: ChildProcess[] = []

/** Starts Node with these arguments; answers the port that a line of its output tells. */
export const started = async (
  args: string[],
  env: Record<string, string>,
  port: (line: string) => number | null,
): Promise<number> => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const found = port(line)
    if (found !== null) {
      child.stdout.resume()
      return found
    }
  }
  throw new Error(`${args.join(' ')} ended before it listened`)
}

/** The secret of every product that a bench starts. */
export const SECRET = 'a secret for the bench, longer than 32 characters'

/** Starts the product on this database, in a role; answers its port. */
export const startProduct = (
  url: string,
  env: Record<string, string> = {},
  role: 'all' | 'web' = 'all',
): Promise<number> =>
  started(
    [...serverFlags, new URL('../src/server/main.ts', import.meta.url).pathname, `--role=${role}`],
    {
      DATABASE_URL: url,
      PORT: '0',
      EPOD_DEMO: '0',
      EPOD_DATA_DIR: '/tmp/epod-bench',
      EPOD_SECRET: SECRET,
      ...env,
    },
    (line) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? 0) || null,
  )

/** Ends whatever was started, and waits for it. */
export const stopAll = async (): Promise<void> => {
  for (const child of children.splice(0)) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
}
