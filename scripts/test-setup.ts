import { configureGlobal } from 'fast-check'
import { beforeAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The process that a test file ran in. */
    process?: number
  }
}

// The same chance in every file of a run, and again where the seed is given.
configureGlobal({ seed: Number(process.env['EPOD_SEED']) })

// The runner reads from this pattern that nothing is wanted of the context.
// oxlint-disable-next-line eslint/no-empty-pattern
beforeAll(({}, file) => {
  file.meta.process = process.pid
})
