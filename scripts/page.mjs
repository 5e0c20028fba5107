import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { runNode } from './run-node.mjs'
import { giveUp, root } from './install.mjs'

const sources = ['src/web', 'src/domain', 'src/contract', 'vite.config.ts', 'package-lock.json']
const page = 'dist/web/index.html'
const stamp = 'dist/page.digest'

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
}

/**
 * SHA-256 over the names and contents of all files under the paths, tests left out; the same tree
 * gives the same digest on every machine.
 * @param {string} folder
 * @param {string[]} paths relative to folder
 */
export function digestOf(folder, paths) {
  const hash = createHash('sha256')
  const files = paths.flatMap((path) =>
    filesUnder(join(folder, path)).map((file) => file.slice(folder.length)),
  )
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    const content = readFileSync(join(folder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Builds the page into dist/web, unless what is there was built from the same sources. */
export async function buildPage() {
  const digest = digestOf(root, sources)
  const stampFile = join(root, stamp)
  if (
    existsSync(join(root, page)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === digest
  )
    return
  console.log('Building the page ...')
  // A build that is broken off must not leave the stamp of the one before beside half of its files.
  rmSync(stampFile, { force: true })
  if ((await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])) !== 0)
    giveUp('The page could not be built; the reason stands above.')
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, digest)
}
