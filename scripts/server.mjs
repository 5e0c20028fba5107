import { join } from 'node:path'
import { root } from './install.mjs'

/** Where Node keeps what it has compiled, for a quicker start. */
export const compileCache = join(root, 'node_modules', '.cache', 'compile')

/** What Node is told when it runs the server: with a young heap no larger than this, garbage of large uploads is found before the process has grown by it. */
export const serverFlags = ['--max-semi-space-size=16']
