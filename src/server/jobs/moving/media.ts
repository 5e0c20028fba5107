import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { diskFiles } from '../../gateways/files/disk-files.ts'
import type { FileStore } from '../../gateways/files/files.ts'
import { judged, openGenuine, type FileFault } from '../../gateways/files/genuine-file.ts'
import type { Database } from '../../stores/database/database.ts'
import { linesOf } from '../../stores/database/transfer/import-rows.ts'
import {
  CannotTransfer,
  mediaFolder,
  mediaList,
  type Manifest,
} from '../../stores/database/transfer/manifest.ts'
import { filesAfter, type FileKey } from '../../stores/files/files.ts'

const lineSchema = z.strictObject({
  client_id: z.uuid(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().min(0),
  lost: z.enum(['missing', 'unreadable', 'cut', 'changed']).nullable(),
})
type MediaLine = z.infer<typeof lineSchema>

/** A file on record that is not in the store as it was put there. */
export interface LostFile extends FileKey {
  readonly fault: FileFault
}

/**
 * Copies every file on record, and whatever else lies in the store, one after the other, each
 * compared with its digest; `lost` hears of those that are not as they were put on record.
 */
export const exportMedia = async (
  database: Database,
  from: FileStore,
  folder: string,
  lost: (file: LostFile) => void,
): Promise<Manifest['media']> => {
  const to = diskFiles(mediaFolder(folder))
  const hash = createHash('sha256')
  const sum = { files: 0, bytes: 0, lost: 0 }
  const lines = async function* (): AsyncGenerator<string> {
    for await (const [file, isOnRecord] of everyFile(database, from, to)) {
      const copied = await copy(from, to, file)
      if (copied !== null) {
        // A leftover of a write that nothing names is no loss.
        if (!isOnRecord) continue
        sum.lost += 1
        lost({ ...file, fault: copied })
      } else {
        sum.files += 1
        sum.bytes += file.bytes
      }
      const line = `${JSON.stringify({ ...file, lost: copied } satisfies MediaLine)}\n`
      hash.update(line)
      yield line
    }
  }
  await pipeline(
    Readable.from(lines()),
    createWriteStream(mediaList(folder), { mode: 0o600, flush: true }),
  )
  return { ...sum, sha256: hash.digest('hex') }
}

type Sized = FileKey & { bytes: number }

async function* everyFile(
  database: Database,
  store: FileStore,
  taken: FileStore,
): AsyncGenerator<[file: Sized, isOnRecord: boolean]> {
  for (
    let page = await filesAfter(database, undefined);
    page.length > 0;
    page = await filesAfter(database, page.at(-1))
  )
    for (const { client_id, digest, bytes } of page) yield [{ client_id, digest, bytes }, true]
  for await (const { client_id, digest } of store.stored()) {
    if ((await taken.sizeOf(client_id, digest)) !== null) continue
    const seen = await judged(store, client_id, digest)
    if (typeof seen !== 'string') yield [{ client_id, digest, bytes: seen.bytes }, false]
  }
}

const copy = async (from: FileStore, to: FileStore, file: Sized): Promise<FileFault | null> => {
  const opened = await openGenuine(from, file.client_id, file.digest, file.bytes)
  if (typeof opened === 'string') return opened
  await to.keep(file.client_id, file.digest, await buffer(opened.stream))
  return null
}

/** What the list of stored files says, line by line. */
async function* linesIn(folder: string): AsyncGenerator<MediaLine> {
  for await (const line of linesOf(mediaList(folder))) yield lineSchema.parse(JSON.parse(line))
}

/**
 * Compares the list of stored files with the manifest and each file with its digest; throws
 * CannotTransfer for what is missing, cut or altered.
 */
export const checkMedia = async (folder: string, { media }: Pick<Manifest, 'media'>) => {
  const list = mediaList(folder)
  const hash = createHash('sha256')
  try {
    for await (const line of linesOf(list)) hash.update(`${line}\n`)
  } catch (error) {
    throw new CannotTransfer(`${list} is missing from the export`, { cause: error })
  }
  if (hash.digest('hex') !== media.sha256)
    throw new CannotTransfer(`${list} was changed after the export`)
  const files = diskFiles(mediaFolder(folder))
  for await (const { client_id, digest, bytes, lost } of linesIn(folder)) {
    if (lost !== null) continue
    const seen = await judged(files, client_id, digest, bytes)
    if (typeof seen === 'string')
      throw new CannotTransfer(
        `the stored file ${digest} of client ${client_id} is ${seen} in the export: ` +
          `it is not what was exported`,
      )
  }
}

/**
 * Puts the exported files into the store and reads each again there; answers how to take back those
 * that were not there.
 */
export const importMedia = async (folder: string, to: FileStore): Promise<() => Promise<void>> => {
  const from = diskFiles(mediaFolder(folder))
  const added: FileKey[] = []
  const undo = async (): Promise<void> => {
    for (const { client_id, digest } of added) await to.remove(client_id, digest)
  }
  try {
    for await (const { lost, ...file } of linesIn(folder)) {
      if (lost !== null) continue
      if (typeof (await judged(to, file.client_id, file.digest)) !== 'string') continue
      added.push(file)
      const fault = await copy(from, to, file)
      if (fault !== null) throw new CannotTransfer(`the stored file ${file.digest} is ${fault}`)
      const seen = await judged(to, file.client_id, file.digest, file.bytes)
      if (typeof seen === 'string')
        throw new CannotTransfer(
          `the stored file ${file.digest} of client ${file.client_id} is ${seen} where it was put`,
        )
    }
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}
