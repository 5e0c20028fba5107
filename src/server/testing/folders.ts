import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Makes the folder of what outlives a test file; answers what to do when all tests are through. */
export const setup = (project: TestProject): (() => void) => {
  const folders = mkdtempSync(join(tmpdir(), 'epod-test-folders-'))
  project.provide('folders', folders)
  return () => rmSync(folders, { recursive: true, force: true })
}
