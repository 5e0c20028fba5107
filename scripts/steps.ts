import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { endedFile } from './failed-tests.ts'

/**
 * One thing that the test run does; those that run tests name themselves in `tests`, so that their
 * report is counted.
 */
export interface Step {
  title: string
  command: [program: string, ...args: string[]]
  /**
   * Read when the step begins, so that a clock set in it shows the right time; undefined takes a
   * variable away.
   */
  env?: () => Record<string, string | undefined>
  tests?: string
  /** True where others need what it makes, so that it runs whichever steps were asked for. */
  isNeeded?: boolean
}

/**
 * What a step came to; a step that failed without a failed test counts as one failure, so that
 * nothing fails unseen. `unsteady` names the tests that failed and passed when tried again,
 * `failures` what failed and why, in a few lines each.
 */
export interface Outcome {
  passed: number
  failed: number
  unsteady: string[]
  failures: string[]
}

/** What is read of a vitest JSON report. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

const reports = 'node_modules/.cache/test-reports'

/** The texts that stand in no step's title: asked for by mistake, and no reason to be green. */
export const unmatched = (
  steps: readonly Pick<Step, 'title'>[],
  texts: readonly string[],
): string[] => texts.filter((text) => !steps.some(({ title }) => title.includes(text)))

/**
 * Counts a vitest JSON report (undefined: the run wrote none); a run without a single test has
 * failed.
 */
export function outcomeOf(
  exitCode: number,
  report: Report | undefined,
  failures: string[] = [],
): Outcome {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = report ?? {}
  const isBroken = exitCode !== 0 || passed + failed === 0
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0,
      )
      .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
  )
  return { passed, failed: Math.max(failed, isBroken ? 1 : 0), unsteady, failures }
}

/** What stands in a file of JSON; undefined where there is none that can be read. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    return undefined
  }
}

let running: ChildProcess | undefined

/** Passes a signal to the step that is running, if any. */
export function interrupt(signal: NodeJS.Signals): void {
  running?.kill(signal)
}

/**
 * Runs one step under a heading, prints how long it took, and tells what came of it. Where no test
 * failed, and processes of some files were ended by a fault of Node's own (nodejs/node#64500), it
 * runs these files once more, and names them as unsteady.
 */
export async function runStep({ env, ...step }: Step): Promise<Outcome> {
  // Once: what is emptied for a step is not emptied for what is run again of it.
  const variables = env?.()
  const outcome = await runOnce(step, variables)
  const files = endedFiles(outcome)
  if (files.length === 0) return outcome
  const [program, ...args] = step.command
  const again = await runOnce(
    {
      title: `${step.title}, once more`,
      command: [program, ...args, ...files],
      tests: `${step.tests}-again`,
    },
    variables,
  )
  return {
    ...again,
    passed: outcome.passed + again.passed,
    unsteady: [...outcome.unsteady, ...outcome.failures, ...again.unsteady],
  }
}

/** The files whose processes were ended, where nothing else failed. */
export const endedFiles = ({ failed, failures }: Outcome): string[] => {
  const files = failures.flatMap((failure) => endedFile(failure) ?? [])
  // One failure stands for all that is in no test.
  return failed === 1 && files.length === failures.length ? files : []
}

async function runOnce(
  { title, command: [program, ...args], tests }: Omit<Step, 'env'>,
  variables: Record<string, string | undefined> | undefined,
): Promise<Outcome> {
  const started = performance.now()
  console.log(`\n=== ${title}`)
  const report = join(reports, `${tests ?? 'none'}.json`)
  const failures = join(reports, `${tests ?? 'none'}.failures.json`)
  mkdirSync(dirname(report), { recursive: true })
  for (const file of [report, failures]) rmSync(file, { force: true })
  const exitCode = await new Promise<number>((resolve) => {
    running = spawn(program, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...variables,
        ...(tests ? { EPOD_TEST_REPORT: report, EPOD_TEST_FAILURES: failures } : {}),
      },
    })
    running.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    running.on('exit', (code) => resolve(code ?? 1))
  })
  running = undefined
  console.log(
    `=== ${title}: ${exitCode === 0 ? 'ok' : 'FAILED'} in ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  if (!tests) return { passed: 0, failed: exitCode === 0 ? 0 : 1, unsteady: [], failures: [] }
  return outcomeOf(
    exitCode,
    readJson(report) as Report | undefined,
    readJson(failures) as string[] | undefined,
  )
}
