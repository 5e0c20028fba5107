import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const ENTRY = 'src/web/public/offline/worker.ts'
const PAGE = 'public/index.html'

interface Built {
  readonly fileName: string
  readonly code?: string
  readonly source?: string | Uint8Array
  readonly moduleIds?: readonly string[]
}

const textOf = ({ code, source = '' }: Built): string =>
  code ?? (typeof source === 'string' ? source : new TextDecoder().decode(source))

/**
 * What a page does without until there is a connection: the decoder of HEIC, of 3 MB, and the
 * reader of barcodes, of 1 MB, which most phones never need.
 */
const isLeftOut = /^assets\/(heic-to|ponyfill|zxing_reader)-/

/** The language that a script is the words of; null for every other file. */
export const languageIn = ({ moduleIds = [] }: Built): string | null =>
  moduleIds.flatMap((id) => /\/src\/domain\/words\/([a-z]{2})\//.exec(id)?.[1] ?? [])[0] ?? null

/**
 * The files that a page of the build may load without network, by following every name that its
 * texts mention.
 */
export function filesOf(bundle: Readonly<Record<string, Built>>, page: string): string[] {
  const names = Object.keys(bundle).filter(
    (name) => name.startsWith('assets/') && !isLeftOut.test(name),
  )
  const found = new Set<string>()
  const visit = (name: string): void => {
    const file = bundle[name]
    if (!file) throw new Error(`The build has no ${name}`)
    const text = textOf(file)
    for (const other of names) {
      if (found.has(other) || !text.includes(other.slice('assets/'.length))) continue
      found.add(other)
      visit(other)
    }
  }
  visit(page)
  return [...found].toSorted()
}

/**
 * Builds the public pages' service worker beside the page, as one plain script that knows the
 * page's files.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const outputs = bundle as Readonly<Record<string, Built>>
        const all = filesOf(outputs, PAGE)
        const spoken = Map.groupBy(all, (name) => languageIn(outputs[name] ?? { fileName: name }))
        const addresses = (names: readonly string[] = []): string[] =>
          names.map((name) => `/${name}`)
        // A phone keeps the words of the language that it is spoken to in, not of all.
        const files = addresses(spoken.get(null))
        const languages = Object.fromEntries(
          [...spoken].flatMap(([language, names]) =>
            language === null ? [] : [[language, addresses(names)]],
          ),
        )
        const document = textOf(outputs[PAGE] ?? { fileName: PAGE })
        const version = createHash('sha256')
          .update(document)
          .update(all.join())
          .digest('hex')
          .slice(0, 16)
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            OFFLINE_FILES: JSON.stringify(files),
            OFFLINE_LANGUAGES: JSON.stringify(languages),
            OFFLINE_VERSION: JSON.stringify(version),
          },
          build: {
            write: false,
            target: 'es2020',
            rolldownOptions: {
              input: ENTRY,
              output: { format: 'iife', entryFileNames: 'offline-worker.js' },
            },
          },
        })
        const [result] = [built].flat()
        const chunk = result && 'output' in result ? result.output[0] : undefined
        if (!chunk) throw new Error('The service worker was not built')
        this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: chunk.code })
      },
    },
  }
}
