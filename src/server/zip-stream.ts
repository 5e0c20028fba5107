import type { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** What an archive is filled through, one entry after the other. */
export interface Archive {
  /**
   * Adds what `source` holds and resolves once all of it was read; rejects where it fails, or
   * nobody reads the archive any more.
   */
  readonly add: (
    path: string,
    source: Readable,
    how: { readonly compress: boolean; readonly mtime?: Date },
  ) => Promise<void>
  readonly addText: (path: string, text: string) => void
}

/**
 * A ZIP archive as a stream that is filled by `fill` no faster than it is read. Destroying it, or a
 * failure of `fill`, ends both.
 */
export const zipStream = (fill: (archive: Archive) => Promise<void>): Readable => {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  let current: Readable | undefined
  const fail = (error: unknown): void =>
    void out.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  out.once('close', () => current?.destroy())
  const add: Archive['add'] = async (path, source, how) => {
    current = source
    if (out.destroyed) source.destroy()
    else zip.addReadStream(source, path, how)
    await finished(source)
  }
  fill({ add, addText: (path, text) => zip.addBuffer(Buffer.from(text), path) }).then(
    () => zip.end(),
    fail,
  )
  return out
}
