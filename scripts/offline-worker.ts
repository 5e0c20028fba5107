import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const ENTRY = 'src/web/public/offline/worker.ts'
const PAGE = 'public/index.html'

interface Built { readonly fileName: string; readonly code?: string; readonly source?: string | Uint8Array }

const textOf = ({ code, source = '' }: Built): string => code ?? (typeof source === 'string' ? source : new TextDecoder().decode(source))

/** What a page does without until there is a connection: the decoder of HEIC, of 3 MB, which most phones never need. */
const isLeftOut = /^assets\/heic-to-/

/** The files that a page of the build may load without network, by following every name that its texts mention. */
export function filesOf(bundle: Readonly<Record<string, Built>>, page: string): string[] {
  const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !isLeftOut.test(name))
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

/** Builds the public pages' service worker beside the page, as one plain script that knows the page's files. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const outputs = bundle as Readonly<Record<string, Built>>
        const files = filesOf(outputs, PAGE).map((name) => `/${name}`)
        const document = textOf(outputs[PAGE] ?? { fileName: PAGE })
        const version = createHash('sha256').update(document).update(files.join()).digest('hex').slice(0, 16)
        const built = await build({
          configFile: false, logLevel: 'warn', publicDir: false,
          define: { OFFLINE_FILES: JSON.stringify(files), OFFLINE_VERSION: JSON.stringify(version) },
          build: { write: false, target: 'es2020', rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'offline-worker.js' } } },
        })
        const [result] = [built].flat()
        const chunk = result && 'output' in result ? result.output[0] : undefined
        if (!chunk) throw new Error('The service worker was not built')
        this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: chunk.code })
      },
    },
  }
}
