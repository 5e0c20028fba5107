import { prepareMachine } from './machine.ts'
import { startPostgres, type ThrowAwayPostgres } from './postgres.ts'
import { compileCache } from './server.mjs'
import { interrupt, runStep, type Outcome, type Step } from './steps.ts'

const vitest = (project: string): Step['command'] => [
  'node_modules/.bin/vitest',
  'run',
  '--project',
  project,
]

/** Needs nothing but the packages, so that browser and database may come meanwhile. */
const check: Step = {
  title: 'Check: types, lint, dead code, house rules, unit tests',
  command: [process.execPath, 'scripts/check.ts'],
  tests: 'unit',
}

function steps(postgresUrl: string): Step[] {
  return [
    {
      title: 'Routes and stores on the embedded database',
      command: vitest('server'),
      env: { EPOD_TEST_DATABASE: 'embedded' },
      tests: 'server-embedded',
    },
    {
      title: 'Routes and stores on PostgreSQL',
      command: vitest('server'),
      env: { EPOD_TEST_DATABASE: 'postgres', EPOD_TEST_POSTGRES_URL: postgresUrl },
      tests: 'server-postgres',
    },
    {
      title: 'Build of the page',
      command: ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'],
    },
    { title: 'Byte budgets', command: [process.execPath, 'scripts/budget.ts'] },
    {
      title: 'Pages in Chromium',
      command: vitest('e2e'),
      env: { EPOD_TEST_POSTGRES_URL: postgresUrl },
      tests: 'e2e',
    },
  ]
}

// Each of them starts the product many times.
process.env['NODE_COMPILE_CACHE'] ??= compileCache

let isInterrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isInterrupted = true
    interrupt(signal)
  })
}

let postgres: ThrowAwayPostgres | undefined
const total: Outcome = { passed: 0, failed: 0 }
const count = async (step: Step): Promise<void> => {
  if (isInterrupted) return
  const { passed, failed } = await runStep(step)
  total.passed += passed
  total.failed += failed
}
try {
  const isPrepared = prepareMachine()
  // Whoever waits for it hears of it.
  isPrepared.catch(() => undefined)
  await count(check)
  await isPrepared
  postgres = await startPostgres()
  for (const step of steps(postgres.url)) await count(step)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
} finally {
  await postgres?.stop()
}
if (isInterrupted) process.exitCode = 130
else {
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
