import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The sources that run on a server; a page comes as it was built. */
const roots = [
  'src/server/**/*.ts',
  'src/domain/**/*.ts',
  'src/contract/**/*.ts',
  'src/presets/**/*.ts',
]

/** The commands of whoever runs it, and what they import beside them. */
const commands = [
  'account-export',
  'account-import',
  'account-transfer',
  'admin',
  'database-url',
  'db-export',
  'db-import',
  'db-migrate',
  'db-move',
  'db-rebuild',
  'db-transfer',
  'files-buckets',
  'files-move',
  'verify-log',
  'with-database',
].map((name) => `scripts/${name}.ts`)

/** What else is read where it stands. */
const others = ['migrations', 'dist', 'package.json', 'LICENSE', 'deploy/health.mjs']

const isTest = (path: string): boolean => /\.test\.ts$|(?:^|\/)testing\//.test(path)

/** The sources that a server needs: no test, and nothing of a page. */
export const serverSources = (): string[] => [
  ...roots.flatMap((pattern) => globSync(pattern)).filter((path) => !isTest(path)),
  ...commands,
]

const imported =
  /(?:\bfrom|\bimport\(?|\bimport\.meta\s*\.resolve\()\s*'((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*)(?:\/[^'\s]*)?'/g
const typesAlone = /^import type .*?from '[^']+'|^export type .*?from '[^']+'/gms

/** The packages that these sources import when they run. */
export const packagesOf = (paths: readonly string[]): string[] => {
  const names = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').replace(typesAlone, '').matchAll(imported)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(names)].filter((name) => name !== '').toSorted()
}

/** The folders of these packages and of all that they need in turn, as Node would find them. */
export const foldersOf = (names: readonly string[]): string[] => {
  const found = new Set<string>()
  const add = (name: string, from: string, mayLack: boolean): void => {
    for (let at = from; ; at = dirname(at)) {
      const folder = join(at, 'node_modules', name)
      if (existsSync(join(folder, 'package.json'))) return visit(folder)
      if (at === '.' || at === dirname(at)) {
        if (mayLack) return
        throw new Error(`${name}, which ${from} needs, is not installed`)
      }
    }
  }
  const visit = (folder: string): void => {
    if (found.has(folder)) return
    found.add(folder)
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >
    for (const name of Object.keys(dependencies)) add(name, folder, name in optionalDependencies)
    for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies }))
      add(name, folder, true)
  }
  for (const name of names) add(name, '.', false)
  return [...found].toSorted()
}

/** What no process reads: types and maps of packages, what explains them, and their own tools. */
const isDead = (path: string): boolean =>
  /\.(?:map|md|markdown|[cm]?ts|flow)$|\/\.yarn$|\.standalone\.js$/i.test(path)

/** Lays into a folder what a machine needs to run the product, beside Node itself. */
export const bundleInto = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sources = serverSources()
  for (const path of [...sources, ...others]) cpSync(path, join(folder, path), { recursive: true })
  for (const from of foldersOf(packagesOf(sources)))
    cpSync(from, join(folder, from), {
      recursive: true,
      dereference: true,
      filter: (path) => !isDead(path) && !path.slice(from.length).includes('/node_modules'),
    })
  const { name, version, type } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    string
  >
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type })}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node scripts/bundle.ts <folder>')
  bundleInto(folder)
  console.log(`Laid into ${folder}: run src/server/main.ts there.`)
}
