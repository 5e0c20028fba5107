import { signatureFault, type SignatureFault } from './cms.ts'
import { digestAround } from './signature-field.ts'

/** What does not hold of a signed document. */
export type DocumentFault = SignatureFault | 'unsigned' | 'appended'

const KEY = '/ByteRange '
const RANGE = /^\/ByteRange \[0 ([1-9]\d{0,9}) ([1-9]\d{0,9}) ([1-9]\d{0,9})\] *\n\/Contents </
/** Characters from the key to the field, and more. */
const MOST_RANGE = 100
/** Characters of the longest field that is read. */
const MOST_FIELD = 100_000
const FIELD = /^<((?:[0-9a-f]{2})+)>$/

/** Where a signature stands, and how many bytes it says follow it. */
interface Signature {
  readonly from: number
  readonly to: number
  readonly rest: number
}

/** The signatures that stand in a document where they say that they do. */
const signaturesIn = (bytes: Buffer): Signature[] => {
  const found: Signature[] = []
  for (let at = bytes.indexOf(KEY); at >= 0; at = bytes.indexOf(KEY, at + KEY.length)) {
    const range = RANGE.exec(bytes.toString('latin1', at, at + MOST_RANGE))
    const [from = 0, to = 0, rest = 0] = range?.slice(1).map(Number) ?? []
    if (range && from === at + range[0].length - 1 && to > from) found.push({ from, to, rest })
  }
  return found
}

/**
 * Verifies that a document is byte for byte what was signed, with one of these certificates (DER):
 * its one signature covers all of it, and the field of that holds nothing else. Null where it is;
 * never throws.
 */
export const documentFault = (
  bytes: Buffer,
  trusted: readonly Uint8Array[],
): DocumentFault | null => {
  const [only, another] = signaturesIn(bytes)
  if (!only) return 'unsigned'
  const { from, to, rest } = only
  if (another || to + rest < bytes.length) return 'appended'
  if (to + rest > bytes.length || to - from > MOST_FIELD) return 'changed'
  const digits = FIELD.exec(bytes.toString('latin1', from, to))?.[1]
  if (digits === undefined) return 'signature'
  return signatureFault(Buffer.from(digits, 'hex'), digestAround(bytes, from, to), trusted)
}
