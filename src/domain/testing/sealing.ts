import type { Hashing } from '../order/chain.ts'
import type { Sealer } from '../order/sealed/seal.ts'

/** SHA-256 of a text, and its base64url, by whatever runs the test. */
export interface Digests {
  readonly sha256: (text: string, encoding: 'hex' | 'base64url') => string
  readonly base64url: (text: string) => string
}

/** How tests seal and chain events; salts are numbers. */
export const sealingOf = ({ sha256, base64url }: Digests): Hashing & Sealer => {
  let salts = 0
  return {
    sha256: (text) => sha256(text, 'hex'),
    salt: () => base64url(String((salts += 1)).padStart(16, '0')),
    digestOf: (disclosure) => sha256(base64url(disclosure), 'base64url'),
  }
}
