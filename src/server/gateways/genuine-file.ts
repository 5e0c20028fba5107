import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import type { FileStore } from './files.ts'

/** What is wrong with a file on record: it is gone, cannot be read, or holds other bytes. */
export type FileFault = 'missing' | 'unreadable' | 'changed'

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
 * Integrity check on read: opens a kept file once all of its bytes have been compared with their
 * SHA-256, or says what is wrong with it. Should it change even then, the stream fails before its
 * last bytes.
 */
export const openGenuine = async (
  files: FileStore,
  client_id: string,
  digest: string,
): Promise<GenuineFile | FileFault> => {
  const open = (): Promise<Readable | null> => files.open(client_id, digest)
  try {
    const source = await open()
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
    if (hash.digest('hex') !== digest) return 'changed'
    if (bytes <= HELD) return { bytes, stream: Readable.from(held) }
    const again = await open()
    return again ? { bytes, stream: checked(again, digest) } : 'missing'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined || ofProcess.has(code)) throw error
    return 'unreadable'
  }
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
