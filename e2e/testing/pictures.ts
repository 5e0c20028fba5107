import sharp from 'sharp'

/** A JPEG as a phone makes it, as a file to be picked; the colour tells one from the other. */
export const aPicture = async (name: string, width: number, height: number, background = '#88aa66') =>
  ({ name, mimeType: 'image/jpeg', buffer: await sharp({ create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 120, sigma: 25 } } }).jpeg({ quality: 97 }).toBuffer() })
