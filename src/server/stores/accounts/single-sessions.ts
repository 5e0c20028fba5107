import { sql } from 'kysely'
import { challengeMinutes } from '../../../domain/sign-in/passkeys.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/**
 * Whether a user's session for which a provider vouched began within the last five minutes; null
 * for one that began otherwise.
 */
export const vouchedSession = async (
  database: Database,
  {
    client_id,
    user_id,
    session_id,
  }: { readonly client_id: string; readonly user_id: string; readonly session_id: string },
): Promise<{ readonly is_fresh: boolean } | null> => {
  const [row] = await database.read(
    platform,
    () => sql<{ is_fresh: boolean }>`
    select created_at > now() - make_interval(mins => ${challengeMinutes}) as is_fresh
    from sessions
    where client_id = ${client_id} and user_id = ${user_id} and id = ${session_id} and is_single`,
  )
  return row ?? null
}

/**
 * Where somebody whose session this is goes to be signed out at the provider as well, and as whom
 * this product is known there; null where the session is none of a provider's, or it has no such
 * address.
 */
export const providerOfSession = async (
  database: Database,
  client_id: string,
  session_id: string,
): Promise<{ readonly end_session_endpoint: string; readonly client_id: string } | null> => {
  const [row] = await database.read(
    platform,
    () => sql<{ end_session_endpoint: string; client_id: string }>`
    select p.end_session_endpoint, p.provider_client_id as client_id
    from sessions s
    join sign_in_providers p on p.client_id = s.client_id
    where s.client_id = ${client_id}
      and s.id = ${session_id}
      and s.is_single
      and p.end_session_endpoint is not null`,
  )
  return row ?? null
}
