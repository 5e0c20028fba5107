/** What somebody signs in with. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

const MOST_BYTES = 256

/** Can these be sent to sign in with, as long as they are? */
export const areSendable = ({ username, password }: Credentials): boolean =>
  Buffer.byteLength(`${username}:${password}`) <= MOST_BYTES

/**
 * The credentials of an `Authorization: Basic` header (RFC 7617, UTF-8, at most 256 bytes, split at
 * the first colon); null for anything else.
 */
export const credentialsIn = (header: string | undefined): Credentials | null => {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return null
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length > MOST_BYTES) return null
  const text = utf8(bytes)
  const colon = text?.indexOf(':') ?? -1
  if (text === null || colon < 1 || /\p{Cc}/u.test(text)) return null
  return { username: text.slice(0, colon), password: text.slice(colon + 1) }
}

const utf8 = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
