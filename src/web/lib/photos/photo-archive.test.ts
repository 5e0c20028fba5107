import { ZipFile } from 'yazl'
import { describe, expect, it } from 'vitest'
import { deliveryWords } from '../../../domain/words/deliveries.ts'
import { Unreadable } from '../sheets/unreadable.ts'
import { openPhotoArchive } from './photo-archive.ts'

const MB = 1_048_576
type Files = Readonly<Record<string, Uint8Array | string>>

const zipped = async (files: Files, compress = true): Promise<Uint8Array<ArrayBuffer>> => {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), path, { compress })
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks))
}
const opened = async (files: Files, compress = true) =>
  openPhotoArchive(new Blob([await zipped(files, compress)]))
const refusal = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const thrown: unknown = await openPhotoArchive(new Blob([bytes])).then(
    () => null,
    (error: unknown) => error,
  )
  expect(thrown).toBeInstanceOf(Unreadable)
  return (thrown as Unreadable).message
}
/** The same bytes with a number of two or four bytes changed behind the mark of an entry. */
const changed = (
  bytes: Uint8Array<ArrayBuffer>,
  mark: number,
  place: number,
  value: number,
): Uint8Array<ArrayBuffer> => {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 <= copy.length; at += 1)
    if (view.getUint32(at, true) === mark) view.setUint32(at + place, value, true)
  return copy
}
const [DIRECTORY, END] = [0x02014b50, 0x06054b50]

describe('a ZIP of photos', () => {
  it.each([true, false])(
    'hands out its photos and its manifest, compressed: %s [BULK-24]',
    async (compress) => {
      const archive = await opened(
        {
          'LR-1/a.JPG': 'one',
          'b.pdf': 'two',
          'manifest.csv': 'File,LR',
          'notes.txt': 'none',
          '__MACOSX/._b.pdf': 'none',
          '.hidden.jpg': 'none',
        },
        compress,
      )
      expect(archive.photos.map(({ path }) => path)).toEqual(['LR-1/a.JPG', 'b.pdf'])
      const photo = await archive.photo('LR-1/a.JPG')
      expect([photo.name, photo.type, await photo.text()]).toEqual(['a.JPG', 'image/jpeg', 'one'])
      expect(new TextDecoder().decode((await archive.manifest()) ?? undefined)).toBe('File,LR')
      expect(await (await opened({ 'a.png': 'x' })).manifest()).toBeNull()
    },
  )

  it('is refused in plain words where it is none, cut, protected, or has too much in it [BULK-24]', async () => {
    const whole = await zipped({ 'a.jpg': 'x'.repeat(500) })
    const say = deliveryWords
    expect(await refusal(new Uint8Array(Buffer.from('PK no zip at all')))).toBe(say.notZip)
    expect(await refusal(new Uint8Array())).toBe(say.notZip)
    expect(await refusal(whole.slice(0, -30))).toBe(say.notZip)
    expect(await refusal(whole.slice(20))).toBe(say.notZip)
    expect(await refusal(changed(whole, DIRECTORY, 8, 1 + (8 << 16)))).toBe(say.zipProtected)
    expect(await refusal(changed(whole, DIRECTORY, 24, 3_000_000_000))).toBe(say.zipBomb)
    expect(await refusal(changed(whole, END, 8, 0xffff_ffff))).toBe(say.zipTooMany(20_000))
    expect(await refusal(changed(whole, DIRECTORY, 42, 0xffff))).toBe(say.zipBomb)
  })

  it('refuses the one photo that is too large or damaged, and hands out the others [BULK-24]', async () => {
    const say = deliveryWords
    const large = new Uint8Array(16 * MB)
    const bytes = await zipped({ 'large.jpg': large, 'b.jpg': 'fine' })
    const honest = await openPhotoArchive(new Blob([bytes]))
    await expect(honest.photo('large.jpg')).rejects.toThrow(say.photoTooLarge('large.jpg', 15))
    // The directory says that it is small: what comes out is counted.
    const lying = await openPhotoArchive(new Blob([changed(bytes, DIRECTORY, 24, 4)]))
    await expect(lying.photo('large.jpg')).rejects.toThrow(say.photoTooLarge('large.jpg', 15))
    expect(await (await lying.photo('b.jpg')).text()).toBe('fine')
    const damaged = bytes.slice()
    damaged.fill(0xff, 60, 200)
    const broken = await openPhotoArchive(new Blob([changed(damaged, DIRECTORY, 24, 4)]))
    await expect(broken.photo('large.jpg')).rejects.toThrow(say.photoDamaged('large.jpg'))
    await expect(broken.photo('gone.jpg')).rejects.toThrow(say.photoDamaged('gone.jpg'))
  })
})
