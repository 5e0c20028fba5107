import { join } from 'node:path'
import { root } from './install.mjs'

/** Where Node keeps what it has compiled, for a quicker start. */
export const compileCache = join(root, 'node_modules', '.cache', 'compile')

/**
 * What Node is told where a process may run the embedded engine: V8 loses count of its pages of
 * code where it also guards them by keys, and ends the process (nodejs/node#64500).
 */
export const engineFlags = ['--no-memory-protection-keys']

/**
 * What Node is told when it runs the server: besides, to look for garbage early, so that a file of
 * 50,000 orders does not swell the process by what was of use for a moment.
 */
export const serverFlags = [...engineFlags, '--max-semi-space-size=16', '--heap-growing-percent=30']
