import { join } from 'node:path'
import { root } from './install.mjs'

/** Where Node keeps what it has compiled, for a quicker start. */
export const compileCache = join(root, 'node_modules', '.cache', 'compile')

/** Keeps V8 from guarding the pages of compiled code with keys: where processor and load have it lose count of them, it ends the process (nodejs/node#64500). */
export const engineFlags = ['--no-memory-protection-keys']

/** What Node is told when it runs the server: beside that, to look for garbage early, so that a file of 50,000 orders does not swell the process by what was of use for a moment. */
export const serverFlags = [...engineFlags, '--max-semi-space-size=16', '--heap-growing-percent=30']
