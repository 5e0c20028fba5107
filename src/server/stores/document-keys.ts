import { sql } from 'kysely'
import type { Instant } from '../../domain/time.ts'
import type { Database } from './database/database.ts'
import { platform } from './database/scope.ts'

/** A key that signs documents; `sealed` is its private half under the installation's secret. */
export interface KeptDocumentKey {
  /** SHA-256 of the certificate, hex. */
  readonly fingerprint: string
  /** X.509, DER. */
  readonly certificate: Uint8Array
  readonly sealed: string
  readonly retired_at: Instant | null
}

/** The keys that sign documents, the one in use first. */
export const documentKeys = (database: Database): Promise<KeptDocumentKey[]> =>
  database.read(
    platform,
    () => sql<KeptDocumentKey>`
      select fingerprint, certificate, sealed, retired_at
      from document_keys
      order by retired_at desc nulls first, created_at desc
      limit 100`,
  )

/**
 * Puts a key into use in the place of `former`, which stays to verify with; false where another
 * process has put one there meanwhile.
 */
export const useDocumentKey = async (
  database: Database,
  { fingerprint, certificate, sealed }: Omit<KeptDocumentKey, 'retired_at'>,
  former: string | null,
): Promise<boolean> =>
  database.transaction(platform, async ({ db }) => {
    const retired = sql`
      update document_keys set retired_at = now()
      where retired_at is null and fingerprint is not distinct from ${former}`.execute(db)
    const added = sql`
      insert into document_keys (fingerprint, certificate, sealed)
      values (${fingerprint}, ${Buffer.from(certificate)}, ${sealed})
      on conflict do nothing
      returning fingerprint`.execute(db)
    await retired
    return (await added).rows.length > 0
  })
