import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Mutation testing: changes the domain's code at one place after another, and counts the changes
 * that no test of the domain notices. What is given is passed on, for example
 * `--mutate "src/domain/bulk/**"`. Its packages are installed by the first call, in a folder of
 * their own, since nothing else needs them.
 */
const folder = 'mutation'
const run = (program: string, ...args: string[]): number =>
  spawnSync(program, args, { stdio: 'inherit' }).status ?? 1

const installed = existsSync(`${folder}/node_modules`)
  ? 0
  : run('npm', 'ci', '--prefix', folder, '--loglevel=error')
process.exitCode =
  installed ||
  run(
    process.execPath,
    `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`,
    'run',
    `${folder}/stryker.config.json`,
    ...process.argv.slice(2),
  )
