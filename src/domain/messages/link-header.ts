/** First parts of our own addresses, which no header may be, however it is written. */
export const reservedHeaders: readonly string[] = [
  'api',
  'admin',
  'assets',
  'crates',
  'docs',
  'errors',
  'health',
  'home',
  'log',
  'proof',
  'scim',
  'verify',
]

/** Can this be a registered header: three to six capital letters, and no address of ours? */
export const isLinkHeader = (text: string): boolean =>
  /^[A-Z]{3,6}$/.test(text) && !reservedHeaders.includes(text.toLowerCase())
