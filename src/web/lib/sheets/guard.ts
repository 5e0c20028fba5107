import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { entriesOf, type ZipEntry } from './archive.ts'
import { MOST_BYTES, MOST_INFLATED } from './limits.ts'
import { Unreadable } from './unreadable.ts'
import { gatherWorksheet, type WorksheetPart } from './worksheet.ts'

/** What a file is, told from its bytes and not from its name. */
export type FileKindFound =
  | { readonly is: 'text' }
  | { readonly is: 'ods'; readonly parts: ReadonlyMap<string, string> }
  | {
      readonly is: 'xlsx'
      readonly parts: ReadonlyMap<string, string>
      readonly worksheets: ReadonlyMap<string, WorksheetPart>
    }

/**
 * Parts that say how the others are to be read, and the one that holds an OpenDocument's sheets.
 */
const wanted =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|mimetype|META-INF\/manifest\.xml|content\.xml)$/

/** A sheet of a workbook, of which is kept which cells are merged, and what is hidden. */
const worksheet = /^xl\/worksheets\/[^/]+\.xml$/

const beginsWith = (bytes: Uint8Array, ...wanted_bytes: number[]): boolean =>
  wanted_bytes.every((byte, at) => bytes[at] === byte)

/**
 * Looks at a file before anything opens it: every entry is unpacked once and counted while it
 * streams by, and dropped. Throws Unreadable with a sentence for what is no spreadsheet, is
 * protected by a password, damaged, or unpacks to too much; a test may lower how much that is.
 */
export const inspect = async (
  bytes: Uint8Array<ArrayBuffer>,
  most_inflated = MOST_INFLATED,
): Promise<FileKindFound> => {
  const say = t(bulkWords)
  if (bytes.length > MOST_BYTES) throw new Unreadable(say.fileTooLarge(MOST_BYTES))
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Unreadable(isProtected(bytes) ? say.encrypted : say.oldFormat)
  if (!beginsWith(bytes, 0x50, 0x4b)) return { is: 'text' }
  const entries = entriesOf(bytes)
  const { parts, worksheets } = await counted(entries, most_inflated)
  if (
    entries.some(({ name }) => name === 'EncryptedPackage') ||
    parts.get('META-INF/manifest.xml')?.includes('encryption-data')
  )
    throw new Unreadable(say.encrypted)
  if (entries.some(({ name }) => name === '[Content_Types].xml') && parts.has('xl/workbook.xml'))
    return { is: 'xlsx', parts, worksheets }
  if (entries.some(({ name }) => name === 'xl/workbook.bin'))
    throw new Unreadable(say.foreign(say.foreigners.xlsb))
  if (
    parts.get('mimetype')?.trim() === 'application/vnd.oasis.opendocument.spreadsheet' &&
    parts.has('content.xml')
  )
    return { is: 'ods', parts }
  throw new Unreadable(say.notSpreadsheet)
}

/**
 * A workbook behind a password lies in an older container, with a stream of this name
 * (MS-OFFCRYPTO).
 */
const isProtected = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length & ~1))
    .includes('EncryptedPackage')

/** Unpacks each entry, counting over all of them, and keeps the small parts that are wanted. */
const counted = async (
  entries: readonly ZipEntry[],
  most: number,
): Promise<{ parts: Map<string, string>; worksheets: Map<string, WorksheetPart> }> => {
  const say = t(bulkWords)
  // What the directory says saves the work; that it may lie is why the bytes are counted too.
  if (entries.reduce((sum, { size }) => sum + size, 0) > most) throw new Unreadable(say.bomb)
  const parts = new Map<string, string>()
  const worksheets = new Map<string, WorksheetPart>()
  let left = most
  const names = new Set<string>()
  for (const { name, method, packed } of entries) {
    // Of two of one name, programs differ in which they read.
    if (names.has(name)) throw new Unreadable(say.damaged)
    names.add(name)
    const [kept, sheet] = [
      wanted.test(name) ? whole() : null,
      worksheet.test(name) ? gatherWorksheet() : null,
    ]
    const decoder = new TextDecoder()
    for await (const chunk of unpacked(packed, method)) {
      left -= chunk.length
      if (left < 0) throw new Unreadable(say.bomb)
      ;(kept ?? sheet)?.take(decoder.decode(chunk, { stream: true }))
    }
    if (kept) parts.set(name, kept.text())
    if (sheet) worksheets.set(name, sheet.part())
  }
  return { parts, worksheets }
}

/** A part that is gathered while it streams by. */
const whole = () => {
  let text = ''
  return { take: (chunk: string): void => void (text += chunk), text: (): string => text }
}

async function* unpacked(packed: Uint8Array, method: number): AsyncGenerator<Uint8Array> {
  if (method === 0) yield packed
  else if (method !== 8) throw new Unreadable(t(bulkWords).damaged)
  else yield* inflated(packed)
}

async function* inflated(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const reader = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } catch (thrown) {
    throw thrown instanceof Unreadable
      ? thrown
      : new Unreadable(t(bulkWords).damaged, { cause: thrown })
  } finally {
    await reader.cancel().catch(() => {})
  }
}
