import { clockShowing, moments, type Moment } from './fake-clock.ts'
import { mkdirSync, rmSync } from 'node:fs'
import { fakeTimeLibrary } from './system-packages.ts'
import type { Step } from './steps.ts'

const vitest = (project: string): Step['command'] => [
  'node_modules/.bin/vitest',
  'run',
  '--project',
  project,
]

/** Where the tests on PostgreSQL write the statements that were sent. */
const statements = 'node_modules/.cache/statements'

/** A folder with nothing in it. */
const emptied = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Needs nothing but the packages, so that browser and database may come meanwhile. */
export const check: Step = {
  title: 'Check: types, lint, dead code, house rules, unit tests',
  command: [process.execPath, 'scripts/check.ts'],
  tests: 'unit',
}

/** Whether vitest.config.ts shall leave out what only a full run has time for. */
const share = () => ({ EPOD_TEST_SHARE: process.env['EPOD_FULL'] === undefined ? '1' : undefined })

/** What every change has to pass after the check, with a PostgreSQL at this URL. */
export const everyday = (postgresUrl: string): Step[] => [
  {
    title: 'The server on the embedded database',
    command: vitest('server'),
    env: () => ({ EPOD_TEST_DATABASE: 'embedded', ...share() }),
    tests: 'server-embedded',
  },
  {
    title: 'The server on PostgreSQL',
    command: vitest('server'),
    env: () => ({
      EPOD_TEST_DATABASE: 'postgres',
      EPOD_TEST_POSTGRES_URL: postgresUrl,
      EPOD_TEST_STATEMENTS: emptied(statements),
      ...share(),
    }),
    tests: 'server-postgres',
  },
  {
    title: 'What joins and adds rows names their client',
    command: [process.execPath, 'scripts/tenant-statements.ts', statements],
  },
  {
    title: 'Build of the page',
    command: ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'],
    isNeeded: true,
  },
  { title: 'Byte budgets', command: [process.execPath, 'scripts/budget.ts'] },
  { title: 'Oldest browsers', command: [process.execPath, 'scripts/browser-floor.ts'] },
  {
    title: 'Pages in Chromium',
    command: vitest('e2e'),
    env: () => ({ EPOD_TEST_POSTGRES_URL: postgresUrl, ...share() }),
    tests: 'e2e',
  },
]

/** What programs that nobody here wrote say of what the product gives out. */
export const strangers: Step = {
  title: 'Strangers: verifiers that others wrote',
  command: vitest('strangers'),
  tests: 'strangers',
}

/** What leans most on connections, transactions and what they tell each other, by a pooler. */
export const byPooler: Step = {
  title: 'PostgreSQL behind PgBouncer in transaction mode',
  command: [
    process.execPath,
    'scripts/with-pgbouncer.ts',
    ...vitest('server'),
    'src/server/processes',
    'src/server/proof',
    'src/server/jobs/outbox',
    'src/server/jobs/account',
    'src/server/routes/orders/',
    'src/server/routes/bulk/',
    'src/server/stores/database/postgres-pooled',
  ],
  // What many tries prove does not depend on the pooler.
  env: () => ({ EPOD_FULL: undefined }),
  tests: 'server-pgbouncer',
}

const withPostgres = (project: string): Step['command'] => [
  process.execPath,
  'scripts/with-postgres.ts',
  ...vitest(project),
]
/** The product as it runs on several machines: two web processes and a worker behind nginx. */
export const onMachines: Step = {
  title: 'Pages in Chromium, from two processes behind nginx',
  command: withPostgres('e2e'),
  env: () => ({ EPOD_TEST_MACHINES: '1', EPOD_TEST_POSTGRES_URL: undefined, EPOD_FULL: undefined }),
  tests: 'e2e-machines',
}

const suites: readonly Pick<Step, 'title' | 'command' | 'tests'>[] = [
  { title: 'domain and logic of the pages', command: vitest('unit'), tests: 'unit' },
  { title: 'the embedded database', command: vitest('server'), tests: 'server-embedded' },
  { title: 'PostgreSQL', command: withPostgres('server'), tests: 'server-postgres' },
  { title: 'pages in Chromium', command: withPostgres('e2e'), tests: 'e2e' },
]

const stepsAt = ({ name, at }: Moment): Step[] =>
  suites.map(({ title, command, tests }) => ({
    title: `At ${at.slice(0, 16).replace('T', ' ')}, ${name}: ${title}`,
    command,
    env: () => ({
      ...clockShowing(at, fakeTimeLibrary() ?? ''),
      // The database that the command starts has the same clock.
      EPOD_TEST_POSTGRES_URL: undefined,
      EPOD_TEST_DATABASE: undefined,
      // What many tries prove does not depend on the hour.
      EPOD_FULL: undefined,
    }),
    tests: `${tests}-${at.slice(0, 10)}`,
  }))

/** Every suite at every moment that a clock may stand at when somebody runs it. */
export const atAllMoments = (): Step[] => moments.flatMap(stepsAt)
