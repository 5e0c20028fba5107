import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

/** How a job ran last, in the whole installation. */
export interface JobRunRow {
  job: string
  began_at: string | null
  ended_at: string | null
  next_at: string | null
  fault: string | null
  result: Json<unknown> | null
}

/** Why something is kept beyond its time; null in `order_id` for all of a client. */
export interface LegalHoldRow {
  client_id: string
  id: string
  order_id: string | null
  why: string
  begun_at: Generated<string>
  begun_by: string | null
  ended_at: string | null
  ended_by: string | null
  ended_why: string | null
}

/** An archive of an account that was asked for. */
export interface AccountExportRow {
  client_id: string
  id: string
  state: Generated<'queued' | 'running' | 'done' | 'failed' | 'expired'>
  asked_by: string | null
  asked_at: Generated<string>
  lease_until: string | null
  tries: Generated<number>
  files_done: Generated<number>
  files_total: number | null
  files_lost: Generated<number>
  done_at: string | null
  expires_at: string | null
  bytes: number | null
  sha256: string | null
}
