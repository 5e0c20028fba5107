/** SHA-256 of a text, hex; null in browsers and on addresses without it. */
export const digestOf = async (text: string): Promise<string | null> => {
  // Only secure addresses have it, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
