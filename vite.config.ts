import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { offlineWorker } from './scripts/offline-worker.ts'
import { precompress } from './scripts/precompress.ts'
import { singleFile } from './scripts/single-file.ts'

/** Modules by the ends of their paths, on whichever system they lie. */
const modules = (...paths: string[]): RegExp =>
  new RegExp(`(${paths.join('|')})[.][jt]sx?$`.replaceAll('/', String.raw`[\\/]`))

/**
 * Modules that are needed at the same moment, each set as one script: on a thin line a request costs
 * more than its bytes, and small scripts compress badly. What the signed-in pages use too stands
 * apart from what only the public pages do, so that neither loads the other's.
 */
const inOnePiece = [
  {
    // With React what every page has: its words, its answers, and how a refusal is said.
    name: 'react',
    test: modules(
      'node_modules/(react|react-dom|scheduler)/.+',
      'vite/preload-helper',
      'domain/words/(languages|catalogue|page-sentences|photo-sentences|sentence)',
      'domain/(policy/reason|order/refusal)',
      'web/lib/(language/language|api/answer|heard)',
    ),
  },
  {
    name: 'asked',
    test: modules(
      'domain/messages/short-address',
      'domain/order/proof/(condition|remark-lack|said-apart)',
      'web/lib/(goods/typed|locate|photos/upload)',
    ),
  },
  {
    name: 'files',
    test: modules('web/lib/photos/use-(upload-list|blob)'),
  },
  {
    name: 'said',
    test: modules(
      'domain/words/(sentences|link-sentences|door-sentences|office-sentences|label-text-sentences|parcel-sentences|labels)',
      'web/lib/language/said',
    ),
  },
  {
    // What every page behind the sign-in has.
    name: 'desk',
    test: modules(
      'domain/words/(columns|condition|reject-sentences)',
      'domain/columns/(catalogue|due|tooltips|offered)',
      'domain/(order/wire-texts|policy/offered)',
      'web/ui/(choice-tags|native-select|print-button|status-tag)',
      'web/lib/(offered|order-on-page|clipboard|look-again|minute|help-key|print-part)',
      'web/lib/(session/viewer|api/(backend|download|idle-limit|kept-key|new-id)|language/shown-time)',
    ),
  },
  {
    // What an order's panel says, and its details.
    name: 'order-words',
    test: modules('domain/words/(order-details|order-panel)'),
  },
  {
    // What is told of an order with its panel.
    name: 'order-told',
    test: modules(
      'domain/words/(offline|remark-told|claim-told|corrected-told|crates)',
      'domain/(duration|order/(event-summary|on-wire|trip|photos/photo-notes))',
      'web/lib/photos/(load-file|send-photo|use-order-file)',
      'web/ui/(more-lines|one-order)',
    ),
  },
  { name: 'proof', test: modules('domain/order/proof/(claim|correction|statements)') },
  {
    name: 'decide',
    test: modules(
      'domain/order/(decide|evolve)',
      'domain/order/entry/(contact-change|erase|take-back|undo|undo-delivery)',
      'domain/order/(label/decide-label|offline/after-closure|photos/photo-place)',
      'domain/order/parties/(access-code|reminder|report)',
      'domain/order/proof/(after-correction|attempt|decide-proof|goods|receipt|review)',
      'domain/order/proof/(findings|item-remark|link-fields|remark|remark-values)',
      'domain/order/entry/(create|edit)',
    ),
  },
  {
    // What is made of a form for an order, on a phone too.
    name: 'form-values',
    test: modules('domain/order/entry/one-number', 'web/lib/order-form/form-values'),
  },
  { name: 'when', test: modules('src/domain/time(-format)?', 'src/domain/words/time') },
  {
    name: 'screen',
    test: modules(
      'web/public/kit/(boundary|brand-line|field|frame|icons|notice|skeleton|snackbar|soon|when|why-not)',
      'web/public/link/(call|language-packs|language-picker|retry-pause|verdict)',
      'domain/words/public-pages',
    ),
  },
  {
    name: 'goods',
    test: modules('web/public/kit/goods-list', 'domain/(words/goods|order/proof/goods-reason)'),
  },
  {
    name: 'outbox',
    test: modules(
      'web/public/offline/(digest|drain|follow|idb-store|network|outbox|stored|turns)',
      'src/domain/words/outbox',
    ),
  },
  { name: 'door', test: modules('web/public/kit/photo-picker') },
  {
    name: 'summary',
    test: modules('web/public/kit/(photo-grid|remark-list|summary|summary-time)'),
  },
  {
    name: 'closed',
    test: modules(
      'web/public/receiver/(closed-steps|lazy-dispute|may-dispute|proof|rating-step)',
      'domain/order/proof/overtaken',
    ),
  },
  {
    name: 'later',
    test: modules(
      'web/public/receiver/(confirm-step|later-steps|photo-step|reject-step|sign-step)',
    ),
  },
]

const define = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
}

const output = {
  outDir: '../../dist/web',
  // Chrome 80: the receiver's page has to open on the phones that are out there. This lowers how
  // it is written; what it calls is filled in by src/web/lib/older-browsers.ts.
  target: 'es2020',
  // Both keep the pages free of inline code, which their content security policy forbids.
  modulePreload: {
    polyfill: false,
    // What foretells is needed where something waits alone, and its list would travel with each page.
    resolveDependencies: (file: string, scripts: string[]) =>
      /[\\/](predict|memory-store)-/.test(file) ? [] : scripts,
  },
  assetsInlineLimit: 0,
} as const

/**
 * A document whose scripts are built by themselves: it shows what the receiver's page has, and in one
 * build the scripts of both would be cut where they differ, so that the receiver's page came in
 * twice as many and weighed more. It comes last, and what compresses the files of both with it.
 */
const builtApart = (name: string): Plugin => ({
  name: 'built-apart',
  apply: 'build',
  closeBundle: async () => {
    await build({
      configFile: false,
      root: 'src/web',
      publicDir: false,
      logLevel: 'warn',
      plugins: [react(), precompress()],
      define,
      // What stands behind the page is the folder's own.
      resolve: { alias: { '../link/use-page.ts': resolve(`src/web/${name}/use-page.ts`) } },
      build: {
        ...output,
        emptyOutDir: false,
        rolldownOptions: { input: { [name]: `src/web/${name}/index.html` } },
      },
    })
  },
})

export default defineConfig({
  root: 'src/web',
  // The folder of that name holds the public pages; nothing is copied as it is.
  publicDir: false,
  plugins: [
    react(),
    offlineWorker(),
    builtApart('receiver-preview'),
    singleFile('src/web/verify/offline/index.html', 'dist/web/verify/offline.html', {
      root: 'src/web',
      plugins: [react()],
      define,
      build: output,
    }),
  ],
  // The worker that looks at photos loads its reader of barcodes only where the browser has none.
  worker: { format: 'es' },
  // React looks for its developer tools, which nobody has who gets what is built, and for the
  // browser's own indicator of transitions, which no page asks for: some 400 bytes of a first load.
  define,
  build: {
    ...output,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: inOnePiece } },
      input: {
        dashboard: 'src/web/index.html',
        public: 'src/web/public/index.html',
        training: 'src/web/training/index.html',
        phone: 'src/web/public/mobile-add/index.html',
        statement: 'src/web/public/crates/index.html',
        verify: 'src/web/verify/index.html',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/log': 'http://127.0.0.1:8080',
      '/proof': 'http://127.0.0.1:8080',
    },
  },
})
