import { fsyncSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import {
  type FromFlusher,
  FSYNCS,
  LOG_FAILED,
  LOG_FILE,
  LOG_FLUSHED,
  LOG_WRITTEN,
  raise,
} from './shared.ts'

// Flush pipelining, the other half: flushes the write-ahead log as often as it was written to, one
// flush for all that came while the last one ran, and tells the main thread.

const vitals = new BigInt64Array(workerData as SharedArrayBuffer)
const tell = (message: FromFlusher): void => parentPort?.postMessage(message, [])

const flush = (written: bigint): void => {
  const file = Atomics.load(vitals, LOG_FILE)
  try {
    fsyncSync(Number(file))
  } catch (error) {
    // The engine went on to another segment, having flushed the last one, or is no more.
    if (Atomics.load(vitals, LOG_FILE) !== file) return
    Atomics.store(vitals, LOG_FAILED, 1n)
    const { message, code = '' } = error as NodeJS.ErrnoException
    return tell({ failed: message, code })
  }
  // What was found flushed before it was known that the engine is no more counts no longer.
  if (Atomics.load(vitals, LOG_FILE) === file) raise(vitals, LOG_FLUSHED, written)
  Atomics.add(vitals, FSYNCS, 1n)
}

for (;;) {
  // Before the file: what is written to a later one is not counted as flushed with this.
  const written = Atomics.load(vitals, LOG_WRITTEN)
  const isDue =
    Atomics.load(vitals, LOG_FLUSHED) < written &&
    Atomics.load(vitals, LOG_FILE) >= 0n &&
    Atomics.load(vitals, LOG_FAILED) === 0n
  if (isDue) flush(written)
  tell('flushed')
  Atomics.wait(vitals, LOG_WRITTEN, written)
}
