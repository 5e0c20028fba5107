import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { presentSegment } from './pending-log.ts'
import {
  type FlusherInput,
  type FromFlusher,
  FSYNCS,
  LOG_FAILED,
  LOG_FLUSHED,
  LOG_WRITTEN,
  raise,
} from './shared.ts'

// Flush pipelining, the other half: flushes the write-ahead log as often as it was written to, one
// flush for all that came while the last one ran, and tells the main thread.

const { folder, memory } = workerData as FlusherInput
const vitals = new BigInt64Array(memory)
const tell = (message: FromFlusher): void => parentPort?.postMessage(message, [])
// Of its own: those of the engine's thread end with it, and their numbers go to other files.
let open: { segment: string; file: number } | undefined

const fileOf = (segment: string): number => {
  if (open?.segment === segment) return open.file
  if (open) closeSync(open.file)
  open = undefined
  open = { segment, file: openSync(join(folder, 'pg_wal', segment), 'r+') }
  return open.file
}

const flush = (segment: string, written: bigint): void => {
  const isPresent = (): boolean => presentSegment(vitals) === segment
  try {
    fsyncSync(fileOf(segment))
  } catch (error) {
    // The engine went on to another segment, having flushed the last one, or is no more.
    if (!isPresent()) return
    const { message, code = '', errno = 1 } = error as NodeJS.ErrnoException
    Atomics.store(vitals, LOG_FAILED, BigInt(errno))
    return tell({ failed: message, code })
  }
  if (isPresent()) raise(vitals, LOG_FLUSHED, written)
  Atomics.add(vitals, FSYNCS, 1n)
}

for (;;) {
  // Before the segment: what is written to a later one is not counted as flushed with this.
  const written = Atomics.load(vitals, LOG_WRITTEN)
  const segment = presentSegment(vitals)
  const isDue =
    Atomics.load(vitals, LOG_FLUSHED) < written && Atomics.load(vitals, LOG_FAILED) === 0n
  if (isDue && segment !== undefined) flush(segment, written)
  tell('flushed')
  Atomics.wait(vitals, LOG_WRITTEN, written)
}
