import { chmodSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

/** Where the package lies that npx runs: its program beside what describes it. */
const folder = process.argv[2] ?? 'packages/verify-proof'
const program = 'verify-proof.mjs'

// One file with all that it needs, for whoever has a proof and Node and installs nothing else.
await build({
  configFile: false,
  root: resolve(import.meta.dirname, '..'),
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'scripts/verify-proof.ts',
    outDir: resolve(folder),
    emptyOutDir: false,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: {
        entryFileNames: program,
        codeSplitting: false,
        banner: '#!/usr/bin/env node',
      },
    },
  },
})
chmodSync(resolve(folder, program), 0o755)
