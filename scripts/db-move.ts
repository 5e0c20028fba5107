import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readSecretSetting } from '../src/server/env.ts'
import { assertCanMove } from '../src/server/jobs/moving/assert-can-move.ts'
import { rowsThere } from '../src/server/jobs/moving/rows-there.ts'
import { lockFolder } from '../src/server/stores/database/embedded/lock.ts'
import { databaseUrl } from './database-url.ts'
import { LACKS_FILES, whyForOperators } from './db-transfer.ts'

const { DATABASE_URL, EPOD_DATA_DIR = './data', EPOD_FILES } = process.env
const [source, ...more] = process.argv.slice(2)
let running: ChildProcess | undefined
let isBrokenOff = false

/** Runs a command of ours, which ends with this process, and answers its exit code. */
const run = (
  script: string,
  given: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<number> =>
  new Promise((done) => {
    if (isBrokenOff) return done(1)
    running = spawn(
      process.execPath,
      [...process.execArgv, join(import.meta.dirname, script), ...given],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...settings } },
    )
    running.once('error', () => done(1))
    running.once('exit', (code) => done(code ?? 1))
  })

/** Exports `from` into `folder` and imports it from there; answers the exit code. */
const moveBy = async (folder: string, from: string, target: string): Promise<number> => {
  const left = await run('db-export.ts', [folder, '--with-secret'], {
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    EPOD_DATA_DIR: from,
    EPOD_SECRET: '',
  })
  if (left === LACKS_FILES)
    console.error(
      'Without them it is moved by `npm run db:export -- <folder> --with-secret` and ' +
        '`npm run db:import -- <folder> --incomplete`.',
    )
  if (left !== 0) {
    console.error(`${isBrokenOff ? 'Broken off' : 'Not moved: see above'}. Nothing was changed.`)
    return left
  }
  const moved = await run('db-import.ts', [folder], {})
  if (moved === 0) {
    console.log(
      `Moved. ${from} is as it was: keep it until you have looked at the new installation.`,
    )
    return 0
  }
  // What the import said last may be older than what the server did last.
  const isThere = await rowsThere(databaseUrl ?? '', target)
  console.error(
    `${isBrokenOff ? 'Broken off' : 'Not moved: see above'}. ${from} is as it was. ` +
      `${ofRows[isThere]} Files may lie in ${target}; the next try takes them as they are.`,
  )
  return moved
}

const ofRows = {
  none: 'The database of DATABASE_URL has none of its rows, but its tables may have been made.',
  some:
    'But the database of DATABASE_URL has rows. Those of a move come all at once, after they were ' +
    'compared and verified: if nobody else has written there, all of it is there. See what ' +
    '`npm run verify-log` says of it, or empty the database and begin anew.',
  unknown:
    'The database of DATABASE_URL could not be asked whether it has its rows, all or none of ' +
    'them; the next try looks first.',
} as const

/** Moves house: out of an embedded database, into the PostgreSQL of DATABASE_URL. */
const move = async (from: string): Promise<number> => {
  const target = resolve(EPOD_DATA_DIR)
  // Beside the data folder, so that the files are on its disk; found again where it was left.
  const folder = `${target}.moving`
  const all = join(folder, 'all')
  mkdirSync(dirname(target), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder, join(folder, 'lock'))
  try {
    if (existsSync(all)) {
      rmSync(all, { recursive: true })
      console.log(`Removed ${all}, which a move that was broken off had left.`)
    }
    await assertCanMove({
      from,
      target,
      url: databaseUrl ?? '',
      secret: readSecretSetting(process.env) ?? undefined,
      isFolder: !EPOD_FILES,
    })
    return await moveBy(all, from, target)
  } finally {
    lock.release()
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isBrokenOff = true
    running?.kill()
  })

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
} else
  try {
    process.exitCode = await move(resolve(source))
  } catch (error) {
    const why = whyForOperators(error)
    if (why === undefined) throw error
    console.error(`${why}\nNothing was changed.`)
    process.exitCode = 1
  }
