import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Says of each test file that failed, at the end of the run, what it takes to repeat it: the seed
 * of chance, the worker, and the files that the same worker had before, whose memory it shares.
 */
export class FailedTests implements Reporter {
  readonly #seed: string
  readonly #begun: TestModule[] = []

  constructor(seed: string) {
    this.#seed = seed
  }

  onTestRunStart(): void {
    this.#begun.splice(0)
  }

  onTestModuleStart(module: TestModule): void {
    this.#begun.push(module)
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      if (module.state() === 'failed') console.error(this.#howToRepeat(module))
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
