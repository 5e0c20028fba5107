import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineWorker } from './scripts/offline-worker.ts'
import { precompress } from './scripts/precompress.ts'

/**
 * Modules that several pages need at first, each set as one script: on a thin line a request costs
 * more than its bytes, and small scripts compress badly.
 */
const inOnePiece = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  {
    name: 'screen',
    test: /src[\\/](web[\\/]public[\\/](kit[\\/](boundary|field|frame|icons|notice|skeleton|snackbar|when|why-not)|link[\\/](call|language-packs|language-picker))\.tsx?|domain[\\/]words[\\/]public-pages\.ts)$/,
  },
  {
    name: 'goods',
    test: /src[\\/](web[\\/]public[\\/]kit[\\/]goods-list\.tsx|domain[\\/](words[\\/]goods|order[\\/]proof[\\/]goods-reason)\.ts)$/,
  },
  {
    name: 'reasons',
    test: /src[\\/]domain[\\/](policy[\\/]reason|order[\\/]refusal|words[\\/](sentence|link-sentences))\.ts$/,
  },
]

export default defineConfig({
  root: 'src/web',
  // The folder of that name holds the public pages; nothing is copied as it is.
  publicDir: false,
  plugins: [react(), offlineWorker(), precompress()],
  // The worker that looks at photos loads its reader of barcodes only where the browser has none.
  worker: { format: 'es' },
  // React looks for its developer tools, which nobody has who gets what is built: some 300 bytes of
  // a first load.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Chrome 80: the receiver's page has to open on the phones that are out there.
    target: 'es2020',
    // Both keep the pages free of inline code, which their content security policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: inOnePiece } },
      input: {
        dashboard: 'src/web/index.html',
        public: 'src/web/public/index.html',
        training: 'src/web/training/index.html',
        phone: 'src/web/public/mobile-add/index.html',
        statement: 'src/web/public/crates/index.html',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8080' } },
})
