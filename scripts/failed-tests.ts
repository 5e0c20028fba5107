import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

const LINES_OF_A_REASON = 6
const LINES_OF_A_DIFF = 24

/** A failure as Vitest tells it; `diff` says what was expected and received, in colours. */
interface Failure {
  readonly message: string
  readonly diff?: string | undefined
}

/** A failure in a few lines: what failed, then the first lines of why and of the difference. */
export const failureOf = (what: string, errors: readonly Failure[]): string =>
  [
    what,
    ...errors.flatMap(({ message, diff = '' }) => [
      ...message.split('\n').slice(0, LINES_OF_A_REASON),
      ...stripVTControlCharacters(diff).split('\n').filter(Boolean).slice(0, LINES_OF_A_DIFF),
    ]),
  ].join('\n    ')

const ENDED = ': its process was ended by '

/**
 * A failure that no test had: the file whose process a signal of a fault ended (V8 does so to
 * itself), else what the error says.
 */
export const outsideFailure = ({
  message,
  cause,
}: {
  message: string
  cause?: unknown
}): string => {
  const why = (cause as { message?: string } | undefined)?.message ?? ''
  const [, signal, file] =
    /with signal (SIG(?:TRAP|SEGV|ILL|ABRT|BUS)) .*while running test file (.+)$/.exec(why) ?? []
  return file === undefined
    ? failureOf('outside of any test', [{ message }])
    : `${relative(process.cwd(), file)}${ENDED}${signal}`
}

/** The file of such a failure; null of any other. */
export const endedFile = (failure: string): string | null => {
  const at = failure.indexOf(ENDED)
  return at < 0 ? null : failure.slice(0, at)
}

/**
 * Says of each test file that failed, at the end of the run, what it takes to repeat it: the seed
 * of chance, the worker, and the files that the same worker had before, whose memory it shares.
 * What failed goes to the file `failures` too, a JSON list of texts, for whoever sums runs up.
 */
export class FailedTests implements Reporter {
  readonly #seed: string
  readonly #failures: string | undefined
  readonly #begun: TestModule[] = []

  constructor(seed: string, failures?: string) {
    this.#seed = seed
    this.#failures = failures
  }

  onTestRunStart(): void {
    this.#begun.splice(0)
  }

  onTestModuleStart(module: TestModule): void {
    this.#begun.push(module)
  }

  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    for (const module of modules)
      if (module.state() === 'failed') console.error(this.#howToRepeat(module))
    if (this.#failures === undefined) return
    const failures = [
      ...modules.flatMap((module) => this.#failuresOf(module)),
      ...outside.map(outsideFailure),
    ]
    writeFileSync(this.#failures, JSON.stringify(failures))
  }

  #failuresOf(module: TestModule): string[] {
    const file = relative(process.cwd(), module.moduleId)
    const ofFile = module.errors()
    const ofTests = [...module.children.allTests('failed')].map((test) =>
      failureOf(`${file}: ${test.fullName}`, test.result().errors ?? []),
    )
    const ofSuites = [...module.children.allSuites()]
      .filter((suite) => suite.errors().length > 0)
      .map((suite) => failureOf(`${file}: around ${suite.fullName}`, suite.errors()))
    return [...(ofFile.length > 0 ? [failureOf(file, ofFile)] : []), ...ofSuites, ...ofTests]
  }

  #howToRepeat(module: TestModule): string {
    const { process: worker } = module.meta()
    const before = this.#begun
      .slice(0, this.#begun.indexOf(module))
      .filter((other) => worker !== undefined && other.meta().process === worker)
    const [file, ...earlier] = [module, ...before].map(({ moduleId }) =>
      relative(process.cwd(), moduleId),
    )
    return [
      `${file} failed in process ${worker ?? 'unknown'}, the ${earlier.length + 1}. file there. To repeat it:`,
      `  EPOD_SEED=${this.#seed} npx vitest run --project ${module.project.name} ${file}`,
      `  files before it, in their order: ${earlier.join(' ') || 'none'}`,
    ].join('\n')
  }
}
