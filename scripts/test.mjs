import { runNode } from './run-node.mjs'
import { install } from './install.mjs'

const [first, ...rest] = process.argv.slice(2)
install()
process.exitCode = await runNode(
  first === '--full' ? ['scripts/test-full.ts', ...rest] : ['scripts/run-tests.ts'],
)
