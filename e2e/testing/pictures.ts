import { encodeQR } from 'qr'
import sharp from 'sharp'

/** A JPEG as a phone makes it, as a file to be picked; the colour tells one from the other. */
export const aPicture = async (
  name: string,
  width: number,
  height: number,
  background = '#88aa66',
) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width,
      height,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 120, sigma: 25 },
    },
  })
    .jpeg({ quality: 97 })
    .toBuffer(),
})

/** A board of black and white squares, as a PNG of few bytes: its JPEG has more. */
export const aBoard = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp(
    Buffer.from(
      Array.from({ length: width * height }, (_, at) =>
        Math.floor((at % width) / 60) % 2 === Math.floor(at / width / 60) % 2 ? 0 : 255,
      ),
    ),
    { raw: { width, height, channels: 1 } },
  )
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer(),
})

/**
 * A sheet of paper with this as a QR code on a desk, as a file to be picked; blurred by so many
 * pixels.
 */
export const aPaper = async (name: string, text: string, blur = 0) => {
  const modules = encodeQR(text, 'raw')
  const code = await sharp(
    Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 20 : 235)))),
    { raw: { width: modules.length, height: modules.length, channels: 1 } },
  )
    .resize(360, 360, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const paper = await sharp({
    create: { width: 600, height: 800, channels: 3, background: '#ecece6' },
  })
    .composite([{ input: code, left: 120, top: 120 }])
    .png()
    .toBuffer()
  const desk = await sharp({
    create: { width: 1200, height: 1000, channels: 3, background: '#6b5544' },
  })
    .composite([{ input: paper, left: 300, top: 100 }])
    .png()
    .toBuffer()
  const picture = sharp(desk)
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await (blur > 0 ? picture.blur(blur) : picture).jpeg({ quality: 90 }).toBuffer(),
  }
}
