import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { aJpeg, aPdf, drawing } from './pictures.ts'

/** Files that somebody sends as a photo, each with what it is. */
export type Corpus = readonly (readonly [what: string, make: () => Made])[]
type Made = Buffer | Promise<Buffer>

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const u16 = (value: number): Buffer => Buffer.of(value >> 8, value & 255)
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)])

const SCRIPT = '<script>alert(document.cookie)</script>'
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ' +
  `onload="alert(1)">${SCRIPT}</svg>`
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A zip archive of one file that is packed. */
const zip = (name: string, content: Buffer): Buffer => {
  const packed = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.set([20, 0, 0, 0, 8, 0], 4)
  for (const [at, value] of [
    [14, crc32(content)],
    [18, packed.length],
    [22, content.length],
  ] as const)
    head.writeUInt32LE(value, at)
  head.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  head.copy(entry, 6, 4, 30)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  for (const [at, value] of [
    [8, 1],
    [10, 1],
  ] as const)
    end.writeUInt16LE(value, at)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length + packed.length, 16)
  return Buffer.concat([head, latin(name), packed, entry, latin(name), end])
}

const pngChunk = (type: string, content: Buffer): Buffer =>
  Buffer.concat([
    u32(content.length),
    latin(type),
    content,
    u32(crc32(Buffer.concat([latin(type), content]))),
  ])
const PNG_HEAD = latin('\u0089PNG\r\n\u001a\n')
/** A PNG of the size it claims, or another; `data` is its one packed run of pixels. */
const png = (
  width: number,
  height: number,
  data: Buffer,
  { depth = 8, colour = 0, interlaced = false, more = [] as readonly Buffer[] } = {},
): Buffer =>
  Buffer.concat([
    PNG_HEAD,
    pngChunk(
      'IHDR',
      Buffer.concat([u32(width), u32(height), Buffer.of(depth, colour, 0, 0, interlaced ? 1 : 0)]),
    ),
    ...more,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.of()),
  ])
const blank = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 })
/** A PNG with chunks of one's own before its pixels. */
const pngWith = async (...chunks: Buffer[]): Promise<Buffer> => {
  const plain = await drawing(64, 48).png().toBuffer()
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)])
}

/** A JPEG with segments of one's own before its tables. */
const jpegWith = async (...segments: [marker: number, content: Buffer][]): Promise<Buffer> => {
  const plain = await aJpeg(64, 48)
  return Buffer.concat([
    plain.subarray(0, 2),
    ...segments.map(([marker, content]) =>
      Buffer.concat([Buffer.of(0xff, marker), u16(content.length + 2), content]),
    ),
    plain.subarray(2),
  ])
}
/** A JPEG that claims another size than it has. */
const jpegSized = async (width: number, height: number, progressive = false): Promise<Buffer> => {
  const bytes = await drawing(64, 48).jpeg({ progressive }).toBuffer()
  const at = bytes.indexOf(Buffer.of(0xff, progressive ? 0xc2 : 0xc0))
  bytes.set([...u16(height), ...u16(width)], at + 5)
  return bytes
}
/**
 * A small progressive JPEG whose last scan comes again and again, each time a whole picture's work.
 */
