import { createHash } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from '../../../domain/byte-range.ts'

/** A file would be larger than it may. */
export class TooLarge extends Error {}

/** Files that were made for somebody to take, by an id, in one folder. */
export interface KeptFiles {
  /**
   * Writes a stream to its end, durably, and tells each piece that came; what broke off leaves no
   * file. Rejects with TooLarge over `most` bytes.
   */
  write(
    id: string,
    source: Readable,
    how: {
      readonly most: number
      readonly signal: AbortSignal
      readonly came: (bytes: number) => void
    },
  ): Promise<{ readonly bytes: number; readonly digest: string }>
  /** The bytes from `from` to `to`, both among them; null where there is no such file. */
  read(id: string, range: ByteRange): Promise<Readable | null>
  remove(id: string): Promise<void>
  /** The ids of all that lie there, whole or not. */
  ids(): Promise<string[]>
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Kept files in a folder of the local disk. */
export const keptFiles = (folder: string): KeptFiles => {
  const pathOf = (id: string): string => join(folder, id)
  return {
    write: async (id, source, { most, signal, came }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = `${pathOf(id)}.part`
      const hash = createHash('sha256')
      let bytes = 0
      const meter = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          bytes += chunk.byteLength
          hash.update(chunk)
          came(chunk.byteLength)
          done(bytes > most ? new TooLarge(`more than ${most} bytes`) : null, chunk)
        },
      })
      try {
        const sink = createWriteStream(part, { mode: 0o600, flush: true })
        await pipeline(source, meter, sink, { signal })
        await rename(part, pathOf(id))
        const handle = await open(folder, constants.O_RDONLY)
        try {
          await handle.sync()
        } finally {
          await handle.close()
        }
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw error
      }
      return { bytes, digest: hash.digest('hex') }
    },
    read: async (id, { from, to }) => {
      try {
        const file = await open(pathOf(id), constants.O_RDONLY | constants.O_NOFOLLOW)
        return file.createReadStream({ start: from, end: to })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: async (id) => {
      for (const path of [pathOf(id), `${pathOf(id)}.part`]) await rm(path, { force: true })
    },
    ids: async () => {
      const names = await readdir(folder).catch((): string[] => [])
      return [...new Set(names.flatMap((name) => isId.exec(name)?.[0] ?? []))]
    },
  }
}
