import { runNode } from './run-node.mjs'
import { install } from './install.mjs'
import { buildPage } from './page.mjs'
import { serverFlags } from './server.mjs'

install()
await buildPage()
process.exitCode = await runNode([...serverFlags, 'src/server/main.ts', ...process.argv.slice(2)])
