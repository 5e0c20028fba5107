import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from './shared.ts'

interface OpenFile {
  /** The file descriptor of the host, absent for a directory. */
  nfd?: number
  node: unknown
}

interface NodeFsInternals {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: OpenFile) => number }
}

// NODEFS comes without an fsync operation, so that the engine's fsync() would answer success and do
// nothing.
class DurableNodeFS extends NodeFS {
  readonly #counted: () => void

  constructor(folder: string, counted: () => void) {
    super(folder)
    this.#counted = counted
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const hooks = result.emscriptenOpts.preRun as ((module: { NODEFS: NodeFsInternals }) => void)[]
    hooks.push(({ NODEFS }) => {
      NODEFS.stream_ops.fsync = (stream) => {
        const own = stream.nfd === undefined
        const fd = stream.nfd ?? openSync(NODEFS.realPath(stream.node), 'r')
        try {
          fsyncSync(fd)
        } finally {
          if (own) closeSync(fd)
        }
        this.#counted()
        return 0
      }
    })
    return result
  }
}

// -F is fsync off; fdatasync, the default way of flushing the log, is an empty shim.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // What does not fit is read from the operating system's cache, which every process shares.
  '-c',
  'shared_buffers=24MB',
]

/**
 * Opens or makes the engine's folder, which nobody else may have open, with writes that reach the
 * disk; `counted` hears of every flush.
 */
export const openDurably = (
  folder: string,
  program: Program,
  counted: () => void,
): Promise<PGlite> => {
  // The engine's own lock file: a start that was killed leaves it empty, and then no other
  // succeeds.
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  return PGlite.create({
    fs: new DurableNodeFS(folder, counted),
    extensions: { pg_trgm },
    startParams,
    pgliteWasmModule: program,
  })
}
