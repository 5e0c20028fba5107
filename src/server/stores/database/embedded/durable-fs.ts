import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSegment, type PendingLog } from './pending-log.ts'
import type { Program } from './shared.ts'

interface FileNode {
  name: string
  parent: FileNode
}

interface OpenFile {
  /** The file descriptor of the host, absent for a directory. */
  nfd?: number
  node: FileNode
  flags: number
}

type Operation<First> = (first: First, ...more: unknown[]) => unknown

interface NodeFsInternals {
  realPath(node: FileNode): string
  stream_ops: {
    fsync?: (stream: OpenFile) => number
    open: Operation<OpenFile>
    write: Operation<OpenFile>
    setattr: Operation<OpenFile>
  }
  node_ops: {
    setattr: Operation<FileNode>
    rename: Operation<FileNode>
    unlink: Operation<FileNode>
  }
}

const O_TRUNC = 512

const isOfLog = (node: FileNode): boolean => isSegment(node.name) && node.parent.name === 'pg_wal'

/** Write-ahead: what changes anything but the log waits until the log is on the disk. */
const writeAhead = ({ stream_ops, node_ops }: NodeFsInternals, log: PendingLog): void => {
  const after =
    <First>(operation: Operation<First>, isFree: (first: First) => boolean): Operation<First> =>
    (first, ...more) => {
      if (!isFree(first)) log.settle()
      return operation(first, ...more)
    }
  const never = (): boolean => false
  stream_ops.write = after(stream_ops.write, ({ node }) => isOfLog(node))
  stream_ops.open = after(stream_ops.open, ({ flags }) => (flags & O_TRUNC) === 0)
  stream_ops.setattr = after(stream_ops.setattr, never)
  node_ops.setattr = after(node_ops.setattr, never)
  node_ops.rename = after(node_ops.rename, never)
  node_ops.unlink = after(node_ops.unlink, never)
}

// NODEFS comes without an fsync operation, so that the engine's fsync() would answer success and do
// nothing.
class DurableNodeFS extends NodeFS {
  readonly #counted: () => void
  readonly #log: PendingLog

  constructor(folder: string, counted: () => void, log: PendingLog) {
    super(folder)
    this.#counted = counted
    this.#log = log
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const hooks = result.emscriptenOpts.preRun as ((module: { NODEFS: NodeFsInternals }) => void)[]
    hooks.push(({ NODEFS }) => {
      writeAhead(NODEFS, this.#log)
      NODEFS.stream_ops.fsync = (stream) => {
        if (isOfLog(stream.node)) {
          this.#log.flushLater(NODEFS.realPath(stream.node))
          return 0
        }
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
 * disk; `counted` hears of every flush but those of `log`, which are somebody else's to make.
 */
export const openDurably = (
  folder: string,
  program: Program,
  counted: () => void,
  log: PendingLog,
): Promise<PGlite> => {
  // The engine's own lock file: a start that was killed leaves it empty, and then no other
  // succeeds.
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  return PGlite.create({
    fs: new DurableNodeFS(folder, counted, log),
    extensions: { pg_trgm },
    startParams,
    pgliteWasmModule: program,
  })
}
