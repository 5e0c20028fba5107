import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { quickly, runProduct } from './run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that the product has prepared, with the demo's orders in it; to be copied. */
    readonly template: string
    /**
     * A folder where each product that outlives its test file leaves a file: its process id, and in
     * it the folder it has.
     */
    readonly common: string
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Ends a product and removes what it had. */
const end = async (pid: number, folder: string): Promise<void> => {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  for (let left = 500; left > 0 && isAlive(pid); left -= 1) await wait(20)
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Lets the product prepare one data folder for all test files; answers what to do when they are
 * through.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-e2e-template-'))
  const product = runProduct(join(folder, 'data'), {}, quickly)
  await product.serving
  await product.end('SIGTERM')
  project.provide('template', join(folder, 'data'))
  const common = join(folder, 'common')
  mkdirSync(common)
  project.provide('common', common)
  return async () => {
    await Promise.all(
      readdirSync(common).map((pid) => end(Number(pid), readFileSync(join(common, pid), 'utf8'))),
    )
    rmSync(folder, { recursive: true, force: true })
  }
}
