import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { node, root } from './install.mjs'
import { compileCache } from './server.mjs'

/**
 * Runs a program under Node 24 in this terminal, passes signals on, and resolves with its exit code
 * (128 + number when a signal ended it).
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runNode(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
    })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => child.kill(signal))
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    )
  })
}
