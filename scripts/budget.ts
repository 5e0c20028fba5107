import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What vite's manifest says of one chunk; keys and imports are manifest keys, `file` is relative to
 * the output folder.
 */
export interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Vite's manifest: chunks by the module they start from. */
export type Manifest = Record<string, Chunk>

interface Budget {
  page: string
  entry: string
  /** Modules that the page loads lazily but always needs before it can be used. */
  needs: string[]
  /** What each language loads before anything is shown, by its module under the words. */
  words: string
  /** Bytes of script, as gzip sends them, at most. */
  limit: number
  /** The same of style sheets, without which the browser draws nothing. */
  styles: number
}

const output = 'dist/web'
const sources = 'src/web'
const spoken = '../domain/words'
const trainingWords = ['dashboard-page', 'link-page', 'link-rest', 'phone-rest'].map(
  (pack) => `${spoken}/hi/${pack}.ts`,
)
const budgets: Budget[] = [
  {
    page: 'signed-in dashboard',
    entry: 'index.html',
    needs: ['routes/home.tsx'],
    words: 'dashboard-page.ts',
    limit: 200_000,
    styles: 15_000,
  },
  {
    page: "receiver's page",
    entry: 'public/index.html',
    needs: ['public/receiver/receiver.tsx'],
    words: 'link-page.ts',
    limit: 90_000,
    styles: 5_000,
  },
  {
    page: 'training demo',
    entry: 'training/index.html',
    needs: trainingWords,
    words: 'dashboard-rest.ts',
    limit: 330_000,
    styles: 16_500,
  },
  {
    page: 'page for adding on a phone',
    entry: 'public/mobile-add/index.html',
    needs: [],
    words: 'phone-page.ts',
    limit: 90_000,
    styles: 5_000,
  },
  {
    page: 'page of a crate statement',
    entry: 'public/crates/index.html',
    needs: [],
    words: 'crate-statement.ts',
    limit: 90_000,
    styles: 5_000,
  },
  {
    page: 'page where a proof is verified',
    entry: 'verify/index.html',
    needs: [],
    words: 'verify.ts',
    limit: 108_000,
    styles: 5_000,
  },
]

/**
 * Files that are loaded before the page works, of which `wanted` says what each chunk has:
 * everything imported statically from the entry and from the lazy modules it needs, each once.
 */
function filesOf(
  manifest: Manifest,
  entry: string,
  needs: string[],
  wanted: (chunk: Chunk) => readonly string[],
): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk ${key}`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
  }
  visit(entry)
  needs.filter((key) => key in manifest).forEach(visit)
  return [...new Set([...seen].flatMap((key) => wanted(manifest[key] ?? { file: '' })))]
}

/** The scripts of a page that are loaded before it works. */
export const scriptsOf = (manifest: Manifest, entry: string, needs: string[]): string[] =>
  filesOf(manifest, entry, needs, ({ file }) => (file.endsWith('.js') ? [file] : []))

/** The style sheets of a page that are loaded before it is drawn. */
export const stylesOf = (manifest: Manifest, entry: string, needs: string[]): string[] =>
  filesOf(manifest, entry, needs, ({ css = [] }) => css)

/** The modules of the words that a page loads first, one for each language that has them. */
export function wordsOf(manifest: Manifest, words: string): string[] {
  const modules = Object.keys(manifest).filter(
    (key) =>
      key.startsWith(`${spoken}/`) && key.split('/').length === 5 && key.endsWith(`/${words}`),
  )
  if (modules.length === 0) throw new Error(`The build has no language with ${words}`)
  return modules
}

/** What the server sends of these files, which the build has compressed beside them. */
function weigh(files: string[]) {
  const sum = (ending: string) =>
    files.reduce((total, file) => total + statSync(join(output, `${file}${ending}`)).size, 0)
  return { gzip: sum('.gz'), brotli: sum('.br') }
}

function main(): void {
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const { page, entry, needs, words, limit, styles } of budgets) {
    for (const module of needs.filter(
      (name) => !name.startsWith(spoken) && !existsSync(join(sources, name)),
    ))
      throw new Error(`The budget of the ${page} names ${module}, which does not exist`)
    // The promise holds in every language: the heaviest counts.
    const weights = wordsOf(manifest, words)
      .map((module) => ({ module, files: scriptsOf(manifest, entry, [...needs, module]) }))
      .map(({ module, files }) => ({ module, files, ...weigh(files) }))
    const { gzip, brotli, files, module } = weights.toSorted((a, b) => b.gzip - a.gzip)[0] ?? {
      gzip: Infinity,
      brotli: Infinity,
      files: [],
      module: '',
    }
    const language = module.split('/').at(-2)
    const drawn = weigh(stylesOf(manifest, entry, needs)).gzip
    const isOver = gzip > limit || drawn > styles
    const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    console.log(
      `${isOver ? 'OVER' : 'ok  '} ${page}: ` +
        `${kB(gzip)} gzip (at most ${kB(limit)}), ${kB(brotli)} brotli, ${files.length} scripts, ` +
        `in the heaviest language (${language}); styles ${kB(drawn)} (at most ${kB(styles)})`,
    )
    if (isOver) process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
