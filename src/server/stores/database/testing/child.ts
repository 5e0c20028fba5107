import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)

const PREAMBLE = `
  import { sql } from 'kysely'
  import { writeSync } from 'node:fs'
  import { openDatabase } from ${here('../open-database.ts')}
  import { migrate } from ${here('../migrate.ts')}
  import { clientScope, things } from ${here('./things.ts')}
  const [dataDir, ...rest] = process.argv.slice(1)
  const say = (line) => writeSync(1, line + '\\n')
`

/**
 * A process that runs `code`, a module that knows openDatabase, migrate, sql, things, clientScope,
 * dataDir, rest and say.
 */
export const startChild = (
  code: string,
  dataDir: string,
  ...rest: string[]
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(
    process.execPath,
    ['--no-memory-protection-keys', '--input-type=module', '-e', PREAMBLE + code, dataDir, ...rest],
    {
      cwd: fileURLToPath(new URL('../../../../../', import.meta.url)),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )

/** What a child said, once it has ended. */
export const whatItSaid = async (
  child: ReturnType<typeof startChild>,
): Promise<{ out: string[]; errors: string }> => {
  const texts: [string, string] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts[0] += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts[1] += text))
  await new Promise((resolve) => child.once('close', resolve))
  return { out: texts[0].split('\n').slice(0, -1), errors: texts[1] }
}
