import { type Kysely, sql } from 'kysely'
import { rowMembers, type RowMember } from '../../../domain/account-archive/members.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import { ARCHIVE_ROLE } from '../database/app-roles.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { jsonPages, type RowsToWrite } from '../database/transfer/export-rows.ts'
import { archiveKinds } from './kinds.ts'

/** Credentials that are handled at once: each may have megabytes. */
const TEXTS_AT_ONCE = 4
const TILES_AT_ONCE = 100

/** What is written of an account beside its members: whole credentials, which become members. */
export const CREDENTIAL_TEXTS = 'credential-texts'

/** Where rows go, one kind after the other, as lines of JSON. */
export type TakeRows = (
  kind: RowMember | typeof CREDENTIAL_TEXTS,
  pages: AsyncIterable<readonly string[]>,
) => Promise<void>

/** What is known of the moment whose rows were taken. */
export interface TakenAccount {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly time_zone: string
  readonly at: Instant
  /** The newest checkpoint with its cosignatures; null where none was signed. */
  readonly checkpoint: string | null
}

const rowsOf = (
  kind: RowMember | typeof CREDENTIAL_TEXTS,
  own_origin: string,
): RowsToWrite & { readonly at_once?: number | undefined } => {
  switch (kind) {
    case 'credentials':
      return {
        values: sql`t.order_id, t.number, t.rev, t.jti, t.issued_at,
          coalesce(t.origin, ${sql.lit(own_origin)}) as origin,
          encode(sha256(convert_to(t.jwt || '~', 'UTF8')), 'hex') as sha256`,
        from: sql`credentials t`,
        order: sql`t.jti`,
      }
    case CREDENTIAL_TEXTS:
      return {
        values: sql`t.jti, t.jwt`,
        from: sql`credentials t`,
        order: sql`t.jti`,
        at_once: TEXTS_AT_ONCE,
      }
    case 'leaves':
      return {
        values: sql`t.leaf, t.order_id, t.seq`,
        from: sql`log_leaves t`,
        order: sql`t.leaf`,
      }
    // Those above the account's leaves, and the right edge: what the audit path of each needs.
    case 'tiles':
      return {
        values: sql`t.level, t.number,
          replace(encode(t.hashes, 'base64'), E'\n', '') as hashes`,
        from: sql`(
          select l.level, l.number, l.hashes
          from log_tiles l
          where (l.level, l.number) in (
              select distinct n.level::smallint, o.leaf >> (8 * (n.level + 1))
              from log_leaves o, generate_series(0, 6) as n (level))
            or l.number = (select max(m.number) from log_tiles m where m.level = l.level)) t`,
        order: sql`t.level desc, t.number`,
        at_once: TILES_AT_ONCE,
      }
    default: {
      const { table, columns, order, at_once } = archiveKinds[kind]
      const isText = (column: string): boolean => column === 'kind' || column === 'name'
      return {
        values: sql.join(columns.map((column) => sql.ref(`t.${column}`))),
        from: sql`${sql.table(table)} t`,
        order: sql.join(
          order.map((column) =>
            isText(column) ? sql`${sql.ref(`t.${column}`)} collate "C"` : sql.ref(`t.${column}`),
          ),
        ),
        at_once,
      }
    }
  }
}

/**
 * Snapshot: hands over the rows of one client as they are at one moment, in a transaction of a role
 * that sees that client's alone. Null for a client that is not there.
 */
export const takeAccount = (
  database: Database,
  client_id: string,
  own_origin: string,
  take: TakeRows,
): Promise<TakenAccount | null> =>
  database.asOwner(
    async (db) => {
      await actAsArchive(db, client_id)
      const { rows } = await sql<Omit<TakenAccount, 'time_zone'> & { document: PolicyDocument }>`
        select c.id, c.key, c.name, now() as at, coalesce(p.document, '{}') as document,
          (select k.note || coalesce(
              (select string_agg(w.line, '' order by w.at, w.witness)
                from log_cosignatures w where w.size = k.size), '')
            from log_checkpoints k order by k.size desc limit 1) as checkpoint
        from clients c
        left join lateral ${policyInEffect(sql`c.id`)} p on true
        where c.id = app_client()`.execute(db)
      const [client] = rows
      if (!client) return null
      for (const kind of [...rowMembers, CREDENTIAL_TEXTS] as const) {
        const { at_once, ...what } = rowsOf(kind, own_origin)
        await take(kind, jsonPages(db, what, at_once))
      }
      const { document, ...told } = client
      return { ...told, time_zone: resolvePolicy(document).time_zone }
    },
    { patient: true, snapshot: true },
  )

const actAsArchive = async (db: Kysely<Tables>, client_id: string): Promise<void> => {
  await sql`
    select set_config('role', ${ARCHIVE_ROLE}, true), set_config('app.client', ${client_id}, true),
      set_config('app.scope', 'archive', true), set_config('app.party', '', true)`.execute(db)
}
