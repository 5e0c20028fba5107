import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { apiDocument } from './api-document.ts'
import { apiTypes } from './api-types.ts'

writeFileSync('packages/client/src/api.ts', await apiTypes(await apiDocument()))
const { status } = spawnSync(
  process.execPath,
  ['packages/client/node_modules/typescript/bin/tsc', '-p', 'packages/client/tsconfig.json'],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
