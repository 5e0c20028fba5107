import { runNode } from './hand-over.mjs'
import { install } from './install.mjs'
import { buildPage } from './page.mjs'

install()
await buildPage()
process.exitCode = await runNode(['src/server/main.ts', ...process.argv.slice(2)])
