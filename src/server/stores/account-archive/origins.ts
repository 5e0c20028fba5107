import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** Public keys in the form of the file that is published (docs/proof-format.md). */
export interface KeysOfOrigin {
  readonly jwks: { readonly keys: readonly { readonly kid: string }[] }
  readonly vkeys: readonly string[]
}

/** Where an account was before it came here, the oldest first. */
export const accountOrigins = (
  database: Database,
  client_id: string,
): Promise<{ readonly origin: string; readonly keys: KeysOfOrigin }[]> =>
  database.read(
    platform,
    () => sql<{ origin: string; keys: KeysOfOrigin }>`
      select origin, keys from account_origins
      where client_id = ${client_id} order by exported_at, manifest_sha256 limit 100`,
  )
