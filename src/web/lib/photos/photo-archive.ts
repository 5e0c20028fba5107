import { MOST_PICKED_BYTES } from '../../../domain/order/photos/photo-file.ts'
import { deliveryWords } from '../../../domain/words/deliveries.ts'
import { t } from '../language/language.ts'
import { Unreadable } from '../sheets/unreadable.ts'

/** A file of an archive that may be a photo. */
export interface ArchivedPhoto {
  readonly path: string
  readonly size: number
}

/** An archive of photos that is read entry by entry, and lies in memory at no time. */
export interface PhotoArchive {
  readonly photos: readonly ArchivedPhoto[]
  /** Takes one out. Throws Unreadable where it is damaged, or larger than a photo may be. */
  readonly photo: (path: string) => Promise<File>
  /** The text of its manifest.csv; null where it has none. */
  readonly manifest: () => Promise<Uint8Array | null>
}

interface Entry {
  readonly path: string
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly from: number
}

const MB = 1_048_576
/** Bounds of an archive: its bytes, its files, its directory, and what it may unpack to. */
const MOST_GB = 2
const MOST_FILES = 20_000
const MOST_DIRECTORY = 16 * MB
const MOST_RATIO = 8
const MOST_MANIFEST = 8 * MB

const [DIRECTORY, END, LOCAL] = [0x02014b50, 0x06054b50, 0x04034b50]
const [END_BYTES, ENTRY_BYTES, LOCAL_BYTES] = [22, 46, 30]
const MOST_COMMENT = 65_535
const ENCRYPTED = 0b100_0001

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer())

/**
 * Opens a ZIP of photos: its directory alone is read (APPNOTE 6.3.10). Throws Unreadable with a
 * sentence for what is none, is protected, too large, or would unpack to far more than photos take.
 */
export const openPhotoArchive = async (file: Blob): Promise<PhotoArchive> => {
  const say = t(deliveryWords)
  if (file.size > MOST_GB * 1_024 * MB) throw new Unreadable(say.zipTooLarge(MOST_GB))
  const entries = await entriesOf(file)
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > Math.max(64 * MB, MOST_RATIO * file.size)) throw new Unreadable(say.zipBomb)
  const photos = new Map(
    entries.flatMap((entry) => (isPhoto(entry.path) ? [[entry.path, entry] as const] : [])),
  )
  const manifest = entries.find(({ path }) => /(^|\/)manifest\.csv$/i.test(path))
  return {
    photos: [...photos.values()].map(({ path, size }) => ({ path, size })),
    photo: async (path) => {
      const entry = photos.get(path)
      const name = path.split('/').at(-1) ?? path
      if (!entry) throw new Unreadable(say.photoDamaged(name))
      if (entry.size > MOST_PICKED_BYTES)
        throw new Unreadable(say.photoTooLarge(name, MOST_PICKED_BYTES / MB))
      const bytes = await unpacked(file, entry, MOST_PICKED_BYTES, name)
      return new File([bytes], name, { type: typeOf(name) ?? '', lastModified: 0 })
    },
    manifest: async () =>
      manifest === undefined
        ? null
        : new Uint8Array(
            await (await unpacked(file, manifest, MOST_MANIFEST, 'manifest.csv')).arrayBuffer(),
          ),
  }
}

/** What photos and papers are, by the extensions of their names. */
const photoTypes: Readonly<Partial<Record<string, string>>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
}

const typeOf = (name: string): string | undefined =>
  photoTypes[name.split('.').at(-1)?.toLowerCase() ?? '']

/** What systems put beside the files is none of them. */
const isPhoto = (path: string): boolean =>
  typeOf(path) !== undefined &&
  !path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')

const entriesOf = async (file: Blob): Promise<Entry[]> => {
  const say = t(deliveryWords)
  const from = Math.max(0, file.size - END_BYTES - MOST_COMMENT)
  const tail = await viewOf(file.slice(from))
  let end = tail.byteLength - END_BYTES
  // A comment may follow, and nothing else.
  while (
    end >= 0 &&
    !(
      tail.getUint32(end, true) === END &&
      end + END_BYTES + tail.getUint16(end + 20, true) === tail.byteLength
    )
  )
    end -= 1
  if (end < 0) throw new Unreadable(say.notZip)
  const [count, size, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ]
  if (count > MOST_FILES || size > MOST_DIRECTORY) throw new Unreadable(say.zipTooMany(MOST_FILES))
  if (start + size !== from + end) throw new Unreadable(say.notZip)
  const directory = await viewOf(file.slice(start, start + size))
  const entries: Entry[] = []
  for (let at = 0, n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > directory.byteLength || directory.getUint32(at, true) !== DIRECTORY)
      throw new Unreadable(say.notZip)
    const entry = entryAt(directory, at)
    if (entry.flags & ENCRYPTED) throw new Unreadable(say.zipProtected)
    entries.push(entry)
    at += [28, 30, 32].reduce((sum, place) => sum + directory.getUint16(at + place, true), 46)
  }
  mustNotOverlap(entries, start)
  return entries
}

const entryAt = (view: DataView, at: number): Entry => {
  const length = Math.min(
    view.getUint16(at + 28, true),
    Math.max(0, view.byteLength - at - ENTRY_BYTES),
  )
  const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, length)
  return {
    path: new TextDecoder().decode(name).replaceAll('\\', '/'),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    from: view.getUint32(at + 42, true),
  }
}

/** One run of bytes that stands for many files is how little becomes far too much. */
const mustNotOverlap = (entries: readonly Entry[], end: number): void => {
  let free = 0
  for (const { from, packed } of entries.toSorted((a, b) => a.from - b.from)) {
    if (from < free || from + LOCAL_BYTES + packed > end)
      throw new Unreadable(t(deliveryWords).zipBomb)
    free = from + LOCAL_BYTES + packed
  }
}

const unpacked = async (file: Blob, entry: Entry, most: number, name: string): Promise<Blob> => {
  const say = t(deliveryWords)
  const { from, method, packed } = entry
  const head = await viewOf(file.slice(from, from + LOCAL_BYTES))
  if (head.byteLength < LOCAL_BYTES || head.getUint32(0, true) !== LOCAL)
    throw new Unreadable(say.photoDamaged(name))
  const start = from + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true)
  const data = file.slice(start, start + packed)
  if (method === 0 && packed <= most) return data
  if (method !== 8) throw new Unreadable(say.photoDamaged(name))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let left = most
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Blob(chunks)
      left -= value.length
      // The directory may lie: what comes out is counted.
      if (left < 0) throw new Unreadable(say.photoTooLarge(name, most / MB))
      chunks.push(value)
    }
  } catch (thrown) {
    throw thrown instanceof Unreadable
      ? thrown
      : new Unreadable(say.photoDamaged(name), { cause: thrown })
  } finally {
    await reader.cancel().catch(() => {})
  }
}
