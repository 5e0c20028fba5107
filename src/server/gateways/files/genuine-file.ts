import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import type { FileStore } from './files.ts'

/**
 * What is wrong with a file on record: it is gone, cannot be read, is shorter than it was, or holds
 * other bytes.
 */
export type FileFault = 'missing' | 'unreadable' | 'cut' | 'changed'

/** A file that was seen to be what is on record, as a stream of so many bytes. */
export interface GenuineFile {
  readonly bytes: number
  readonly stream: Readable
}

/** What has at most so many bytes is read once, larger ones again as they are sent. */
const HELD = 1_000_000
/** No file that was ever kept is larger: more need not be read to know that it was changed. */
const LARGEST = 16_000_000
/** The process itself is short of something: that tells nothing of the file. */
const ofProcess = new Set(['EMFILE', 'ENFILE', 'ENOMEM'])

/**
 * Integrity check: reads all of a kept file and compares it with its SHA-256. Answers its size, and
 * its bytes where they are few, or what is wrong with it; that it is shorter than it was can be
 * told where its size on record is given.
 */
export const judged = async (
  files: FileStore,
  client_id: string,
  digest: string,
  on_record = 0,
): Promise<{ readonly bytes: number; readonly held: readonly Buffer[] | null } | FileFault> => {
  try {
    const source = await files.open(client_id, digest)
    if (!source) return 'missing'
    const hash = createHash('sha256')
    let held: Buffer[] = []
    let bytes = 0
    for await (const piece of source as AsyncIterable<Buffer>) {
      bytes += piece.byteLength
      if (bytes > LARGEST) return 'changed'
      hash.update(piece)
      if (bytes <= HELD) held.push(piece)
      else held = []
    }
    if (hash.digest('hex') !== digest) return bytes < on_record ? 'cut' : 'changed'
    return { bytes, held: bytes <= HELD ? held : null }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined || ofProcess.has(code)) throw error
    return 'unreadable'
  }
}

/**
 * Opens a kept file once all of its bytes were seen to be those on record, or says what is wrong
 * with it. Should it change even then, the stream fails before its last bytes.
 */
export const openGenuine = async (
  files: FileStore,
  client_id: string,
  digest: string,
  on_record?: number,
): Promise<GenuineFile | FileFault> => {
  const seen = await judged(files, client_id, digest, on_record)
  if (typeof seen === 'string') return seen
  const { bytes, held } = seen
  if (held) return { bytes, stream: Readable.from(held) }
  const again = await files.open(client_id, digest)
  return again ? { bytes, stream: checked(again, digest) } : 'missing'
}

/** Passes `source` on, its last piece only once all of them together are what they should be. */
const checked = (source: Readable, digest: string): Readable => {
  const hash = createHash('sha256')
  let last: Buffer | undefined
  const check = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      if (last) this.push(last)
      last = piece
      done()
    },
    flush(done) {
      if (hash.digest('hex') === digest) done(null, last)
      else done(new Error(`the file ${digest} was changed while it was read`))
    },
  })
  source.once('error', (error) => check.destroy(error))
  check.once('close', () => source.destroy())
  return source.pipe(check)
}
