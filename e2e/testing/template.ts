import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { quickly, runProduct } from './run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that the product has prepared, with the demo's orders in it; to be copied. */
    readonly template: string
  }
}

/** Lets the product prepare one data folder for all test files. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-e2e-template-'))
  const product = await runProduct(join(folder, 'data'), {}, quickly)
  await product.serving
  await product.end('SIGTERM')
  project.provide('template', join(folder, 'data'))
  return () => rmSync(folder, { recursive: true, force: true })
}
