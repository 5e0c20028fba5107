import type { LinkParty } from '../../../domain/policy/viewer.ts'
import type { DeliveryUploadRow, DeliveryWriteRow } from './delivery-tables.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json-column.ts'
import type {
  ClientRow,
  LoginFailureRow,
  PasswordResetRow,
  PolicyRow,
  PolicyWithdrawalRow,
  PreferencesRow,
  SavedViewRow,
  SessionRow,
  SessionTokenRow,
  UrlCodeRow,
  UserChangeRow,
  UserRow,
} from './account-tables.ts'
import type { MessageOptOutRow, MessageSpendRow, OutboxRow } from './message-tables.ts'
import type { AccountExportRow, JobRunRow, LegalHoldRow } from './upkeep-tables.ts'

/** A row of the table in which `migrate` records what it has run. */
export interface MigrationRow {
  name: string
  digest: string
  applied_at: Generated<string>
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
  proof_due_at: string | null
  to_review: boolean
  status: 'open' | 'received' | 'rejected'
  exception: boolean
  has_remarks: boolean
  has_attachments: boolean
  sms_delivered: boolean
  rating: number | null
  reason: string | null
  response: string | null
  attempted: string | null
  accepted_at: string | null
  rejected_at: string | null
  claimed_at: string | null
  label_numbers: string[]
  head: string
  search: string
  /** The whole state, in rows that the release before wrote, or that are written for it too. */
  doc: Json<unknown> | null
  untold: Json<unknown> | null
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
  disclosures: Generated<string[]>
  digest: string
  txid: GeneratedAlways<string>
  position: GeneratedAlways<number>
}
/** A public link; its reference stands as SHA-256. */
export interface LinkRow {
  client_id: string
  id: string
  order_id: string
  party: LinkParty
  opens: string | null
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
  /** Wrong tries by the network that they came from, as far as that is known. */
  tries_from: Generated<Json<Record<string, number>>>
  asked_from: string | null
  used_at: string | null
  /** Digest of the Idempotency-Key that it opened the page under. */
  used_under: string | null
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
/** A client's logo, which anybody may see. */
export interface LogoRow {
  client_id: string
  digest: string
  width: number
  height: number
  created_by: string | null
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
  refused: number | null
  unchanged: number | null
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
  policy_withdrawals: PolicyWithdrawalRow
  users: UserRow
  user_changes: UserChangeRow
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
  logos: LogoRow
  outbox: OutboxRow
  message_spend: MessageSpendRow
  message_opt_outs: MessageOptOutRow
  idempotency: IdempotencyRow
  names: NameRow
  imports: ImportRow
  import_batches: ImportBatchRow
  import_writes: ImportWriteRow
  delivery_uploads: DeliveryUploadRow
  delivery_writes: DeliveryWriteRow
  order_counts: OrderCountRow
  order_count_changes: OrderCountRow
  preferences: PreferencesRow
  saved_views: SavedViewRow
  crate_entries: CrateEntryRow
  crate_statements: CrateStatementRow
  job_runs: JobRunRow
  legal_holds: LegalHoldRow
  account_exports: AccountExportRow
}
