import ExifReader from 'exifreader'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { exifOf, exifOfHeic, isHeic, withExif } from './exif.ts'

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } })
const taken = {
  IFD0: { Make: 'Phone' },
  IFD2: { DateTimeOriginal: '2026:01:02 10:20:30' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '18/1 30/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '73/1 45/1 0/1',
  },
}

describe('a photo made smaller in the browser', () => {
  it('keeps the time and place of its taking, and is turned once only [PHOT-05, PHOT-06]', async () => {
    const original = await picture()
      .withExif(taken)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const exif = exifOf(original)
    const smaller = withExif(
      new Blob([new Uint8Array(await picture().resize(20).jpeg().toBuffer())], {
        type: 'image/jpeg',
      }),
      exif ?? new Uint8Array(),
    )
    const bytes = Buffer.from(await smaller.arrayBuffer())
    expect(ExifReader.load(bytes, { expanded: true })).toMatchObject({
      exif: { DateTimeOriginal: { description: '2026:01:02 10:20:30' }, Orientation: { value: 1 } },
      gps: { Latitude: 18.5, Longitude: 73.75 },
    })
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 20,
      orientation: 1,
    })
    expect((await sharp(original).metadata()).orientation).toBe(6)
  })

  it('keeps them of a HEIC file too [PHOT-05, PHOT-06]', async () => {
    const heic = readFileSync('test-data/photos/phone.heic')
    const jpeg = new Blob([new Uint8Array(await picture().jpeg().toBuffer())], {
      type: 'image/jpeg',
    })
    const bytes = Buffer.from(
      await withExif(jpeg, exifOfHeic(heic) ?? new Uint8Array()).arrayBuffer(),
    )
    expect(ExifReader.load(bytes, { expanded: true })).toMatchObject({
      exif: { DateTimeOriginal: { description: '2026:01:02 10:20:30' } },
      gps: { Latitude: 18.5, Longitude: 73.75 },
    })
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
    const avif = await picture().avif({ effort: 0 }).toBuffer()
    expect([heic, avif, await picture().jpeg().toBuffer(), Buffer.of()].map(isHeic)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(
      [avif, heic.subarray(0, 100), heic.subarray(0, 300), Buffer.of()].map(exifOfHeic),
    ).toEqual([null, null, null, null])
  })

  it('has nothing to keep where the camera wrote nothing, and survives what is broken [PHOT-06]', async () => {
    const plain = await picture().jpeg().toBuffer()
    const cut = (await picture().withExif(taken).jpeg().toBuffer()).subarray(0, 60)
    expect(
      [
        plain,
        await picture().png().toBuffer(),
        cut,
        new Uint8Array(),
        Uint8Array.of(0xff, 0xd8, 0xff),
      ].map(exifOf),
    ).toEqual([null, null, null, null, null])
  })

  it('is left as it is where the directory of its metadata leads nowhere [PHOT-06]', () => {
    const segment = [
      0xff,
      0xe1,
      0,
      18,
      ...Buffer.from('Exif\0\0MM\0*'),
      0xff,
      0xff,
      0xff,
      0xff,
      0,
      0,
    ]
    expect(exifOf(Uint8Array.from([0xff, 0xd8, ...segment]))).toEqual(Uint8Array.from(segment))
  })
})
