import { inflateSync } from 'node:zlib'
import { MOST_PROOF_CHARACTERS } from '../../domain/credential/delivery-credential.ts'

const TYPE = '/Subtype /application#2Fdc+sd-jwt\n'
const STREAM = '\n>>\nstream\n'

/**
 * The signed proof that lies inside a certificate as it was drawn here; null where none can be
 * read. Never throws.
 */
export const embeddedProof = (bytes: Buffer): string | null => {
  const at = bytes.indexOf(TYPE)
  const from = at < 0 ? -1 : bytes.indexOf(STREAM, at)
  if (from < 0) return null
  const length = /\/Length (\d{1,10})\b/.exec(bytes.toString('latin1', at, from))?.[1]
  const start = from + STREAM.length
  try {
    const packed = bytes.subarray(start, start + Number(length))
    // A proof is ASCII: a character is a byte.
    return inflateSync(packed, { maxOutputLength: MOST_PROOF_CHARACTERS }).toString()
  } catch {
    return null
  }
}
