import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const { DATABASE_URL, EPOD_DATA_DIR = './data' } = process.env
const [source, ...more] = process.argv.slice(2)

const run = (script: string, given: readonly string[], settings: NodeJS.ProcessEnv): number =>
  spawnSync(process.execPath, [...process.execArgv, join(import.meta.dirname, script), ...given], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  }).status ?? 1

/** Moves house: out of an embedded database, into the PostgreSQL of DATABASE_URL. */
const move = (from: string): number => {
  const target = resolve(EPOD_DATA_DIR)
  mkdirSync(dirname(target), { recursive: true })
  // Beside the data folder, so that the files are on its disk.
  const folder = mkdtempSync(join(dirname(target), 'epod-move-'))
  const left = run('db-export.ts', [join(folder, 'all'), '--with-secret'], {
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    EPOD_DATA_DIR: from,
    EPOD_SECRET: '',
  })
  const moved = left === 0 ? run('db-import.ts', [join(folder, 'all')], {}) : left
  rmSync(folder, { recursive: true, force: true })
  console.log(
    moved === 0
      ? `Moved. ${from} is as it was: keep it until you have looked at the new installation.`
      : 'Not moved: see above. Nothing was changed.',
  )
  return moved
}

if (!source || !DATABASE_URL || more.length > 0) {
  console.error(
    'Usage: DATABASE_URL=postgres://... EPOD_DATA_DIR=<new folder> npm run db:move -- <old folder>',
  )
  process.exitCode = 2
} else if (resolve(source) === resolve(EPOD_DATA_DIR)) {
  console.error(
    'The new data folder is the old one: set EPOD_DATA_DIR to one that is not used yet.',
  )
  process.exitCode = 2
} else if (!existsSync(join(source, 'database'))) {
  console.error(`There is no embedded database in ${source}.`)
  process.exitCode = 1
} else process.exitCode = move(resolve(source))