export const jpegOfScans = async (side: number, times: number): Promise<Buffer> => {
  const plain = await sharp({
    create: { width: side, height: side, channels: 3, background: '#888' },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const from = plain.lastIndexOf(Buffer.of(0xff, 0xda))
  const scan = plain.subarray(from, -2)
  return Buffer.concat([
    plain.subarray(0, from),
    ...Array.from({ length: times }, () => scan),
    plain.subarray(-2),
  ])
}
const exif = (tiff: Buffer): [number, Buffer] => [0xe1, Buffer.concat([latin('Exif\0\0'), tiff])]
const patched = async (
  bytes: Buffer,
  mark: Buffer,
  skip: number,
  change: Buffer,
): Promise<Buffer> => {
  const copy = Buffer.from(bytes)
  copy.set(change, copy.indexOf(mark) + skip)
  return copy
}
const webp = (lossless = false): Promise<Buffer> =>
  drawing(64, 48).webp({ lossless, effort: 0 }).toBuffer()
const avif = (): Promise<Buffer> => drawing(64, 48).avif({ effort: 0 }).toBuffer()
const shareOf = async (make: () => Made, share: number): Promise<Buffer> => {
  const bytes = await make()
  return bytes.subarray(0, Math.floor(bytes.length * share))
}

const formats = {
  JPEG: () => aJpeg(),
  PNG: () => drawing().png().toBuffer(),
  WebP: () => drawing().webp({ effort: 0 }).toBuffer(),
  AVIF: () => drawing().avif({ effort: 0 }).toBuffer(),
} as const satisfies Record<string, () => Made>

/** What is no picture of the taken kinds, or not all of one. */
export const unreadable: Corpus = [
  ['one byte', () => Buffer.of(0)],
  ['64 kB of zeros', () => Buffer.alloc(65_536)],
  ...Object.entries(formats).flatMap(([name, make]): Corpus =>
    [0.001, 0.02, 0.3, 0.7].map((share) => [
      `${name} cut off after ${share * 100} %`,
      () => shareOf(make, share),
    ]),
  ),
  ['HTML', () => latin(HTML)],
  ['HTML behind a byte-order mark', () => Buffer.from(`\ufeff${HTML}`)],
  ['HTML behind 600 spaces', () => latin(' '.repeat(600) + HTML)],
  ['SVG', () => latin(SVG)],
  ['SVG behind an XML head', () => latin(`<?xml version="1.0"?>\n<!-- a -->\n${SVG}`)],
  ['SVG in UTF-16', () => Buffer.from(`\ufeff${SVG}`, 'utf16le')],
  ['SVG that is packed', () => gzipSync(SVG)],
  [
    'SVG that loads a file',
    () =>
      latin(
        '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><image ' +
          'href="file:///etc/passwd" width="99" height="99"/></svg>',
      ),
  ],
  ['SVG that laughs a billion times', () => latin(LAUGHS)],
  ['GIF', () => GIF],
  [
    'GIF that is HTML too',
    () => Buffer.concat([latin('GIF89a/*'), GIF.subarray(8), latin(`*/=1;${HTML}`)]),
  ],
  ['HTML with a GIF behind it', () => Buffer.concat([latin(HTML), GIF])],
  ['a zip archive', () => zip('a.jpg', latin(HTML))],
  [
    'a zip archive with a JPEG behind it',
    async () => Buffer.concat([zip('a.html', latin(HTML)), await aJpeg()]),
  ],
  ['a JPEG behind HTML', async () => Buffer.concat([latin(HTML), await aJpeg()])],
  [
    'a PNG behind a line',
    async () => Buffer.concat([latin('\n'), await drawing().png().toBuffer()]),
  ],
  [
    'a JPEG’s head before HTML',
    () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), latin(HTML)]),
  ],
  ['a PNG’s head before HTML', () => Buffer.concat([PNG_HEAD, latin(HTML)])],
  ['a WebP’s head before HTML', () => latin(`RIFF\u0010\0\0\0WEBPVP8 ${HTML}`)],
  ['an AVIF’s head before HTML', () => latin(`\0\0\0\u0018ftypavif\0\0\0\0avifmif1${HTML}`)],
  ['BMP', () => Buffer.concat([latin('BM'), Buffer.alloc(80)])],
  ['TIFF', () => drawing().tiff().toBuffer()],
  ['an icon', () => Buffer.concat([Buffer.of(0, 0, 1, 0, 1, 0), Buffer.alloc(60)])],
  ['PSD', () => latin('8BPS\0\u0001\0\0\0\0\0\0\0\u0003\0\0\0\u0001\0\0\0\u0001\0\u0008\0\u0003')],
  ['JPEG XL', () => Buffer.concat([Buffer.of(0xff, 0x0a), Buffer.alloc(60)])],
  [
    'JPEG 2000',
    () => Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.alloc(60)]),
  ],
  ['PostScript', () => latin('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
  ['a program for Windows', () => latin('MZ\u0090\0\u0003')],
  [
    'a program for Linux',
    () => Buffer.concat([latin('\u007fELF\u0002\u0001\u0001'), Buffer.alloc(60)]),
  ],
  ['a script', () => latin('#!/bin/sh\nrm -rf /\n')],
  ['WebAssembly', () => Buffer.from('0061736d01000000', 'hex')],
  ['a film', () => latin('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom')],
  ['a sound', () => latin('RIFF\u0024\0\0\0WAVEfmt ')],
  ['JSON', () => latin('{"a":1}')],
  ['words', () => latin('not a picture')],
  ['a PDF without an end', () => aPdf().subarray(0, -8)],
  ['a PDF behind HTML', () => Buffer.concat([latin(HTML), aPdf()])],
  ['a PDF with HTML behind it', () => Buffer.concat([aPdf(), latin(HTML)])],
  [
    'a PDF whose table lies outside it',
    () =>
      latin(
        aPdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n99999999'),
      ),
  ],
  ['a PDF’s first line', () => latin('%PDF-1.7\n')],
  ['a PNG that ends before its pixels', () => png(6_000, 6_000, blank(100))],
  ['a PNG of no width', () => png(0, 9, blank(100))],
  [
    'a PNG whose sum is wrong',
    async () =>
      patched(await drawing(64, 48).png().toBuffer(), latin('IHDR'), 17, Buffer.of(0, 0, 0, 0)),
  ],
]

/** What is small as a file and huge, or endless, once it is read. */
export const bombs: Corpus = [
  ['a grey PNG of 100 megapixels', () => png(10_000, 10_000, blank(10_001 * 10_000))],
  [
    'a coloured PNG of 100 megapixels',
    () => png(10_000, 10_000, blank(30_001 * 10_000), { colour: 2 }),
  ],
  [
    'a PNG of 100 megapixels in two colours',
    () => png(10_000, 10_000, blank(1_251 * 10_000), { depth: 1 }),
  ],
  [
    'an interlaced PNG of 100 megapixels',
    () => png(10_000, 10_000, blank(10_001 * 10_000), { interlaced: true }),
  ],
  [
    'a PNG with a palette of 100 megapixels',
    () =>
      png(10_000, 10_000, blank(10_001 * 10_000), {
        colour: 3,
        more: [pngChunk('PLTE', Buffer.alloc(3))],
      }),
  ],
  [
    'a PNG of 16 bits of 100 megapixels',
    () => png(10_000, 10_000, blank(20_001 * 10_000), { depth: 16 }),
  ],
  ['a PNG just over 40 megapixels', () => png(6_325, 6_325, blank(6_326 * 6_325))],
  ['a PNG of one line', () => png(1, 40_000_001, blank(1_000))],
  ['a PNG of one row', () => png(60_000_000, 1, blank(60_000_001))],
  ...[
    [65_535, 65_535],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31 - 1, 1],
    [0xffff_ffff, 0xffff_ffff],
  ].map(([width = 0, height = 0]): Corpus[number] => [
    `a PNG that claims ${width} by ${height}`,
    () => png(width, height, blank(1_000)),
  ]),
  [
    'a JPEG of 100 megapixels',
    () =>
      sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#3b6ea5' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a progressive JPEG of 100 megapixels',
    () =>
      sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#3b6ea5' } })
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  ...[false, true].map((progressive): Corpus[number] => [
    `a ${progressive ? 'progressive ' : ''}JPEG that claims 65,500 by 65,500`,
    () => jpegSized(65_500, 65_500, progressive),
  ]),
  ...[2_000, 3_000].map((side): Corpus[number] => [
    `a JPEG of ${side} by ${side} in 3,000 scans`,
    () => jpegOfScans(side, 3_000),
  ]),
  [
    'a WebP that claims 16,384 by 16,384',
    async () => patched(await webp(true), latin('VP8L'), 9, Buffer.of(0xff, 0xff, 0xff, 0x0f)),
  ],
  [
    'a lossy WebP that claims 16,383 by 16,383',
    async () => patched(await webp(), latin('VP8 '), 14, Buffer.of(0xff, 0x3f, 0xff, 0x3f)),
  ],
  ['a zip archive of 100 MB of zeros', () => zip('a', Buffer.alloc(100_000_000))],
  ['gzip of 100 MB of zeros', () => gzipSync(Buffer.alloc(100_000_000))],
  [
    'an AVIF that claims 60,000 by 60,000',
    async () => patched(await avif(), latin('ispe'), 8, Buffer.concat([u32(60_000), u32(60_000)])),
  ],
]

/** Pictures that can be read, with something beside them that must not come along. */
export const withLuggage: Corpus = [
  ['a JPEG with HTML behind it', async () => Buffer.concat([await aJpeg(), latin(HTML)])],
  [
    'a JPEG that is a zip archive too',
    async () => Buffer.concat([await aJpeg(), zip('a.html', latin(HTML))]),
  ],
  ['a JPEG with HTML in its comment', () => jpegWith([0xfe, latin(HTML)])],
  [
    'a JPEG with HTML as XMP',
    () => jpegWith([0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${HTML}`)]),
  ],
  [
    'a JPEG with HTML as ICC profile',
    () => jpegWith([0xe2, latin(`ICC_PROFILE\0\u0001\u0001${HTML}`)]),
  ],
  [
    'a JPEG with 60 segments of HTML',
    () =>
      jpegWith(
        ...Array.from({ length: 60 }, (): [number, Buffer] => [0xed, latin(HTML.repeat(500))]),
      ),
  ],
  [
    'a JPEG whose EXIF leads back to itself',
    () =>
      jpegWith(exif(Buffer.from('4d4d002a00000008000187690004000000010000000800000008', 'hex'))),
  ],
  [
    'a JPEG whose EXIF counts four thousand million',
    () =>
      jpegWith(exif(Buffer.from('4d4d002a000000080001010f0002ffffffff0000000000000000', 'hex'))),
  ],
  [
    'a JPEG whose EXIF has 65,535 entries and ends',
    () => jpegWith(exif(Buffer.from('4d4d002a00000008ffff', 'hex'))),
  ],
  [
    'a JPEG with HTML as its thumbnail',
    () =>
      jpegWith(
        exif(
          Buffer.concat([
            Buffer.from(
              '4d4d002a0000000800000000000e0002020100040000000100000030020200040000000100000040',
              'hex',
            ),
            latin(HTML),
          ]),
        ),
      ),
  ],
  [
    'a PNG with HTML behind it',
    async () => Buffer.concat([await drawing(64, 48).png().toBuffer(), latin(HTML)]),
  ],
  [
    'a PNG that is a zip archive too',
    async () => Buffer.concat([await drawing(64, 48).png().toBuffer(), zip('a.html', latin(HTML))]),
  ],
  ['a PNG with HTML as text', () => pngWith(pngChunk('tEXt', latin(`Comment\0${HTML}`)))],
  [
    'a PNG with 200 MB of packed text',
    () => pngWith(pngChunk('zTXt', Buffer.concat([latin('Comment\0\0'), blank(200_000_000)]))),
  ],
  [
    'a PNG with 200 MB of packed profile',
    () => pngWith(pngChunk('iCCP', Buffer.concat([latin('a\0\0'), blank(200_000_000)]))),
  ],
  ['a PNG with 200 MB of pixels too many', () => png(64, 48, blank(200_000_000))],
  ['a WebP with HTML behind it', async () => Buffer.concat([await webp(), latin(HTML)])],
  [
    'an AVIF with HTML behind it',
    async () => Buffer.concat([await avif(), latin(`\0\0\u0010\0free${HTML}`)]),
  ],
]

/** Whole files of every kind that is taken. */
export const whole: Corpus = [...Object.entries(formats), ['PDF', aPdf]]
