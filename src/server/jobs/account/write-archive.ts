import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  ARCHIVE_FORMAT,
  MOST_LOST,
  type ArchiveManifest,
} from '../../../domain/account-archive/manifest.ts'
import {
  credentialMember,
  MANIFEST,
  mediaMember,
  rowsFile,
} from '../../../domain/account-archive/members.ts'
import { checkpointIn } from '../../../domain/transparency/checkpoint.ts'
import { noteIn } from '../../../domain/transparency/signed-note.ts'
import type { FileStore } from '../../gateways/files/files.ts'
import { openGenuine } from '../../gateways/files/genuine-file.ts'
import { linesOf } from '../../stores/database/transfer/import-rows.ts'
import { CannotTransfer } from '../../stores/database/transfer/manifest.ts'
import { zipStream, type Archive } from '../../zip-stream.ts'
import { credentialTexts, openMember, type Spool } from './spool.ts'

/** How far an archive is: photos and papers that were looked at, of how many; those not taken. */
export interface ArchiveProgress {
  readonly files_done: number
  readonly files_total: number
  readonly files_lost: number
}

/** An archive that was written. */
export interface WrittenArchive extends ArchiveProgress {
  readonly bytes: number
  readonly sha256: string
}

interface Filling {
  readonly spool: Spool
  readonly files: FileStore
  readonly origin: string
  /** Hears how far it is; rejects where it may not go on. */
  readonly heard: (progress: ArchiveProgress) => Promise<void>
}

/**
 * Writes a spooled account as one archive to `file`, with its files out of the store, one open at a
 * time. The file is there once it is whole. Throws CannotTransfer where too much is lost.
 */
export const writeArchive = async (file: string, filling: Filling): Promise<WrittenArchive> => {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
  })
  let progress: ArchiveProgress = { files_done: 0, files_total: 0, files_lost: 0 }
  const archive = zipStream(async (to) => {
    progress = await fill(to, filling)
  })
  const part = `${file}.part`
  await pipeline(archive, hashing, createWriteStream(part, { mode: 0o600, flush: true }))
  await rename(part, file)
  const { size: bytes } = await stat(file)
  return { ...progress, bytes, sha256: hash.digest('hex') }
}

const fill = async (
  archive: Archive,
  { spool, files, origin, heard }: Filling,
): Promise<ArchiveProgress> => {
  const { account, members } = spool
  const mtime = new Date(account.at)
  const linesIn = (kind: 'files' | 'credentials'): number =>
    members.find(({ name }) => name === rowsFile(kind))?.lines ?? 0
  const media: ArchiveManifest['media'] = { files: 0, bytes: 0, lost: [] }
  const progress = { files_done: 0, files_total: linesIn('files'), files_lost: 0 }
  const addCredentials = async (): Promise<void> => {
    for await (const line of linesOf(credentialTexts(spool))) {
      const { jti, jwt } = JSON.parse(line) as { jti: string; jwt: string }
      const bytes = Readable.from([Buffer.from(`${jwt}~`)])
      await archive.add(credentialMember(jti), bytes, { compress: true, mtime })
    }
  }
  const addMedia = async (): Promise<void> => {
    for await (const line of linesOf(`${spool.folder}/${rowsFile('files')}`)) {
      await heard(progress)
      const { digest, mime, bytes } = JSON.parse(line) as Record<'digest' | 'mime', string> & {
        bytes: number
      }
      const opened = await openGenuine(files, account.id, digest, bytes)
      progress.files_done += 1
      if (typeof opened === 'string') {
        media.lost.push({ digest, fault: opened })
        progress.files_lost += 1
        if (media.lost.length > MOST_LOST)
          throw new CannotTransfer(`more than ${MOST_LOST} files on record are not in the store`)
        continue
      }
      media.files += 1
      media.bytes += opened.bytes
      // Pictures do not get smaller.
      await archive.add(mediaMember(digest, mime), opened.stream, { compress: false, mtime })
    }
  }
  const parts: [name: string, add: () => Promise<void>][] = [
    ...members.map(({ name }): [string, () => Promise<void>] => [
      name,
      () => archive.add(name, openMember(spool, name), { compress: true, mtime }),
    ]),
    ['credentials/', addCredentials],
    ['media/', addMedia],
  ]
  for (const [, add] of parts.sort(([a], [b]) => (a < b ? -1 : 1))) await add()
  await heard(progress)
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    exported_at: account.at,
    origin: { url: origin, log: logIn(account.checkpoint) },
    client: {
      id: account.id,
      key: account.key,
      name: account.name,
      time_zone: account.time_zone,
    },
    members: [...members],
    media,
    credentials: linesIn('credentials'),
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  await archive.add(MANIFEST, Readable.from([text]), { compress: true, mtime })
  return progress
}

const logIn = (checkpoint: string | null): string | null => {
  const note = checkpoint === null ? null : noteIn(checkpoint)
  return (note && checkpointIn(note.text)?.origin) ?? null
}
