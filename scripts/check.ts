import { spawnSync } from 'node:child_process'

const bin = 'node_modules/.bin'
const parts: [name: string, program: string, ...args: string[]][] = [
  ['format', `${bin}/oxfmt`, '--check'],
  ['types', `${bin}/tsc`, '-b'],
  ['lint', `${bin}/oxlint`, '--type-aware', '--deny-warnings'],
  ['dead code', `${bin}/knip`, '--no-progress'],
  ['requirements', process.execPath, 'scripts/requirements.ts', '--check'],
  ['house rules and unit tests', `${bin}/vitest`, 'run', '--project', 'unit'],
]

const failed = parts.filter(([name, program, ...args]) => {
  const started = performance.now()
  console.log(`--- ${name}`)
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  console.log(
    `--- ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return status !== 0
})
if (failed.length > 0) console.error(`Check failed: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
