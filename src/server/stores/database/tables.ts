import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A row of the table in which `migrate` records what it has run. */
export interface MigrationRow {
  name: string
  digest: string
  applied_at: Generated<string>
}

/** jsonb: read as its value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

/** A client account of the platform. */
export interface ClientRow {
  id: string
  key: string
  name: string
  created_at: Generated<string>
}
/** A version of a client's configuration; the highest counts. */
export interface PolicyRow {
  client_id: string
  version: number
  document: Json<unknown>
  created_at: Generated<string>
  created_by: string | null
}
/** An account that signs in. */
export interface UserRow {
  id: string
  client_id: string
  username: string
  name: string
  email: string | null
  password_hash: string
  reach: 'client' | 'vendor' | 'distributor'
  party: string | null
  disabled: Generated<boolean>
  config: Json<unknown>
  created_at: Generated<string>
}
/** A signed-in session; tokens stand as SHA-256. */
export interface SessionRow {
  id: string
  client_id: string
  user_id: string
  renewal_hash: string
  idle_expires_at: string
  absolute_expires_at: string
  embedded: Generated<boolean>
  purpose: Generated<'mobile_add' | null>
  user_agent: string | null
  created_at: Generated<string>
  ended_at: string | null
}
/** A token of a session, good until its end; a renewed one lives beside the one before. */
export interface SessionTokenRow {
  hash: string
  client_id: string
  session_id: string
  expires_at: string
}
/** A single-use code that may stand in an address, as SHA-256. */
export interface UrlCodeRow {
  hash: string
  client_id: string
  session_id: string
  purpose: 'embed' | 'mobile_add'
  expires_at: string
  used_at: string | null
}
/** A failed sign-in, counted for the limits of AUTH-13. */
export interface LoginFailureRow {
  id: string
  name_hash: string
  address: string
  pending: Generated<boolean>
  at: Generated<string>
}
/** A reset link's code, as SHA-256. */
export interface PasswordResetRow {
  hash: string
  name_hash: string
  client_id: string | null
  user_id: string | null
  expires_at: string
  used_at: string | null
  at: Generated<string>
}
/** An order's read model. */
export interface OrderRow {
  client_id: string
  id: string
  rev: number
  identifier: string
  invoice: string | null
  truck_number: string
  client_name: string
  source_name: string
  destination_name: string
  transporter: string | null
  dispatch_at: string
  eta_at: string | null
  delivered_at: string | null
  status: 'open' | 'received' | 'rejected'
  exception: boolean
  has_remarks: boolean
  has_attachments: boolean
  sms_delivered: boolean
  head: string
  search: string
  doc: Json<unknown>
  wire: string
  wire_form: string
}
/** A link of an order's chain: canonical JSON and its SHA-256. */
export interface EventRow {
  client_id: string
  order_id: string
  seq: number
  type: string
  at: string
  body: string
  digest: string
  txid: GeneratedAlways<string>
  position: GeneratedAlways<number>
}
/** A public link; its reference stands as SHA-256. */
export interface LinkRow {
  client_id: string
  id: string
  order_id: string
  party: 'receiver' | 'driver' | 'tracking'
  ref_hash: string
  created_at: Generated<string>
  created_by: string
  expires_at: string
  revoked_at: string | null
}
/** A code that opens a public page found by LR number. */
export interface AccessCodeRow {
  client_id: string
  id: string
  order_id: string
  party: LinkRow['party']
  hash: string
  created_at: string
  expires_at: string
  tries: Generated<number>
  used_at: string | null
}
/** How much of a budget was used in a slot of time. */
export interface BudgetRow {
  key: string
  slot: string
  used: number
}
/** One opening of a public link by a person. */
export interface LinkOpeningRow {
  client_id: string
  link_id: string
  at: Generated<string>
  user_agent: string | null
  id: string
}
/** Stored bytes by their SHA-256. */
export interface FileRow {
  client_id: string
  digest: string
  mime: string
  bytes: number
  created_at: Generated<string>
}
/**
 * A file of an order by what tells the same picture: its bytes, and where it shows enough, how it
 * looks.
 */
