import { sentence, type Sentence } from '../../words/sentence.ts'

/**
 * PHOT-05: bytes of a file as picked. PHOT-02: the largest picture that is sent, and its JPEG
 * quality.
 */
export const MOST_PICKED_BYTES = 15 * 1024 * 1024
/** PHOT-05: bytes of a picture, and of a PDF, as stored. */
export const MOST_STORED_BYTES = 5 * 1024 * 1024
export const MOST_PDF_BYTES = 10 * 1024 * 1024
export const photoBox = { width: 1920, height: 1080 } as const
export const PHOTO_QUALITY = 0.9

/** Has the name an extension after a dot that is not its first character? */
export const hasExtension = (name: string): boolean => {
  const dot = name.lastIndexOf('.')
  // A name of dots alone is none.
  return dot > 0 && /[^.\s]/.test(name.slice(0, dot)) && /^\S+$/.test(name.slice(dot + 1))
}

/** Why a picked file cannot be sent; null when it can. */
export const pickedProblem = ({ name, size }: { name: string; size: number }): Sentence | null => {
  if (!hasExtension(name)) return sentence('photo_name_needed')
  return size > MOST_PICKED_BYTES ? sentence('photo_too_large') : null
}

/** `%PDF`, with which every PDF begins. */
const PDF_HEAD = [0x25, 0x50, 0x44, 0x46]
/** What a device calls pictures and PDFs, or does not know; a drawing (SVG) is no picture. */
const TAKEN = /^(image\/(?!svg).*|application\/(pdf|octet-stream))?$/

/**
 * May a file that was not read as a picture here still be taken, by what the device calls it and
 * its first bytes? Where it may, the server judges all of it.
 */
export const mayBeTaken = (type: string, head: Uint8Array): boolean =>
  TAKEN.test(type) || PDF_HEAD.every((byte, at) => head[at] === byte)

/**
 * The largest size with the same proportions inside the box, which lies across for wide pictures
 * and upright for tall ones; never larger than the picture.
 */
export const fitted = (width: number, height: number): { width: number; height: number } => {
  const [long, short] = [photoBox.width, photoBox.height]
  const [most_wide, most_high] = width >= height ? [long, short] : [short, long]
  const scale = Math.min(1, most_wide / width, most_high / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
