/** Bytes at the beginning of a JPEG among which its EXIF segment, of 64 kB at most, stands. */
export const EXIF_WITHIN = 256 * 1024

const SCAN = 0xda
const APP1 = 0xe1
const ORIENTATION = 0x0112
/** Marker, length and 'Exif\0\0' before the TIFF header. */
const BEFORE_TIFF = 10

/**
 * The EXIF segment (Exif 3.0, 4.5.4) of a JPEG's first bytes with the picture's turn set to
 * upright; null without one.
 */
export const exifOf = (jpeg: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  for (
    let at = 2;
    at + BEFORE_TIFF < view.byteLength &&
    view.getUint8(at) === 0xff &&
    view.getUint8(at + 1) !== SCAN;
  ) {
    const end = at + 2 + view.getUint16(at + 2)
    const isExif = view.getUint8(at + 1) === APP1 && view.getUint32(at + 4) === 0x45786966
    if (isExif)
      return end <= view.byteLength ? upright(new Uint8Array(jpeg.subarray(at, end))) : null
    at = end
  }
  return null
}

/**
 * The brands that HEIC files begin with (ISO 23008-12); a browser that reads them says so by
 * reading them.
 */
const brands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
])
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Is this the beginning of a HEIC file? */
export const isHeic = (head: Uint8Array): boolean =>
  textOf(head.subarray(4, 8)) === 'ftyp' && brands.has(textOf(head.subarray(8, 12)))

/**
 * As much of a HEIC file as its TIFF block, whose length stands elsewhere, may take; phones put no
 * small picture into it.
 */
const MOST_TIFF = 16 * 1024

/** The EXIF of a whole HEIC file as a JPEG's segment, set to upright; null without one. */
export const exifOfHeic = (heic: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const text = textOf(heic)
  const item = text.indexOf('Exif')
  const [at] = ['II*\0\b\0\0\0', 'MM\0*\0\0\0\b']
    .map((head) => text.indexOf(head, item))
    .filter((place) => place >= 0)
    .toSorted((a, b) => a - b)
  if (!isHeic(heic) || item < 0 || at === undefined) return null
  const tiff = heic.subarray(at, at + MOST_TIFF)
  const segment = new Uint8Array(BEFORE_TIFF + tiff.length)
  segment.set([
    0xff,
    APP1,
    (tiff.length + 8) >> 8,
    (tiff.length + 8) & 255,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
  ])
  segment.set(tiff, BEFORE_TIFF)
  return upright(segment)
}

/** A JPEG with an EXIF segment put where the standard wants it: first. */
export const withExif = (jpeg: Blob, exif: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([jpeg.slice(0, 2), exif, jpeg.slice(2)], { type: jpeg.type })

/** The browser has turned the pixels already; a second turn would lay the picture on its side. */
const upright = (segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const tiff = new DataView(segment.buffer, BEFORE_TIFF)
  if (tiff.byteLength < 8) return segment
  const isLittle = tiff.getUint16(0) === 0x4949
  const entries = tiff.getUint32(4, isLittle)
  if (entries + 2 > tiff.byteLength) return segment
  for (
    let left = tiff.getUint16(entries, isLittle), at = entries + 2;
    left > 0 && at + 12 <= tiff.byteLength;
    left -= 1, at += 12
  ) {
    if (tiff.getUint16(at, isLittle) === ORIENTATION) tiff.setUint16(at + 8, 1, isLittle)
  }
  return segment
}
