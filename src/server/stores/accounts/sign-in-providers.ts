import { randomUUIDv7 } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { GroupRule } from '../../../domain/sign-in/single-sign-on.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** What is set of a client's provider. */
export interface ProviderSettings {
  readonly issuer: string
  readonly provider_client_id: string
  readonly sealed_secret: string | null
  readonly scopes: string
  readonly groups_claim: string
  readonly groups: readonly GroupRule[]
  readonly is_only: boolean
  readonly end_session_endpoint: string | null
  readonly domains: readonly string[]
}

/** The provider at which a client's users sign in. */
export interface KeptProvider extends ProviderSettings {
  readonly client_id: string
  /** The client's key. */
  readonly client: string
  readonly rev: number
  readonly changed_at: Instant
  readonly changed_by: string | null
}

const providersWhere = (wanted: RawBuilder<unknown>) => sql<KeptProvider>`
  select p.client_id, c.key as client, p.issuer, p.provider_client_id, p.sealed_secret, p.scopes,
    p.groups_claim, p.groups, p.is_only, p.end_session_endpoint, p.rev, p.changed_at, p.changed_by,
    array(
      select d.domain
      from sign_in_domains d
      where d.client_id = p.client_id
      order by 1) as domains
  from sign_in_providers p
  join clients c on c.id = p.client_id
  where ${wanted}`

/** The provider of a client; null where it has none. */
export const providerOf = async (
  database: Database,
  client_id: string,
): Promise<KeptProvider | null> => {
  const [row] = await database.read(platform, () => providersWhere(sql`p.client_id = ${client_id}`))
  return row ?? null
}

/** The provider to which a client's key leads, or the domain of an e-mail address. */
export const providerFor = async (
  database: Database,
  sought: { readonly client: string } | { readonly domain: string },
): Promise<KeptProvider | null> => {
  const wanted =
    'client' in sought
      ? sql`c.key = ${sought.client}`
      : sql`p.client_id = (select client_id from sign_in_domains where domain = ${sought.domain})`
  const [row] = await database.read(platform, () => providersWhere(wanted))
  return row ?? null
}

/** The provider of a client as it is in a transaction of the platform's. */
export const providerIn = async ({ db }: Tx, client_id: string): Promise<KeptProvider | null> => {
  const {
    rows: [row],
  } = await providersWhere(sql`p.client_id = ${client_id}`).execute(db)
  return row ?? null
}

/** Sets the provider of a client; answers a domain that leads to another client's, else null. */
export const saveProvider = async (
  { db }: Tx,
  client_id: string,
  provider: ProviderSettings,
  by: string | null,
): Promise<string | null> => {
  const { issuer, provider_client_id, sealed_secret, scopes, groups_claim, groups } = provider
  await sql`
    insert into sign_in_providers (client_id, issuer, provider_client_id, sealed_secret, scopes,
      groups_claim, groups, is_only, end_session_endpoint, changed_by)
    values (${client_id}, ${issuer}, ${provider_client_id}, ${sealed_secret}, ${scopes},
      ${groups_claim}, ${JSON.stringify(groups)}::jsonb, ${provider.is_only},
      ${provider.end_session_endpoint}, ${by})
    on conflict (client_id) do update
    set issuer = excluded.issuer, provider_client_id = excluded.provider_client_id,
      sealed_secret = excluded.sealed_secret, scopes = excluded.scopes,
      groups_claim = excluded.groups_claim, groups = excluded.groups, is_only = excluded.is_only,
      end_session_endpoint = excluded.end_session_endpoint, changed_by = excluded.changed_by,
      changed_at = now(), rev = sign_in_providers.rev + 1`.execute(db)
  // Who was somebody to another provider is nobody to this one yet.
  await sql`
    update user_identities
    set issuer = null, subject = null
    where client_id = ${client_id} and issuer <> ${issuer}`.execute(db)
  const domains = [...new Set(provider.domains)].sort()
  await sql`delete from sign_in_domains where client_id = ${client_id}`.execute(db)
  const { rows: kept } = await sql<{ domain: string }>`
    insert into sign_in_domains (domain, client_id)
    select d, ${client_id}::uuid from unnest(${domains}::text[]) d
    on conflict do nothing
    returning domain`.execute(db)
  return domains.find((domain) => kept.every((one) => one.domain !== domain)) ?? null
}

/** Removes the provider of a client, with the domains that lead to it. */
export const removeProvider = async ({ db }: Tx, client_id: string): Promise<void> => {
  await sql`delete from sign_in_starts where client_id = ${client_id}`.execute(db)
  await sql`delete from sign_in_providers where client_id = ${client_id}`.execute(db)
}

/** A change of how a client's users sign in. */
interface SignInChange {
  readonly by: string | null
  readonly action: 'saved' | 'removed' | 'token_made' | 'token_revoked'
  readonly before?: object | null
  readonly after?: object | null
  readonly why?: string | null | undefined
}

/** Puts such a change on record; when it was is the database's to say. */
export const noteSignInChange = async (
  { db }: Tx,
  client_id: string,
  { by, action, before = null, after = null, why = null }: SignInChange,
): Promise<void> => {
  const json = (fields: object | null) => (fields === null ? null : JSON.stringify(fields))
  await sql`
    insert into sign_in_changes (client_id, id, by, action, before, after, why)
    values (${client_id}, ${randomUUIDv7()}, ${by}, ${action}, ${json(before)}::jsonb,
      ${json(after)}::jsonb, ${why})`.execute(db)
}

/** A change that is on record, as it is listed. */
export interface KeptSignInChange {
  readonly id: string
  readonly at: Instant
  readonly by: string | null
  readonly action: SignInChange['action']
  readonly why: string | null
}

/** The last changes of a client's, newest first, at most 20. */
export const signInChangesOf = (
  database: Database,
  client_id: string,
): Promise<KeptSignInChange[]> =>
  database.read(
    platform,
    () => sql<KeptSignInChange>`
    select id, at, by, action, why
    from sign_in_changes
    where client_id = ${client_id}
    order by id desc
    limit 20`,
  )
