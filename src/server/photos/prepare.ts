import { fileTypeFromBuffer } from 'file-type'
import type { EpodBody } from '../../contract/proof/actions.ts'
import type { Command } from '../../domain/order/commands.ts'
import { displayName, type FileKind } from '../../domain/order/photos/file-name.ts'
import type { NoticedOfPhoto } from '../../domain/order/order.ts'
import { MOST_PDF_BYTES } from '../../domain/order/photos/photo-file.ts'
import { later } from '../../domain/time.ts'
import { sentence, type SentenceCode } from '../../domain/words/sentence.ts'
import { refusedAt, type Refused } from '../errors.ts'
import type { Holding } from '../share-holders.ts'
import { sha256 } from '../secrets.ts'
import { captureOf, type Capture } from './capture.ts'
import { bytesOf } from './data-url.ts'
import { NoPicture, redrawn, type PictureKind } from './picture.ts'

/** Bytes at a PDF's end in which its cross-reference is named. */
const PDF_TAIL = 2_048

/**
 * Has this the frame of a PDF: its header at the very beginning, and at its end where the
 * cross-reference begins, inside the file?
 */
const isWholePdf = (bytes: Buffer): boolean => {
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(bytes.subarray(0, 10).toString('latin1'))) return false
  const end = bytes.subarray(-PDF_TAIL).toString('latin1')
  const start = /startxref[\r\n ]+(\d{1,10})[\r\n ]+%%EOF[\r\n \0]*$/.exec(end)?.[1]
  return start !== undefined && Number(start) < bytes.byteLength
}

/** A file ready to be kept, and the command that puts it on record. */
export interface PreparedFile {
  readonly digest: string
  readonly mime: string
  readonly bytes: Uint8Array
  readonly command: Extract<Command, { type: 'photo' }>
  /** By which the same picture is found again; null where it has none. */
  readonly hash: string | null
  /** By which the picture is found again when it is turned. */
  readonly turned: readonly string[]
}

type Sent = NonNullable<EpodBody['photos']>[number]

const mimes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
} satisfies Record<FileKind, string>
const pictures = new Map<string, PictureKind | 'other'>([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'other'],
])
const heic: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
])

/** The types that kept files are served with, by extension. */
export const servedTypes: ReadonlyMap<string, string> = new Map(Object.entries(mimes))

/**
 * One sent file, judged by its bytes and not by what it calls itself. Throws Refused naming the
 * field and the reason; nothing is kept yet.
 */
export const prepared = async (
  sent: Sent,
  index: number,
  order_id: string,
  time_zone: string,
  holding: Holding,
): Promise<PreparedFile> => {
  const unnamed = (): Refused =>
    refusedAt(`photos.${index}.file_name`, sentence('photo_name_needed'))
  // No picture is drawn for a name that is refused, whatever kind it turns out to be.
  if (displayName(sent.file_name, 'jpg') === null) throw unnamed()
  const field = `photos.${index}.file_data`
  const { kind, bytes, hash, turned, captured_at, place } = await contentOf(
    Buffer.from(bytesOf(sent.file_data, field)),
    field,
    time_zone,
    holding,
  )
  const file_name = displayName(sent.file_name, kind)
  if (file_name === null) throw unnamed()
  const digest = sha256(bytes)
  const url = `/api/files/${order_id}/${digest}.${kind}`
  return {
    digest,
    mime: mimes[kind],
    bytes,
    hash,
    turned,
    command: {
      type: 'photo',
      photo: {
        url,
        tag: sent.tag,
        file_name,
        ext: kind,
        digest,
        captured_at,
        place,
        ...noticedIn(sent),
      },
    },
  }
}

/** What the device noticed, and nothing else; canonical JSON knows no undefined. */
const noticedIn = ({ quality, code, taken_at, location }: Sent): NoticedOfPhoto => ({
  ...(quality && { quality }),
  ...(code && { code }),
  ...(taken_at !== undefined && { taken_at: later(taken_at, 0) }),
  ...(location && { location }),
})

const contentOf = async (
  bytes: Buffer,
  field: string,
  time_zone: string,
  holding: Holding,
): Promise<{ kind: FileKind } & Pick<PreparedFile, 'bytes' | 'hash' | 'turned'> & Capture> => {
  const refused = (code: SentenceCode, status = 422): Refused => refusedAt(field, { code }, status)
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (mime === mimes.pdf) {
    if (bytes.byteLength > MOST_PDF_BYTES) throw refused('pdf_too_large', 413)
    if (!isWholePdf(bytes)) throw refused('photo_not_readable')
    return { kind: 'pdf', bytes, hash: null, turned: [], captured_at: null, place: null }
  }
  const kind = pictures.get(mime)
  if (kind === undefined) throw refused(heic.has(mime) ? 'photo_heic' : 'photo_not_readable')
  try {
    const { exif, ...picture } = await redrawn(bytes, kind, holding)
    return { ...picture, ...captureOf(exif, time_zone) }
  } catch (error) {
    throw error instanceof NoPicture ? refused(error.why) : error
  }
}
