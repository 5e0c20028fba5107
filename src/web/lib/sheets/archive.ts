import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { MOST_ENTRIES } from './limits.ts'
import { Unreadable } from './unreadable.ts'

/**
 * An entry of a ZIP archive, as its directory lists it; `size` is what that says of its bytes
 * unpacked.
 */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly size: number
  readonly packed: Uint8Array
}

const DIRECTORY = 0x02014b50
const END = 0x06054b50
const LOCAL = 0x04034b50
const END_BYTES = 22
/** Bit 0: encrypted. Bit 6: strongly so. */
const ENCRYPTED = 0b100_0001

/**
 * The entries of a ZIP archive (APPNOTE 6.3.10). Throws Unreadable for what is encrypted, damaged,
 * or more than an archive: bytes before, behind or between what the directory lists, or entries
 * whose own heads say otherwise than it does.
 */
export const entriesOf = (bytes: Uint8Array<ArrayBuffer>): ZipEntry[] => {
  const say = t(bulkWords)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const [count, size, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ]
  if (count > MOST_ENTRIES) throw new Unreadable(say.bomb)
  if (start + size !== end) throw new Unreadable(say.damaged)
  const entries: (ZipEntry & { from: number; to: number })[] = []
  for (let at = start, n = 0; n < count; n += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY) throw new Unreadable(say.damaged)
    const { entry, length } = entryAt(bytes, view, at)
    entries.push(entry)
    at += length
  }
  mustBeWhole(entries, start)
  return entries
}

const endOf = (view: DataView): number => {
  const latest = view.byteLength - END_BYTES
  for (let at = latest; at >= Math.max(0, latest - 65_535); at -= 1) {
    if (view.getUint32(at, true) !== END) continue
    // A comment may follow, and nothing else.
    if (at + END_BYTES + view.getUint16(at + 20, true) !== view.byteLength) continue
    return at
  }
  throw new Unreadable(t(bulkWords).damaged)
}

const entryAt = (bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number) => {
  const say = t(bulkWords)
  const [flags, method, packed, name_bytes] = [
    view.getUint16(at + 8, true),
    view.getUint16(at + 10, true),
    view.getUint32(at + 20, true),
    view.getUint16(at + 28, true),
  ]
  if (flags & ENCRYPTED) throw new Unreadable(say.encrypted)
  const from = view.getUint32(at + 42, true)
  if (
    from + 30 > view.byteLength ||
    view.getUint32(from, true) !== LOCAL ||
    view.getUint16(from + 8, true) !== method
  )
    throw new Unreadable(say.damaged)
  const [local_name, extra] = [view.getUint16(from + 26, true), view.getUint16(from + 28, true)]
  const name = bytes.subarray(at + 46, at + 46 + name_bytes)
  const same = bytes.subarray(from + 30, from + 30 + local_name)
  if (name.length !== same.length || name.some((byte, n) => byte !== same[n]))
    throw new Unreadable(say.damaged)
  const start = from + 30 + local_name + extra
  if (start + packed > view.byteLength) throw new Unreadable(say.damaged)
  return {
    entry: {
      name: new TextDecoder().decode(name),
      method,
      size: view.getUint32(at + 24, true),
      packed: bytes.subarray(start, start + packed),
      from,
      to: start + packed,
    },
    length: 46 + name_bytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

/**
 * Behind an entry there may be its sizes again, in at most 24 bytes; anything more is something
 * else that hides there.
 */
const DESCRIPTOR_BYTES = 24

const mustBeWhole = (entries: readonly { from: number; to: number }[], start: number): void => {
  const say = t(bulkWords)
  let free = 0
  for (const { from, to } of [...entries].sort((a, b) => a.from - b.from)) {
    if (from < free || from - free > (free === 0 ? 0 : DESCRIPTOR_BYTES))
      throw new Unreadable(say.damaged)
    free = to
  }
  if (start < free || start - free > DESCRIPTOR_BYTES) throw new Unreadable(say.damaged)
}
