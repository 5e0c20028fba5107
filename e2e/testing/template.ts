import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { onMachines, prepareMachines } from './machines.ts'
import { quickly, runProduct } from './run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that the product has prepared, with the demo's orders in it; to be copied. */
    readonly template: string
    /** The database that stands in its place where several processes serve; '' elsewhere. */
    readonly machines: string
    /**
     * A folder where each product that outlives its test file leaves a file: its process id, and in
     * it the folders it has, a line each.
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

/** Ends a process that was left, and waits until it is gone. */
const end = async (pid: number): Promise<void> => {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  for (let left = 500; left > 0 && isAlive(pid); left -= 1) await wait(20)
}

/**
 * Lets the product prepare one data folder for all test files; answers what to do when they are
 * through.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-e2e-template-'))
  const prepared = join(folder, 'data')
  if (onMachines) project.provide('machines', await prepareMachines(prepared))
  else {
    const product = runProduct(prepared, {}, quickly)
    await product.serving
    await product.end('SIGTERM')
    project.provide('machines', '')
  }
  project.provide('template', prepared)
  const common = join(folder, 'common')
  mkdirSync(common)
  project.provide('common', common)
  return async () => {
    const left = readdirSync(common)
    await Promise.all(left.map((pid) => end(Number(pid))))
    for (const pid of left)
      for (const path of readFileSync(join(common, pid), 'utf8').split('\n'))
        rmSync(path, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
