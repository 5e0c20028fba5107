import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** What vite's manifest says of one chunk; keys and imports are manifest keys, `file` is relative to the output folder. */
export interface Chunk {
  file: string
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
  limit: number
}

const output = 'dist/web'
const sources = 'src/web'
const budgets: Budget[] = [
  { page: 'signed-in dashboard', entry: 'index.html', needs: ['routes/home.tsx'], limit: 220_000 },
  { page: "receiver's page", entry: 'public/index.html', needs: ['public/receiver.tsx'], limit: 90_000 },
  { page: 'page for adding on a phone', entry: 'public/mobile-add/index.html', needs: [], limit: 90_000 },
  { page: 'page of a crate statement', entry: 'public/crates/index.html', needs: [], limit: 90_000 },
]

/** Script files that are loaded before the page works: everything imported statically from the entry and from the lazy modules it needs. */
export function scriptsOf(manifest: Manifest, entry: string, needs: string[]): string[] {
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
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'))
}

function weigh(files: string[]) {
  const contents = files.map((file) => readFileSync(join(output, file)))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
  }
}

function main(): void {
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const { page, entry, needs, limit } of budgets) {
    for (const module of needs.filter((name) => !existsSync(join(sources, name)))) throw new Error(`The budget of the ${page} names ${module}, which does not exist`)
    const files = scriptsOf(manifest, entry, needs)
    const { gzip, brotli } = weigh(files)
    const isOver = gzip > limit
    const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    console.log(`${isOver ? 'OVER' : 'ok  '} ${page}: ${kB(gzip)} gzip (at most ${kB(limit)}), ${kB(brotli)} brotli, ${files.length} scripts`)
    if (isOver) process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
