import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineWorker } from './scripts/offline-worker.ts'
import { precompress } from './scripts/precompress.ts'

export default defineConfig({
  root: 'src/web',
  // The folder of that name holds the public pages; nothing is copied as it is.
  publicDir: false,
  plugins: [react(), offlineWorker(), precompress()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Chrome 80: the receiver's page has to open on the phones that are out there.
    target: 'es2020',
    // Both keep the pages free of inline code, which their content security policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { dashboard: 'src/web/index.html', public: 'src/web/public/index.html', training: 'src/web/training/index.html', phone: 'src/web/public/mobile-add/index.html', statement: 'src/web/public/crates/index.html' } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8080' } },
})
