import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The path of a new folder with nothing in it, which is gone when the test ends. */
export const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
