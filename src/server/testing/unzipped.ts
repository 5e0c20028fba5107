import { inflateRawSync } from 'node:zlib'

/** The stored entries of an archive, read by its central directory. */
export const unzipped = (bytes: Buffer): Map<string, Buffer> => {
  const entries = new Map<string, Buffer>()
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, comment, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ]
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const packed = bytes.subarray(from, from + size)
    entries.set(
      bytes.toString('utf8', at + 46, at + 46 + name),
      bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed),
    )
    at += 46 + name + extra + comment
  }
  return entries
}
