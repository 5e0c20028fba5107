import { expect, it } from 'vitest'
import { aJpeg, sent } from '../testing/pictures.ts'
import { captureOf } from './capture.ts'
import { prepared } from './prepare.ts'

const WRITTEN = '2026:03:10 12:00:00\0'
const TAKEN = '2026-03-10T06:30:00.000Z'
const ZONE = 'Asia/Kolkata'

/** EXIF with a time of taking that is said to stand `at` bytes from its beginning. */
const exifOf = (at = 44, behind = Buffer.from(WRITTEN)): Buffer => {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag, 0)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const directory = (only: Buffer): Buffer =>
    Buffer.concat([Buffer.from([0, 1]), only, Buffer.alloc(4)])
  return Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    directory(entry(0x8769, 4, 1, 26)),
    directory(entry(0x9003, 2, WRITTEN.length, at)),
    behind,
  ])
}
const marked = (exif: Buffer): Buffer => Buffer.concat([Buffer.from('Exif\0\0'), exif])

it('is read from EXIF with the mark of a JPEG or without [PHOT-05]', () => {
  for (const exif of [exifOf(), marked(exifOf())])
    expect(captureOf(exif, ZONE)).toEqual({ captured_at: TAKEN, place: null })
  expect(captureOf(null, ZONE).captured_at).toBeNull()
})

it('is read of no more EXIF than a JPEG can hold [PHOT-05]', () => {
  const long = (bytes: number): Buffer => {
    const exif = exifOf()
    return Buffer.concat([exif, Buffer.alloc(bytes - exif.length)])
  }
  expect(captureOf(long(65_536), ZONE).captured_at).toBe(TAKEN)
  expect(captureOf(long(65_537), ZONE).captured_at).toBeNull()
})

const holding = { holders: [], ended: new AbortController().signal }
const takenAt = async (bytes: Buffer): Promise<unknown> => {
  const { command } = await prepared({ ...sent(bytes), tag: 'epod' }, 0, 'x', ZONE, holding)
  return command.photo.captured_at
}
/** A picture with this EXIF, and these bytes behind its end. */
const withExif = (plain: Buffer, exif: Buffer, behind = Buffer.alloc(0)): Buffer => {
  const segment = marked(exif)
  const head = Buffer.from([0xff, 0xe1, (segment.length + 2) >> 8, (segment.length + 2) & 0xff])
  return Buffer.concat([plain.subarray(0, 2), head, segment, plain.subarray(2), behind])
}
/** Where EXIF begins in it: behind the start of the picture, the segment's head, and the mark. */
const EXIF_AT = 12

it('is looked for in the EXIF alone, though its values are said to stand elsewhere [PHOT-05]', async () => {
  const plain = await aJpeg(64, 48)
  expect(await takenAt(withExif(plain, exifOf()))).toBe(TAKEN)
  // Of the whole upload, values of millions of bytes could be read, and the same ones many times.
  const leading = (at: number): Buffer =>
    withExif(plain, exifOf(at, Buffer.alloc(0)), Buffer.from(WRITTEN))
  const behind = leading(0).length - WRITTEN.length - EXIF_AT
  expect(await takenAt(leading(behind))).toBeNull()
})

it('is not looked for where the name is refused, nor is the picture [PHOT-05]', async () => {
  const refused = prepared(
    { ...sent(Buffer.from('no picture'), 'door'), tag: 'epod' },
    0,
    'x',
    ZONE,
    holding,
  )
  await expect(refused).rejects.toMatchObject({ errors: [{ field: 'photos.0.file_name' }] })
})
