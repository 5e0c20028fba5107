import type { VerifierKit } from '../../domain/credential/verify.ts'
import { isSignedBy, sha256Of } from '../transparency/log-signer.ts'

/** How a verifier computes, with this machine's cryptography. */
export const verifierKit: VerifierKit = {
  hash: sha256Of,
  hashText: (text) => sha256Of(Buffer.from(text)),
  textIn: (encoded) =>
    /^[\w-]*$/.test(encoded) ? Buffer.from(encoded, 'base64url').toString('utf8') : null,
  bytesIn: (encoded) => (/^[\w-]+$/.test(encoded) ? Buffer.from(encoded, 'base64url') : null),
  verify: isSignedBy,
}
