import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { FailedTests } from './scripts/failed-tests.ts'
import { engineFlags } from './scripts/server.mjs'

const report = process.env['EPOD_TEST_REPORT']
const engine = process.env['EPOD_TEST_DATABASE'] ?? 'embedded'
/** An everyday run: a share of what a full run tests. */
const isShare = process.env['EPOD_TEST_SHARE'] === '1'
/** What all chance of a run follows from; EPOD_SEED repeats a run's. */
const seed = (process.env['EPOD_SEED'] ??= String(Date.now() % 1e9))
/** Hands the seed to a test file, and notes where it ran. */
const setupFiles = ['scripts/test-setup.ts']

/** What is about bytes, sockets and files alone, and so is tested on one engine. */
const ofNoDatabase = [
  'src/server/{http,downloads,gateways}/**',
  'src/server/photos/hostile.slow.test.ts',
  'src/server/sessions/passwords.test.ts',
]

/** What can go otherwise on the embedded engine: one session, its own files, its own process. */
const ofTheEngine = [
  'src/server/{stores,orders,erasing}/**/*.test.ts',
  'src/server/jobs/outbox/*.test.ts',
  'src/server/main.test.ts',
  'src/server/routes/fuzz.test.ts',
]

/**
 * Of the embedded engine an everyday run tests no more than that, since the pages' tests run on it
 * too, and all else on PostgreSQL; a full run tests everything on both.
 */
const includes =
  engine === 'embedded' && isShare
    ? [...ofTheEngine, ...ofNoDatabase.map((files) => files.replace('**', '**/*.test.ts'))]
    : ['src/server/**/*.test.ts']

/** What takes minutes for a few tests: where processes are replaced, moved or killed many times. */
const slow = isShare ? ['**/*.slow.*'] : []

/**
 * Whose pages an everyday run opens: of those who make the record. How the list is looked through,
 * odd files, administration, what is rare, and what goes through every page once more, is for a
 * full run; its rules are tested on the server each time.
 */
const rooms = isShare ? 'e2e/{door,desk}' : 'e2e'

/**
 * PostgreSQL's own timers: they do not come to pass where the clock of its process is moved, since
 * it is not moved while the process waits.
 */
const ofServersTimers = process.env['FAKETIME'] ? ['**/time-limits.postgres.test.ts'] : []

/** What is polled for comes, if it comes; how soon is a busy machine's affair. */
const expect = { poll: { timeout: 60_000 } }

/** Short files that take long, since they start a product again and again or look at many pages. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /(kill|server\/main|main-job|dashboard-filters)\.test\.ts$/.test(moduleId)

/**
 * Vitest begins with the files that have most bytes; what then is left for the end should be quick.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const jsonReport = (outputFile: string): ['json', { outputFile: string }] => [
  'json',
  { outputFile },
]

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    reporters: [
      'default',
      new FailedTests(seed, process.env['EPOD_TEST_FAILURES']),
      ...(report ? [jsonReport(report)] : []),
    ],
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: ['src/{domain,contract,presets,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
          expect,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles,
          include: includes,
          globalSetup: ['src/server/testing/folders.ts'],
          // What is about the other engine alone, or about a process that brings its own.
          exclude: [
            ...slow,
            ...(engine === 'embedded'
              ? ['**/*.postgres.test.ts']
              : ['**/embedded/**', 'src/server/main.test.ts', ...ofNoDatabase, ...ofServersTimers]),
          ],
          pool: 'forks',
          execArgv: [...engineFlags],
          isolate: false,
          // Two for each core, since many tests wait for a clock, and three where they also wait
          // for a server.
          maxWorkers: engine === 'embedded' ? 4 : 6,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
          env: { EPOD_TEST_DATABASE: engine },
        },
      },
      {
        test: {
          // What programs that nobody here wrote say of what the product gives out.
          name: 'strangers',
          setupFiles,
          include: ['strangers/**/*.test.ts'],
          globalSetup: ['src/server/testing/folders.ts'],
          pool: 'forks',
          execArgv: [...engineFlags],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          expect,
          env: { EPOD_TEST_DATABASE: 'embedded' },
        },
      },
      {
        test: {
          name: 'e2e',
          setupFiles,
          include: [`${rooms}/**/*.test.ts`],
          // What is about several processes behind a proxy is about nothing else.
          exclude: process.env['EPOD_TEST_MACHINES'] === '1' ? [] : ['**/behind-nginx.test.ts'],
          // A run that needed it says so: scripts/steps.ts names the test as unsteady.
          retry: 1,
          globalSetup: ['e2e/testing/template.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 4,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
        },
      },
    ],
  },
})
