import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK } from 'jose'
import type { Deps } from '../deps.ts'
import type { NotRotated, RotatedKey } from '../transparency/log-keys.ts'
import { newNoteKey } from '../transparency/log-signer.ts'
import { issuerKeys, useIssuerKey, type KeptIssuerKey } from '../stores/credentials.ts'

type Needs = Pick<Deps, 'database' | 'keys' | 'log'>
type Signing = Needs & Pick<Deps, 'caches'>

/** A key that signs credentials now: its name, and how it signs (Ed25519, base64url). */
export interface IssuerSigner {
  readonly kid: string
  readonly sign: (text: string) => string
}

/** The key in use, made with the first credential; another where this one cannot be unsealed. */
export const issuerSigner = async (deps: Signing): Promise<IssuerSigner> => {
  const signer = await signerInUse(deps)
  const { issuer_kid: former } = deps.caches
  if (former !== null && former !== signer.kid)
    deps.log.info({ key: signer.kid, former }, 'another key signs proofs from now on')
  deps.caches.issuer_kid = signer.kid
  return signer
}

const signerInUse = async (deps: Needs): Promise<IssuerSigner> => {
  const kept = await inUse(deps)
  const pem = kept ? unsealed(deps, kept) : null
  if (kept && pem !== null) return signerOf(kept.kid, pem)
  if (kept)
    deps.log.warn(
      { kid: kept.kid },
      'the key of credentials is sealed with another secret: a new one signs from now on',
    )
  // What another process has put into use meanwhile is as new.
  return (await newIssuerKey(deps, kept?.kid ?? null, null)) ?? signerInUse(deps)
}

/**
 * Key rotation: a new key signs proofs and status lists from now on; the others stay published.
 * 'unused' where somebody else has changed it at the same moment.
 */
export const rotateIssuerKey = async (
  deps: Needs,
  why: string | null,
): Promise<RotatedKey | NotRotated> => {
  const kept = await inUse(deps)
  if (!kept) return 'no_key'
  if (unsealed(deps, kept) === null) return 'other_secret'
  const made = await newIssuerKey(deps, kept.kid, why)
  if (!made) return 'unused'
  const rotated = { key: made.kid, former: kept.kid }
  deps.log.warn({ ...rotated, why }, 'the key of credentials was changed')
  return rotated
}

const inUse = async ({ database }: Needs): Promise<KeptIssuerKey | undefined> =>
  (await issuerKeys(database)).find(({ retired_at }) => retired_at === null)

/** Makes a key and puts it in the place of `former`; null where that is in use no more. */
const newIssuerKey = async (
  { database, keys }: Needs,
  former: string | null,
  why: string | null,
): Promise<IssuerSigner | null> => {
  const { public_key, secret } = newNoteKey()
  const kid = await calculateJwkThumbprint(await exportJWK(createPublicKey(secret)))
  const made = { kid, public_key, sealed: keys.seal(secret) }
  return (await useIssuerKey(database, made, former, why)) ? signerOf(kid, secret) : null
}

const signerOf = (kid: string, pem: string): IssuerSigner => {
  const key = createPrivateKey(pem)
  return { kid, sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') }
}

const unsealed = ({ keys }: Needs, { sealed }: KeptIssuerKey): string | null => {
  try {
    return keys.unseal(sealed)
  } catch {
    return null
  }
}

/** The published half of a key, as a JWK (RFC 8037). */
export const publicJwk = ({ kid, public_key }: KeptIssuerKey) => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: Buffer.from(public_key).toString('base64url'),
  kid,
  alg: 'EdDSA',
  use: 'sig',
})
