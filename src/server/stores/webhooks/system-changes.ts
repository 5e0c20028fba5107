import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** A change of what other systems may do, or what is told to whom. */
interface SystemChange {
  /** Null for the product itself. */
  readonly by: string | null
  readonly action:
    | 'webhook_added'
    | 'webhook_removed'
    | 'webhook_rotated'
    | 'webhook_enabled'
    | 'webhook_disabled'
    | 'key_made'
    | 'key_revoked'
    | 'opt_out_lifted'
  /** What it was about, and no secret. */
  readonly what: Readonly<Record<string, unknown>>
}

/** Puts such a change on record; when it was is the database's to say. */
export const noteSystemChange = async (
  { db }: Tx,
  client_id: string,
  { by, action, what }: SystemChange,
): Promise<void> => {
  await sql`
    insert into system_changes (client_id, id, by, action, what)
    values (${client_id}, ${randomUUIDv7()}, ${by}, ${action}, ${JSON.stringify(what)}::jsonb)`.execute(
    db,
  )
}
