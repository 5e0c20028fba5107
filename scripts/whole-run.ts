import { prepareMachine, type Extra } from './system-packages.ts'
import { startPostgres, type ThrowAwayPostgres } from './postgres.ts'
import { compileCache } from './server.mjs'
import { interrupt, runStep, unmatched, type Step } from './steps.ts'
import { noteUnsteady } from './unsteady.ts'

/** What a run does: something that needs the packages alone, then what needs a database too. */
export interface WholeRun {
  readonly first: Step
  readonly rest: (postgresUrl: string) => Step[]
  readonly extras?: readonly Extra[]
  /** Only the steps whose titles have one of these texts, and what they need; all without. */
  readonly only?: readonly string[]
}

/** Of one step, named once more at the end. */
const MOST_FAILURES = 10

const unsteadyRuns = 'node_modules/.cache/unsteady-tests.json'

/** Runs the steps, says at the end what came of them, and sets the exit code. */
export async function runWhole({ first, rest, extras = [], only = [] }: WholeRun): Promise<void> {
  const unknown = unmatched([first, ...rest('')], only)
  if (unknown.length > 0) {
    for (const text of unknown) console.error(`No step has '${text}' in its title.`)
    process.exitCode = 1
    return
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

  const total = { passed: 0, failed: 0 }
  const unsteady = new Set<string>()
  const red: { readonly title: string; readonly failures: readonly string[] }[] = []
  const run = async (step: Step): Promise<void> => {
    const isWanted =
      only.length === 0 || step.isNeeded || only.some((text) => step.title.includes(text))
    if (isInterrupted || !isWanted) return
    const outcome = await runStep(step)
    total.passed += outcome.passed
    total.failed += outcome.failed
    for (const name of outcome.unsteady) unsteady.add(name)
    if (outcome.failed > 0) red.push({ title: step.title, failures: outcome.failures })
  }

  let postgres: ThrowAwayPostgres | undefined
  try {
    const isPrepared = prepareMachine({ extras })
    // Whoever waits for it hears of it.
    isPrepared.catch(() => undefined)
    await run(first)
    await isPrepared
    postgres = await startPostgres()
    for (const step of rest(postgres.url)) await run(step)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    total.failed += 1
  } finally {
    await postgres?.stop()
  }
  if (isInterrupted) {
    process.exitCode = 130
    return
  }
  const at = new Date().toISOString()
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  for (const { title, failures } of red) {
    console.log(`FAILED: ${title}`)
    for (const failure of failures.slice(0, MOST_FAILURES)) console.log(`  ${failure}`)
  }
  for (const line of noteUnsteady(unsteadyRuns, { at, tests: [...unsteady] })) console.log(line)
  process.exitCode = total.failed === 0 ? 0 : 1
}
