import { createHash } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import {
  manifestIn,
  type ArchiveManifest,
  type ArchiveMember,
} from '../../../domain/account-archive/manifest.ts'
import {
  MANIFEST,
  mayUnpackTo,
  memberKind,
  whyNotMember,
} from '../../../domain/account-archive/members.ts'
import { CannotTransfer } from '../../stores/database/transfer/manifest.ts'

/** Bytes of a manifest, at most. */
const MOST_MANIFEST = 1_000_000
/** Characters of one line, at most. */
const MOST_LINE = 32_000_000
/** Bytes of one photo, paper or credential, at most. */
export const MOST_FILE = 16_000_000

/** A member's place in the archive, and what it may be. */
export interface FoundMember {
  readonly name: string
  readonly bytes: number
  readonly entry: Entry
}

/** An account's archive that is open to be read. */
export interface OpenArchive {
  readonly manifest: ArchiveManifest
  readonly manifest_sha256: string
  /** The bytes of a member that the manifest names; the stream fails where they are not those. */
  readonly open: (member: ArchiveMember) => Promise<Readable>
  /** The members of a kind, in the order of the archive. */
  readonly each: (kind: 'media' | 'credential') => AsyncGenerator<FoundMember>
  /** The bytes of one of those. */
  readonly bytesOf: (member: FoundMember) => Promise<Buffer>
  readonly close: () => void
}

/** Names what is wrong with an archive, or with one of its members. */
export const faulty = (what: string, why: string): CannotTransfer =>
  new CannotTransfer(`the archive cannot be taken: ${what}: ${why}`)

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Opens a ZIP; what is no whole one is refused. */
const zipAt = (file: string): Promise<ZipFile> =>
  openPromise(file, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw faulty(file, `it is no whole archive (${reasonOf(error)})`)
  })

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const zip = await zipAt(file)
  try {
    for await (const entry of zip.eachEntry()) yield entry
  } catch (error) {
    throw error instanceof CannotTransfer ? error : faulty(file, reasonOf(error))
  } finally {
    zip.close()
  }
}

/**
 * Opens an archive once its names, sizes and manifest were seen to be those of one; no member was
 * read by then. Throws CannotTransfer.
 */
export const openArchive = async (file: string): Promise<OpenArchive> => {
  const top = new Map<string, Entry>()
  const counted = { media: 0, credential: 0 }
  let [before, unpacked]: [string | null, number] = [null, 0]
  for await (const entry of entriesOf(file)) {
    const { fileName: name, uncompressedSize: bytes } = entry
    const why = whyNotMember(name, before)
    if (why !== null) throw faulty(name.slice(0, 200), why)
    if (!entry.canDecodeFileData()) throw faulty(name, 'it is packed in a way that is not read')
    const kind = memberKind(name)
    if (kind === 'media' || kind === 'credential') {
      counted[kind] += 1
      if (bytes > MOST_FILE) throw faulty(name, `it has more than ${MOST_FILE} bytes`)
    } else top.set(name, entry)
    unpacked += bytes
    before = name
  }
  const zip = await zipAt(file)
  try {
    if (!mayUnpackTo(unpacked, zip.fileSize))
      throw faulty(file, `it would unpack to ${unpacked} bytes, as none does that was exported`)
    const streamOf = async (entry: Entry): Promise<Readable> =>
      zip.openReadStreamPromise(entry).catch((error: unknown) => {
        throw faulty(entry.fileName, reasonOf(error))
      })
    const { manifest, manifest_sha256 } = await manifestOf(top.get(MANIFEST), streamOf)
    judge(manifest, top, counted)
    return {
      manifest,
      manifest_sha256,
      open: async (member) => {
        const entry = top.get(member.name)
        if (!entry) throw faulty(member.name, 'it is missing')
        return asTold(await streamOf(entry), member)
      },
      async *each(kind) {
        for await (const entry of entriesOf(file))
          if (memberKind(entry.fileName) === kind)
            yield { name: entry.fileName, bytes: entry.uncompressedSize, entry }
      },
      bytesOf: async ({ entry }) =>
        buffer(await streamOf(entry)).catch((error: unknown) => {
          throw faulty(entry.fileName, reasonOf(error))
        }),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const manifestOf = async (
  entry: Entry | undefined,
  streamOf: (entry: Entry) => Promise<Readable>,
): Promise<Pick<OpenArchive, 'manifest' | 'manifest_sha256'>> => {
  if (!entry) throw faulty(MANIFEST, 'it is missing')
  if (entry.uncompressedSize > MOST_MANIFEST) throw faulty(MANIFEST, 'it is too large')
  const read = await text(await streamOf(entry)).catch((error: unknown) => {
    throw faulty(MANIFEST, reasonOf(error))
  })
  const manifest = manifestIn(read)
  if (typeof manifest === 'string')
    throw new CannotTransfer(`the archive cannot be taken: ${manifest}`)
  return { manifest, manifest_sha256: createHash('sha256').update(read).digest('hex') }
}

/** The manifest names what is there, and nothing else is. */
const judge = (
  { members, media, credentials }: ArchiveManifest,
  top: ReadonlyMap<string, Entry>,
  counted: Readonly<Record<'media' | 'credential', number>>,
): void => {
  const named = new Map(members.map((member) => [member.name, member]))
  for (const name of top.keys())
    if (name !== MANIFEST && !named.has(name)) throw faulty(name, 'the manifest does not name it')
  for (const { name, bytes } of members) {
    if (memberKind(name) !== 'top') throw faulty(name, 'no archive has a member of this name')
    const found = top.get(name)
    if (!found) throw faulty(name, 'it is missing')
    if (found.uncompressedSize !== bytes)
      throw faulty(name, `it has ${found.uncompressedSize} bytes, and not ${bytes}`)
  }
  if (named.size !== members.length) throw faulty(MANIFEST, 'it names a member twice')
  if (counted.media !== media.files)
    throw faulty('media/', `${counted.media} files are there, and not ${media.files}`)
  if (counted.credential !== credentials)
    throw faulty('credentials/', `${counted.credential} are there, and not ${credentials}`)
}

/** Passes a member on, and fails at its end where it is not what the manifest says. */
const asTold = (source: Readable, { name, sha256 }: ArchiveMember): Readable => {
  const hash = createHash('sha256')
  const check = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
    flush(done) {
      done(hash.digest('hex') === sha256 ? null : faulty(name, 'it was changed after the export'))
    },
  })
  source.once('error', (error) => check.destroy(faulty(name, reasonOf(error))))
  check.once('close', () => source.destroy())
  return source.pipe(check)
}

/** The lines of a member. Not those of readline, which also breaks at U+2028. */
export async function* linesOfMember(
  archive: OpenArchive,
  member: ArchiveMember,
): AsyncGenerator<string> {
  const source = await archive.open(member)
  source.setEncoding('utf8')
  let [rest, count] = ['', 0]
  for await (const chunk of source) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MOST_LINE) throw faulty(member.name, 'a line of it is too long')
    count += lines.length
    yield* lines
  }
  if (rest !== '') throw faulty(member.name, 'its last line has no end')
  if (count !== member.lines)
    throw faulty(member.name, `it has ${count} lines, and not ${String(member.lines)}`)
}
