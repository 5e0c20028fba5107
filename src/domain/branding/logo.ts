/** Pixels of a logo either way, and its bytes, at most. */
export const MOST_LOGO_PIXELS = 512
export const MOST_LOGO_BYTES = 40_000
/** Bytes of a picture that is sent to become a logo, at most. */
export const MOST_SENT_LOGO_BYTES = 2_000_000

/** How large a logo is, in pixels. */
export interface LogoSize {
  readonly width: number
  readonly height: number
}

/** A kept logo: the SHA-256 of its bytes, and its size, so that pages leave room for it. */
export interface Logo extends LogoSize {
  readonly digest: string
}

/** How the policy names a logo: '{digest}-{width}x{height}'. */
export const logoPattern = /^([0-9a-f]{64})-([1-9]\d{0,2})x([1-9]\d{0,2})$/

/** What the policy calls a logo. */
export const logoName = ({ digest, width, height }: Logo): string => `${digest}-${width}x${height}`

/** The logo of such a name; null for what is none. */
export const logoIn = (name: string): Logo | null => {
  const [, digest, width, height] = logoPattern.exec(name) ?? []
  if (digest === undefined) return null
  return { digest, width: Number(width), height: Number(height) }
}
