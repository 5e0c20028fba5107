import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pino } from 'pino'
import { presets } from '../src/presets/presets.ts'
import type { Described } from '../src/server/console/command.ts'
import { runCommand } from '../src/server/console/run.ts'
import { readSettings } from '../src/server/env.ts'
import { WrongSetting } from '../src/server/wrong-setting.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { CannotStart } from '../src/server/start-errors.ts'

interface Elsewhere extends Described {
  readonly script: string
}

/** Commands that open the database in ways of their own, damaged or empty. */
const elsewhere: readonly Elsewhere[] = [
  {
    name: 'backup',
    script: 'db-export.ts',
    takes: ['folder'],
    options: { 'with-secret': { takes: null, says: 'the secret too: who has it can sign as you' } },
    says: 'Take the rows of one moment and every stored file; the same as npm run db:export.',
  },
  {
    name: 'restore',
    script: 'db-import.ts',
    takes: ['folder'],
    options: { incomplete: { takes: null, says: 'also a backup that lacks files on record' } },
    says: 'Bring a backup into an empty database, compared and verified; as npm run db:import.',
  },
  {
    name: 'export-account',
    script: 'account-export.ts',
    takes: ['client', 'file'],
    options: {},
    says: 'Write all that a client has into one archive (docs/account-archive.md).',
  },
  {
    name: 'import-account',
    script: 'account-import.ts',
    takes: ['file'],
    options: {
      as: { takes: 'key', says: 'the client’s key here, where its own is taken' },
      'users-as': { takes: 'suffix', says: 'behind usernames that are taken here, such as -acme' },
      keys: { takes: 'file', says: 'the source’s keys.json, got elsewhere than from the archive' },
    },
    says: 'Bring such an archive in, compared and verified: all of it or nothing.',
  },
  {
    name: 'move-files',
    script: 'files-move.ts',
    takes: ['to-store|to-disk'],
    options: { remove: { takes: null, says: 'from where they were, once all are compared' } },
    says: 'Move stored files between disk and object store (docs/files.md); as npm run files:move.',
  },
  {
    name: 'make-buckets',
    script: 'files-buckets.ts',
    takes: [],
    options: {},
    says: 'Make the buckets that EPOD_FILES and EPOD_CHECKPOINTS name, where there are none.',
  },
  {
    name: 'migrate',
    script: 'db-migrate.ts',
    takes: [],
    options: { grant: { takes: 'user', says: 'let this database user serve, and own nothing' } },
    says: 'Bring the schema to this release, and start nothing; as npm run db:migrate.',
  },
  {
    name: 'verify',
    script: 'verify-log.ts',
    takes: [],
    options: {},
    says: 'Walk every chain of events and every file: 0 as written, 1 changed, 3 missing.',
  },
  {
    name: 'rebuild',
    script: 'db-rebuild.ts',
    takes: [],
    options: {},
    says: 'Make the read model and the sums anew from the log.',
  },
]

const log = pino({ level: 'warn' }, pino.destination(2))

/** Runs a script; with --json what it says goes to standard error, and its end is told as JSON. */
const runElsewhere = (script: string, given: readonly string[]): number => {
  const isJson = given.includes('--json')
  const { status } = spawnSync(
    process.execPath,
    [
      ...process.execArgv,
      join(import.meta.dirname, script),
      ...given.filter((one) => one !== '--json'),
    ],
    { stdio: ['inherit', isJson ? 2 : 'inherit', 'inherit'] },
  )
  const exit = status ?? 1
  if (isJson) console.log(JSON.stringify({ exit }))
  return exit
}

const argv = process.argv.slice(2)
const script = elsewhere.find(({ name }) => name === argv[0])?.script
if (script !== undefined && !argv.includes('--help')) {
  process.exitCode = runElsewhere(script, argv.slice(1))
} else {
  const { exit, lines, result, json } = await runCommand(
    argv,
    async () => {
      try {
        return await openDeps(readSettings(process.env), log, new Map(Object.entries(presets)))
      } catch (error) {
        throw error instanceof WrongSetting ? new CannotStart(error.message) : error
      }
    },
    elsewhere,
  )
  if (json) console.log(JSON.stringify({ exit, ...(result as object) }))
  else if (exit === 0 || exit === 3) console.log(lines.join('\n'))
  else console.error(lines.join('\n'))
  process.exitCode = exit
}
