import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

/** The product's version, as its package has it. */
export const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  version: string
}

let commit: string | null | undefined

/** The commit that runs; null where there is no repository to ask. Asked once a process. */
export const commitOf = (): string | null => {
  if (commit !== undefined) return commit
  try {
    commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: fileURLToPath(root),
      encoding: 'utf8',
      timeout: 2_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    commit = null
  }
  return commit
}
