import { sdJwtIn } from './sd-jwt.ts'
import type { IssuerKey, VerifierKit } from './verify.ts'

/** Statuses that a proof can have (Token Status List); `unknown` where nobody could say. */
export type ProofStatus = 'good' | 'reopened' | 'replaced' | 'unknown'

const named: Readonly<Record<number, ProofStatus>> = { 0: 'good', 1: 'reopened', 3: 'replaced' }

/**
 * The compressed bits of a status list that an issuer has signed for this address; null for any
 * other text.
 */
export const statusBitsIn = (
  text: string,
  uri: string,
  issuer_keys: readonly IssuerKey[],
  kit: VerifierKit,
): Uint8Array | null => {
  const read = sdJwtIn(text, kit)
  const key = issuer_keys.find(({ kid }) => kid === read?.header['kid'])
  const signature = read && kit.bytesIn(read.signature)
  if (!read || !key || signature?.length !== 64) return null
  if (read.header['alg'] !== 'EdDSA' || read.header['typ'] !== 'statuslist+jwt') return null
  if (read.payload['sub'] !== uri || !kit.verify(key.public_key, read.signed, signature))
    return null
  const list = read.payload['status_list'] as { bits?: unknown; lst?: unknown } | undefined
  return list?.bits === 2 && typeof list.lst === 'string' ? kit.bytesIn(list.lst) : null
}

/** The status at a place of a list whose bits are unpacked. */
export const statusAt = (bits: Uint8Array, place: number): ProofStatus => {
  const byte = Number.isSafeInteger(place) ? bits[Math.floor(place / 4)] : undefined
  return byte === undefined ? 'unknown' : (named[(byte >> ((place % 4) * 2)) & 3] ?? 'unknown')
}
