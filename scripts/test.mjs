import { runNode } from './hand-over.mjs'
import { install } from './install.mjs'

install()
process.exitCode = await runNode(['scripts/run-tests.ts'])
