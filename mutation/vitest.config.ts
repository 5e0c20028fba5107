import { defineConfig } from 'vitest/config'

// The same chance for every mutant, so that one is not killed by luck and the next spared by it.
process.env['EPOD_SEED'] ??= '1'

/** The domain's own tests: what judges a mutant of the domain. */
export default defineConfig({
  test: {
    include: ['src/{domain,presets}/**/*.test.ts'],
    // Replays whole logs against everything there is: a minute for each mutant. What only it would
    // notice counts as survived.
    exclude: ['**/order/replay.test.ts'],
    setupFiles: ['scripts/test-setup.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
  },
})
