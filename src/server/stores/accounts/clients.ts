import { sql, type RawBuilder } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import { policyInEffect } from './policy-in-effect.ts'
import type { Database, Scope } from '../database/database.ts'

/**
 * A client with the newest version of its configuration, as written; version 0 where there is none.
 */
export interface KnownClient {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly version: number
  readonly document: PolicyDocument
  readonly changed_at: Instant | null
  readonly changed_by: string | null
}

/** The clients that `scope` shows, by name. */
export const clientsOf = (database: Database, scope: Scope): Promise<KnownClient[]> =>
  database.read(
    scope,
    () => sql<KnownClient>`
    select c.id, c.key, c.name, coalesce(p.version, 0) as version,
      coalesce(p.document, '{}') as document, p.created_at as changed_at, p.created_by as changed_by
    from clients c
    left join lateral ${policyInEffect(sql`c.id`)} p on true
    where c.id = app_client() order by c.name`,
  )

/** A client by its key, with the preset that it began with. */
export interface NamedClient {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly preset: string | null
}

/**
 * The client with this key; null where there is none. Whether the caller may know is asked before.
 */
export const clientNamed = async (database: Database, key: string): Promise<NamedClient | null> => {
  const [row] = await database.read(
    platform,
    () => sql<NamedClient>`select id, key, name, preset from clients where key = ${key}`,
  )
  return row ?? null
}

/** A client with the configuration that holds. */
type ClientLook = Pick<KnownClient, 'key' | 'name' | 'document'>

const look = async (database: Database, which: RawBuilder<unknown>): Promise<ClientLook | null> => {
  const [row] = await database.read(
    platform,
    () => sql<ClientLook>`
    select c.key, c.name, coalesce(p.document, '{}') as document
    from clients c
    left join lateral ${policyInEffect(sql`c.id`)} p on true
    where ${which}`,
  )
  return row ?? null
}

/** The client with this key, with the configuration that holds; null where there is none. */
export const clientLook = (database: Database, key: string): Promise<ClientLook | null> =>
  look(database, sql`c.key = ${key}`)

/** The client with this id, with the configuration that holds; null where there is none. */
export const lookOf = (database: Database, id: string): Promise<ClientLook | null> =>
  look(database, sql`c.id = ${id}`)

/** A client in the list of whoever administers it. */
export interface ClientInList {
  readonly key: string
  readonly name: string
  readonly preset: string | null
  readonly version: number
  readonly changed_at: Instant | null
  readonly changed_by: string | null
}

/**
 * A page of the clients with these keys, or of every one, of which any part of key or name is
 * `search`, by key; and how many there are.
 */
export const clientsAmong = (
  database: Database,
  keys: readonly string[] | 'every',
  search: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ clients: ClientInList[]; total: number }> => {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const wanted = sql`
    ${keys === 'every' ? sql`true` : sql`c.key = any(${[...keys]}::text[])`}
      and lower(c.key || e'\n' || c.name) like ${pattern}`
  return database.transaction(platform, async ({ db, finish }) => {
    const [{ rows: clients }, [counted]] = await Promise.all([
      sql<ClientInList>`
        select c.key, c.name, c.preset, coalesce(p.version, 0) as version,
          p.created_at as changed_at, p.created_by as changed_by
        from clients c
        left join lateral ${policyInEffect(sql`c.id`)} p on true
        where ${wanted}
        order by c.key
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`select count(*) as total from clients c where ${wanted}`),
    ])
    return { clients, total: counted?.total ?? 0 }
  })
}
