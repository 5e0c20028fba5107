import sharp, { type Sharp } from 'sharp'

/** A picture of one colour with some noise in it, so that it has a picture's size. */
export const drawing = (width = 320, height = 200): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3b6ea5',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })

/** The bytes of a JPEG that shows one colour with some noise in it. */
export const aJpeg = (width?: number, height?: number): Promise<Buffer> =>
  drawing(width, height).jpeg().toBuffer()

/** A PDF of one empty page, with so many spaces in it. */
export const aPdf = (spaces = 0): Buffer => {
  const objects =
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n'
  const head = `%PDF-1.4\n${' '.repeat(spaces)}${objects}`
  return Buffer.from(
    `${head}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\n` +
      `startxref\n${head.length}\n%%EOF\n`,
  )
}

/** A file as /update_epod takes it; the type it claims is its sender's affair. */
export const sent = (
  bytes: Uint8Array,
  file_name = 'photo.jpg',
  claimed = 'image/jpeg',
): { file_name: string; file_data: string } => ({
  file_name,
  file_data: `data:${claimed};base64,${Buffer.from(bytes).toString('base64')}`,
})

/** A signature's canvas as a data URL of a PNG, with these strokes in SVG on this ground. */
export const canvas = async (strokes: string, ground = 'none'): Promise<string> => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><rect width="600" ' +
    `height="240" fill="${ground}"/>${strokes}</svg>`
  // Drawn by a reader that the product itself does not let in.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] })
  return `data:image/png;base64,${png.toString('base64')}`
}

/** What somebody signed, for such a canvas. */
export const stroke = (color = '#000') =>
  `<path d="M40 160 C 140 20, 200 220, 320 90 S 480 140, 560 60" stroke="${color}" ` +
  'stroke-width="3" fill="none"/>'
