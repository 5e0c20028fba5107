import { hash, X509Certificate } from 'node:crypto'
import type { Instant } from '../../domain/time.ts'
import type { Deps } from '../deps.ts'
import { documentKeys, useDocumentKey, type KeptDocumentKey } from '../stores/document-keys.ts'
import { newSigningCertificate, type SigningCertificate } from './signing-certificate.ts'

type Needs = Pick<Deps, 'database' | 'keys' | 'log' | 'settings'>

/**
 * The key that signs documents now, made with the first; another where this one cannot be unsealed,
 * or its certificate has ended at `at`. The others stay published.
 */
export const documentSigner = async (deps: Needs, at: Instant): Promise<SigningCertificate> => {
  const kept = (await documentKeys(deps.database)).find(({ retired_at }) => retired_at === null)
  const usable = kept ? usableOf(deps, kept, at) : null
  if (usable) return usable
  const { database, keys, settings } = deps
  const made = newSigningCertificate(new URL(settings.public_url).hostname, new Date(at))
  const { certificate, secret } = made
  const fingerprint = hash('sha256', certificate, 'hex')
  const key = { fingerprint, certificate, sealed: keys.seal(secret) }
  // What another process has put into use meanwhile is as new.
  const isInUse = await useDocumentKey(database, key, kept?.fingerprint ?? null)
  return isInUse ? made : documentSigner(deps, at)
}

const usableOf = (
  { keys, log }: Needs,
  { certificate, sealed, fingerprint }: KeptDocumentKey,
  at: Instant,
): SigningCertificate | null => {
  const { validToDate } = new X509Certificate(certificate)
  if (Date.parse(at) >= validToDate.getTime()) return null
  try {
    return { certificate: Buffer.from(certificate), secret: keys.unseal(sealed) }
  } catch {
    log.warn(
      { fingerprint },
      'the key of documents is sealed with another secret: a new one signs from now on',
    )
    return null
  }
}
