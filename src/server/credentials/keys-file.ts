import { keyLine } from '../../domain/transparency/signed-note.ts'
import type { Deps } from '../deps.ts'
import { pemOf } from '../document-signature/pem.ts'
import { verifierOf } from '../transparency/log-signer.ts'
import { issuerKeys } from '../stores/credentials.ts'
import { documentKeys } from '../stores/document-keys.ts'
import { readerOf } from '../stores/log/chains.ts'
import { logKeys } from '../stores/log/tree.ts'
import { publicJwk } from './issuer.ts'

/**
 * Every public key that a proof is verified with: the issuer's, the log's, the witnesses', and the
 * certificates (PEM) of the keys that sign documents.
 */
export const keysFile = async ({ database, settings }: Pick<Deps, 'database' | 'settings'>) => {
  const [issuer, log, documents] = await Promise.all([
    issuerKeys(database),
    logKeys(readerOf(database)),
    documentKeys(database),
  ])
  return {
    jwks: { keys: issuer.map(publicJwk) },
    vkeys: [
      ...log.map(({ name, public_key }) => verifierOf(name, public_key)),
      ...settings.witnesses.map(({ key }) => key),
    ].map(keyLine),
    certificates: documents.map(({ certificate }) => pemOf(certificate)),
  }
}
