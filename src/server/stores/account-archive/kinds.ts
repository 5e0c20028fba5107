import { sql, type RawBuilder } from 'kysely'
import type { RowMember } from '../../../domain/account-archive/members.ts'

/** A kind of row that travels, as it stands in a table of each installation. */
export interface ArchiveKind {
  readonly table: string
  /** What of a row travels; never a secret, nor what opens something. */
  readonly columns: readonly string[]
  /** In which order, so that the same rows are the same bytes. */
  readonly order: readonly string[]
  /** Rows that are handled at once; fewer where they may be long. */
  readonly at_once?: number
  /** Those that archives of earlier releases lack; their rows are read as if they were null. */
  readonly later?: readonly string[]
  /** Columns that are given here another value than they came with, from the row as `r`. */
  readonly given?: Readonly<Record<string, RawBuilder<unknown>>>
}

/** What is computed for a member, and is no table's row. */
type Computed = 'credentials' | 'leaves' | 'tiles'

/** A hash that no reference has: what hangs on it opens nothing. */
const dead = sql`'moved ' || gen_random_uuid()`

/** What of a message archives of before the ledger travelled lack. */
const ledgerColumns: readonly string[] = [
  'template',
  'provider',
  'cost',
  'parts',
  'delivered_at',
  'read_at',
  'failed_at',
  'tried',
  'ways_left',
  'instead_of',
  'again_of',
  'is_timed',
  'attachment',
  'attachment_name',
]

