// Runs under the machine's own Node (20 or later), before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the repository, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The Node 24 that the packages bring along; everything but the front door runs under it. */
export const node = join(root, 'node_modules', '.bin', 'node')

/**
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages
 */

/**
 * Tells whether the installed packages are the ones the lockfile names; only optional ones (those
 * of other platforms) may be missing.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function matchesLock(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}

/**
 * Drops every `node_modules/.bin` from a search path, so that npm never runs on the Node that it is
 * about to replace.
 * @param {string} searchPath
 */
export function withoutLocalBins(searchPath) {
  return searchPath
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter)
}

/** @param {string} file @returns {Packages | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const installed = packagesIn('node_modules/.package-lock.json')
  return wanted && installed ? existsSync(node) && matchesLock(wanted, installed) : false
}

/**
 * Ends the process with a sentence that says what is wrong and what to do. @param {string} message
 * @returns {never}
 */
export function giveUp(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/**
 * Installs what package-lock.json names, unless it is there already; ends the process with a clear
 * message when that fails.
 */
export function install() {
  if (Number.parseInt(process.versions.node, 10) < 20)
    giveUp(
      `Node ${process.versions.node} is too old: ` +
        'install Node 20 or later, then run the same command again.',
    )
  if (isInstalled()) return
  console.log('Installing packages ...')
  // Not `npm ci`: it refuses a lockfile from which the registry's gaps for other platforms are
  // missing. What came is compared below.
  const npm = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: withoutLocalBins(process.env['PATH'] ?? '') },
  })
  if (npm.error)
    giveUp(
      `npm could not be started (${npm.error.message}). ` +
        'Install npm, then run the same command again.',
    )
  if (npm.status !== 0)
    giveUp(
      'npm install failed; its own words stand above. Usual causes: ' +
        'no way to the package registry (`npm config get registry`), no space on the disk, or no ' +
        'right to write here. Mend it and run the same command again.',
    )
  if (!existsSync(node))
    giveUp(
      'The package `node` (Node 24) did not install itself, probably because npm is set to ' +
        'ignore install scripts. Run `npm rebuild node --ignore-scripts=false`, then the same ' +
        'command again.',
    )
  if (!isInstalled())
    giveUp(
      'npm installed other packages than package-lock.json names, so package.json and ' +
        'package-lock.json disagree. Run `npm install` and look at what changes.',
    )
}
