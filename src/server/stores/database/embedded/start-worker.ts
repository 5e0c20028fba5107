import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { CannotOpen, cannotOpen } from '../open-errors.ts'
import {
  type FromWorker,
  PGLITE_VERSION,
  type Program,
  VITALS_BYTES,
  type WorkerInput,
} from './shared.ts'

const failure = (
  folder: string,
  { failed, why }: Extract<FromWorker, { why: string }>,
): CannotOpen => {
  if (failed === 'package') return new CannotOpen(cannotOpen.wrongPackage(why, PGLITE_VERSION))
  if (failed === 'durability') return new CannotOpen(cannotOpen.notDurable(why))
  return new CannotOpen(cannotOpen.damaged(folder, why))
}

/**
 * What the worker says next; rejects with CannotOpen when it dies or cannot do what it was started
 * for.
 */
export const nextWord = (worker: Worker, folder: string): Promise<FromWorker> =>
  new Promise((resolve, reject) => {
    const died = (why: unknown): void =>
      reject(new CannotOpen(cannotOpen.damaged(folder, String(why))))
    worker.once('error', died)
    worker.once('exit', died)
    worker.once('message', (message: FromWorker) => {
      worker.off('error', died)
      worker.off('exit', died)
      if ('failed' in message) reject(failure(folder, message))
      else resolve(message)
    })
  })

// The types of Node leave WebAssembly to those of browsers.
const { WebAssembly: compiler } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Program> }
}
let program: Promise<Program> | undefined

/**
 * The engine's program, compiled once for all workers of this process: they share what the compiler
 * made of it, now and as it runs.
 */
export const engineProgram = (): Promise<Program> => {
  program ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
    (bytes) => compiler.compile(bytes),
  )
  return program
}

/**
 * Starts a worker and resolves once it has made its folder (`create`) or serves it (`serve`);
 * rejects with CannotOpen.
 */
export const startWorker = async (input: Omit<WorkerInput, 'program'>): Promise<Worker> => {
  // What this process was started with is no concern of the worker.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { ...input, program: await engineProgram() } satisfies WorkerInput,
    execArgv: [],
  })
  try {
    await nextWord(worker, input.folder)
    return worker
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

/** Makes a new database in the empty `folder`, flushed to the disk. */
export const createDatabase = async (folder: string): Promise<void> => {
  const worker = await startWorker({
    folder,
    task: 'create',
    vitals: new SharedArrayBuffer(VITALS_BYTES),
  })
  await worker.terminate()
}
