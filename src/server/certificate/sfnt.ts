import { inflateSync } from 'node:zlib'

/** Bytes of a WOFF header, of one entry of its directory, and of one of an SFNT's. */
const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * The font inside a WOFF 1.0 file as an SFNT (TrueType) file: what reads glyphs one by one would
 * otherwise inflate a table anew for each of them.
 */
export const sfntOf = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(SFNT_ENTRY << power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(SFNT_ENTRY * count - (SFNT_ENTRY << power), 10)
  const parts: Uint8Array[] = [head]
  let at = head.byteLength
  for (let index = 0; index < count; index += 1) {
    const from = HEADER + ENTRY * index
    const to = SFNT_HEADER + SFNT_ENTRY * index
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field))
    const [start, end, length] = [offset ?? 0, (offset ?? 0) + (packed ?? 0), size ?? 0]
    const raw = woff.subarray(start, end)
    const table = raw.byteLength < length ? inflateSync(raw) : raw
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(table, padding)
    at += length + padding.byteLength
  }
  return Buffer.concat(parts)
}
