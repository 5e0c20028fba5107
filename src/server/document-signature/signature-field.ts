import { createHash } from 'node:crypto'
import { detachedSignature } from './cms.ts'
import type { SigningCertificate } from './signing-certificate.ts'

/** Bytes that are kept free for a signature with its certificate. */
const ROOM = 3_072
const UNKNOWN = 9_999_999_999
const rangeOf = (numbers: readonly number[]): string => `[${numbers.join(' ')}]`
const FREE = rangeOf([0, UNKNOWN, UNKNOWN, UNKNOWN])
const KEY = '/ByteRange '
const CONTENTS = '\n/Contents '

/** What pdfkit has and its types do not tell. */
interface Inside {
  ref(parts: object): { end(): void }
  readonly page: { readonly annotations: object[]; readonly dictionary: object }
  readonly _root: {
    readonly data: {
      readonly AcroForm: {
        readonly data: Record<string, unknown> & { readonly Fields: object[] }
      }
    }
  }
}

/**
 * Puts a signature field that is not seen on the current page (ISO 32000-2, 12.8; PAdES baseline
 * B-B, ETSI EN 319 142-1). The last thing before the end of the document, which `signedPdf` signs.
 */
export const addSignatureField = (doc: PDFKit.PDFDocument, made_at: Date): void => {
  doc.initForm()
  const inside = doc as unknown as Inside
  const { page } = inside
  const signature = inside.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    M: made_at,
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: new Uint8Array(ROOM),
  })
  const field = inside.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    // What is no object is a name to pdfkit.
    T: new String('Signature'),
    Rect: [0, 0, 0, 0],
    // Printed and locked, as ISO 19005-3 wants of what is on a page.
    F: 132,
    P: page.dictionary,
    V: signature,
  })
  const form = inside._root.data.AcroForm.data
  form.Fields.push(field)
  // Nobody is to draw it anew; and what is signed holds only as long as it is appended to.
  delete form['NeedAppearances']
  form['SigFlags'] = 3
  page.annotations.push(field)
  field.end()
  signature.end()
}

/** The bytes of a document that its signature covers, hashed. */
export const digestAround = (bytes: Uint8Array, from: number, to: number): Buffer =>
  createHash('sha256').update(bytes.subarray(0, from)).update(bytes.subarray(to)).digest()

/** Signs a document that was made with a signature field: all of its bytes, in place. */
export const signedPdf = (bytes: Buffer, signer: SigningCertificate): Buffer => {
  const range = bytes.lastIndexOf(`${KEY}${FREE}${CONTENTS}<`) + KEY.length
  if (range < KEY.length) throw new Error('the document has no signature field')
  const from = range + FREE.length + CONTENTS.length
  const to = from + ROOM * 2 + 2
  bytes.write(rangeOf([0, from, to, bytes.length - to]).padEnd(FREE.length), range, 'latin1')
  const signature = detachedSignature(digestAround(bytes, from, to), signer)
  if (signature.length > ROOM) throw new Error('the signature is longer than its field')
  bytes.write(signature.toString('hex'), from + 1, 'latin1')
  return bytes
}
