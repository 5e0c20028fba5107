import sharp, { type Sharp } from 'sharp'

/** A picture of one colour with some noise in it, so that it has a picture's size. */
export const drawing = (width = 320, height = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3b6ea5', noise: { type: 'gaussian', mean: 120, sigma: 20 } } })

/** The same as bytes of a JPEG. */
export const aJpeg = (width?: number, height?: number): Promise<Buffer> => drawing(width, height).jpeg().toBuffer()

/** A PDF of one empty page. */
export const aPdf = (): Buffer => {
  const objects = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n'
  const head = `%PDF-1.4\n${objects}`
  return Buffer.from(`${head}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n${head.length}\n%%EOF\n`)
}

/** A file as /update_epod takes it; the type it claims is its sender's affair. */
export const sent = (bytes: Uint8Array, file_name = 'photo.jpg', claimed = 'image/jpeg'): { file_name: string; file_data: string } =>
  ({ file_name, file_data: `data:${claimed};base64,${Buffer.from(bytes).toString('base64')}` })
