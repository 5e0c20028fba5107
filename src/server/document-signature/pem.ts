import { X509Certificate } from 'node:crypto'

/** A certificate as PEM (RFC 7468). */
export const pemOf = (certificate: Uint8Array): string =>
  new X509Certificate(certificate).toString()

/** The DER in a PEM; nothing where it is no certificate. */
export const derIn = (pem: string): Buffer[] => {
  try {
    return [new X509Certificate(pem).raw]
  } catch {
    return []
  }
}
