import type { PGlite } from '@electric-sql/pglite'
import { closeSync, fsyncSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openDurably } from './durable-fs.ts'
import { PendingLog } from './pending-log.ts'
import {
  BUSY_FOR,
  BUSY_SINCE,
  FSYNCS,
  type FromWorker,
  PGLITE_VERSION,
  READY_FOR_QUERY,
  type ToWorker,
  type WorkerInput,
} from './shared.ts'

const QUERY = 0x51
const SYNC = 0x53
const TERMINATE = 0x58

const { folder, task, vitals: memory, program } = workerData as WorkerInput
const vitals = new BigInt64Array(memory)
const tell = (message: FromWorker): void => parentPort?.postMessage(message, [])
const why = (error: unknown): string => (error instanceof Error ? error.message : String(error))

class Unfit extends Error {
  readonly failed: 'package' | 'durability'
  constructor(failed: 'package' | 'durability', message: string) {
    super(message)
    this.failed = failed
  }
}

const assertPackage = (): void => {
  const url = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(readFileSync(url, 'utf8')) as { version: string }
  if (version !== PGLITE_VERSION) throw new Unfit('package', version)
}

const assertDurable = async (db: PGlite): Promise<void> => {
  const { rows } = await db.query<{ fsync: string }>('show fsync')
  if (rows[0]?.fsync !== 'on') throw new Unfit('durability', `fsync is ${rows[0]?.fsync}`)
  const before = Atomics.load(vitals, FSYNCS)
  await db.exec('checkpoint')
  if (Atomics.load(vitals, FSYNCS) === before)
    throw new Unfit('durability', 'a checkpoint flushed no file')
}

// Making a database copies about a thousand files that nobody flushes.
const flushTree = (path: string): void => {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) flushTree(inner)
    else if (entry.isFile()) flush(inner)
  }
  flush(path)
}

const flush = (path: string): void => {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

// The engine gets one statement at a time, so that an error in one cannot touch the bytes of the
// next.
const statements = function* (bytes: Uint8Array): Generator<Uint8Array> {
  // A startup packet has no type byte; it comes alone.
  if (bytes[0] === 0) return yield bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let start = 0
  let at = 0
  while (at < bytes.length) {
    const type = bytes[at]
    at += 1 + view.getInt32(at + 1)
    if (type !== SYNC && type !== QUERY) continue
    yield bytes.subarray(start, at)
    start = at
  }
  if (start < bytes.length) yield bytes.subarray(start)
}

// While this runs the watchdog counts.
const watched = async <T>(run: () => Promise<T>): Promise<T> => {
  const since = process.hrtime.bigint()
  Atomics.store(vitals, BUSY_SINCE, since)
  const result = await run()
  Atomics.store(vitals, BUSY_SINCE, 0n)
  Atomics.add(vitals, BUSY_FOR, process.hrtime.bigint() - since)
  return result
}

// After a panic, as on a full disk, the engine answers with the error, then never again.
const assertAlive = (out: Uint8Array): void => {
  if (out.at(-6) === READY_FOR_QUERY) return
  const fields = Buffer.from(out).toString().slice(5).split('\0')
  const field = (name: string): string =>
    fields.find((text) => text.startsWith(name))?.slice(1) ?? ''
  throw Object.assign(new Error(field('M')), { code: field('C') })
}

// The engine's other ways of asking also keep every row they have answered, for as long as it runs.
const rawAnswer = async (db: PGlite, statement: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = []
  // A piece is a view of the engine's own memory, which it writes over.
  await db.execProtocolRawStream(statement, { onRawData: (piece) => pieces.push(piece.slice()) })
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const answer = async (db: PGlite, port: MessagePort, bytes: Uint8Array): Promise<void> => {
  const answers: Uint8Array<ArrayBuffer>[] = []
  try {
    for (const statement of statements(bytes)) {
      const out = await watched(() => rawAnswer(db, statement))
      if (statement[0] === TERMINATE) continue
      answers.push(out)
      assertAlive(out)
    }
  } finally {
    port.postMessage(
      answers,
      answers.map(({ buffer }) => buffer),
    )
  }
}

const serve = (db: PGlite, log: PendingLog): void => {
  let last = Promise.resolve()
  let current: MessagePort | undefined
  const next = (work: () => Promise<void>): void => {
    // An engine that throws outside of a statement's answer is in an unknown state: the process
    // around it starts another.
    last = last.then(work).catch((error: unknown) => {
      setImmediate(() => {
        throw error
      })
    })
  }
  parentPort?.on('message', (message: ToWorker) => {
    if (message === 'close') {
      next(async () => {
        await db.close()
        log.settle()
        tell({ done: true })
      })
      return
    }
    const port = message.connect
    current = port
    next(() =>
      watched(async () => {
        await db.exec('rollback')
        await db.exec('discard all')
      }),
    )
    port.on('message', (bytes: Uint8Array) => {
      // What a connection that was given up sent last may arrive after its successor: it must not
      // run in the other's transaction.
      if (port === current) next(() => answer(db, port, bytes))
    })
  })
  tell({ ready: true })
}

try {
  assertPackage()
  const log = new PendingLog(vitals)
  const db = await openDurably(folder, program, () => Atomics.add(vitals, FSYNCS, 1n), log)
  await assertDurable(db)
  if (task === 'serve') {
    serve(db, log)
  } else {
    await db.close()
    flushTree(folder)
    tell({ done: true })
  }
} catch (error) {
  tell({ failed: error instanceof Unfit ? error.failed : 'open', why: why(error) })
}