export interface PictureRow {
  client_id: string
  order_id: string
  digest: string
  hash: string | null
  band_1: number | null
  band_2: number | null
  band_3: number | null
  band_4: number | null
  at: Generated<string>
}
/** A message to be sent, and what became of it. */
export interface OutboxRow {
  id: string
  client_id: string
  order_id: string | null
  kind: 'otp' | 'office' | 'reset' | 'notice'
  channel: 'email' | 'sms' | 'whatsapp'
  recipient: string
  subject: string
  body: string
  secret: string | null
  state: Generated<'queued' | 'sent' | 'failed' | 'expired' | 'no_provider'>
  tries: Generated<number>
  due_at: Generated<string>
  lease_until: string | null
  expires_at: string | null
  sent_at: string | null
  provider_id: string | null
  error: string | null
  created_at: Generated<string>
}
/** The first answer to a request with an Idempotency-Key. */
export interface IdempotencyRow {
  client_id: string
  actor: string
  route: string
  key: string
  body_hash: string
  status: number | null
  answer: string | null
  created_at: Generated<string>
}
/** A name once used, for filters and completion. */
export interface NameRow {
  client_id: string
  kind: 'client' | 'source' | 'destination' | 'transporter' | 'truck' | 'driver'
  name: string
}
/** A bulk request and its failures. */
export interface ImportRow {
  client_id: string
  id: string
  batch_id: string | null
  username: string
  rows: number
  failures: Json<unknown>
  acknowledged_at: string | null
  created_at: Generated<string>
}
/** An import: what one file brought, in however many requests. */
export interface ImportBatchRow {
  client_id: string
  id: string
  username: string
  file_name: string
  rows: number
  created_at: Generated<string>
  undone_at: string | null
  undone_by: string | null
}
/** Orders that an import wrote, each as this revision. */
export interface ImportWriteRow {
  client_id: string
  batch_id: string
  position: GeneratedAlways<number>
  rev: number
  order_ids: string[]
  orders: GeneratedAlways<number>
  undone: number | null
}
/** How a user likes the table. */
export interface PreferencesRow {
  client_id: string
  user_id: string
  document: Json<unknown>
}
/** Filters that a user keeps under a name. */
export interface SavedViewRow {
  client_id: string
  id: string
  user_id: string
  name: string
  search: string
}
/** What of a day's orders has ended, for a transporter or ('') all of the client's. */
export interface OrderCountRow {
  client_id: string
  transporter: string
  day: string
  received: number
  exceptions: number
  rejected: number
}
/** One side of a movement of crates. */
export interface CrateEntryRow {
  client_id: string
  movement: string
  lot: string | null
  order_id: string | null
  event: string
  asset: string
  party_kind: string
  party: string
  amount: number
  at: string
  by_username: string | null
  note: string | null
}
/** A statement of crates that a party was asked to confirm; its address stands as SHA-256. */
export interface CrateStatementRow {
  client_id: string
  id: string
  party_kind: string
  party: string
  until: string
  balances: Json<unknown>
  ref_hash: string
  created_at: Generated<string>
  created_by: string
  expires_at: string
  answer: 'confirmed' | 'contested' | null
  note: string | null
  answered_at: string | null
}

/** Every table as Kysely sees it; times are ISO 8601 text in UTC, int8 is a number. */
export interface Tables {
  migrations: MigrationRow
  clients: ClientRow
  policies: PolicyRow
  users: UserRow
  sessions: SessionRow
  session_tokens: SessionTokenRow
  url_codes: UrlCodeRow
  login_failures: LoginFailureRow
  password_resets: PasswordResetRow
  orders: OrderRow
  events: EventRow
  links: LinkRow
  access_codes: AccessCodeRow
  budgets: BudgetRow
  link_openings: LinkOpeningRow
  files: FileRow
  pictures: PictureRow
  outbox: OutboxRow
  idempotency: IdempotencyRow
  names: NameRow
  imports: ImportRow
  import_batches: ImportBatchRow
  import_writes: ImportWriteRow
  order_counts: OrderCountRow
  order_count_changes: OrderCountRow
  preferences: PreferencesRow
  saved_views: SavedViewRow
  crate_entries: CrateEntryRow
  crate_statements: CrateStatementRow
}
