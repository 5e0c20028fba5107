import { sql } from 'kysely'
import { challengeMinutes } from '../../../domain/sign-in/passkeys.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** Sessions that a provider says have ended. */
export interface EndedAtProvider {
  readonly client_id: string
  readonly issuer: string
  readonly subject: string | null
  readonly session: string | null
  /** Seconds since 1970: sessions that began later go on. */
  readonly issued_at: number
}

/** Ends the sessions that began by this provider and are meant; answers how many. */
export const endSingleSessions = async (
  database: Database,
  { client_id, issuer, subject, session, issued_at }: EndedAtProvider,
): Promise<number> => {
  const ended = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update sessions s
      set ended_at = now()
      from user_identities i
      where s.client_id = ${client_id}
        and s.is_single
        and s.ended_at is null
        and s.created_at < to_timestamp(${issued_at}) + interval '1 second'
        and i.client_id = s.client_id
        and i.user_id = s.user_id
        and i.issuer = ${issuer}
        and (${subject}::text is null or i.subject = ${subject})
        and (${session}::text is null or s.provider_session = ${session})
      returning s.id`),
  )
  return ended.length
}

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
