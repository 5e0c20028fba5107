import { createHook } from 'node:async_hooks'
import { afterAll } from 'vitest'

/**
 * Counts the password hashes that this process evaluates until the file's last test: the engine's
 * own word, whoever asked for them.
 */
export const countHashes = (): { evaluated: number } => {
  const hashes = { evaluated: 0 }
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes.evaluated += 1
    },
  }).enable()
  afterAll(() => {
    hook.disable()
  })
  return hashes
}
