import { keyIn } from '../transparency/signed-note.ts'
import type { Trust, VerifierKit } from './verify.ts'

/** Keys that are looked at, of either kind. */
const MOST_KEYS = 1_000

/**
 * Whom the file of published keys lets one trust: `jwks` (RFC 7517) of the issuer, `vkeys` of the
 * log and of witnesses. Keys of other kinds are left out; null for what is no such file.
 */
export const trustIn = (text: string, kit: Pick<VerifierKit, 'bytesIn' | 'hash'>): Trust | null => {
  const file = jsonIn(text)
  const [keys, lines] = [file?.jwks?.keys, file?.vkeys]
  if (!Array.isArray(keys) || !Array.isArray(lines)) return null
  return {
    issuer_keys: (keys as (Partial<Record<string, unknown>> | null)[])
      .slice(0, MOST_KEYS)
      .flatMap((key) => {
        const public_key = typeof key?.['x'] === 'string' ? kit.bytesIn(key['x']) : null
        const kid = key?.['kid']
        return key?.['crv'] === 'Ed25519' && typeof kid === 'string' && public_key?.length === 32
          ? [{ kid, public_key }]
          : []
      }),
    log_keys: (lines as unknown[])
      .slice(0, MOST_KEYS)
      .flatMap((line) => (typeof line === 'string' ? (keyIn(line, kit.hash) ?? []) : [])),
  }
}

/**
 * The certificates (PEM) of keys that sign documents, as the file of published keys has them; none
 * where it has none, or is no such file.
 */
export const certificatesIn = (text: string): readonly string[] => {
  const certificates = jsonIn(text)?.certificates
  return Array.isArray(certificates)
    ? (certificates as unknown[]).slice(0, MOST_KEYS).filter((one) => typeof one === 'string')
    : []
}

interface FileOfProof {
  readonly credential?: unknown
  readonly jwks?: { readonly keys?: unknown } | null
  readonly vkeys?: unknown
  readonly certificates?: unknown
}

/** What a file of keys, or of a proof, holds as JSON; null for what is none. */
export const jsonIn = (text: string): FileOfProof | null => {
  try {
    return JSON.parse(text) as FileOfProof | null
  } catch {
    return null
  }
}