/** Every kind of row that an archive takes from a table. */
export const archiveKinds: Readonly<Record<Exclude<RowMember, Computed>, ArchiveKind>> = {
  client: {
    table: 'clients',
    columns: ['id', 'key', 'name', 'preset', 'created_at'],
    order: ['id'],
  },
  policies: {
    table: 'policies',
    columns: ['version', 'document', 'created_at', 'created_by', 'why', 'restores', 'effective_at'],
    order: ['version'],
    at_once: 100,
  },
  policy_withdrawals: {
    table: 'policy_withdrawals',
    columns: ['version', 'why', 'created_at', 'created_by'],
    order: ['version'],
  },
  // Neither password nor second factor; whoever administers every client does so where that was
  // granted.
  users: {
    table: 'users',
    columns: [
      'id',
      'username',
      'name',
      'email',
      'reach',
      'party',
      'disabled',
      'config',
      'rev',
      'last_sign_in_at',
      'created_at',
      'provisioned_id',
      'is_removed',
    ],
    later: ['provisioned_id', 'is_removed'],
    order: ['id'],
    given: { is_removed: sql`coalesce(r.is_removed, false)` },
  },
  user_changes: {
    table: 'user_changes',
    columns: ['id', 'at', 'by', 'user_id', 'username', 'action', 'before', 'after', 'why'],
    order: ['id'],
  },
  sign_in_changes: {
    table: 'sign_in_changes',
    columns: ['id', 'at', 'by', 'action', 'before', 'after', 'why'],
    order: ['id'],
  },
  preferences: { table: 'preferences', columns: ['user_id', 'document'], order: ['user_id'] },
  saved_views: {
    table: 'saved_views',
    columns: ['id', 'user_id', 'name', 'search'],
    order: ['id'],
  },
  files: {
    table: 'files',
    columns: ['digest', 'mime', 'bytes', 'created_at'],
    order: ['digest'],
  },
  logos: {
    table: 'logos',
    columns: ['digest', 'width', 'height', 'created_by', 'created_at'],
    order: ['digest'],
  },
  // In the order in which they were committed: they are put in that order again.
  events: {
    table: 'events',
    columns: ['order_id', 'seq', 'type', 'at', 'body', 'disclosures', 'digest'],
    order: ['txid', 'position'],
    at_once: 200,
  },
  names: { table: 'names', columns: ['kind', 'name'], order: ['kind', 'name'] },
  pictures: {
    table: 'pictures',
    columns: ['order_id', 'digest', 'hash', 'band_1', 'band_2', 'band_3', 'band_4', 'at'],
    order: ['digest', 'order_id'],
  },
  // What opens a link stays where it was given out; here it is ended.
  links: {
    table: 'links',
    columns: ['id', 'order_id', 'party', 'created_at', 'created_by', 'expires_at', 'revoked_at'],
    order: ['id'],
    given: { ref_hash: dead, revoked_at: sql`coalesce(r.revoked_at, now())` },
  },
  link_openings: {
    table: 'link_openings',
    columns: ['id', 'link_id', 'at', 'user_agent'],
    order: ['id'],
  },
  // What had not left by then has left from there, or was given up. What has left goes no other way
  // from here: its receipt is heard there.
  messages: {
    table: 'outbox',
    columns: [
      'id',
      'order_id',
      'kind',
      'channel',
      'recipient',
      'subject',
      'body',
      'state',
      'tries',
      'due_at',
      'expires_at',
      'sent_at',
      'provider_id',
      'error',
      'sent_by',
      'created_at',
      ...ledgerColumns,
    ],
    later: ledgerColumns,
    order: ['id'],
    at_once: 100,
    given: {
      state: sql`case r.state when 'queued' then 'expired' else r.state end`,
      tried: sql`coalesce(r.tried, '[]')`,
      ways_left: sql`case when r.state in ('sent', 'delivered', 'read') then '[]'
        else coalesce(r.ways_left, '[]') end`,
      is_timed: sql`coalesce(r.is_timed, false)`,
    },
  },
  // Whoever wrote STOP wrote it to the client, by whatever installation.
  opt_outs: {
    table: 'message_opt_outs',
    columns: ['id', 'channel', 'recipient', 'why', 'said', 'at'],
    order: ['id'],
  },
  crate_entries: {
    table: 'crate_entries',
    columns: [
      'movement',
      'lot',
      'order_id',
      'event',
      'asset',
      'party_kind',
      'party',
      'amount',
      'at',
      'by_username',
      'note',
    ],
    order: ['movement', 'amount'],
  },
  crate_statements: {
    table: 'crate_statements',
    columns: [
      'id',
      'party_kind',
      'party',
      'until',
      'balances',
      'created_at',
      'created_by',
      'expires_at',
      'answer',
      'note',
      'answered_at',
    ],
    order: ['id'],
    given: { ref_hash: dead, expires_at: sql`least(r.expires_at, now())` },
  },
  import_batches: {
    table: 'import_batches',
    columns: [
      'id',
      'username',
      'file_name',
      'rows',
      'refused',
      'unchanged',
      'created_at',
      'undone_at',
      'undone_by',
    ],
    order: ['id'],
  },
  imports: {
    table: 'imports',
    columns: ['id', 'username', 'rows', 'failures', 'acknowledged_at', 'created_at', 'batch_id'],
    order: ['id'],
    at_once: 20,
  },
  import_writes: {
    table: 'import_writes',
    columns: ['batch_id', 'rev', 'order_ids', 'undone'],
    order: ['batch_id', 'position'],
  },
  delivery_uploads: {
    table: 'delivery_uploads',
    columns: [
      'id',
      'kind',
      'party',
      'username',
      'file_name',
      'rows',
      'created_at',
      'undone_at',
      'undone_by',
    ],
    order: ['id'],
  },
  delivery_writes: {
    table: 'delivery_writes',
    columns: ['upload_id', 'order_id', 'kind', 'party', 'rev', 'undone'],
    order: ['upload_id', 'order_id'],
  },
  legal_holds: {
    table: 'legal_holds',
    columns: ['id', 'order_id', 'why', 'begun_at', 'begun_by', 'ended_at', 'ended_by', 'ended_why'],
    order: ['id'],
  },
  origins: {
    table: 'account_origins',
    columns: ['manifest_sha256', 'origin', 'exported_at', 'imported_at', 'checkpoint', 'keys'],
    order: ['exported_at', 'manifest_sha256'],
  },
}
